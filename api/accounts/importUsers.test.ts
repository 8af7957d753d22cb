import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageInWords } from '../core/messages/message.ts';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { mailedTo } from '../testing/links.ts';
import { messages } from './messages.ts';

let api: Api;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());

interface StageResult {
  importId: string;
  staged: number;
  problems: { row: number; field: string; message: string }[];
}

let count = 0;
const person = (changes: object = {}) => {
  count += 1;
  return {
    row: count,
    firstName: 'Nina',
    lastName: 'Iyer',
    email: `imported${count}@evm.example`,
    college: 'Evergreen Institute',
    ...changes,
  };
};

const stage = (users: object[], importId?: string, as = admin) =>
  api.as(as)<{ stageUserImport: StageResult }>(
    'mutation ($input: StageUserImportInput!) { stageUserImport(input: $input) { importId staged problems { row field message } } }',
    { input: { users, importId } },
  );
const commit = (importId: string, as = admin) =>
  api.as(as)<{ commitUserImport: { imported: number } }>(
    'mutation ($input: CommitUserImportInput!) { commitUserImport(input: $input) { imported } }',
    { input: { importId } },
  );
const accounts = async (like: string) =>
  (await api.sql<{ email: string }>('SELECT email FROM users WHERE email LIKE $1 ORDER BY email', [like])).map(
    ({ email }) => email,
  );

test('people staged in batches get accounts and mails only when the import is committed', async () => {
  const first = person({ email: ' First@Evm.example ', role: 'ORGANIZER' });
  const { data } = await stage([first, person({ firstName: ' Asha ' })]);
  const { importId } = data.stageUserImport;
  expect(data.stageUserImport).toMatchObject({ staged: 2, problems: [] });
  expect((await stage([person()], importId)).data.stageUserImport).toMatchObject({ importId, staged: 3 });
  expect(await accounts('first@%')).toEqual([]);

  expect((await commit(importId)).data.commitUserImport.imported).toBe(3);
  const [made] = await api.sql('SELECT role, password_hash, college, first_name FROM users WHERE email = $1', [
    'first@evm.example',
  ]);
  expect(made).toEqual({
    role: 'organizer',
    password_hash: null,
    college: 'Evergreen Institute',
    first_name: 'Nina',
  });
  const letters = await api.sql<{ address: string }>(`SELECT address FROM mail_messages WHERE kind = 'account-made'`);
  expect(letters).toHaveLength(3);
  expect((await commit(importId)).code).toBe('NOT_FOUND');
});

test('each mail has a link to choose a password, valid once and for a week, without a limit per network', async () => {
  const all = Array.from({ length: 450 }, () => person());
  const { importId } = (await stage(all)).data.stageUserImport;
  expect((await commit(importId)).errors).toEqual([]);
  const [one] = await mailedTo(api, all[449]!.email);
  expect(one).toEqual({ kind: 'account-made', token: expect.stringMatching(/^[\w-]{43}$/) });
  const [link] = await api.sql<{ days: number }>(
    `SELECT extract(epoch FROM expires_at - now())::float8 / 86400 AS days FROM account_links l JOIN users u ON u.id = l.user_id
      WHERE u.email = $1`,
    [all[449]!.email],
  );
  expect(link!.days).toBeCloseTo(7, 1);
  const choose = (token: string) =>
    api.graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }', {
      input: { token, password: 'Evm@demo2' },
    });
  expect((await choose(one!.token!)).errors).toEqual([]);
  expect((await choose(one!.token!)).code).toBe('INVALID_LINK');
  const signedIn = await api.graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    input: { email: all[449]!.email, password: 'Evm@demo2' },
  });
  expect(signedIn.errors).toEqual([]);
  // all from one network
  const links = await Promise.all(all.slice(0, 400).map(async ({ email }) => (await mailedTo(api, email))[0]!.token));
  expect(new Set(links).size).toBe(400);
  expect(messageInWords(messages['account-made']!.compose({}, links[0]!)).blocks).toContainEqual({
    link: { label: 'Choose a password', path: `/reset-password/${links[0]}` },
  });
});

