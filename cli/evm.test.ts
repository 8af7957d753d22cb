import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startApi } from '../api/testing/api.ts';
import { inHours, password } from '../api/testing/build.ts';
import { main } from './evm.ts';

const api = await startApi();
const { url, buildUser, buildEvent, buildRegistrations, tokenOf } = api;
afterAll(() => api.close());

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'evm-cli-'));
});
afterEach(() => rmSync(home, { recursive: true }));

interface Place {
  env?: NodeJS.ProcessEnv;
  /** What standard input holds. */
  input?: string;
  /** The width of a terminal; a pipe without it. */
  width?: number;
}

/** One run of the command in a place of the test's choice: what it printed, what it said, how it ended. */
async function evm(argv: readonly string[], { env = {}, input = '', width }: Place = {}) {
  const out: string[] = [];
  const said: string[] = [];
  const code = await main(argv, {
    out: (line) => out.push(line),
    say: (line) => said.push(line),
    read: () => Promise.resolve(input),
    canAsk: false,
    width,
    color: false,
    env: { XDG_CONFIG_HOME: home, EVM_HOST: url, ...env },
  });
  return { code, out: out.join('\n'), said: said.join('\n') };
}

const as = async (person: Awaited<ReturnType<typeof buildUser>>) => ({ env: { EVM_TOKEN: await tokenOf(person) } });

