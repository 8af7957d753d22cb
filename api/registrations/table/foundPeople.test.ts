import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { Person } from '../../testing/build.ts';

const api = await startApi();
afterAll(() => api.close());
const { as, sql, buildUser, buildEvent } = api;

const owner = await buildUser({ role: 'organizer' });
const admin = await buildUser({ role: 'admin' });
const stranger = await buildUser();
const facts = { firstName: 'Priya', lastName: 'Nair', college: 'Lakeside College' };
const priya = await buildUser({ ...facts, email: 'priya.nair@evm.example' });
const hidden = await buildUser({ ...facts, email: 'hidden.nair@evm.example' });
await sql('UPDATE users SET profile_visible = false WHERE id = $1', [hidden.uuid]);
const event = await buildEvent({ createdBy: owner });
for (const who of [priya, hidden])
  await as(who)(
    'mutation ($id: ID!) { registerForEvent(input: { eventId: $id, name: "Zorro", email: "z@y.example" }) { __typename } }',
    { id: event.id },
  );

const lists = (who: Person) => {
  const searchList = async (list: string, search: string) => {
    const { data } = await as(who)<{ event: Record<string, { edges: { node: { userId: string } }[] } | null> }>(
      `query ($id: ID!, $search: String) { event(id: $id) { found: ${list.replace('(', '(search: $search, ')} { edges { node { userId } } } } }`,
      { id: event.id, search },
    );
    return data.event['found']!.edges.map(({ node }) => (node.userId === priya.id ? 'priya' : 'hidden'));
  };
  return {
    participants: (search: string) => searchList('participants(first: 9)', search),
    sorted: (search: string) => searchList('participants(first: 9, sort: NAME)', search),
    registrations: (search: string) => searchList('registrations(first: 9)', search),
  };
};
const both = ['priya', 'hidden'];

test('a person is found by the name on the registration, the name of the account, and the college', async () => {
  for (const words of ['zorro', 'priya nair', 'nair zorro', 'lakeside']) {
    expect(await lists(owner).registrations(words)).toEqual(both);
    expect(await lists(owner).participants(words)).toEqual(both);
    expect((await lists(owner).sorted(words)).toSorted()).toEqual(both.toSorted());
  }
  // participants find no hidden people, and no person by the name of the account
  for (const words of ['zorro', 'lakeside']) {
    expect(await lists(stranger).participants(words)).toEqual(['priya']);
    expect(await lists(hidden).participants(words)).toEqual(both);
  }
  for (const who of [stranger, hidden]) expect(await lists(who).participants('priya nair')).toEqual([]);
  expect(await lists(owner).participants('nobody')).toEqual([]);
});

test('an address finds a person only if the viewer may see that address', async () => {
  const countMatches = async (who: Person, words: string) => (await lists(who).participants(words)).length;
  expect([
    await countMatches(stranger, 'z@y'),
    await countMatches(owner, 'z@y'),
    await countMatches(admin, 'z@y'),
  ]).toEqual([0, 2, 2]);
  const account = 'priya.nair@evm';
  expect([
    await countMatches(stranger, account),
    await countMatches(owner, account),
    await countMatches(admin, account),
  ]).toEqual([0, 0, 1]);
  expect(await lists(owner).registrations(account)).toEqual([]);
  expect(await lists(owner).sorted(account)).toEqual([]);
  // organizers find a person by the complete address of the account
  const whole = 'Priya.Nair@evm.example';
  expect([await countMatches(stranger, whole), await countMatches(owner, whole)]).toEqual([0, 1]);
  expect(await lists(owner).registrations(whole)).toEqual(['priya']);
  expect(await lists(owner).sorted(`zorro ${whole}`)).toEqual(['priya']);
  expect(await lists(admin).registrations(account)).toEqual(['priya']);
  expect(await lists(admin).sorted(account)).toEqual(['priya']);
});
