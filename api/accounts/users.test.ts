import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { LiveClient } from '../testing/live.ts';

let api: Api;
let second: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  second = await startApi({ databaseUrl: api.address, secret: api.config.secret });
});
afterAll(async () => {
  await second?.close();
  await api?.close();
});

interface UserPage {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { name: string } }[];
}

const ask = async (variables: Record<string, unknown>) => {
  const { data, errors, code, fields } = await api.as(admin)<{ users: UserPage }>(
    `query ($search: String, $role: Role, $first: Int! = 100, $after: String) {
       users(search: $search, role: $role, first: $first, after: $after) {
         totalCount pageInfo { hasNextPage endCursor } edges { node { name } } } }`,
    variables,
  );
  return { users: data?.users, errors, code, fields };
};

/** Names in order of the list. Also checks the total count. */
const findNames = async (variables: Record<string, unknown>): Promise<string[]> => {
  const { users, errors } = await ask(variables);
  expect(errors).toEqual([]);
  expect(users.totalCount).toBe(users.edges.length);
  return users.edges.map(({ node }) => node.name);
};

const buildNamed = (name: string, email: string, role: Person['role'] = 'participant') => {
  const [firstName, lastName] = name.split(' ') as [string, string];
  return api.buildUser({ firstName, lastName, email, role });
};

describe('the list of users', () => {
  beforeAll(async () => {
    await api.sql('DELETE FROM users');
    admin = await buildNamed('Root Admin', 'root@evm.example', 'admin');
    await buildNamed('José Álvarez', 'jose@west.example');
    await buildNamed('Jose Alvarado', 'pepe@east.example', 'organizer');
    await buildNamed('Per%Cent Under_score', 'percent@evm.example');
    await buildNamed('Back\\slash Smith', 'back.slash@evm.example');
    await buildNamed('Anna-Maria O’Neil', 'am@evm.example');
  });

  test('the newest accounts are first', async () => {
    expect(await findNames({})).toEqual([
      'Anna-Maria O’Neil',
      'Back\\slash Smith',
      'Per%Cent Under_score',
      'Jose Alvarado',
      'José Álvarez',
      'Root Admin',
    ]);
  });

  test.each([
    ['jose', ['Jose Alvarado', 'José Álvarez']],
    ['JOSÉ', ['Jose Alvarado', 'José Álvarez']],
    ['josé álvarez', ['José Álvarez']],
    ['Alvarez JOSE', ['José Álvarez']],
    ['alva', ['Jose Alvarado', 'José Álvarez']],
    ['east.example', ['Jose Alvarado']],
    ['PEPE@EAST', ['Jose Alvarado']],
    ['alvarado pepe@', ['Jose Alvarado']],
    ['jose nobody', []],
    ['%', ['Per%Cent Under_score']],
    ['r_s', ['Per%Cent Under_score']],
    ['_', ['Per%Cent Under_score']],
    ['\\', ['Back\\slash Smith']],
    ['k\\s', ['Back\\slash Smith']],
    ['％', ['Per%Cent Under_score']],
    ["'; DROP TABLE users", []],
    ['evm_example', []],
    ['', 6],
    ['  \t ', 6],
  ] as [string, string[] | number][])('a search for %j finds the expected users', async (search, expected) => {
    const names = await findNames({ search });
    expect(typeof expected === 'number' ? names.length : names).toEqual(expected);
  });

  test('a role narrows the list, also together with a search', async () => {
    expect(await findNames({ role: 'ADMIN' })).toEqual(['Root Admin']);
    expect(await findNames({ role: 'ORGANIZER' })).toEqual(['Jose Alvarado']);
    expect(await findNames({ role: 'PARTICIPANT', search: 'jose' })).toEqual(['José Álvarez']);
    expect(await findNames({ role: 'ADMIN', search: 'jose' })).toEqual([]);
  });

  test('paging returns each user once while accounts are created and deleted', async () => {
    const names: string[] = [];
    let after: string | null = null;
    for (let page = 0; ; page += 1) {
      const { users } = await ask({ first: 2, after, search: 'evm.example' });
      names.push(...users.edges.map(({ node }) => node.name));
      after = users.pageInfo.endCursor;
      if (!users.pageInfo.hasNextPage) break;
      await buildNamed('Late Comer', `late${page}@evm.example`);
      if (page === 0) await api.sql(`DELETE FROM users WHERE email = 'am@evm.example'`);
    }
    expect(names).toEqual(['Anna-Maria O’Neil', 'Back\\slash Smith', 'Per%Cent Under_score', 'Root Admin']);
    await api.sql(`DELETE FROM users WHERE email LIKE 'late%'`);
    await buildNamed('Anna-Maria O’Neil', 'am@evm.example');
  });

  test.each([0, -1, 101])('a page size of %d is refused', async (first) => {
    expect((await ask({ first })).fields).toHaveProperty('first');
  });

  test('a cursor of another list is refused', async () => {
    const { id } = await api.buildEvent({ createdBy: admin });
    for (const after of [id, '2026-11-21T10:00:00.000Z', 'nonsense', ''.padEnd(5, '~')])
      expect((await ask({ after })).fields).toHaveProperty('after');
    await api.sql('DELETE FROM events');
  });

  test('a search finds new accounts and changed names at once', async () => {
    const person = await buildNamed('Before Marriage', 'bride@evm.example');
    await api.as(person)(
      `mutation { updateProfile(input: { firstName: "After", lastName: "Marriage", college: "Lakeside" }) { user { id } } }`,
    );
    expect(await findNames({ search: 'after marriage' })).toEqual(['After Marriage']);
    expect(await findNames({ search: 'before' })).toEqual([]);
  });
});

