import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import { inHours, type Person } from '../../testing/build.ts';
import { startProcess } from '../../testing/process.ts';
import { type RestAnswer, restOf } from '../../testing/rest.ts';

let api: Api;
let second: Api;
let organizer: Person;
let rest: ReturnType<typeof restOf>;
let keys = 0;

beforeAll(async () => {
  api = await startApi();
  second = await startApi({ databaseUrl: api.address, secret: api.config.secret });
  organizer = await api.buildUser({ role: 'organizer' });
  rest = restOf(api);
});
afterAll(async () => {
  await second?.close();
  await api?.close();
});

const newKey = () => `key-${(keys += 1)}`;
const date = inHours(30);
const talk = (title: string) => ({ title, description: 'Short.', date, location: 'Hall', capacity: 20 });
const create = (key: string, title: string, as = organizer, at = rest): Promise<RestAnswer<{ id: string }>> =>
  at('POST /api/events', { as, body: talk(title), headers: { 'idempotency-key': key } });
const called = async (title: string) =>
  (await api.sql<{ count: string }>('SELECT count(*) FROM events WHERE title = $1', [title]))[0]!.count;
const lose = (key: string, seconds: number, isDone: boolean) =>
  api.sql(
    `UPDATE idempotency_keys SET status = NULL, answer = NULL, is_done = $3,
       created_at = now() - make_interval(secs => $2) WHERE key = $1`,
    [key, seconds, isDone],
  );