test('signing in keeps a token that only its owner can read, and signing out forgets it', async () => {
  const person = await buildUser({ role: 'organizer' });
  const login = await evm(['login', '--email', person.email, '--password-stdin'], { input: `${password}\n` });
  expect(login).toMatchObject({ code: 0, out: '' });
  expect(login.said).toContain(`Signed in to ${url} as Person Number`);
  const file = join(home, 'evm/hosts.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);

  expect((await evm(['whoami', '--json', 'email,role'])).out).toBe(
    JSON.stringify({ email: person.email, role: 'ORGANIZER' }, null, 2),
  );
  const { tokens } = JSON.parse(readFileSync(file, 'utf8')) as { tokens: Record<string, string> };
  expect(await evm(['logout'])).toMatchObject({ code: 0, said: `Signed out of ${url}.` });
  expect(await evm(['whoami'])).toMatchObject({ code: 4, out: '' });
  expect(await evm(['whoami'], { env: { EVM_TOKEN: tokens[url] } })).toMatchObject({ code: 4 });
});

test('a wrong password ends with 4 and the sentence of the server, and keeps nothing', async () => {
  const person = await buildUser({ role: 'participant' });
  const run = await evm(['login', '--email', person.email, '--password-stdin'], { input: 'Wrong@pass1' });
  expect(run).toMatchObject({ code: 4, out: '' });
  expect(run.said).toContain('Invalid email or password.');
  expect((await evm(['whoami'])).code).toBe(4);
});

test('where nobody can be asked, the option that would answer is named', async () => {
  expect(await evm(['login'])).toMatchObject({ code: 2, said: 'There is nobody to ask here: give --email.' });
  expect(await evm(['login', '--email', 'nobody'])).toMatchObject({ code: 2, said: 'Invalid email address' });
  const admin = await buildUser({ role: 'admin' });
  expect(await evm(['users', 'set-role', admin.id, 'participant'], await as(admin))).toMatchObject({
    code: 2,
    said: 'There is nobody to ask here: give --yes.',
  });
});

test('events are a table on a terminal, tab-separated in a pipe, and JSON where it is asked for', async () => {
  const organizer = await buildUser({ role: 'organizer' });
  const date = inHours(48);
  const event = await buildEvent({ title: 'Kite day', location: 'Hill', capacity: 7, date, tags: ['kite'] });
  const place = await as(organizer);
  const list = ['events', 'list', '--tag', 'kite'];

  expect((await evm(list, place)).out).toBe([event.id, date.toISOString(), 'Kite day', 'Hill', '0/7'].join('\t'));
  expect((await evm(list, { ...place, width: 120 })).out).toBe(
    [
      `${'ID'.padEnd(event.id.length)}  ${'DATE'.padEnd(24)}  TITLE     LOCATION  SEATS`,
      `${event.id}  ${date.toISOString()}  Kite day  Hill      0/7`,
    ].join('\n'),
  );
  expect(JSON.parse((await evm([...list, '--json', 'title,capacity'], place)).out)).toEqual([
    { title: 'Kite day', capacity: 7 },
  ]);
  for (const line of (await evm(list, { ...place, width: 60 })).out.split('\n'))
    expect(line.length).toBeLessThanOrEqual(60);
  expect(await evm([...list, '--search', 'nothing'], place)).toMatchObject({
    code: 0,
    out: '',
    said: 'No events found.',
  });
});

test('a list goes on over the pages of the server until its limit', async () => {
  await Promise.all(Array.from({ length: 105 }, () => buildEvent({ tags: ['many'] })));
  const place = await as(await buildUser({ role: 'participant' }));
  const lines = async (...more: string[]) =>
    (await evm(['events', 'list', '--tag', 'many', ...more], place)).out.split('\n').length;
  expect(await lines('--limit', '103')).toBe(103);
  expect(await lines('--limit', '200')).toBe(105);
  expect(await lines()).toBe(30);
});

test('one event is shown field by field, and one that does not exist says how to find it', async () => {
  const event = await buildEvent({ title: 'Kite night', description: 'Bring\na kite.' });
  const place = await as(await buildUser({ role: 'participant' }));
  const shown = (await evm(['events', 'show', event.id], place)).out.split('\n');
  expect(shown).toContain('title\tKite night');
  expect(shown).toContain('description\tBring a kite.');
  expect(await evm(['events', 'show', 'event_00000000000000000000000000'], place)).toEqual({
    code: 1,
    out: '',
    said: 'Event not found\nFind its id with: evm events list --search <words>',
  });
  expect(await evm(['events', 'show', 'undefined'], place)).toMatchObject({ code: 2, said: 'Invalid _id: undefined' });
});

test('boards are read, and an award counts once for each key', async () => {
  const [event, empty] = [await buildEvent(), await buildEvent()];
  const asha = await buildUser({ role: 'participant', firstName: 'Asha', lastName: 'Bhat', college: 'Hill College' });
  const ravi = await buildUser({ role: 'participant', firstName: 'Ravi', lastName: 'Bhat', college: 'Lake College' });
  await buildRegistrations(event, [asha, ravi]);
  const place = await as(await buildUser({ role: 'organizer' }));
  const award = (...argv: string[]) => evm(['scores', 'award', event.id, ...argv], place);

  const first = await award(asha.id, '12.5', '--achievement', 'first place', 'Loudest Kite', '--note', 'Round 1');
  expect(first).toMatchObject({ code: 0, said: 'Awarded 12.5 points to Asha Bhat.' });
  expect(first.out.split('\n')).toEqual(
    expect.arrayContaining([`userId\t${asha.id}`, 'score\t12.5', 'achievements\tFirst Place, Loudest Kite']),
  );
  for (const _ of [1, 2])
    expect(JSON.parse((await award(ravi.email, '5', '--key', 'one', '--json', 'userId,score,rank')).out)).toEqual({
      userId: ravi.id,
      score: 5,
      rank: 2,
    });

  const board = ['scores', 'board', event.id];
  expect((await evm(board, place)).out).toBe(
    '1\tAsha Bhat\tHill College\t12.5\tFirst Place, Loudest Kite\n2\tRavi Bhat\tLake College\t5\t',
  );
  expect((await evm([...board, '--limit', '1', '--json', 'userName'], place)).out).toBe(
    JSON.stringify([{ userName: 'Asha Bhat' }], null, 2),
  );
  expect((await evm(['leaderboard', 'top'], place)).out.split('\n')[0]).toBe('1\tAsha Bhat\tHill College\t1\t12.5');
  expect((await evm(['leaderboard', 'colleges', '--limit', '1'], { ...place, width: 120 })).out).toBe(
    'RANK  COLLEGE       TOTALSCORE  PARTICIPANTCOUNT  EVENTCOUNT\n1     Hill College  12.5        1                 1',
  );
  expect(await evm(['scores', 'board', empty.id], place)).toEqual({
    code: 0,
    out: '',
    said: 'No leaderboard data available for this event yet.',
  });
});

test('an award that cannot be is refused in a sentence, before it is sent where it can be told', async () => {
  const event = await buildEvent();
  const asha = await buildUser({ role: 'participant', firstName: 'Asha', lastName: 'Rao' });
  const ravi = await buildUser({ role: 'participant', firstName: 'Ravi', lastName: 'Rao' });
  const guest = await buildUser({ role: 'participant' });
  await buildRegistrations(event, [asha, ravi]);
  const place = await as(await buildUser({ role: 'organizer' }));
  const award = (...argv: string[]) => evm(['scores', 'award', event.id, ...argv], place);

  for (const points of ['many', '', '1.234']) expect(await award(asha.id, points)).toMatchObject({ code: 2, out: '' });
  expect((await award(asha.id, 'many')).said).toBe('Please enter a valid score (must be a positive number)');
  expect((await award(asha.id, '1', '--achievement', ' ')).said).toBe('An achievement needs a name');
  expect(await award(guest.id, '1')).toMatchObject({ code: 1, said: 'Selected participant data not found' });
  expect(await award('nobody', '1')).toMatchObject({ code: 1 });
  const both = await award('rao', '1');
  expect(both.said).toContain('2 participants are called "rao".\nName one by id: Asha Rao');
  expect(await evm(['scores', 'award', event.id, asha.id, '1'], await as(asha))).toMatchObject({
    code: 1,
    said: "You don't have permission to update participant scores.",
  });
  const nowhere = 'event_00000000000000000000000000';
  for (const argv of [
    ['board', nowhere],
    ['award', nowhere, 'rao', '1'],
  ])
    expect(await evm(['scores', ...argv], place)).toMatchObject({ code: 1, out: '' });
  expect((await evm(['scores', 'board', 'undefined'], place)).code).toBe(2);
  expect((await evm(['leaderboard', 'top'])).code).toBe(4);
});

test('an admin gives roles, and anybody else is told that they may not', async () => {
  const [admin, person] = [await buildUser({ role: 'admin' }), await buildUser({ role: 'participant' })];
  const setRole = ['users', 'set-role', person.id, 'organizer', '--yes'];
  expect(await evm(setRole, await as(person))).toMatchObject({ code: 1, said: 'Only admins can change roles.' });
  const run = await evm([...setRole, '--json', 'id,role'], await as(admin));
  expect(run).toMatchObject({ code: 0, said: 'User role updated successfully to organizer' });
  expect(JSON.parse(run.out)).toEqual({ id: person.id, role: 'ORGANIZER' });
  expect((await evm(['users', 'set-role', person.id, 'king'], await as(admin))).code).toBe(2);
});

test('any operation runs, from an argument, a file or standard input, with typed variables', async () => {
  const place = await as(await buildUser({ role: 'participant' }));
  const query = 'query ($first: Int!, $search: String) { events(first: $first, search: $search) { totalCount } }';
  const answer = JSON.stringify({ events: { totalCount: 0 } }, null, 2);
  const fields = ['-F', 'first=1', '-F', 'search=nowhere to be found'];
  writeFileSync(join(home, 'query.graphql'), query);
  expect((await evm(['api', query, ...fields], place)).out).toBe(answer);
  expect((await evm(['api', `@${join(home, 'query.graphql')}`, ...fields], place)).out).toBe(answer);
  expect((await evm(['api', '-', ...fields], { ...place, input: query })).out).toBe(answer);
  expect((await evm(['api', '{ nonsense }'], place)).code).toBe(1);
  expect((await evm(['api', query, '-F', 'first'], place)).said).toBe('"first" is not key=value.');
  expect((await evm(['api', '@/nowhere'], place)).code).toBe(2);
});

test('a host that does not answer, and one that cannot be, are said in one sentence', async () => {
  expect(await evm(['whoami', '--host', 'http://127.0.0.1:9'])).toMatchObject({ code: 1 });
  expect((await evm(['--host', 'http://127.0.0.1:9', 'whoami'])).said).toContain('http://127.0.0.1:9 does not answer.');
  expect(await evm(['whoami', '--host', 'ftp://x'])).toMatchObject({ code: 2 });
});

test('help and usage errors name what there is', async () => {
  const help = await evm(['events', 'list', '--help']);
  expect(help.code).toBe(0);
  expect(help.out).toContain('Examples:');
  expect(await evm(['evnts'])).toMatchObject({ code: 2 });
  expect((await evm(['events', 'list', '--filter', 'soon'])).said).toContain('all, upcoming, past');
  expect((await evm(['events', 'list', '--limit', 'x'])).said).toBe('--limit must be a number above 0.');
});
