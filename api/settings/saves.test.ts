import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { defaults } from '../testing/settings.ts';

let api: Api;
let admin: Person;
let other: Person;

beforeAll(async () => {
  api = await startApi();
  admin = await api.buildUser({ role: 'admin' });
  other = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());

const read = async () => {
  const { data } = await api.as(admin)<{ systemSettings: { updatedAt: string } }>('{ systemSettings { updatedAt } }');
  return data.systemSettings.updatedAt;
};
const save = (changes: object, as = admin) =>
  api.as(as)<{ updateSystemSettings: { systemSettings: { updatedAt: string } } }>(
    `mutation ($input: UpdateSystemSettingsInput!) {
       updateSystemSettings(input: $input) { systemSettings { updatedAt } } }`,
    { input: { ...defaults, ...changes } },
  );
const capacity = async () =>
  (await api.sql<{ most: number }>('SELECT max_users_per_event AS most FROM system_settings'))[0]!.most;

test('who saves settings that somebody else has saved meanwhile is told, and overwrites nothing', async () => {
  const unchangedSince = await read();
  expect((await save({ unchangedSince, maxUsersPerEvent: 90 }, other)).code).toBeUndefined();
  const late = await save({ unchangedSince, maxUsersPerEvent: 80 });
  expect(late).toMatchObject({ code: 'STALE_EDIT' });
  expect(await capacity()).toBe(90);
  const { data } = await save({ unchangedSince: await read(), maxUsersPerEvent: 80 });
  expect(await capacity()).toBe(80);
  // what the answer says is good for the next time
  const again = { unchangedSince: data.updateSystemSettings.systemSettings.updatedAt, maxUsersPerEvent: 70 };
  expect((await save(again)).code).toBeUndefined();
});

test('of ten who save what they have read in the same moment one does', async () => {
  const unchangedSince = await read();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => save({ unchangedSince, maxUsersPerEvent: 100 + n }, n % 2 ? admin : other)),
  );
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'STALE_EDIT')).toHaveLength(9);
});

test('who does not say what they have read wins', async () => {
  expect((await save({ maxUsersPerEvent: 60 })).code).toBeUndefined();
  expect((await save({ maxUsersPerEvent: 50 }, other)).code).toBeUndefined();
  expect(await capacity()).toBe(50);
});