/** Sessions that wait for the test's lock. */
const waiting = `FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = 7
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

describe('a request with an Idempotency-Key', () => {
  test('gets the same response when repeated and takes effect once, even in another process', async () => {
    const key = newKey();
    const first = await create(key, 'Once');
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null]);
    for (const at of [rest, restOf(second)]) {
      const again = await create(key, 'Once', organizer, at);
      expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([201, first.text, 'true']);
    }
    expect(await called('Once')).toBe('1');
  });

  test('takes effect once if 30 repetitions arrive at two processes at the same time', async () => {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => create(key, 'Together', organizer, n % 2 ? rest : restOf(second))),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await called('Together')).toBe('1');
  });

  test('is refused without effect if the key was used with another body or path', async () => {
    const key = newKey();
    await create(key, 'The first');
    const headers = { 'idempotency-key': key };
    for (const answer of [
      await create(key, 'The second'),
      await rest('POST /api/announcements', { as: organizer, headers, body: { title: 'Other', content: 'Other' } }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await called('The second')).toBe('0');
    expect(await api.sql("SELECT FROM announcements WHERE title = 'Other'")).toEqual([]);
  });

  test('says so if the first request takes longer than a repetition waits', async () => {
    const key = newKey();
    await create(key, 'Takes long');
    await lose(key, 0, false);
    const again = await create(key, 'Takes long');
    expect([again.status, again.body.code]).toEqual([503, 'UNAVAILABLE']);
  });

  test('does not share its key with other users', async () => {
    const key = newKey();
    const other = await api.buildUser({ role: 'organizer' });
    const [mine, theirs] = [await create(key, 'Shared key'), await create(key, 'Shared key', other)];
    expect(mine.body.data.id).not.toBe(theirs.body.data.id);
    expect(await called('Shared key')).toBe('2');
  });

  test('runs again after it was refused', async () => {
    const key = newKey();
    const refused = await create(key, '');
    expect([refused.status, refused.body.message]).toEqual([400, 'Title is required']);
    expect((await create(key, 'Now with a title')).status).toBe(201);
  });

  test('is remembered for anonymous senders too', async () => {
    const body = {
      firstName: 'Nina',
      lastName: 'Iyer',
      email: 'nina@evm.example',
      password: 'Evm@demo1',
      college: 'Evergreen',
    };
    const send = () => rest('POST /api/auth/register', { body, headers: { 'idempotency-key': 'sign-up' } });
    const first = await send();
    expect(first.status).toBe(201);
    expect((await send()).text).toBe(first.text);
    expect((await rest('POST /api/auth/register', { body })).body.code).toBe('EMAIL_TAKEN');
  });

  test('is not remembered if its response contains a token', async () => {
    const body = { email: organizer.email, password: 'Evm@demo1' };
    const send = () => rest('POST /api/auth/login', { body, headers: { 'idempotency-key': 'sign-in' } });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(first.body.token).not.toBe(again.body.token);
    expect(await api.sql("SELECT FROM idempotency_keys WHERE key = 'sign-in'")).toEqual([]);
  });

  test.each([['with a space'], ['é'], ['x'.repeat(101)]])('has an invalid key if the key is %s', async (key) => {
    const answer = await create(key, 'No key');
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['Idempotency-Key']]);
    expect(await called('No key')).toBe('0');
  });
});

describe('after a process died during a request', () => {
  test('and before its effect, the repetition takes effect', async () => {
    const key = newKey();
    await create(key, 'Died before');
    await api.sql("DELETE FROM events WHERE title = 'Died before'");
    await lose(key, 31, false);
    expect((await create(key, 'Died before')).status).toBe(201);
    expect(await called('Died before')).toBe('1');
  });

  test('and after its effect, the repetition has no effect and says so', async () => {
    const key = newKey();
    await create(key, 'Died after');
    await lose(key, 31, true);
    const again = await create(key, 'Died after');
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_DONE']);
    expect(await called('Died after')).toBe('1');
  });

  test('a process that was only slow loses its claim and writes nothing', async () => {
    const key = newKey();
    const lock = await api.database.pool.connect();
    await lock.query('SELECT pg_advisory_lock(7)');
    await api.sql(`CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.title = 'Slow' THEN PERFORM pg_advisory_xact_lock(7); END IF; RETURN NEW; END $$`);
    await api.sql('CREATE TRIGGER slowly BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION slowly()');
    const slow = create(key, 'Slow');
    await expect.poll(async () => (await api.sql(`SELECT ${waiting}`)).length).toBe(1);
    await api.sql('UPDATE idempotency_keys SET turn = gen_random_uuid() WHERE key = $1', [key]);
    await lock.query('SELECT pg_advisory_unlock(7)');
    lock.release();
    expect((await slow).status).toBe(503);
    expect(await called('Slow')).toBe('0');
    await api.sql('DROP TRIGGER slowly ON events');
  });

  test.each([
    ['a seat', (event: { id: string }) => `/api/events/${event.id}/register`, { name: 'Asha', email: 'a@evm.example' }],
    ['an event', () => '/api/events', talk('Killed')],
  ])('between commit and response of %s, the repetition reports ALREADY_DONE', async (_, pathOf, body) => {
    const event = await api.buildEvent({ capacity: 3 });
    const isSeat = !('title' in body);
    const token = await api.tokenOf(isSeat ? await api.buildUser() : organizer);
    const replica = await startProcess(api.address, { JWT_SECRET: api.config.secret });
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': newKey(),
    };
    const path = pathOf(event);
    const post = (at: string) => fetch(`${at}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const done = async () => (isSeat ? (await api.seatsOf(event)).rows : Number(await called('Killed')));
    // this lock prevents all processes from storing a response
    const lock = await api.database.pool.connect();
    await lock.query('SELECT pg_advisory_lock(7)');
    await api.sql(`CREATE FUNCTION hold_answer() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock(7); RETURN NEW; END $$`);
    await api.sql(`CREATE TRIGGER hold_answer BEFORE UPDATE ON idempotency_keys FOR EACH ROW
      WHEN (NEW.status IS NOT NULL) EXECUTE FUNCTION hold_answer()`);
    const lost = post(replica.url).catch(() => 'no answer');
    await expect.poll(async () => (await api.sql(`SELECT pid ${waiting}`)).length).toBe(1);
    await replica.kill();
    expect(await lost).toBe('no answer');
    // the killed process leaves a statement running in PostgreSQL
    await api.sql(`SELECT pg_terminate_backend(pid) ${waiting}`);
    await api.sql('DROP FUNCTION hold_answer CASCADE');
    lock.release(true);

    expect(await done()).toBe(1);
    await api.sql("UPDATE idempotency_keys SET created_at = now() - interval '31 seconds' WHERE key = $1", [
      headers['idempotency-key'],
    ]);
    const again = await post(api.url);
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, 'ALREADY_DONE']);
    expect(await done()).toBe(1);
  });
});

test('a seat that was refused under a key can be taken under the same key later', async () => {
  const [first, second] = [await api.buildUser(), await api.buildUser()];
  const event = await api.buildEvent({ capacity: 1 });
  const body = { name: 'Asha', email: 'a@evm.example' };
  const register = (as: Person, key: string) =>
    rest(`POST /api/events/${event.id}/register`, { as, body, headers: { 'idempotency-key': key } });
  const [taken, full] = [newKey(), newKey()];
  expect((await register(first, taken)).status).toBe(201);
  expect([(await register(second, full)).body.code, (await register(first, newKey())).body.code]).toEqual([
    'EVENT_FULL',
    'ALREADY_REGISTERED',
  ]);
  await api.as(first)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { deletedRegistrationId } }', {
    id: event.id,
  });
  expect((await register(second, full)).status).toBe(201);
  expect(await api.seatsOf(event)).toMatchObject({ rows: 1, taken: 1 });
});
