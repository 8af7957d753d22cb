import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnnouncementFacts, announcementsIn, type BuiltAnnouncement } from '../../testing/announce.ts';
import { type Api, startApi } from '../../testing/api.ts';
import type { BuiltEvent, Person } from '../../testing/build.ts';
import { listOf, noAnnouncement, noEvent, refusalOf, restOf } from '../../testing/rest.ts';
import { awardsIn } from '../../testing/scores.ts';

let api: Api;
let rest: ReturnType<typeof restOf>;
let announce: (facts: AnnouncementFacts) => Promise<BuiltAnnouncement>;
let participant: Person;
let owner: Person;
let colleague: Person;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  rest = restOf(api);
  announce = announcementsIn(api.sql);
  participant = await api.buildUser();
  owner = await api.buildUser({ role: 'organizer' });
  colleague = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());

const everyRead = (event: BuiltEvent, announcement: BuiltAnnouncement) => [
  '/api/events',
  `/api/events?organizer=${owner.id}`,
  '/api/events?search=secret',
  `/api/events/${event.id}`,
  `/api/events/${event.id}/participants`,
  `/api/events/${event.id}/calendar.ics`,
  '/api/announcements',
  '/api/announcements?isPublished=false',
  '/api/announcements?hasEvent=true',
  `/api/announcements?eventId=${event.id}`,
  `/api/announcements/${announcement.id}`,
  `/api/announcements/event/${event.id}`,
  `/api/leaderboard/event/${event.id}`,
  `/api/leaderboard/event/${event.id}/user/${participant.id}`,
  '/api/leaderboard/top',
  '/api/leaderboard/colleges',
];

/** The responses of all calls for one viewer: hidden objects must not change any of them, not even a count. */
const textsOf = async (paths: readonly string[], as: Person) =>
  Promise.all(paths.map(async (path) => (await rest(`GET ${path}`, { as })).text));

describe('a draft', () => {
  test('changes no response for participants, and is visible to organizers and admins', async () => {
    const event = await api.buildEvent({ createdBy: owner });
    await announce({ event, createdBy: owner });
    const draft = await announce({ event, createdBy: owner, title: 'Secret exam', isPublished: false });
    const paths = everyRead(event, draft);
    const withDraft = await textsOf(paths, participant);
    for (const person of [owner, colleague, admin]) {
      const { body } = await rest(`GET /api/announcements?isPublished=false`, { as: person });
      expect(body).toMatchObject({ count: 1, total: 1, data: [{ _id: draft.id, isPublished: false }] });
      expect((await rest(`GET /api/announcements/${draft.id}`, { as: person })).body.data.title).toBe('Secret exam');
      const ofEvent = await rest(`GET /api/announcements/event/${event.id}`, { as: person });
      expect(ofEvent.body).toMatchObject({ count: 2, total: 2 });
    }
    await api.sql('DELETE FROM announcements WHERE id = $1', [draft.uuid]);
    expect(withDraft).toEqual(await textsOf(paths, participant));
    expect(withDraft.join()).not.toMatch(/Secret/);
  });

  test('is hidden from participants when its publication is undone', async () => {
    const { id } = await announce({ createdBy: owner });
    const read = () => rest(`GET /api/announcements/${id}`, { as: participant });
    expect((await read()).status).toBe(200);
    await rest(`PUT /api/announcements/${id}`, { as: colleague, body: { isPublished: false } });
    expect(refusalOf(await read())).toEqual(noAnnouncement);
    await rest(`PUT /api/announcements/${id}`, { as: colleague, body: { isPublished: true } });
    expect((await read()).status).toBe(200);
  });
});

