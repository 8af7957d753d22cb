import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnnouncementFacts, announcementsIn, type BuiltAnnouncement } from '../../testing/announce.ts';
import { type Api, startApi } from '../../testing/api.ts';
import type { Person } from '../../testing/build.ts';
import { invalid, listOf, noAnnouncement, noEvent, refusalOf, restOf } from '../../testing/rest.ts';

let api: Api;
let rest: ReturnType<typeof restOf>;
let announce: (facts: AnnouncementFacts) => Promise<BuiltAnnouncement>;
let participant: Person;
let organizer: Person;
let colleague: Person;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  rest = restOf(api);
  announce = announcementsIn(api.sql);
  participant = await api.buildUser();
  organizer = await api.buildUser({ role: 'organizer', firstName: 'Olga', lastName: 'Nizer' });
  colleague = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());

interface Announcement {
  _id: string;
  title: string;
  isPublished: boolean;
  updatedAt: string;
}

const create = (body: object, as = organizer) => rest<Announcement>('POST /api/announcements', { as, body });
const edit = (id: string, body: object, as = organizer) =>
  rest<Announcement>(`PUT /api/announcements/${id}`, { as, body });
const remove = (id: string, as = organizer) => rest(`DELETE /api/announcements/${id}`, { as });
const read = (id: string, as = participant) => rest<Announcement>(`GET /api/announcements/${id}`, { as });
const list = (query = '', as = participant) => rest<Announcement[]>(`GET /api/announcements${query}`, { as });
const titles = async (query: string, as: Person) => {
  const { body } = await list(query, as);
  expect([body.count, body.total]).toEqual([body.data.length, body.data.length]);
  return body.data.map(({ title }) => title).toSorted();
};

const instant = expect.stringMatching(/^\d{4}-.*Z$/) as string;
const hello = { title: 'Hello', content: 'Everybody' };

describe('writing', () => {
  test('accepts the end date under its current and its old name', async () => {
    const endsAt = '2098-05-04T10:00:00.000Z';
    const wrong = 'must be a point in time such as 2026-11-21T18:30:00Z';
    const { data } = (await create({ ...hello, endsAt })).body;
    expect(data).toMatchObject({ endsAt });
    expect((await create({ ...hello, endDate: endsAt })).body.data).toMatchObject({ endsAt });
    expect((await edit(data._id, { ...data, title: 'Hi' })).body.data).toMatchObject({ endsAt, title: 'Hi' });
    const later = '2098-05-05T10:00:00.000Z';
    expect((await edit(data._id, { endDate: later })).body.data).toMatchObject({ endsAt: later });
    expect((await edit(data._id, { endDate: later, endsAt: '2098-05-05T10:00:00Z' })).status).toBe(200);
    expect(refusalOf(await edit(data._id, { endDate: endsAt, endsAt: later }))).toEqual(
      invalid({ endsAt: 'endsAt and endDate are the same field: send one of them' }),
    );
    for (const name of ['endsAt', 'endDate']) {
      expect(refusalOf(await create({ ...hello, [name]: 'rubbish' }))).toEqual(invalid({ [name]: `${name} ${wrong}` }));
      expect((await edit(data._id, { [name]: null })).body.data).toMatchObject({ endsAt: null });
      await edit(data._id, { endsAt });
    }
  });

  test('answers 201 with the announcement; defaults are medium priority, published and general', async () => {
    const { status, body } = await create(hello);
    const { _id } = body.data;
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      data: {
        _id,
        id: _id,
        language: null,
        translations: [],
        localTitle: 'Hello',
        localContent: 'Everybody',
        localLanguage: null,
        title: 'Hello',
        content: 'Everybody',
        eventId: null,
        priority: 'medium',
        isPublished: true,
        publishAt: null,
        endsAt: null,
        pinned: false,
        audience: 'everybody',
        college: null,
        state: 'published',
        createdBy: organizer.id,
        creatorName: 'Olga Nizer',
        createdAt: instant,
        updatedAt: instant,
      },
    });
    const more = { isUnread: true, seenCount: null, audienceCount: null };
    expect((await read(_id)).body).toEqual({ ...body, data: { ...body.data, ...more } });
  });

  test('accepts form values in any case, and ignores claimed names', async () => {
    const event = await api.buildEvent();
    const claims = { createdBy: admin.id, creatorName: 'The Dean', _id: 'announcement_1', role: 'admin' };
    const high = await create({ ...hello, ...claims, priority: 'HIGH', eventId: event.id, isPublished: 'false' });
    expect(high.body.data).toMatchObject({
      priority: 'high',
      eventId: event.id,
      isPublished: false,
      createdBy: organizer.id,
      creatorName: 'Olga Nizer',
    });
    const low = await create({ ...hello, priority: 'Low', eventId: '' });
    expect(low.body.data).toMatchObject({ priority: 'low', eventId: null, isPublished: true });
  });

  test.each<[string, object, Record<string, string>]>([
    ['nothing', { title: undefined, content: '' }, { title: 'Title is required', content: 'Content is required' }],
    ['a long title', { title: 'x'.repeat(101) }, { title: 'Title must be at most 100 characters' }],
    ['a priority of its own', { priority: 'urgent' }, { priority: 'Priority must be low, medium or high' }],
    ['an event that is not there', { eventId: 'undefined' }, { eventId: 'Event not found' }],
    ['a word for a switch', { isPublished: 'maybe' }, { isPublished: 'isPublished must be true or false' }],
  ])("with %s is refused with the form's sentence", async (_, changes, fields) => {
    expect(refusalOf(await create({ ...hello, ...changes }))).toEqual(invalid(fields));
  });

  test('is for organizers and admins', async () => {
    const { id } = await announce({ createdBy: organizer });
    const forbidden = (verb: string) => [403, 'FORBIDDEN', `You do not have permission to ${verb} announcements.`];
    expect(refusalOf(await create(hello, participant))).toEqual(forbidden('create'));
    expect(refusalOf(await edit(id, hello, participant))).toEqual(forbidden('edit'));
    expect(refusalOf(await remove(id, participant))).toEqual(forbidden('delete'));
    expect((await create(hello, admin)).status).toBe(201);
  });
});

