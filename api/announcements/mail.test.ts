import { setTimeout as pause } from 'node:timers/promises';
import { workerOf } from '../testing/jobs.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { toId, toUuid } from '../core/ids/ids.ts';
import { type Api, startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { makeJobsDue, mailTo, startMail } from '../testing/mail.ts';
import { restOf } from '../testing/rest.ts';
import { announcementMail } from './mail.ts';

let api: Api;
let author: Person;
let registered: Person;
let elsewhere: Person;
let event: BuiltEvent;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.sql("DELETE FROM pgboss.job WHERE name = 'announcement-mail'");
  author = await api.buildUser({ role: 'organizer', firstName: 'Olga', lastName: 'Nizer' });
  [registered, elsewhere] = (await api.buildUsers(2)) as [Person, Person];
  event = await api.buildEvent({ createdBy: author, title: 'Kite day' });
  await api.buildRegistrations(event, [registered]);
  await api.buildRegistrations(await api.buildEvent(), [elsewhere]);
});
afterAll(() => api?.close());

const create = async (input: Record<string, unknown> = {}) => {
  const { data, code } = await api.as(author)<{ createAnnouncement: { announcement: { id: string } } } | null>(
    'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }',
    { input: { title: 'Storm', content: 'Stay inside.', priority: 'HIGH', eventId: event.id, ...input } },
  );
  return { id: data?.createAnnouncement.announcement.id ?? '', code };
};
const update = (announcementId: string, changes: Record<string, unknown>) =>
  api.as(author)(
    'mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { announcement { id } } }',
    { input: { announcementId, ...changes } },
  );
const remove = (id: string) =>
  api.as(author)(
    'mutation ($id: ID!) { deleteAnnouncement(input: { announcementId: $id }) { deletedAnnouncementId } }',
    {
      id,
    },
  );

/** Runs the queued mail jobs, as the worker would. Returns their number. */
async function work(): Promise<number> {
  const jobs = await api.sql("DELETE FROM pgboss.job WHERE name = 'announcement-mail' RETURNING id");
  for (const _ of jobs) await workerOf(api, announcementMail).work({}, false);
  return jobs.length;
}

/** The ids of the people who got a letter about an announcement. */
const readersOf = async (id: string) => {
  const rows = await api.sql<{ userId: string }>(
    `SELECT user_id AS "userId" FROM mail_told WHERE thread = $1
        AND EXISTS (SELECT FROM mail_messages m WHERE m.user_id = mail_told.user_id AND m.kind = 'announcement')`,
    [`announcement:${toUuid('announcement', id)}`],
  );
  return rows.map(({ userId }) => toId('user', userId)).toSorted();
};
const ids = (...people: Person[]) => people.map(({ id }) => id).toSorted();

