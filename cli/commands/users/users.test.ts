import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { parse } from '../../testing/parse.ts';
import { scriptedAnswers, evmAt, maskIdsAndTimes } from '../../testing/run.ts';

const api = await startApi();
const { buildUser, tokenOf } = api;
const { evm, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const priya = await buildUser({
  firstName: 'Priya',
  lastName: 'Rao',
  college: 'Hill College',
  email: 'priya@evm.example',
});
const admin = await buildUser({ role: 'admin', firstName: 'Anita', lastName: 'Rao', college: 'Hîll  college' });
const ravi = await buildUser({ role: 'organizer', firstName: 'Ravi', lastName: 'Kumar', college: 'Lake College' });
const session = { env: { EVM_TOKEN: await tokenOf(admin) } };

test.each([
  ['users list', [{ limit: '30' }]],
  [
    'users list --search rao --role organizer --college Hill --limit 5 --json email',
    [{ search: 'rao', role: 'organizer', college: 'Hill', limit: '5', json: 'email' }],
  ],
  [
    'users list --role king',
    "error: option '--role <role>' argument 'king' is invalid. Allowed choices are participant, organizer, admin.",
  ],
  ['users show priya@evm.example', ['priya@evm.example', {}]],
  ['users show', "error: missing required argument 'user'"],
  ['users set-role priya admin -y', ['priya', 'admin', { yes: true }]],
  ['users set-role priya organizer --yes --json id', ['priya', 'organizer', { yes: true, json: 'id' }]],
  [
    'users set-role priya king',
    "error: command-argument value 'king' is invalid for argument 'role'. Allowed choices are participant, organizer, admin.",
  ],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

test('people are listed as a table, tab-separated values or JSON', async () => {
  expect(maskIdsAndTimes((await evm(['users', 'list'], { ...session, width: 110 })).out)).toMatchInlineSnapshot(`
    "ID                               NAME        EMAIL                ROLE         COLLEGE
    user_00000000000000000000000001  Ravi Kumar  person3@evm.example  ORGANIZER    Lake College
    user_00000000000000000000000002  Anita Rao   person2@evm.example  ADMIN        Hîll  college
    user_00000000000000000000000003  Priya Rao   priya@evm.example    PARTICIPANT  Hill College"
  `);
  const run = await evm(['users', 'list', '--search', 'rao'], session);
  expect(run.sent).toEqual([{ search: 'rao', first: 30, after: null }]);
  expect(maskIdsAndTimes(run.out)).toMatchInlineSnapshot(`
    "user_00000000000000000000000001	Anita Rao	person2@evm.example	ADMIN	Hîll  college
    user_00000000000000000000000002	Priya Rao	priya@evm.example	PARTICIPANT	Hill College"
  `);
  expect((await evm(['users', 'list', '--role', 'organizer', '--json', 'email,role'], session)).out).toBe(
    JSON.stringify([{ email: ravi.email, role: 'ORGANIZER' }], null, 2),
  );
  expect(await evm(['users', 'list', '--search', 'nobody'], session)).toMatchObject({ code: 0, said: 'Nobody found.' });
});

test('a college is found despite different case, accents and spaces, also beyond the first page', async () => {
  await api.buildUsers(101, { college: 'Other' });
  const names = async (...more: string[]) =>
    (await evm(['users', 'list', '--college', 'hill college', ...more], session)).out
      .split('\n')
      .map((line) => line.split('\t')[1]);
  expect(await names()).toEqual(['Anita Rao', 'Priya Rao']);
  expect(await names('--limit', '1')).toEqual(['Anita Rao']);
});

test('one person is shown by id, e-mail address or name', async () => {
  const shown = await evm(['users', 'show', 'PRIYA@evm.example'], session);
  expect(maskIdsAndTimes(shown.out)).toMatchInlineSnapshot(`
    "id	user_00000000000000000000000001
    name	Priya Rao
    email	priya@evm.example
    role	PARTICIPANT
    college	Hill College
    emailVerified	false
    createdAt	2026-11-21T18:30:00.000Z
    registrations	0"
  `);
  for (const named of [priya.id, 'priya', 'Priya Rao', 'rao  PRÍYA'])
    expect((await evm(['users', 'show', named, '--json', 'id'], session)).out).toContain(priya.id);
  for (const named of ['user_00000000000000000000000000', 'nobody@evm.example', 'nobody'])
    expect(await evm(['users', 'show', named], session)).toMatchObject({
      code: 1,
      out: '',
      said: 'User not found\nFind their id with: evm users list --search <words>',
    });
});

test('an ambiguous name leads to a question on a terminal, and to an error with the list elsewhere', async () => {
  const elsewhere = await evm(['users', 'show', 'rao'], session);
  expect(elsewhere).toMatchObject({ code: 1, out: '' });
  expect(elsewhere.said).toBe(
    [
      '2 people are called "rao".',
      'Name one by its id:',
      `  ${admin.id}  Anita Rao  ${admin.email}`,
      `  ${priya.id}  Priya Rao  ${priya.email}`,
    ].join('\n'),
  );
  const answers = scriptedAnswers(priya.id);
  expect((await evm(['users', 'show', 'rao', '--json', 'name'], { ...session, answers })).out).toContain('Priya Rao');
  expect(answers.askedQuestions).toEqual([
    `2 people are called "rao". Which one?\n${admin.id}  Anita Rao  ${admin.email}\n${priya.id}  Priya Rao  ${priya.email}`,
  ]);
  const many = await evm(['users', 'show', 'person'], session);
  expect(many.said.split('\n')).toHaveLength(13);
  expect(many.said.split('\n').at(-1)).toBe('  …');
});

test('an admin can change a role, and other people get an error', async () => {
  const person = await buildUser();
  const setRole = ['users', 'set-role', person.id, 'organizer', '--yes'];
  expect(await evm(setRole, { env: { EVM_TOKEN: await tokenOf(person) } })).toMatchObject({
    code: 1,
    said: 'Only admins can change roles.',
  });
  const run = await evm([...setRole, '--json', 'id,role'], session);
  expect(run).toMatchObject({
    code: 0,
    said: 'User role updated successfully to organizer',
    sent: [{ input: { userId: person.id, role: 'ORGANIZER' } }],
  });
  expect(JSON.parse(run.out)).toEqual({ id: person.id, role: 'ORGANIZER' });
});

test('changing a role asks first', async () => {
  const setRole = ['users', 'set-role', priya.email, 'organizer'];
  expect(await evm(setRole, session)).toMatchObject({ code: 2, said: 'There is nobody to ask here: give --yes.' });
  const answers = scriptedAnswers(false);
  expect(await evm(setRole, { ...session, answers })).toMatchObject({ code: 1, out: '', said: 'Nothing was changed.' });
  expect(answers.askedQuestions).toEqual(['Make Priya Rao organizer? They will have to sign in again.']);
  expect((await evm(['users', 'show', priya.id, '--json', 'role'], session)).out).toContain('PARTICIPANT');
});

test('only admins may list and show people or change roles', async () => {
  const visitor = { env: { EVM_TOKEN: await tokenOf(ravi) } };
  for (const argv of [['list'], ['show', 'priya'], ['show', priya.id], ['set-role', 'priya', 'admin', '--yes']])
    expect(await evm(['users', ...argv], visitor)).toMatchObject({ code: 1, out: '' });
  expect(await evm(['users', 'list'])).toMatchObject({ code: 4, out: '' });
});