describe('a changed role', () => {
  beforeEach(() => api.sql(`UPDATE users SET role = 'participant'`));
  const anAdmin = () => api.buildUser({ role: 'admin' });
  const give = (at: Api, viewer: Person, person: Person, role: string) =>
    at.as(viewer)(
      'mutation ($id: ID!, $role: Role!) { updateUserRole(input: { userId: $id, role: $role }) { user { id role } } }',
      { id: person.id, role },
    );
  const admins = async () => (await api.sql("SELECT 1 FROM users WHERE role = 'admin'")).length;

  test('a changed role closes the sockets of the user in every process', async () => {
    const [giver, person] = [await anAdmin(), await api.buildUser()];
    const clients = await Promise.all(
      [api, second].map(async (at) => LiveClient.open(at.url, (await api.signIn(person)).token)),
    );
    const own = await LiveClient.open(api.url, await api.tokenOf(giver));
    await give(api, giver, person, 'ORGANIZER');
    for (const { closed } of clients) expect(await closed).toMatchObject({ code: 4403 });
    expect(own.socket.readyState).toBe(own.socket.OPEN);
    await own.close();
  });

  test('the next sign-in has the rights of the new role and no others', async () => {
    const [giver, person] = [await anAdmin(), await api.buildUser()];
    const rights = async () => {
      const { token } = await api.signIn(person);
      const { data } = await api.graphql('{ viewer { role } viewerCanCreateEvents }', {}, { token });
      return data;
    };
    expect(await rights()).toEqual({ viewer: { role: 'PARTICIPANT' }, viewerCanCreateEvents: false });
    await give(api, giver, person, 'ORGANIZER');
    expect(await rights()).toEqual({ viewer: { role: 'ORGANIZER' }, viewerCanCreateEvents: true });
    await give(api, giver, person, 'PARTICIPANT');
    expect(await rights()).toEqual({ viewer: { role: 'PARTICIPANT' }, viewerCanCreateEvents: false });
  });

  test('an admin remains if three admins demote each other at once in two processes', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, two, three] = [await anAdmin(), await anAdmin(), await anAdmin()];
      for (const each of [one, two, three]) await Promise.all([api.tokenOf(each), second.tokenOf(each)]);
      const answers = await Promise.all([
        give(api, one, two, 'PARTICIPANT'),
        give(second, two, three, 'ORGANIZER'),
        give(api, three, one, 'PARTICIPANT'),
        give(second, one, one, 'PARTICIPANT'),
        give(second, three, three, 'PARTICIPANT'),
      ]);
      expect(await admins()).toBeGreaterThan(0);
      for (const code of answers.map((answer) => answer.code ?? 'done'))
        expect(['done', 'FORBIDDEN', 'UNAUTHENTICATED', 'LAST_ADMIN']).toContain(code);
      await api.sql(`UPDATE users SET role = 'participant'`);
    }
  });

  test('the last admin cannot be demoted right after the others', async () => {
    const [last, other] = [await anAdmin(), await anAdmin()];
    expect((await give(api, last, other, 'PARTICIPANT')).errors).toEqual([]);
    expect((await give(api, last, last, 'ORGANIZER')).code).toBe('LAST_ADMIN');
    expect(await admins()).toBe(1);
  });
});