describe.each(['pending', 'rejected'] as const)('an event that is %s', (approval) => {
  let event: BuiltEvent;
  let announcement: BuiltAnnouncement;
  beforeAll(async () => {
    await api.sql('DELETE FROM events');
    event = await api.buildEvent({ title: 'Secret ball', createdBy: owner, approval });
    announcement = await announce({ event, createdBy: owner, title: 'Secret music' });
    await api.buildRegistrations(event, [participant]);
    await awardsIn(api.sql)([{ event, to: participant, by: owner, achievements: ['Secret Dancer'] }]);
  });

  test('is visible in no call to others than its owner and admins', async () => {
    for (const person of [participant, colleague]) {
      const texts = await textsOf(everyRead(event, announcement), person);
      expect(texts.join()).not.toMatch(/Secret/);
      for (const path of ['', '/participants', '/calendar.ics'])
        expect(refusalOf(await rest(`GET /api/events/${event.id}${path}`, { as: person }))).toEqual(noEvent);
      for (const path of ['announcements', 'leaderboard'])
        expect(refusalOf(await rest(`GET /api/${path}/event/${event.id}`, { as: person }))).toEqual(noEvent);
      const score = await rest(`GET /api/leaderboard/event/${event.id}/user/${participant.id}`, { as: person });
      expect(refusalOf(score)).toEqual(noEvent);
      expect((await rest('GET /api/events', { as: person })).body).toEqual(listOf([]));
      expect((await rest('GET /api/announcements?hasEvent=true', { as: person })).body).toEqual(listOf([]));
    }
    for (const person of [owner, admin]) {
      expect((await rest('GET /api/events', { as: person })).body).toMatchObject({ count: 1, total: 1 });
      for (const text of await textsOf(
        [
          `/api/events/${event.id}`,
          `/api/events/${event.id}/calendar.ics`,
          `/api/announcements/${announcement.id}`,
          `/api/leaderboard/event/${event.id}`,
        ],
        person,
      ))
        expect(text).toMatch(/Secret/);
    }
  });

  test('refuses writes of viewers who cannot see it', async () => {
    const form = { name: 'Nina Iyer', email: 'n@evm.example' };
    const newcomer = await api.buildUser();
    expect(refusalOf(await rest(`POST /api/events/${event.id}/register`, { as: newcomer, body: form }))).toEqual(
      noEvent,
    );
    const as = colleague;
    expect(refusalOf(await rest(`PUT /api/events/${event.id}`, { as, body: { title: 'Mine' } }))).toEqual(noEvent);
    expect(refusalOf(await rest(`DELETE /api/events/${event.id}`, { as }))).toEqual(noEvent);
    const points = { as, body: { points: 1 } };
    const award = await rest(`PUT /api/leaderboard/event/${event.id}/user/${participant.id}`, points);
    expect(refusalOf(award)).toEqual(noEvent);
    const edit = await rest(`PUT /api/announcements/${announcement.id}`, { as, body: { title: 'Mine' } });
    expect(refusalOf(edit)).toEqual(noAnnouncement);
    expect(refusalOf(await rest(`DELETE /api/announcements/${announcement.id}`, { as }))).toEqual(noAnnouncement);
    const about = { title: 'a', content: 'b', eventId: event.id };
    expect((await rest('POST /api/announcements', { as, body: about })).body.fields).toEqual({
      eventId: 'Event not found',
    });
  });
});

test('a new event that needs approval is visible to its owner and admins only', async () => {
  await api.sql('UPDATE system_settings SET event_approval_required = true');
  const body = { title: 'Ball', description: 'Dance.', location: 'Hall', date: '2027-01-01T18:00:00Z' };
  const created = await rest('POST /api/events', { as: owner, body: { ...body, approval: 'approved' } });
  expect(created.status).toBe(201);
  const read = async (as: Person) => (await rest(`GET /api/events/${String(created.body.data._id)}`, { as })).status;
  expect([await read(owner), await read(admin), await read(colleague), await read(participant)]).toEqual([
    200, 200, 404, 404,
  ]);
});

test('people with a private profile have no name and college for other participants on any board', async () => {
  const shy = await api.buildUser({ firstName: 'Shy', lastName: 'Himself', college: 'Hidden College' });
  const mates = await api.buildUsers(2, { college: 'Hidden College' });
  await api.sql('UPDATE users SET profile_visible = false WHERE id = $1', [shy.uuid]);
  const event = await api.buildEvent({ createdBy: owner });
  await api.buildRegistrations(event, [shy, ...mates]);
  await awardsIn(api.sql)([shy, ...mates].map((to) => ({ event, to, by: owner })));
  const boards = [
    `/api/leaderboard/event/${event.id}`,
    `/api/leaderboard/event/${event.id}/user/${shy.id}`,
    '/api/leaderboard/top',
  ];
  const rowOf = (text: string) =>
    [(JSON.parse(text) as { data: Record<string, unknown> | Record<string, unknown>[] }).data]
      .flat()
      .find(({ userId }) => userId === shy.id);
  for (const text of await textsOf(boards, participant)) {
    expect(rowOf(text)).toMatchObject({ userName: 'Private participant', college: '' });
    expect(text).not.toMatch(/Shy|Himself/);
  }
  for (const person of [shy, owner, colleague, admin])
    for (const text of await textsOf(boards, person))
      expect(rowOf(text)).toMatchObject({ userName: 'Shy Himself', college: 'Hidden College' });
});

test('only calls for admins, and about the viewer, contain addresses of accounts', async () => {
  const event = await api.buildEvent({ createdBy: owner });
  const announcement = await announce({ event, createdBy: owner });
  await api.buildRegistrations(event, [await api.buildUser(), participant]);
  const whole = (await textsOf([...everyRead(event, announcement), '/api/auth/me'], participant)).join();
  // the calendar file contains its UID and the platform's address
  const ofCalendar = /^(UID|ORGANIZER)[:;].*$/gm;
  const unfolded = whole.replaceAll('\r\n ', '').replaceAll(ofCalendar, '');
  expect(new Set(unfolded.match(/[\w.]+@[\w.]+/g))).toEqual(new Set([participant.email]));
});
