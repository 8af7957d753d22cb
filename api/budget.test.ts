import { afterAll, expect, test } from 'vitest';
import { startApi } from './testing/api.ts';
import { operationBudget } from './core/statements/budget.ts';
import { restOf } from './testing/rest.ts';

const api = await startApi();
const admin = await api.buildUser({ role: 'admin' });
afterAll(() => api.close());

test('a list of any length is streamed, even if its pages together exceed the budget of an operation', async () => {
  const people = (operationBudget.statements + 5) * 100;
  await api.sql(
    `INSERT INTO users (id, first_name, last_name, email, college, role)
     SELECT gen_random_uuid(), 'Asha', 'No. ' || n, 'asha' || n || '@evm.example', 'Evergreen Institute', 'participant'
       FROM generate_series(1, $1::int) AS n`,
    [people],
  );
  const before = api.database.reader.sent;
  const { status, body } = await restOf(api)<unknown[]>('GET /api/admin/users', { as: admin });
  expect([status, body.count, body.total]).toEqual([200, people + 1, people + 1]);
  expect(api.database.reader.sent - before).toBeGreaterThan(operationBudget.statements);
});

test('the dashboard of a year stays within the budget for ten admins at once, and ten times for one', async () => {
  const screen = `{ platformAnalytics(timeZone: "Asia/Kolkata", days: 366) { totalUsers plots {
    signUpsPerDay { day count } registrationsPerDay { day count } eventsByStatus { name count }
    busiestColleges { name count } busiestTags { name count } } } }`;
  const admins = [...(await api.buildUsers(9, { role: 'admin' })), ...Array.from({ length: 11 }, () => admin)];
  const answers = await Promise.all(admins.map((as) => api.graphql(screen, {}, { as })));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
});
