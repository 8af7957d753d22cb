import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Role, type Viewer } from '../core/context/context.ts';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { canSeeEvent, eventVisible } from './visible.ts';

const { sql, as, buildUser, buildEvent, close } = await startApi();
afterAll(close);

const people = new Map<string, Person>();
beforeAll(async () => {
  for (const role of ['participant', 'organizer', 'admin'] as const) people.set(role, await buildUser({ role }));
});

const roles = { participant: Role.PARTICIPANT, organizer: Role.ORGANIZER, admin: Role.ADMIN } as const;

test.each(
  (['participant', 'organizer', 'admin'] as const).flatMap((role) =>
    (['approved', 'pending', 'rejected'] as const).flatMap((approval) =>
      [true, false].map((isCreator) => ({
        role,
        approval,
        isCreator,
        sees: approval === 'approved' || isCreator || role === 'admin',
      })),
    ),
  ),
)(
  'a $role sees an event that is $approval: $sees (creator: $isCreator)',
  async ({ role, approval, isCreator, sees }) => {
    const person = people.get(role)!;
    const creator = isCreator ? person : await buildUser({ role: 'organizer' });
    const event = await buildEvent({ createdBy: creator, approval });
    const visible = eventVisible({ self: '$2::uuid', isAdmin: '$3::boolean' });
    const rows = await sql(`SELECT FROM events e WHERE e.id = $1 AND ${visible}`, [
      event.uuid,
      person.uuid,
      role === 'admin',
    ]);
    const viewer = { id: person.id, role: roles[role] } as Viewer;
    const inTypeScript = canSeeEvent(viewer, {
      id: event.id,
      isApproved: approval === 'approved',
      createdById: creator.id,
    });
    const atTheDoor = await as(person)<{ event: object | null }>('query ($id: ID!) { event(id: $id) { id } }', {
      id: event.id,
    });
    expect([rows.length === 1, inTypeScript, Boolean(atTheDoor.data?.event)]).toEqual([sees, sees, sees]);
  },
);

test('no other file repeats the rule', () => {
  const files = globSync('api/**/*.{ts,sql}', { exclude: ['**/*.test.ts', 'api/testing/**'] });
  const saying = files.filter((file) => /approval = 'approved' OR[^`]*created_by/.test(readFileSync(file, 'utf8')));
  expect(saying).toEqual(['api/events/visible.ts']);
});