test('problems are reported per row, and only valid rows are staged', async () => {
  const taken = await api.buildUser({ email: 'taken@evm.example' });
  const twice = person();
  const users = [
    { ...person({ firstName: 'N' }), row: 1 },
    { ...person({ email: 'nobody' }), row: 2 },
    { ...person({ email: taken.email.toUpperCase() }), row: 3 },
    { ...twice, row: 4 },
    { ...twice, row: 5, email: twice.email.toUpperCase() },
    { ...person({ role: 'ADMIN', college: ' ' }), row: 6 },
  ];
  const { data } = await stage(users);
  expect(data.stageUserImport.problems).toEqual([
    { row: 1, field: 'firstName', message: 'First name must be at least 2 characters' },
    { row: 2, field: 'email', message: 'Invalid email address' },
    { row: 3, field: 'email', message: 'An account with this email already exists' },
    { row: 5, field: 'email', message: 'This email stands in the list twice' },
    { row: 6, field: 'college', message: 'College name is required' },
    { row: 6, field: 'role', message: 'Admins are made one by one' },
  ]);
  expect(data.stageUserImport.staged).toBe(1);
});

test('a commit creates no account if one of the addresses got an account after staging', async () => {
  const [early, late] = [person(), person()];
  const { data } = await stage([early, late]);
  await api.buildUser({ email: late.email });
  const { importId } = data.stageUserImport;
  expect((await commit(importId)).code).toBe('EMAIL_TAKEN');
  expect(await accounts(early.email)).toEqual([]);
});

test('parallel commits of one import create each account once', async () => {
  const users = [person(), person()];
  const { importId } = (await stage(users)).data.stageUserImport;
  const answers = await Promise.all([commit(importId), commit(importId), commit(importId)]);
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'NOT_FOUND')).toHaveLength(2);
});

test('only admins import people, and each only their own import', async () => {
  const organizer = await api.buildUser({ role: 'organizer' });
  const other = await api.buildUser({ role: 'admin' });
  const { importId } = (await stage([person()])).data.stageUserImport;
  expect((await stage([person()], undefined, organizer)).code).toBe('FORBIDDEN');
  expect((await commit(importId, organizer)).code).toBe('FORBIDDEN');
  expect((await commit(importId, other)).code).toBe('NOT_FOUND');
  expect((await stage([person()], importId, other)).code).toBe('NOT_FOUND');
});

test('discarded imports and imports older than an hour are deleted', async () => {
  const given = (await stage([person()])).data.stageUserImport.importId;
  await api.as(admin)('mutation ($input: DiscardUserImportInput!) { discardUserImport(input: $input) { success } }', {
    input: { importId: given },
  });
  expect((await commit(given)).code).toBe('NOT_FOUND');
  await stage([person()]);
  await api.sql(`UPDATE user_imports SET created_at = now() - interval '61 minutes'`);
  await stage([person()]);
  expect(await api.sql('SELECT 1 FROM user_imports')).toHaveLength(1);
});

test('a request contains at most 500 people', async () => {
  const { fields } = await stage(Array.from({ length: 501 }, () => person()));
  expect(fields).toEqual({ users: 'At most 500 people at a time' });
});

test('users are filtered by college, regardless of its spelling', async () => {
  const one = await api.buildUser({ college: 'Lakeside  College' });
  const two = await api.buildUser({ college: 'LAKESIDE COLLÉGE' });
  await api.buildUser({ college: 'Lakeside College of Arts' });
  const { data } = await api.as(admin)<{ users: { totalCount: number; edges: { node: { id: string } }[] } }>(
    '{ users(college: " lakeside college") { totalCount edges { node { id } } } }',
  );
  expect(data.users).toEqual({ totalCount: 2, edges: [{ node: { id: two.id } }, { node: { id: one.id } }] });
});
