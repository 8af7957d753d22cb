import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { password } from '../testing/build.ts';

const { as, graphql, buildUser, buildEvent, close } = await startApi();
afterAll(close);

test('a flood of sign-ins does not slow requests of signed-in users', async () => {
  const person = await buildUser();
  // long enough to be compressed, in the same thread pool that checks passwords
  for (let i = 0; i < 20; i++) await buildEvent({ description: 'Bring friends and a lamp. '.repeat(20) });
  const list = () => as(person)('{ events { edges { node { id title description } } } }');
  const login = (i: number) =>
    graphql(
      'mutation ($input: LoginInput!) { login(input: $input) { token } }',
      { input: { email: `stranger${i}@evm.example`, password } },
      { from: `203.0.113.${i % 250}` },
    );
  await Promise.all([list(), login(0)]);

  let flooding = true;
  const signIns: number[] = [];
  const flood = Array.from({ length: 12 }, async (_, i) => {
    for (let n = 1; flooding; n++) signIns.push(await timed(() => login(i + 12 * n)));
  });
  const lists: number[] = [];
  while (lists.length < 8 || signIns.length < 12) lists.push(await timed(list));
  flooding = false;
  await Promise.all(flood);

  expect(median(lists)).toBeLessThan(median(signIns) / 4);
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
