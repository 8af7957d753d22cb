import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { awardsIn } from '../testing/scores.ts';

const api = await startApi();
afterAll(() => api.close());
const give = awardsIn(api.sql);

const organizer = await api.buildUser({ role: 'organizer' });
const event = await api.buildEvent({ createdBy: organizer });
const people = await Promise.all(
  [...Array(3).keys()].map((n) => api.buildUser({ college: n < 2 ? 'Hill College' : 'Lake College' })),
);
await api.buildRegistrations(event, people);
await give(people.map((to, n) => ({ event, to, by: organizer, points: [30, 20, 10.25][n]! })));

const own = async (who: Person) =>
  (
    await api.as(who)<Record<string, { rank: number; totalScore: number } | null>>(
      '{ viewerPerformer { rank totalScore } viewerCollege { rank college totalScore } }',
    )
  ).data;

test('people find their own rank and that of their college', async () => {
  expect(await own(people[2]!)).toEqual({
    viewerPerformer: { rank: 3, totalScore: 10.25 },
    viewerCollege: { rank: 2, college: 'Lake College', totalScore: 10.25 },
  });
  const classmate = await api.buildUser({ college: ' hill  COLLEGE' });
  expect(await own(classmate)).toEqual({
    viewerPerformer: null,
    viewerCollege: { rank: 1, college: 'Hill College', totalScore: 50 },
  });
  expect(await own(await api.buildUser({ college: 'Nowhere' }))).toEqual({
    viewerPerformer: null,
    viewerCollege: null,
  });
});
