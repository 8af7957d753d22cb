import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementsIn } from '../testing/announce.ts';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { LiveClient } from '../testing/live.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const announce = announcementsIn(sql);
afterAll(api.close);

let organizer: Person;
let event: BuiltEvent;
let people: Person[];
beforeEach(async () => {
  await sql('DELETE FROM announcements');
  organizer = await buildUser({ role: 'organizer' });
  people = await buildUsers(4);
  event = await buildEvent({ createdBy: organizer });
  await buildRegistrations(event, people.slice(0, 3));
});

const read = (person: Person, noticeIds?: readonly string[]) =>
  as(person)('mutation ($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { read } }', {
    input: { noticeIds },
  });
const again = (announcementId: string, person = organizer) =>
  as(person)('mutation ($id: ID!) { tellAnnouncementAgain(input: { announcementId: $id }) { announcement { id } } }', {
    id: announcementId,
  });
interface Reach {
  title: string;
  seenCount: number | null;
  audienceCount: number | null;
}
const reach = async (person = organizer): Promise<Reach[]> => {
  const { data } = await as(person)<{ announcements: { edges: { node: Reach }[] } }>(
    '{ announcements { edges { node { title seenCount audienceCount } } } }',
  );
  return data.announcements.edges.map(({ node }) => node);
};
const bell = async (person: Person) => {
  const { data } = await as(person)<{
    notices: { edges: { node: { title: string; isRead: boolean; isAgain: boolean } }[] };
  }>('{ notices { edges { node { title isRead isAgain } } } }');
  return data.notices.edges.map(({ node }) => node);
};

describe('the reach of an announcement', () => {
  test('counts the audience and its readers without the author, and is null for participants', async () => {
    const { id } = await announce({ createdBy: organizer, event, audience: 'seats', title: 'Bring string' });
    const [{ count } = { count: 0 }] = await sql<{ count: number }>('SELECT count(*)::int FROM users');
    const all = await announce({ createdBy: organizer, title: 'Library' });
    await read(people[0]!, [id, all.id]);
    await read(people[3]!);
    await read(organizer);
    expect(await reach()).toEqual([
      { title: 'Library', seenCount: 2, audienceCount: count - 1 },
      { title: 'Bring string', seenCount: 1, audienceCount: 3 },
    ]);
    expect(await reach(people[0])).toMatchObject([{ seenCount: null, audienceCount: null }, { seenCount: null }]);
  });

  test('is counted with one set of statements for a whole page', async () => {
    await announce({ createdBy: organizer });
    const statements = async () => {
      const before = api.database.reader.sent;
      await reach();
      return api.database.reader.sent - before;
    };
    await reach();
    const ofOne = await statements();
    for (let n = 0; n < 5; n += 1) await announce({ createdBy: organizer });
    expect(await statements()).toBe(ofOne);
  });

  test('can be queried before the announcement is written', async () => {
    const size = (args: string, person = organizer) =>
      as(person)<{ announcementAudienceCount: number }>(`{ announcementAudienceCount(${args}) }`);
    expect((await size(`audience: SEATS, eventId: "${event.id}"`)).data.announcementAudienceCount).toBe(3);
    expect((await size('audience: COLLEGE, college: "Nowhere"')).data.announcementAudienceCount).toBe(0);
    expect((await size('audience: EVERYBODY')).data.announcementAudienceCount).toBeGreaterThan(4);
    expect(await size('audience: LINE')).toMatchObject({
      fields: { eventId: 'Choose the event whose people it is for' },
    });
    expect(await size('audience: LINE, eventId: "event_1"')).toMatchObject({ fields: { eventId: 'Event not found' } });
    expect((await size('audience: EVERYBODY', people[0])).code).toBe('FORBIDDEN');
  });
});

describe('repeating an announcement', () => {
  test('moves it to the top of the bell of people who have not read it, and notifies only them', async () => {
    await sql(`UPDATE users SET created_at = now() - interval '1 year'`);
    const { id } = await announce({ createdBy: organizer, title: 'Storm', createdAt: inHours(-5) });
    await announce({ createdBy: organizer, title: 'Since then', createdAt: inHours(-4) });
    const [reader, other] = people as [Person, Person];
    await read(reader, [id]);
    const clients = [
      await LiveClient.open(api.url, await api.tokenOf(reader)),
      await LiveClient.open(api.url, await api.tokenOf(other)),
    ];
    const feeds = clients.map((client) =>
      client.subscribe({
        query: 'subscription { noticeArrived { ... on NoticeArrived { notice { title isAgain } } } }',
      }),
    );
    for (const feed of feeds) await feed.next();
    expect((await again(id)).errors).toEqual([]);
    expect((await feeds[1]!.next()).data).toEqual({ noticeArrived: { notice: { title: 'Storm', isAgain: true } } });
    expect(await bell(other)).toEqual([
      { title: 'Storm', isRead: false, isAgain: true },
      { title: 'Since then', isRead: false, isAgain: false },
    ]);
    expect((await bell(reader))[0]).toMatchObject({ title: 'Storm', isRead: true });
    expect(feeds[0]!.answers).toHaveLength(1);
    await Promise.all(clients.map((client) => client.close()));
  });

  test('is refused within an hour, for a draft, for an unknown id, and to participants', async () => {
    const { id } = await announce({ createdBy: organizer });
    expect(await again(id)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const draft = await announce({ createdBy: organizer, isPublished: false });
    expect(await again(draft.id)).toMatchObject({ code: 'ANNOUNCEMENT_NOT_SHOWN' });
    expect(await again('announcement_1')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await again(id, people[0])).toMatchObject({ code: 'FORBIDDEN' });
    const old = await announce({ createdBy: organizer, createdAt: inHours(-2) });
    const codes = (await Promise.all([again(old.id), again(old.id), again(old.id)])).map(({ code }) => code);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2);
    expect(codes).toContain(undefined);
  });
});
