import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { mostSuggestions } from './suggestions.ts';

const api = await startApi();
afterAll(() => api.close());
const { sql, as, buildUser, buildEvent } = api;

const owner = await buildUser({ role: 'organizer' });
const [registered, helper, foreign, unrelated, hidden] = await Promise.all(
  ['Rani', 'Hari', 'Farid', 'Uma', 'Hidden'].map((firstName) =>
    buildUser({ firstName, lastName: 'Suggest', college: 'Lakeside' }),
  ),
);
const event = await buildEvent({ createdBy: owner });
const earlier = await buildEvent({ createdBy: owner });
const other = await buildEvent({ createdBy: await buildUser({ role: 'organizer' }) });
await api.buildRegistrations(event, [registered!, hidden!]);
await api.buildRegistrations(other, [unrelated!]);
await sql('UPDATE users SET profile_visible = false WHERE id = $1', [hidden!.uuid]);
const help = (at: { uuid: string }, who: Person, role = 'door') =>
  sql('INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, $3)', [at.uuid, who.uuid, role]);
await help(earlier, helper!);
await help(other, foreign!);

const suggested = async (who: Person, search?: string) => {
  const { data } = await as(who)<{
    event: { staffSuggestions: { userId: string; name: string; email: string; hasHelped: boolean }[] | null };
  }>(
    'query ($id: ID!, $search: String) { event(id: $id) { staffSuggestions(search: $search) { userId name email hasHelped } } }',
    { id: event.id, search },
  );
  return data.event.staffSuggestions;
};
const names = async (who: Person, search?: string) => (await suggested(who, search))?.map(({ name }) => name);

test('organizers find helpers of their events, then people registered for the event, and nobody else', async () => {
  expect(await names(owner, 'suggest')).toEqual(['Hari Suggest', 'Hidden Suggest', 'Rani Suggest']);
  expect(await names(owner)).toEqual(['Hari Suggest', 'Hidden Suggest', 'Rani Suggest']);
  expect(await names(owner, 'lakeside RANI')).toEqual(['Rani Suggest']);
  for (const who of [foreign!, unrelated!])
    for (const search of [who.email, 'Farid', 'Uma']) expect(await names(owner, search)).toEqual([]);
});

test('admins find everybody', async () => {
  const admin = await buildUser({ role: 'admin' });
  expect(await names(admin, 'suggest')).toHaveLength(5);
  expect(await names(admin, unrelated!.email)).toEqual(['Uma Suggest']);
  expect(await names(admin, '100%')).toEqual([]);
});

test('managers find the people of their events, and invite them by id', async () => {
  const manager = await buildUser();
  await help(event, manager, 'manager');
  expect(await names(manager, 'suggest')).toEqual(['Hidden Suggest', 'Rani Suggest']);
  const invite = (userIds: string[]) =>
    as(manager)('mutation ($input: AddStaffInput!) { addStaff(input: $input) { __typename } }', {
      input: { eventId: event.id, role: 'DOOR', userIds },
    });
  expect((await invite([helper!.id])).fields).toHaveProperty('userIds');
  await help(earlier, manager, 'manager');
  expect(await names(manager, 'suggest')).toEqual(['Hari Suggest', 'Hidden Suggest', 'Rani Suggest']);
  expect((await invite([helper!.id, registered!.id])).errors).toEqual([]);
});

test('the list is short, and null for people who may not manage the staff', async () => {
  const people = await Promise.all(Array.from({ length: mostSuggestions }, () => buildUser({ lastName: 'Suggest' })));
  await api.buildRegistrations(event, people);
  expect(await suggested(owner, 'suggest')).toHaveLength(mostSuggestions);
  for (const who of [registered!, foreign!, await buildUser({ role: 'organizer' })])
    expect(await suggested(who)).toBeNull();
});