describe('editing', () => {
  test('changes only the given fields', async () => {
    const before = (await create({ ...hello, priority: 'low' })).body.data;
    const taken = await edit(before._id, { isPublished: false }, colleague);
    expect(taken.status).toBe(200);
    expect(taken.body).toEqual({
      success: true,
      data: { ...before, isPublished: false, state: 'draft', updatedAt: taken.body.data.updatedAt },
    });
    const event = await api.buildEvent();
    const form = { title: 'Again', content: 'All', priority: 'high', eventId: event.id, isPublished: true };
    const whole = await edit(before._id, { ...form, announcementId: 'announcement_1', creatorName: 'The Dean' }, admin);
    expect(whole.body.data).toMatchObject({ ...form, _id: before._id, creatorName: 'Olga Nizer' });
    expect((await edit(before._id, { eventId: null })).body.data).toMatchObject({ title: 'Again', eventId: null });
  });

  test('rejects wrong fields and unknown announcements', async () => {
    const { id } = await announce({ createdBy: organizer });
    expect(refusalOf(await edit(id, { title: ' ', priority: 'x' }))).toEqual(
      invalid({ title: 'Title is required', priority: 'Priority must be low, medium or high' }),
    );
    expect(refusalOf(await edit(id, { title: ' ' }))).toEqual(invalid({ title: 'Title is required' }));
    for (const nothing of ['announcement_01jd5xq2m8fz4tqv7n3r6k9w0c', organizer.id, 'undefined', 'null', '5'])
      expect(refusalOf(await edit(nothing, hello))).toEqual(noAnnouncement);
  });
});

test('an announcement is deleted once', async () => {
  const { id } = await announce({ createdBy: organizer });
  const { status, body } = await remove(id, colleague);
  expect([status, body]).toEqual([200, { success: true, message: 'Announcement deleted.', data: { id } }]);
  expect(refusalOf(await remove(id, colleague))).toEqual(noAnnouncement);
  expect(refusalOf(await read(id, admin))).toEqual(noAnnouncement);
});

describe('the list', () => {
  beforeAll(async () => {
    await api.sql('DELETE FROM announcements');
    const event = await api.buildEvent();
    await announce({ title: 'general high', priority: 'high', createdBy: organizer });
    await announce({ title: 'event low', priority: 'low', event, createdBy: organizer });
    await announce({ title: 'event draft', event, isPublished: false, createdBy: organizer });
    eventId = event.id;
  });
  let eventId: string;

  test('is sorted newest first', async () => {
    const { body } = await list('', organizer);
    expect(body.data.map(({ title }) => title)).toEqual(['event draft', 'event low', 'general high']);
    expect(body).toEqual(listOf(body.data));
  });

  test.each<[string, string[], string[]]>([
    ['', ['event low', 'general high'], ['event draft', 'event low', 'general high']],
    ['?eventId=null', ['general high'], ['general high']],
    ['?hasEvent=false', ['general high'], ['general high']],
    ['?hasEvent=true', ['event low'], ['event draft', 'event low']],
    ['?isPublished=true', ['event low', 'general high'], ['event low', 'general high']],
    ['?isPublished=false', [], ['event draft']],
    ['?state=draft', [], ['event draft']],
    ['?state=scheduled', [], []],
    ['?state=published', ['event low', 'general high'], ['event low', 'general high']],
    ['?priority=high', ['general high'], ['general high']],
    ['?priority=all&hasEvent=true', ['event low'], ['event draft', 'event low']],
    ['?priority=LOW&hasEvent=true', ['event low'], ['event low']],
    ['?eventId=null&priority=low', [], []],
    ['?eventId=user_01jd5xq2m8fz4tqv7n3r6k9w0c', [], []],
    [
      '?priority=&hasEvent=&eventId=&isPublished=',
      ['event low', 'general high'],
      ['event draft', 'event low', 'general high'],
    ],
    ['?colour=red', ['event low', 'general high'], ['event draft', 'event low', 'general high']],
  ])('is filtered by %j, with matching counts, for participants and for organizers', async (query, few, all) => {
    expect(await titles(query, participant)).toEqual(few);
    expect(await titles(query, organizer)).toEqual(all);
  });

  test.each<[string, Record<string, string>]>([
    ['priority=urgent', { priority: 'Priority must be low, medium or high' }],
    ['state=gone', { state: 'State must be draft, scheduled, published or ended' }],
    ['hasEvent=maybe', { hasEvent: 'hasEvent must be true or false' }],
    ['isPublished=1', { isPublished: 'isPublished must be true or false' }],
  ])('rejects the filter %s', async (query, fields) => {
    expect(refusalOf(await list(`?${query}`))).toEqual(invalid(fields));
  });

  test('of one event has its own path', async () => {
    const of = (id: string, as = participant) => rest<Announcement[]>(`GET /api/announcements/event/${id}`, { as });
    expect((await of(eventId)).body.data.map(({ title }) => title)).toEqual(['event low']);
    expect((await of(eventId, admin)).body).toMatchObject({ count: 2, total: 2, nextCursor: null });
    expect(await titles(`?eventId=${eventId}`, participant)).toEqual(['event low']);
    for (const id of ['event_01jd5xq2m8fz4tqv7n3r6k9w0c', organizer.id])
      expect(refusalOf(await of(id))).toEqual(noEvent);
  });
});
