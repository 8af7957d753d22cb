import pino from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Live } from '../core/journal/live.ts';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { call } from '../testing/rest.ts';
import { defaultSettings } from '../testing/settings.ts';
import { SettingsWatch } from './watch.ts';

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
    { input: { ...defaultSettings, ...changes } },
  );
const capacity = async () =>
  (await api.sql<{ most: number }>('SELECT max_users_per_event AS most FROM system_settings'))[0]!.most;

test('a save with an outdated `unchangedSince` fails and overwrites nothing', async () => {
  const unchangedSince = await read();
  expect((await save({ unchangedSince, maxUsersPerEvent: 90 }, other)).code).toBeUndefined();
  const late = await save({ unchangedSince, maxUsersPerEvent: 80 });
  expect(late).toMatchObject({ code: 'STALE_EDIT' });
  expect(await capacity()).toBe(90);
  const { data } = await save({ unchangedSince: await read(), maxUsersPerEvent: 80 });
  expect(await capacity()).toBe(80);
  // the `updatedAt` of the response is valid for the next save
  const again = { unchangedSince: data.updateSystemSettings.systemSettings.updatedAt, maxUsersPerEvent: 70 };
  expect((await save(again)).code).toBeUndefined();
});

test('of ten concurrent saves with the same `unchangedSince`, exactly one succeeds', async () => {
  const unchangedSince = await read();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => save({ unchangedSince, maxUsersPerEvent: 100 + n }, n % 2 ? admin : other)),
  );
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'STALE_EDIT')).toHaveLength(9);
});

test('a save of what is there makes no other save outdated', async () => {
  await save({ maxUsersPerEvent: 100 });
  const unchangedSince = await read();
  await save({ maxUsersPerEvent: 100 }, other);
  expect((await save({ unchangedSince, maxUsersPerEvent: 90 })).code).toBeUndefined();
});

test('a repeated save, after its answer was lost, is not refused', async () => {
  const sent = { unchangedSince: await read(), maxUsersPerEvent: 95, smtpPassword: 'hush', smsToken: 't0ken' };
  const first = await save(sent);
  expect(first.errors).toEqual([]);
  expect((await save(sent)).data).toEqual(first.data);
  // a save that would change something is refused
  for (const change of [{ maxUsersPerEvent: 96 }, { smtpPassword: 'other' }, { smsToken: 'other' }])
    expect(await save({ ...sent, ...change })).toMatchObject({ code: 'STALE_EDIT' });
});

test('without `unchangedSince`, the last write wins', async () => {
  expect((await save({ maxUsersPerEvent: 60 })).code).toBeUndefined();
  expect((await save({ maxUsersPerEvent: 50 }, other)).code).toBeUndefined();
  expect(await capacity()).toBe(50);
});

describe('a saved setting', () => {
  const seenAt = async (at: Api) => [
    (await at.graphql<{ platform: { registrationOpen: boolean } }>('{ platform { registrationOpen } }')).data.platform
      .registrationOpen,
    (await call<{ registrationOpen: boolean }>(at, 'GET /api/settings/public')).body.data.registrationOpen,
  ];
  const saveByRest = async (enableRegistration: boolean) => {
    const { body } = await call<object>(api, 'GET /api/settings/system', { as: admin });
    return call(api, 'PUT /api/settings/system', { as: admin, body: { ...body.data, enableRegistration } });
  };

  test('applies to every later request', async () => {
    for (let n = 0; n < 20; n += 1) {
      const open = n % 2 === 1;
      await (n % 4 < 2 ? save({ enableRegistration: open }) : saveByRest(open));
      expect(await seenAt(api)).toEqual([open, open]);
    }
  });

  test('closes and reopens access from the next request on', async () => {
    const person = await api.buildUser();
    for (let n = 0; n < 5; n += 1) {
      await save({ maintenanceMode: true });
      expect((await api.graphql('{ viewer { id } }', {}, { as: person })).code).toBe('MAINTENANCE');
      await save({ maintenanceMode: false });
      expect((await api.graphql('{ viewer { id } }', {}, { as: person })).code).toBeUndefined();
    }
  });

  test('applies in other processes after their notification', async () => {
    const other = await startApi({ databaseUrl: api.address, secret: api.config.secret });
    onTestFinished(other.close);
    for (const open of [false, true, false, true]) {
      await save({ enableRegistration: open });
      await vi.waitFor(async () => expect(await seenAt(other)).toEqual([open, open]), {
        interval: 5,
        timeout: 120_000,
      });
    }
  });

  test('is not overwritten by an older read that finishes later', async () => {
    const answers: ((open: boolean) => void)[] = [];
    const rows = () =>
      new Promise<never[]>((resolve) =>
        answers.push((registrationOpen) => resolve([{ registrationOpen, loggingLevel: 'warn' }] as never[])),
      );
    const log = pino({ level: 'silent' });
    const watch = new SettingsWatch(rows, new Live(log), log, null);
    const readings = [watch.read(), watch.read()];
    answers[1]!(false);
    await readings[1];
    answers[0]!(true);
    await readings[0];
    expect(watch.platform.registrationOpen).toBe(false);
  });
});
