import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { vacuum } from '../testing/plans.ts';
import { selectPeople } from './read.ts';

const { sql, buildEvent, close } = await startApi();
afterAll(close);

test('a door looks up each person, also if most events are small and this one is large', async () => {
  const large = await buildEvent({ capacity: 3000 });
  await sql(`INSERT INTO users (id, email, first_name, last_name, college, role)
    SELECT gen_random_uuid(), n || '@evm.example', 'Asha', 'Rao', 'Nandi', 'participant' FROM generate_series(1, 2000) n`);
  await sql(`INSERT INTO events (id, title, description, date, location, capacity, created_by)
    SELECT gen_random_uuid(), 'Small', 'Small', now(), 'Hall', 20, created_by FROM events, generate_series(1, 500)`);
  await sql(
    `INSERT INTO registrations (id, event_id, user_id, name, email) SELECT gen_random_uuid(), e.id, u.id, 'Asha', u.email
       FROM events e CROSS JOIN LATERAL (
         SELECT * FROM users WHERE role = 'participant' ORDER BY id LIMIT CASE WHEN e.id = $1 THEN 2000 ELSE 4 END) u`,
    [large.uuid],
  );
  await vacuum(sql);
  const plan = JSON.stringify(await sql(`EXPLAIN (GENERIC_PLAN) ${selectPeople.text}`));
  expect(plan).toContain('registrations_once');
  expect(plan).not.toContain('registrations_of_event');
});