describe('an announcement of high priority', () => {
  test('about an event is mailed to the people registered for it', async () => {
    const [silent, choosy] = (await api.buildUsers(2)) as [Person, Person];
    await api.buildRegistrations(event, [silent, choosy]);
    await api.sql('UPDATE users SET notify_email = false WHERE id = $1', [silent.uuid]);
    await api.sql(`INSERT INTO message_choices VALUES ($1, 'announcements', 'email', false)`, [choosy.uuid]);
    const { id } = await create();
    expect(await readersOf(id)).toEqual([]);
    await work();
    expect(await readersOf(id)).toEqual(ids(registered));
    expect(await mailTo(api, registered)).toMatchObject([
      {
        address: registered.email,
        data: {
          title: 'Storm',
          content: 'Stay inside.',
          author: 'Olga Nizer',
          event: { id: event.uuid, title: 'Kite day' },
        },
      },
    ]);
  });

  test('without an event is mailed to all users except its author and people with an unverified address', async () => {
    const [silent, unknown] = (await api.buildUsers(2)) as [Person, Person];
    await api.sql('UPDATE users SET notify_email = false WHERE id = $1', [silent.uuid]);
    await api.sql('UPDATE users SET awaits_verification = true WHERE id = $1', [unknown.uuid]);
    const colleague = await api.buildUser({ role: 'organizer' });
    const { id } = await create({ eventId: null });
    await work();

    const readers = await readersOf(id);
    expect(readers).toEqual(expect.arrayContaining(ids(registered, elsewhere, colleague)));
    for (const person of [author, silent, unknown]) expect(readers).not.toContain(person.id);
    expect((await mailTo(api, elsewhere))[0]!.data).toMatchObject({ event: null });
  });

  test('is not mailed to its author, even if registered', async () => {
    await api.buildRegistrations(event, [author]);
    const { id } = await create();
    await work();
    expect(await readersOf(id)).toEqual(ids(registered));
  });

  test('is mailed when it is published, or when its priority is raised to high', async () => {
    const drafted = await create({ isPublished: false });
    const calm = await create({ priority: 'LOW' });
    expect(await work()).toBe(0);
    await update(drafted.id, { isPublished: true });
    await update(calm.id, { priority: 'HIGH' });
    expect(await work()).toBe(2);
    for (const { id } of [drafted, calm]) expect(await readersOf(id)).toEqual(ids(registered));
  });

  test('is mailed to the people of another event when it moves there, but not twice to anyone', async () => {
    const { id } = await create();
    await work();
    const right = await api.buildEvent({ createdBy: author });
    await api.buildRegistrations(right, [registered, elsewhere]);
    await update(id, { eventId: right.id });
    await work();
    expect(await readersOf(id)).toEqual(ids(registered, elsewhere));
    expect(await mailTo(api, registered)).toHaveLength(1);
  });

  test('is mailed within a minute, in one letter per person with the other announcements of that minute', async () => {
    const first = await create();
    const second = await create({ title: 'Canteen closed', content: 'Bring bread.', eventId: null });
    const due = await api.sql<{ wait: number }>(
      `SELECT extract(epoch FROM start_after - now())::float AS wait FROM pgboss.job WHERE name = 'announcement-mail'`,
    );
    for (const { wait } of due) expect(wait).toBeLessThan(60);
    expect(await work()).toBe(2);

    const [letter, ...more] = await mailTo(api, registered);
    expect(more).toEqual([]);
    expect(letter!.data).toMatchObject({
      title: 'Storm',
      more: [{ title: 'Canteen closed', content: 'Bring bread.', event: null }],
    });
    expect(await mailTo(api, elsewhere)).toMatchObject([{ data: { title: 'Canteen closed' } }]);
    expect((await mailTo(api, elsewhere))[0]!.data).not.toHaveProperty('more');
    for (const { id } of [first, second]) expect(await readersOf(id)).toContain(registered.id);
  });

  test('is also mailed if it is created over REST', async () => {
    const body = { title: 'Storm', content: 'Stay inside.', priority: 'high', eventId: event.id };
    const { body: answer } = await restOf(api)<{ id: string }>('POST /api/announcements', { as: author, body });
    await work();
    expect(await readersOf(answer.data.id)).toEqual(ids(registered));
  });
});

