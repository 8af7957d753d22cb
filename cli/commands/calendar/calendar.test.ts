import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { feedsAt } from '../../../api/testing/calendar.ts';
import { parse } from '../../testing/parse.ts';
import { evmAt } from '../../testing/run.ts';

const api = await startApi();
const { fetchFeed } = feedsAt(api);
const { evm, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const signedInUser = async () => ({ env: { EVM_TOKEN: await api.tokenOf(await api.buildUser()) } });

test.each([
  ['calendar list --json url', [{ json: 'url' }]],
  ['calendar feeds --json url', [{ json: 'url' }]],
  ['calendar create mine', ['mine', undefined, {}]],
  ['calendar create tag chess --json url', ['tag', 'chess', { json: 'url' }]],
  ['calendar renew all --yes', ['all', undefined, { yes: true }]],
  ['calendar end tag chess -y', ['tag', 'chess', { yes: true }]],
  [
    'calendar create hers',
    "error: command-argument value 'hers' is invalid for argument 'kind'. Allowed choices are mine, all, tag.",
  ],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

test('a calendar feed can be created, listed, renewed and ended', async () => {
  const session = await signedInUser();
  expect(await evm(['calendar', 'feeds'], session)).toMatchObject({
    out: '',
    said: 'You have no calendars. See: evm calendar create',
  });
  const urlOf = async (...line: string[]) => {
    const run = await evm(['calendar', ...line, '--json', 'url'], session);
    expect(run.code).toBe(0);
    return JSON.parse(run.out) as { url: string };
  };
  const first = await urlOf('create', 'tag', 'Chess');
  expect(await urlOf('create', 'tag', 'chess')).toEqual(first);
  await urlOf('create', 'all');
  const { out } = await evm(['calendar', 'list'], session);
  expect(out.trim().split('\n')).toEqual([expect.stringMatching(/^ALL\t\thttp.*\.ics$/), `TAG\tChess\t${first.url}`]);
  expect((await fetchFeed(first)).status).toBe(200);
  const second = await urlOf('renew', 'tag', 'CHESS', '--yes');
  expect([(await fetchFeed(first)).status, (await fetchFeed(second)).status]).toEqual([404, 200]);
  expect(await evm(['calendar', 'end', 'tag', 'chess', '--yes', '--json'], session)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\{\n {2}"endedFeedId": "[^"]+"\n\}$/) as string,
    said: 'The calendar of "chess" has ended.',
  });
  expect((await fetchFeed(second)).status).toBe(404);
});

test('a missing calendar feed and a missing tag are reported', async () => {
  const session = await signedInUser();
  expect(await evm(['calendar', 'renew', 'mine', '--yes'], session)).toMatchObject({
    code: 1,
    said: 'You have no such calendar.\nSee: evm calendar list',
  });
  expect(await evm(['calendar', 'create', 'tag'], session)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Tag is required') as string,
  });
});
