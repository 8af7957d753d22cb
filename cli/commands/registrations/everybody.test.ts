import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { toId } from '../../../api/core/ids/ids.ts';
import { startApi } from '../../../api/testing/api.ts';
import type { BuiltEvent, Person } from '../../../api/testing/build.ts';
import { answersIn, questionsIn } from '../../../api/testing/questions.ts';
import { scriptedAnswers, evmAt } from '../../testing/run.ts';
import { expectUnchanged } from '../../testing/expectUnchanged.ts';

const api = await startApi();
const { buildUser, buildEvent, buildRegistrations, buildWaitlist, tokenOf } = api;
const { evm, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const owner = await buildUser({ role: 'organizer' });
const ownerSession = { env: { EVM_TOKEN: await tokenOf(owner) } };
let title = '';
let fair: BuiltEvent;
let [ben, cyra, dev] = [] as unknown as [Person, Person, Person];
let fairs = 0;
beforeEach(async () => {
  title = `Fair ${(fairs += 1)}`;
  fair = await buildEvent({ title, capacity: 1, createdBy: owner });
  const named = (lastName: string) => buildUser({ firstName: 'Some', lastName });
  [ben, cyra, dev] = [await named('Ben'), await named('Cyra'), await named('Dev')];
  await buildRegistrations(fair, [ben]);
  await buildWaitlist(fair, [cyra, dev]);
});

test('people with a seat or on the waitlist are removed by name, after a confirmation', async () => {
  const remove = ['registrations', 'remove', title, 'ben', cyra.email];
  expect(await evm([...remove, '--reason', 'x'.repeat(501), '--yes'], ownerSession)).toMatchObject({
    code: 2,
    sent: [],
  });
  const no = scriptedAnswers(false);
  expect(await evm(remove, { ...ownerSession, answers: no })).toMatchObject({ code: 1, said: 'Nothing was changed.' });
  expect(no.askedQuestions).toEqual(['Remove 2 people from the event? They are told.']);
  const run = await evm([...remove, '--reason', 'Twice', '--yes', '--json', 'userId'], ownerSession);
  expect(run).toMatchObject({ code: 0, said: 'Removed: 2.' });
  // The server searches for them; the command does not read all registrations.
  expect(run.sent.slice(1, 3)).toEqual([
    { id: fair.id, search: 'ben', first: 100, after: null },
    { id: fair.id, search: cyra.email, first: 100, after: null },
  ]);
  expect((JSON.parse(run.out) as { userId: string }[]).map(({ userId }) => userId).toSorted()).toEqual(
    [ben.id, cyra.id].toSorted(),
  );
  const left = await evm(['registrations', 'list', title, '--json', 'state,userId'], ownerSession);
  expect(JSON.parse(left.out)).toEqual([{ state: 'CONFIRMED', userId: dev.id }]);
  expect(await evm([...remove, '--yes'], ownerSession)).toMatchObject({
    code: 1,
    said: 'Nobody at this event is called "ben".\nTo see who is there: evm registrations list <event>',
  });
});

test('a letter is sent to people by name or to all in a state, after a confirmation', async () => {
  const write = ['registrations', 'write', title, '--subject', 'Hello', '--text', 'Come early.'];
  expect(await evm(write, ownerSession)).toMatchObject({
    code: 2,
    said: expect.stringContaining('Name people, or give'),
  });
  expect(await evm([...write, 'ben', '--state', 'confirmed'], ownerSession)).toMatchObject({ code: 2 });
  expect(
    await evm(['registrations', 'write', title, 'ben', '--subject', ' ', '--text', 'a'], ownerSession),
  ).toMatchObject({
    code: 2,
    said: 'Subject is required',
    sent: [],
  });
  const answers = scriptedAnswers(true);
  const some = await evm([...write, 'ben', cyra.id], { ...ownerSession, answers });
  expect(answers.askedQuestions).toEqual(['Write to 2 people?']);
  expect(some).toMatchObject({ code: 0, said: 'Written to: 2.' });
  await api.sql('UPDATE users SET notify_email = false WHERE id = $1', [dev.uuid]);
  const line = await evm([...write, '--state', 'waitlisted', '--yes', '--json'], ownerSession);
  expect(line).toMatchObject({ code: 0, said: 'Written to: 1. Another 1 takes no such mail.' });
  expect(JSON.parse(line.out)).toEqual({ written: 1, withoutMail: 1 });
  expect(line.sent.at(-1)).toEqual({
    input: { eventId: fair.id, state: ['WAITLISTED'], subject: 'Hello', text: 'Come early.' },
  });
});

test('a dry run lists the people who would be removed or get a letter', async () => {
  const dry = async (...typed: string[]) =>
    expectUnchanged(api, () => evm(['registrations', typed[0]!, title, ...typed.slice(1), '--dry-run'], ownerSession));
  expect(await dry('remove', 'ben', cyra.email)).toMatchObject({
    code: 0,
    out: `Some Ben\t${ben.email}\nCyra\t${cyra.email}`,
    said: 'It would remove 2 people from the event. Nothing was changed.',
  });
  const letter = ['--subject', 'Hello', '--text', 'Come early.'];
  expect(await dry('write', 'ben', ...letter)).toMatchObject({
    out: `Some Ben\t${ben.email}`,
    said: 'It would write to 1 person. Nothing was changed.',
  });
  const line = await dry('write', '--state', 'waitlisted', ...letter);
  expect(line.said).toBe('It would write to 2 people. Nothing was changed.');
  expect(line.out.split('\n').toSorted()).toEqual([`Cyra\t${cyra.email}`, `Dev\t${dev.email}`]);
  expect(JSON.parse((await dry('write', '--attendance', 'not-in', '--json', ...letter)).out)).toEqual({
    written: 1,
    withoutMail: null,
  });
});

test('a letter can go to absent people, optionally of one state', async () => {
  const write = ['registrations', 'write', title, '--subject', 'Hello', '--text', 'Come next time.'];
  expect(await evm([...write, 'ben', '--attendance', 'not-in'], ownerSession)).toMatchObject({ code: 2, sent: [] });
  const answers = scriptedAnswers(true);
  const run = await evm([...write, '--attendance', 'not-in', '--state', 'confirmed'], { ...ownerSession, answers });
  expect(answers.askedQuestions).toEqual(['Write to all who are confirmed and did not come?']);
  expect(run).toMatchObject({ code: 0, said: 'Written to: 1.' });
  expect(run.sent.at(-1)).toMatchObject({ input: { state: ['CONFIRMED'], attendance: 'NOT_IN' } });
  expect((await evm([...write, '--attendance', 'in', '--yes'], ownerSession)).said).toBe('Written to: 0.');
});

test('the list and the export take the same filters and orders, by answers too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evm-export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [size] = (await questionsIn(api.sql)(fair, [{ kind: 'one_of', label: 'Size', options: ['S', 'M'] }])) as [
    string,
  ];
  const registrationOf = async ({ uuid }: Person) =>
    (
      await api.sql<{ id: string }>('SELECT id FROM registrations WHERE event_id = $1 AND user_id = $2', [
        fair.uuid,
        uuid,
      ])
    )[0]!.id;
  await answersIn(api.sql)(size, [toId('registration', await registrationOf(ben))], ['M']);
  await answersIn(api.sql)(size, [toId('registration', await registrationOf(dev))], ['S']);
  const listed = async (...typed: string[]) => {
    const { code, out, said } = await evm(
      ['registrations', 'list', title, ...typed, '--json', 'userId,waitlistPosition'],
      ownerSession,
    );
    if (code !== 0) return said;
    return (JSON.parse(out) as { userId: string }[]).map(({ userId }) =>
      [ben, cyra, dev].find(({ id }) => id === userId),
    );
  };
  const exported = async (...typed: string[]) => {
    const file = join(folder, 'some.csv');
    await evm(['registrations', 'export', title, ...typed, '-o', file], ownerSession);
    const rows = (await readFile(file, 'utf8')).trim().split('\r\n').slice(1);
    return rows.map((row) => [ben, cyra, dev].find(({ email }) => row.includes(email)));
  };
  for (const [typed, found] of [
    [
      ['--sort', 'name', '--descending'],
      [ben, dev, cyra],
    ],
    [['--state', 'waitlisted', '--search', 'dev'], [dev]],
    [['--question', 'size', '--answer', 'M'], [ben]],
    [
      ['--question', size, '--sort', 'answer'],
      [dev, ben, cyra],
    ],
    [['--attendance', 'not-in'], [ben]],
  ] as const) {
    expect(await listed(...typed)).toEqual(found);
    expect(await exported(...typed)).toEqual(found);
  }
  expect(await listed('--sort', 'answer')).toBe('Give --question together with --answer or --sort answer.');
  expect(await listed('--question', 'Shoes', '--answer', 'M')).toBe('No question of this event is "Shoes".');
});