describe('announcements without mail', () => {
  test.each([
    ['an announcement of medium priority', { priority: 'MEDIUM' }],
    ['a draft', { isPublished: false }],
  ])('%s is not mailed', async (_, input) => {
    const { id } = await create(input);
    await update(id, { title: 'Storm tonight' });
    expect(await work()).toBe(0);
  });

  test('an announcement with invalid input is not mailed', async () => {
    for (const input of [{ title: '' }, { priority: 'HIGHEST' }, { eventId: 'event_01kafz5w4ye4rs7a1xkb0y7n5c' }])
      expect((await create(input)).code).toBe('VALIDATION_FAILED');
    expect(await work()).toBe(0);
  });

  test.each([
    ['unpublished', (id: string) => update(id, { isPublished: false })],
    ['lowered in priority', (id: string) => update(id, { priority: 'MEDIUM' })],
    ['deleted', (id: string) => remove(id)],
    ['hidden with its event', () => api.sql(`UPDATE events SET approval = 'pending' WHERE id = $1`, [event.uuid])],
  ])('an announcement that was %s before its job ran is not mailed', async (_, undo) => {
    const { id } = await create();
    await undo(id);
    expect(await work()).toBe(1);
    expect(await readersOf(id)).toEqual([]);
  });

  test('an announcement about a pending event is not mailed', async () => {
    await api.sql(`UPDATE events SET approval = 'pending' WHERE id = $1`, [event.uuid]);
    const { id } = await create();
    await work();
    expect(await readersOf(id)).toEqual([]);
  });

  test('an announcement that is edited or published again, or whose job runs again, is mailed once', async () => {
    const { id } = await create();
    await work();
    await update(id, { title: 'Storm tonight', content: 'Stay inside, please.' });
    expect(await work()).toBe(0);
    for (const changes of [{ isPublished: false }, { isPublished: true }, { priority: 'LOW' }, { priority: 'HIGH' }])
      await update(id, changes);
    expect(await work()).toBe(2);
    await workerOf(api, announcementMail).work({}, false);
    expect(await mailTo(api, registered)).toHaveLength(1);
  });

  test('an announcement is not mailed again after its old letters were deleted', async () => {
    const { id } = await create();
    await work();
    await api.sql('DELETE FROM mail_messages');
    await update(id, { isPublished: false });
    await update(id, { isPublished: true });
    expect(await work()).toBe(1);
    expect(await mailTo(api, registered)).toEqual([]);
  });

  test('six announcements whose jobs run at once share one letter per person', async () => {
    const crowded = await api.buildEvent({ createdBy: author, capacity: 300 });
    const people = await api.buildUsers(300);
    await api.buildRegistrations(crowded, people);
    for (let n = 0; n < 6; n += 1) await create({ eventId: crowded.id, title: `Storm ${n}` });
    const { work } = workerOf(api, announcementMail);
    const expand = () => work({}, false);
    await Promise.all(Array.from({ length: 6 }, () => expand()));
    const [letters] = await api.sql<{ count: number; most: number }>(
      `SELECT count(*)::int, max(jsonb_array_length(data->'more')) AS most FROM mail_messages WHERE user_id = ANY($1)`,
      [people.map(({ uuid }) => uuid)],
    );
    expect(letters).toEqual({ count: 300, most: 5 });
  });

  test('an announcement is mailed once even if six workers run its job at once', async () => {
    const crowded = await api.buildEvent({ createdBy: author, capacity: 300 });
    await api.buildRegistrations(crowded, await api.buildUsers(300));
    const { id } = await create({ eventId: crowded.id });
    const { work } = workerOf(api, announcementMail);
    const expand = () => work({}, false);
    await Promise.all(Array.from({ length: 6 }, () => expand()));
    expect(await readersOf(id)).toHaveLength(300);
  });
});

test('the letter contains the author, the text and a link to the event', async () => {
  const mail = await startMail(api);
  onTestFinished(mail.close);
  await create({ title: 'Storm', content: 'Stay inside.\n\nBring <candles>, & tea.' });
  // skips the delays that collect more announcements and letters
  let isThere = false;
  const hurrying = (async () => {
    for (; !isThere; await pause(100)) await makeJobsDue(api);
  })();
  const arrived = await mail.next(registered.email);
  isThere = true;
  await hurrying;
  expect(arrived.subject).toBe('Important: Storm');
  expect(arrived.text).toContain(
    'Olga Nizer has news about Kite day:\n\n> Stay inside.\n> \n> Bring <candles>, & tea.',
  );
  expect(arrived.html).toContain('Bring &lt;candles&gt;, &amp; tea.');
  expect(arrived.text).toContain(`${api.url}/events/${event.id}`);
  expect(arrived.attachments).toEqual([]);
});
