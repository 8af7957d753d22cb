import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import type { Person } from '../../testing/build.ts';
import { invalid, listOf, refusalOf, restOf, sessionOver } from '../../testing/rest.ts';

let api: Api;
let rest: ReturnType<typeof restOf>;
let participant: Person;
let organizer: Person;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  rest = restOf(api);
  participant = await api.buildUser({ firstName: 'Nina', lastName: 'Iyer' });
  organizer = await api.buildUser({ role: 'organizer', firstName: 'Olga', lastName: 'Nizer' });
  admin = await api.buildUser({ role: 'admin', firstName: 'Ada', lastName: 'Min' });
});
afterAll(() => api?.close());

const shown = ({ id, firstName, lastName, email, college, role }: Person) => ({
  _id: id,
  id,
  firstName,
  lastName,
  name: `${firstName} ${lastName}`,
  email,
  college,
  role,
  photo: null,
  createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
});
const noUser = [404, 'NOT_FOUND', 'User not found'];
const nobodies = ['user_01jd5xq2m8fz4tqv7n3r6k9w0c', 'event_01jd5xq2m8fz4tqv7n3r6k9w0c', 'undefined', '5', '%20'];

describe('the list of users', () => {
  const list = (query = '', as = admin) => rest(`GET /api/admin/users${query}`, { as });

  test('contains all users with their addresses, newest account first', async () => {
    const { status, body } = await list();
    expect([status, body]).toEqual([200, listOf([admin, organizer, participant].map(shown))]);
  });

  test.each<[string, () => Person[]]>([
    ['?search=NIZER', () => [organizer]],
    ['?search=ni', () => [organizer, participant]],
    ['?search=nina%20iyer', () => [participant]],
    ['?role=admin', () => [admin]],
    ['?role=Organizer&search=', () => [organizer]],
    ['?role=', () => [admin, organizer, participant]],
    ['?search=nobody', () => []],
  ])('is filtered by %s', async (query, people) => {
    expect((await list(query)).body).toEqual(listOf(people().map(shown)));
  });

  test('rejects an unknown role as filter', async () => {
    const role = 'role must be one of participant, organizer, admin';
    expect(refusalOf(await list('?role=emperor'))).toEqual(invalid({ role }));
    expect(refusalOf(await list('?search=a&search=b'))).toEqual(invalid({ search: 'search must be a text' }));
  });

  test('is for admins only', async () => {
    for (const [person, query] of [participant, organizer].flatMap(
      (each) =>
        [
          [each, ''],
          [each, '?role=emperor'],
        ] as const,
    ))
      expect(refusalOf(await list(query, person))).toEqual([403, 'FORBIDDEN', 'Only admins can list users.']);
  });
});

describe('one user', () => {
  const read = (id: string, as = admin) => rest(`GET /api/admin/users/${id}`, { as });

  test('is shown to admins', async () => {
    const { status, body } = await read(participant.id);
    expect([status, body]).toEqual([200, { success: true, data: shown(participant) }]);
  });

  test.each(nobodies)('is not found by the id %s', async (id) => {
    expect(refusalOf(await read(id))).toEqual(noUser);
  });

  test('is not shown to other users, not even to themselves', async () => {
    const refused = [403, 'FORBIDDEN', 'Only admins can see the accounts of others.'];
    for (const person of [participant, organizer]) expect(refusalOf(await read(person.id, person))).toEqual(refused);
  });
});

describe('giving a role', () => {
  const give = (id: string, role: unknown, as = admin) =>
    rest(`PUT /api/admin/users/${id}/role`, { as, body: { role, userId: admin.id } });

  test('is case-insensitive, answers with the user, and ends the sessions of that person', async () => {
    const person = await api.buildUser();
    const { token } = await api.signIn(person);
    const { status, body } = await give(person.id, 'Organizer');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'User role updated successfully to organizer',
      data: { ...shown(person), role: 'organizer' },
    });
    expect(refusalOf(await rest('GET /api/auth/me', { token }))).toEqual(sessionOver);
    expect((await give(person.id, 'participant')).body.data).toEqual(shown(person));
  });

  test('rejects an unknown or missing role', async () => {
    const problem = { role: 'role must be one of participant, organizer, admin' };
    for (const role of ['emperor', '', 5, ['admin']])
      expect(refusalOf(await give(participant.id, role))).toEqual(
        invalid(role === '' ? { role: 'role is required' } : problem),
      );
    expect(refusalOf(await give(participant.id, undefined))).toEqual(invalid({ role: 'role is required' }));
  });

  test('rejects an unknown user, and the demotion of the last admin', async () => {
    for (const id of nobodies) expect(refusalOf(await give(id, 'admin'))).toEqual(noUser);
    const last = [409, 'LAST_ADMIN', 'The last admin must stay an admin.'];
    expect(refusalOf(await give(admin.id, 'participant'))).toEqual(last);
    expect((await rest('GET /api/auth/me', { as: admin })).body.user).toEqual(shown(admin));
  });

  test('is for admins only', async () => {
    for (const person of [participant, organizer])
      expect(refusalOf(await give(person.id, 'admin', person))).toEqual([
        403,
        'FORBIDDEN',
        'Only admins can change roles.',
      ]);
    expect((await rest('GET /api/auth/me', { as: participant })).body.user.role).toBe('participant');
  });
});