test('registrations are exported as CSV or XLSX, depending on the file name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evm-export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const run = (file: string, place = ownerSession) =>
    evm(['registrations', 'export', title, '-o', join(folder, file)], place);
  const csv = join(folder, 'people.csv');
  expect(await run('people.csv')).toMatchObject({ code: 0, said: `The registrations are in ${csv}.` });
  const text = await readFile(csv, 'utf8');
  expect(text.split('\r\n').map((line) => line.split(',').slice(0, 3).join())).toEqual([
    '\ufeff"State","Position in line","Name"',
    '"confirmed",,"Some Ben"',
    '"waitlisted","1","Cyra"',
    '"waitlisted","2","Dev"',
    '',
  ]);
  expect((await stat(csv)).mode & 0o777).toBe(0o600);
  expect(await run('people.xlsx')).toMatchObject({ code: 0 });
  expect((await readFile(join(folder, 'people.xlsx'))).subarray(0, 2).toString()).toBe('PK');
  expect(await run('people.pdf')).toMatchObject({ code: 2, said: 'Call the file .csv or .xlsx.', sent: [] });
  const visitor = { env: { EVM_TOKEN: await tokenOf(ben) } };
  expect(await run('others.csv', visitor)).toMatchObject({
    code: 1,
    said: 'You do not have permission to see who waits for this event.',
  });
  expect(await readdir(folder)).toEqual(['people.csv', 'people.xlsx']);
});

test('only people who run the event may remove people or send letters', async () => {
  const visitor = { env: { EVM_TOKEN: await tokenOf(ben) } };
  const letter = ['--subject', 'Hello', '--text', 'Come early.', '--yes'];
  expect(await evm(['registrations', 'write', title, '--state', 'confirmed', ...letter], visitor)).toMatchObject({
    code: 1,
    said: 'You do not have permission to write to the people at this event.',
  });
  expect(await evm(['registrations', 'remove', title, 'ben', '--yes'], visitor)).toMatchObject({
    code: 1,
    said: 'You do not have permission to see who waits for this event.',
  });
});
