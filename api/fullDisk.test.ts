import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { examine, findingsInWords } from './manage/doctor.ts';
import { startApi } from './testing/api.ts';

const api = await startApi();
afterAll(api.close);

// raises the errors of a full disk: for a row, and for a new table
const fill = `
  CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
  CREATE TRIGGER full_disk BEFORE INSERT ON registrations FOR EACH ROW EXECUTE FUNCTION full_disk();
  CREATE FUNCTION full_disk_too() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
  CREATE EVENT TRIGGER full_disk ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS') EXECUTE FUNCTION full_disk_too()`;
const empty = 'DROP EVENT TRIGGER full_disk; DROP FUNCTION full_disk() CASCADE; DROP FUNCTION full_disk_too()';

const loggedLines = (what: string) => api.logged.filter(({ msg }) => msg === what);
const ready = async () => {
  const answer = await fetch(`${api.url}/readyz`);
  return [answer.status, ((await answer.json()) as { status: string }).status];
};
const database = async () => {
  const findings = await examine({ DATABASE_URL: api.address, DATA_DIR: tmpdir(), JWT_SECRET: api.config.secret });
  return findingsInWords(findings).find(({ what }) => what === 'Database');
};

test('a full disk is logged once and reported at every door until there is room again', async () => {
  const event = await api.buildEvent({ capacity: 100 });
  const people = await api.buildUsers(10);
  const tokens = await Promise.all(people.map(api.tokenOf));
  const register = (n: number) =>
    n % 2
      ? fetch(`${api.url}/api/events/${event.id}/register`, {
          method: 'POST',
          headers: { authorization: `Bearer ${tokens[n]!}`, 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'Asha', email: 'asha@evm.example' }),
        })
      : api.graphql(
          `mutation ($id: ID!) {
             registerForEvent(input: { eventId: $id, name: "Asha", email: "asha@evm.example" }) { __typename } }`,
          { id: event.id },
          { token: tokens[n]! },
        );
  expect(await ready()).toEqual([200, 'ready']);
  expect(await database()).toMatchObject({ state: 'ok' });

  await api.sql(fill);
  const refused = await Promise.all(people.map((_, n) => register(n)));
  expect(refused.map(({ status }) => status)).toEqual(people.map(() => 503));
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  const [began, ...others] = loggedLines('the disk is full');
  expect(others).toEqual([]);
  expect(began).toMatchObject({ level: 50, code: '53100', requestId: expect.any(String) });
  expect(await ready()).toEqual([503, 'the disk is full']);
  expect(await database()).toMatchObject({ state: 'problem', finding: 'The disk of PostgreSQL is full.' });
  // reads still work
  expect((await api.as(people[0]!)('{ viewer { id } }')).errors).toEqual([]);

  await api.sql(empty);
  await expect.poll(ready).toEqual([200, 'ready']);
  expect(loggedLines('the disk has room again')).toEqual([expect.objectContaining({ level: 40, refused: 10 })]);
  expect((await register(0)).status).toBe(200);
  expect(api.logged.filter(({ level, msg }) => level >= 50 && msg !== 'the disk is full')).toEqual([]);
});
