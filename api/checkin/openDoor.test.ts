import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';

const { as, sql, buildUser, buildEvent, close } = await startApi();
afterAll(close);

const doorOf = async (person: Person) =>
  (await as(person)<{ home: { doorEvent: { id: string } | null } }>('{ home { doorEvent { id } } }')).data.home
    .doorEvent;
const addRole = (event: BuiltEvent, person: Person, role: string) =>
  sql('INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, $3)', [event.uuid, person.uuid, role]);

test.each([
  ['door', 0.9, null, true],
  ['manager', 0.9, null, true],
  ['scorer', 0.9, null, false],
  ['door', 1.1, null, false],
  ['door', -11, null, true],
  ['door', -13, null, false],
  ['door', -13, 1, true],
  ['door', -2, -1, false],
])(
  'home of a helper with the role %s, %s hours before the start, end %s: door %s',
  async (role, start, end, isOpen) => {
    const person = await buildUser();
    const event = await buildEvent({ date: inHours(start), ...(end !== null && { endsAt: inHours(end) }) });
    expect(await doorOf(person)).toBeNull();
    await addRole(event, person, role);
    expect(await doorOf(person)).toEqual(isOpen ? { id: event.id } : null);
    await sql('DELETE FROM event_staff WHERE user_id = $1', [person.uuid]);
    expect(await doorOf(person)).toBeNull();
  },
);

test('of several doors, home shows the one of the earliest event', async () => {
  const person = await buildUser();
  const [later, sooner] = [await buildEvent({ date: inHours(0.5) }), await buildEvent({ date: inHours(-1) })];
  for (const event of [later, sooner]) await addRole(event, person, 'door');
  expect(await doorOf(person)).toEqual({ id: sooner.id });
});
