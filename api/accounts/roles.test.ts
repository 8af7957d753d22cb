import { afterAll, beforeEach, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';

const { as, graphql, sql, tokenOf, buildUser, close } = await startApi();
afterAll(close);
beforeEach(() => sql("UPDATE users SET role = 'participant' WHERE role = 'admin'"));

const mutation = `mutation ($userId: ID!, $role: Role!) {
  updateUserRole(input: { userId: $userId, role: $role }) { user { id role } }
}`;
const give = (viewer: Person, person: { id: string }, role: string) =>
  as(viewer)(mutation, { userId: person.id, role });
const admins = async () => (await sql("SELECT 1 FROM users WHERE role = 'admin'")).length;
const anAdmin = () => buildUser({ role: 'admin' });

test('an admin makes a participant an organizer, who must sign in again', async () => {
  const [admin, person] = [await anAdmin(), await buildUser()];
  const token = await tokenOf(person);
  const { data } = await give(admin, person, 'ORGANIZER');

  expect(data).toEqual({ updateUserRole: { user: { id: person.id, role: 'ORGANIZER' } } });
  expect((await graphql('{ viewer { id } }', {}, { token })).status).toBe(401);
});

test('a changed role is mailed to the user, unless they turned off e-mail', async () => {
  const [admin, person, quiet] = [await anAdmin(), await buildUser(), await buildUser()];
  await sql('UPDATE users SET notify_email = false WHERE id = $1', [quiet.uuid]);
  for (const each of [person, quiet]) await give(admin, each, 'ORGANIZER');
  await give(admin, person, 'ORGANIZER');

  const mailed = 'SELECT kind, address, data FROM mail_messages WHERE address = ANY($1)';
  expect(await sql(mailed, [[person.email, quiet.email]])).toEqual([
    { kind: 'role-changed', address: person.email, data: { before: 'participant', after: 'organizer' } },
  ]);
});

test('assigning the same role again ends no session', async () => {
  const [admin, person] = [await anAdmin(), await buildUser()];
  const token = await tokenOf(person);
  await give(admin, person, 'PARTICIPANT');

  expect((await graphql('{ viewer { id } }', {}, { token })).status).toBe(200);
});

test.each(['participant', 'organizer'] as const)('a %s cannot change any role, not even their own', async (role) => {
  const [person, other] = [await buildUser({ role }), await buildUser()];
  for (const whom of [person, other]) {
    const answer = await give(person, whom, 'ADMIN');
    expect(answer.code).toBe('FORBIDDEN');
    expect(answer.message).toBe('Only admins can change roles.');
  }
  expect(await admins()).toBe(0);
});

test('changing a role requires a session', async () => {
  const person = await buildUser();
  expect((await graphql(mutation, { userId: person.id, role: 'ADMIN' })).code).toBe('UNAUTHENTICATED');
});

test.each(['user_01jd7z5v9gfa9v5cz8n5c0v0zz', 'event_01jd7z5v9gfa9v5cz8n5c0v0zz', 'undefined', 'null', ''])(
  'the user id %j is not found',
  async (id) => {
    const answer = await give(await anAdmin(), { id }, 'ORGANIZER');
    expect(answer.code).toBe('NOT_FOUND');
    expect(answer.message).toBe('User not found');
  },
);

test('an unknown role is refused', async () => {
  expect((await give(await anAdmin(), await buildUser(), 'EMPEROR')).code).toBe('BAD_USER_INPUT');
});

test('the last admin cannot be demoted', async () => {
  const admin = await anAdmin();
  const answer = await give(admin, admin, 'PARTICIPANT');

  expect(answer.code).toBe('LAST_ADMIN');
  expect(answer.message).toBe('The last admin must stay an admin.');
  expect(await admins()).toBe(1);
});

test('an admin may step down if there is another', async () => {
  const [admin] = [await anAdmin(), await anAdmin()];
  expect((await give(admin, admin, 'ORGANIZER')).errors).toEqual([]);
  expect(await admins()).toBe(1);
});

test('of two admins who demote each other at the same time, one remains', async () => {
  for (let round = 0; round < 15; round++) {
    const [one, other] = [await anAdmin(), await anAdmin()];
    await Promise.all([tokenOf(one), tokenOf(other)]);
    const answers = await Promise.all([give(one, other, 'PARTICIPANT'), give(other, one, 'PARTICIPANT')]);

    expect(await admins()).toBe(1);
    const codes = answers.map(({ code }) => code ?? 'done').toSorted();
    expect(codes).toContain('done');
    expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(codes.find((code) => code !== 'done'));
    await sql("UPDATE users SET role = 'participant' WHERE role = 'admin'");
  }
});

test('of two admins who step down at the same time, one remains', async () => {
  for (let round = 0; round < 15; round++) {
    const [one, other] = [await anAdmin(), await anAdmin()];
    await Promise.all([tokenOf(one), tokenOf(other)]);
    const answers = await Promise.all([give(one, one, 'PARTICIPANT'), give(other, other, 'PARTICIPANT')]);

    expect(await admins()).toBe(1);
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['LAST_ADMIN', 'done']);
    await sql("UPDATE users SET role = 'participant' WHERE role = 'admin'");
  }
});
