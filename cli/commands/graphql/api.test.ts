import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { parse } from '../../testing/parse.ts';
import { evmAt } from '../../testing/run.ts';

const api = await startApi();
const { evm, home, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const session = { env: { EVM_TOKEN: await api.tokenOf(await api.buildUser()) } };

test.each([
  ['api -', ['-', {}]],
  ['api @a.graphql -F id=1 -F name=x y=2', ['@a.graphql', { field: ['id=1', 'name=x', 'y=2'] }]],
  ['api', "error: missing required argument 'operation'"],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

test('an operation from an argument, a file or standard input runs with typed variables', async () => {
  const query = 'query ($first: Int!, $search: String) { events(first: $first, search: $search) { totalCount } }';
  const answer = JSON.stringify({ events: { totalCount: 0 } }, null, 2);
  const fields = ['-F', 'first=1', '-F', 'search=nowhere to be found'];
  writeFileSync(join(home, 'query.graphql'), query);
  expect(await evm(['api', query, ...fields], session)).toMatchObject({
    code: 0,
    out: answer,
    sent: [{ first: 1, search: 'nowhere to be found' }],
  });
  expect((await evm(['api', `@${join(home, 'query.graphql')}`, ...fields], session)).out).toBe(answer);
  expect((await evm(['api', '-', ...fields], { ...session, input: query })).out).toBe(answer);
});

test('an invalid operation, an invalid variable and a missing file are reported', async () => {
  expect(await evm(['api', '{ nonsense }'], session)).toMatchObject({ code: 1, out: '' });
  expect(await evm(['api', '{ __typename }', '-F', 'first'], session)).toMatchObject({
    code: 2,
    said: '"first" is not key=value.',
  });
  expect(await evm(['api', '@/nowhere'], session)).toMatchObject({
    code: 2,
    said: 'The file /nowhere cannot be read.',
  });
});
