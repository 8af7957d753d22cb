import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { call } from '../testing/rest.ts';

const api = await startApi();
afterAll(api.close);

const atBothDoors = async () => [
  (await api.graphql<{ platform: { needsAdmin: boolean } }>('{ platform { needsAdmin } }')).data.platform.needsAdmin,
  (await call<{ needsAdmin: boolean }>(api, 'GET /api/settings/public')).body.data.needsAdmin,
];

test('GraphQL and REST report that there is no admin yet, until there is one', async () => {
  expect(await atBothDoors()).toEqual([true, true]);
  await api.buildUser();
  await api.buildUser({ role: 'organizer' });
  expect(await atBothDoors()).toEqual([true, true]);
  await api.buildUser({ role: 'admin' });
  expect(await atBothDoors()).toEqual([false, false]);
});
