import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import type { Person } from '../../../api/testing/build.ts';
import { scriptedAnswers, evmAt, maskIdsAndTimes } from '../../testing/run.ts';
import { expectUnchanged } from '../../testing/expectUnchanged.ts';

const api = await startApi();
const { buildUser, buildEvent, tokenOf } = api;
const { evm, home, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const signedInAs = async (person: Person) => ({ env: { EVM_TOKEN: await tokenOf(person) } });
const organizer = await signedInAs(await buildUser({ role: 'organizer', firstName: 'Meera', lastName: 'Iyer' }));
const participant = await signedInAs(await buildUser());
const event = await buildEvent({ title: 'Kite day' });

/** Creates an announcement and returns its id. */
const createAnnouncement = async (title: string, ...more: string[]): Promise<string> => {
  const create = ['announcements', 'create', '--title', title, '--content', 'Read me.', '--json', 'id', ...more];
  return (JSON.parse((await evm(create, organizer)).out) as { id: string }).id;
};

test('announcements are listed as a table, tab-separated values or JSON', async () => {
  await createAnnouncement('Gates open at nine', '--priority', 'high', '--yes');
  await createAnnouncement('Bring a kite', '--event', 'kite day');
  await createAnnouncement('Not yet', '--draft');
  const list = ['announcements', 'list'];
  expect(maskIdsAndTimes((await evm(list, { ...organizer, width: 100 })).out)).toMatchInlineSnapshot(`
    "ID                                       CREATEDAT                PRIOR…  STATE      TITLE
    announcement_00000000000000000000000001  2026-11-21 18:30 +00:00  MEDIUM  draft      Not yet
    announcement_00000000000000000000000002  2026-11-21 18:30 +00:00  MEDIUM  published  Bring a kite
    announcement_00000000000000000000000003  2026-11-21 18:30 +00:00  HIGH    published  Gates open at …"
  `);
  expect(maskIdsAndTimes((await evm(list, participant)).out)).toMatchInlineSnapshot(`
    "announcement_00000000000000000000000001	2026-11-21T18:30:00.000Z	MEDIUM	published	Bring a kite
    announcement_00000000000000000000000002	2026-11-21T18:30:00.000Z	HIGH	published	Gates open at nine"
  `);
  const run = await evm(
    [...list, '--event', 'kite', '--priority', 'medium', '--state', 'published', '--json'],
    organizer,
  );
  expect(run.sent.at(-1)).toEqual({
    eventId: event.id,
    priority: 'MEDIUM',
    state: 'PUBLISHED',
    first: 30,
    after: null,
  });
  expect(maskIdsAndTimes(run.out)).toMatchInlineSnapshot(`
    "[
      {
        "id": "announcement_00000000000000000000000001",
        "title": "Bring a kite",
        "priority": "MEDIUM",
        "eventId": "event_00000000000000000000000002",
        "publishAt": null,
        "endsAt": null,
        "pinned": false,
        "audience": "EVERYBODY",
        "college": null,
        "creatorName": "Meera Iyer",
        "createdAt": "2026-11-21T18:30:00.000Z",
        "updatedAt": "2026-11-21T18:30:00.000Z",
        "seenCount": 0,
        "audienceCount": 2,
        "isPublished": true,
        "state": "published",
        "eventTitle": "Kite day",
        "content": "Read me."
      }
    ]"
  `);
  await createAnnouncement('Some day', '--at', '2099-01-01T00:00Z');
  expect(JSON.parse((await evm([...list, '--state', 'draft', '--json', 'title'], organizer)).out)).toEqual([
    { title: 'Not yet' },
  ]);
  expect(JSON.parse((await evm([...list, '--state', 'scheduled', '--json', 'title'], organizer)).out)).toEqual([
    { title: 'Some day' },
  ]);
  expect(await evm([...list, '--state', 'draft'], participant)).toMatchObject({
    code: 0,
    said: 'No announcements found.',
  });
});

test('an announcement is created from options, a file, a pipe or answers to questions', async () => {
  const create = ['announcements', 'create', '--json', 'content,priority,state,eventId'];
  writeFileSync(join(home, 'news.txt'), 'From\na file.\n');
  const file = await evm(
    [...create, '--title', 'News', '--content-file', join(home, 'news.txt'), '--event', event.id],
    organizer,
  );
  expect(file).toMatchObject({ code: 0, said: 'Announcement published.' });
  expect(file.sent).toEqual([
    { input: { title: 'News', content: 'From\na file.', eventId: event.id, isPublished: true } },
  ]);
  expect(JSON.parse(file.out)).toEqual({
    content: 'From\na file.',
    priority: 'MEDIUM',
    state: 'published',
    eventId: event.id,
  });

  const piped = await evm([...create, '--title', 'News', '--content', '-', '--draft'], {
    ...organizer,
    input: 'Piped.\n',
  });
  expect(piped.said).toBe('Draft saved.');
  expect(JSON.parse(piped.out)).toMatchObject({ content: 'Piped.', state: 'draft' });

  const answers = scriptedAnswers('Asked', 'Answered.');
  expect((await evm(create, { ...organizer, answers })).out).toContain('Answered.');
  expect(await evm(create, organizer)).toMatchObject({ code: 2, said: 'There is nobody to ask here: give --title.' });
});

test('an invalid announcement is refused before any request to the server', async () => {
  const create = ['announcements', 'create', '--title', ' ', '--content', ''];
  expect(await evm(create, organizer)).toEqual({
    code: 2,
    out: '',
    said: 'Title is required\nContent is required',
    sent: [],
  });
  expect(await evm(['announcements', 'edit', 'any'], organizer)).toMatchObject({ code: 2, sent: [] });
  expect(await evm(['announcements', 'edit', 'any', '--event', 'kite', '--general'], organizer)).toMatchObject({
    code: 2,
    said: 'Give --event or --general, not both.',
    sent: [],
  });
});

test('an announcement is found by words of its title to be edited, unpublished and published', async () => {
  const id = await createAnnouncement('Parking is full', '--event', event.id);
  const edited = await evm(
    ['announcements', 'edit', 'parking', '--priority', 'low', '--general', '--json', 'priority,eventId,content'],
    organizer,
  );
  expect(edited.sent.at(-1)).toEqual({ input: { announcementId: id, priority: 'LOW', eventId: null } });
  expect(JSON.parse(edited.out)).toEqual({ priority: 'LOW', eventId: null, content: 'Read me.' });

  const back = await evm(['announcements', 'unpublish', 'parking', '--json', 'state'], organizer);
  expect(back).toMatchObject({ code: 0, said: 'Announcement taken back: it is a draft now.' });
  expect(back.sent.at(-1)).toEqual({ input: { announcementId: id, isPublished: false } });
  expect(await evm(['announcements', 'publish', 'parking'], participant)).toMatchObject({
    code: 1,
    said: 'Announcement not found\nFind its id with: evm announcements list',
  });
  expect((await evm(['announcements', 'publish', id, '--json', 'state'], organizer)).out).toContain('published');
  expect((await evm(['announcements', 'publish', id], participant)).code).toBe(1);
});

test('the start, end, audience and pin of an announcement can be set and cleared', async () => {
  const what = ['announcements', 'create', '--title', 'Bring string', '--content', 'Ten metres.', '--event', 'kite'];
  const when = ['--at', '2098-12-04 18:30', '--until', '2099-01-01T10:00:00Z', '--audience', 'seats', '--pin'];
  const made = await evm([...what, ...when, '--json', 'state,publishAt,endsAt,audience,pinned'], organizer);
  expect(made.said).toBe('Announcement scheduled.');
  expect(JSON.parse(made.out)).toMatchObject({
    state: 'scheduled',
    endsAt: '2099-01-01T10:00:00.000Z',
    audience: 'SEATS',
    pinned: true,
  });
  const edit = ['announcements', 'edit', 'bring string', '--json', 'state,publishAt,endsAt,audience,pinned,college'];
  const open = await evm(
    [...edit, '--at', '', '--until', '', '--no-pin', '--audience', 'college', '--college', ' Hill College '],
    organizer,
  );
  expect(JSON.parse(open.out)).toEqual({
    state: 'published',
    publishAt: null,
    endsAt: null,
    audience: 'COLLEGE',
    pinned: false,
    college: 'Hill College',
  });
  expect(await evm([...edit, '--at', 'soon'], organizer)).toMatchObject({ code: 2 });
  const create = ['announcements', 'create', '--title', 'a', '--content', 'b'];
  expect(await evm([...create, '--at', '2099-01-02T00:00Z', '--until', '2099-01-01T00:00Z'], organizer)).toMatchObject({
    code: 2,
    said: 'The end must come after the beginning',
  });
});

test('creating a high-priority announcement for all asks first and states the number of readers', async () => {
  const create = ['announcements', 'create', '--title', 'Storm', '--content', 'Stay inside.', '--priority', 'high'];
  const answers = scriptedAnswers(false);
  expect(await evm(create, { ...organizer, answers })).toMatchObject({ code: 1, said: 'Nothing was changed.' });
  expect(answers.askedQuestions).toEqual([
    expect.stringMatching(/^This goes to \d+ people, by mail too\. Publish it\?$/),
  ]);
  expect(await evm(create, organizer)).toMatchObject({ code: 2 });
  expect(await evm([...create, '--yes'], organizer)).toMatchObject({ code: 0 });
  expect(await evm([...create, '--draft'], organizer)).toMatchObject({ code: 0, said: 'Draft saved.' });
});

test.each([
  ['a draft that is published', ['--priority', 'high', '--draft'], (id: string) => ['publish', id]],
  ['one that becomes important', [], (id: string) => ['edit', id, '--priority', 'high']],
  [
    'one that is taken off its event',
    ['--priority', 'high', '--event', 'kite'],
    (id: string) => ['edit', id, '--general'],
  ],
  [
    "one of a college that becomes everybody's",
    ['--priority', 'high', '--audience', 'college', '--college', 'Hill College'],
    (id: string) => ['edit', id, '--audience', 'everybody'],
  ],
])('%s asks first if that makes it important for all', async (what, as, change) => {
  const run = [
    'announcements',
    ...change(await createAnnouncement(`Storm: ${what}`, ...as)),
    '--json',
    'state,priority',
  ];
  const answers = scriptedAnswers(false, true);
  const refused = await evm(run, { ...organizer, answers });
  expect(refused).toMatchObject({ code: 1, out: '', said: 'Nothing was changed.' });
  expect(await evm(run, organizer)).toMatchObject({ code: 2, said: 'There is nobody to ask here: give --yes.' });
  const sent = await evm(run, { ...organizer, answers });
  expect(JSON.parse(sent.out)).toEqual({ state: 'published', priority: 'HIGH' });
  const question = expect.stringMatching(/^This goes to \d+ people, by mail too\. Publish it\?$/) as string;
  expect(answers.askedQuestions).toEqual([question, question]);
  // It is for all already, so the command does not ask again.
  expect(await evm(run, organizer)).toMatchObject({ code: 0 });
});

test('--yes publishes an announcement for all without a question; others need no --yes', async () => {
  const id = await createAnnouncement('Flood', '--priority', 'high', '--draft');
  const run = await evm(['announcements', 'publish', id, '-y'], organizer);
  expect(run).toMatchObject({ code: 0, said: 'Announcement published.' });
  expect(run.sent).toEqual([{ input: { announcementId: id, isPublished: true } }]);
  const draft = await createAnnouncement('Drizzle', '--priority', 'high', '--event', 'kite', '--draft');
  expect(await evm(['announcements', 'publish', draft], organizer)).toMatchObject({ code: 0 });
  const edit = ['announcements', 'edit', await createAnnouncement('Fog', '--draft'), '--priority', 'high'];
  expect(await evm(edit, organizer)).toMatchObject({ code: 0, said: 'Announcement updated.' });
});

test('people can be notified of an announcement again once an hour', async () => {
  const id = await createAnnouncement('Old news');
  const again = ['announcements', 'tell-again', id];
  expect(await evm(again, organizer)).toMatchObject({ code: 1 });
  await api.sql(`UPDATE announcements SET told_at = now() - interval '2 hours' WHERE title = 'Old news'`);
  expect(await evm(again, organizer)).toMatchObject({ code: 0, said: 'Told again to those who have not read it.' });
});

test('a dry run reports the changes and the number of readers', async () => {
  const id = await createAnnouncement('Dry news', '--draft');
  const dry = (...typed: string[]) =>
    expectUnchanged(api, () => evm(['announcements', ...typed, '--dry-run'], organizer));
  const [{ count } = { count: 0 }] = await api.sql<{ count: number }>('SELECT count(*)::int AS count FROM users');
  const others = `${count - 1} people`;
  const made = ['create', '--title', 'All', '--content', 'Read me.', '--priority', 'high', '--json', 'id,title'];
  const create = await dry(...made);
  expect(create).toMatchObject({ code: 0, said: `It would publish it for ${others}. Nothing was changed.` });
  expect(JSON.parse(create.out)).toEqual({ id: null, title: 'All' });
  expect((await dry(...made, '--event', 'kite day', '--audience', 'seats')).said).toBe(
    'It would publish it for 0 people. Nothing was changed.',
  );
  expect((await dry(...made, '--draft')).said).toBe('It would save a draft. Nothing was changed.');
  expect(await dry('publish', id, '--json', 'id,isPublished')).toMatchObject({
    code: 0,
    out: JSON.stringify({ id, isPublished: true }, null, 2),
    said: `It would change isPublished; then it is for ${others}. Nothing was changed.`,
  });
  expect((await dry('edit', id, '--title', 'Drier news')).said).toBe(
    'It would change title; then it is a draft. Nothing was changed.',
  );
  await evm(['announcements', 'publish', id], organizer);
  expect((await dry('tell-again', id)).said).toBe(
    `It would tell the ${count - 1} of ${others} who have not read it. Nothing was changed.`,
  );
});

test('deleting an announcement asks first', async () => {
  const id = await createAnnouncement('Short lived');
  const remove = ['announcements', 'delete', 'short lived'];
  const answers = scriptedAnswers(false);
  expect(await evm(remove, { ...organizer, answers })).toMatchObject({ code: 1, said: 'Nothing was changed.' });
  expect(answers.askedQuestions).toEqual(['Delete "Short lived" for good?']);
  expect(await evm(remove, organizer)).toMatchObject({ code: 2 });
  expect(await evm([...remove, '--yes'], organizer)).toMatchObject({
    code: 0,
    out: `deletedAnnouncementId\t${id}`,
    said: 'Deleted "Short lived".',
  });
  expect(await evm(['announcements', 'delete', id, '--yes'], organizer)).toMatchObject({ code: 1, out: '' });
});
