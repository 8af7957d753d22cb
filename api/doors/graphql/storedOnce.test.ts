import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { inHours } from '../../testing/build.ts';

const { graphql, sql, buildUser, close } = await startApi();
afterAll(close);
await sql('UPDATE system_settings SET max_events_per_organizer = 100');

const stored = JSON.parse(readFileSync(new URL('../../persisted-operations.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const idOf = (name: string) => Object.entries(stored).find(([, text]) => text.includes(` ${name}`))![0];

const organizer = await buildUser({ role: 'organizer' });
const other = await buildUser({ role: 'organizer' });
const date = inHours(30);
let keys = 0;
const newKey = () => `key-${(keys += 1)}`;
const create = (key: string, title: string, as = organizer) => {
  const input = { title, description: 'Short.', date, location: 'Hall', capacity: 20 };
  return graphql(
    '',
    {},
    { as, body: { id: idOf('createEventMutation'), variables: { input } }, headers: { 'idempotency-key': key } },
  );
};
const countOf = async (title: string) =>
  (await sql<{ count: number }>('SELECT count(*)::int FROM events WHERE title = $1', [title]))[0]!.count;

test('a stored mutation with an Idempotency-Key takes effect once, and is answered the same again', async () => {
  const key = newKey();
  const first = await create(key, 'Once');
  expect([first.status, first.errors, first.headers.get('idempotency-replayed')]).toEqual([200, [], null]);
  const again = await create(key, 'Once');
  expect([again.status, again.data, again.headers.get('idempotency-replayed')]).toEqual([200, first.data, 'true']);
  expect(await countOf('Once')).toBe(1);
});

test('repetitions at the same time take effect once', async () => {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(key, 'Together')));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(answers[0]!.errors).toEqual([]);
  expect(await countOf('Together')).toBe(1);
});

test('without a key, or with keys of their own, equal mutations each take effect', async () => {
  await create(newKey(), 'Twice');
  await create(newKey(), 'Twice');
  expect(await countOf('Twice')).toBe(2);
});

test('the key of another person is another key', async () => {
  const key = newKey();
  await create(key, 'Of both');
  expect((await create(key, 'Of both', other)).errors).toEqual([]);
  expect(await countOf('Of both')).toBe(2);
});

test('another content with the same key is refused', async () => {
  const key = newKey();
  await create(key, 'The first');
  const { status, code } = await create(key, 'The second');
  expect([status, code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await countOf('The second')).toBe(0);
});

test('a refusal is not kept, so the same key serves the corrected content', async () => {
  const key = newKey();
  expect((await create(key, '')).code).toBe('VALIDATION_FAILED');
  expect((await create(key, 'Corrected')).errors).toEqual([]);
  expect(await countOf('Corrected')).toBe(1);
});

test('a key that no header may have is refused', async () => {
  const { code, fields } = await create('x'.repeat(101), 'Too long');
  expect([code, Object.keys(fields!)]).toEqual(['VALIDATION_FAILED', ['Idempotency-Key']]);
  expect(await countOf('Too long')).toBe(0);
});

test('a visitor is refused without a claim on the key', async () => {
  const body = { id: idOf('createEventMutation'), variables: { input: {} } };
  const { code } = await graphql('', {}, { body, headers: { 'idempotency-key': 'x'.repeat(101) } });
  expect(code).not.toBe('VALIDATION_FAILED');
});

test('a sign-in ignores the key, because its token must not be stored', async () => {
  const key = newKey();
  const variables = { input: { email: organizer.email, password: 'Evm@demo1' } };
  const options = { body: { id: idOf('useLoginMutation'), variables }, headers: { 'idempotency-key': key } };
  for (let n = 0; n < 2; n += 1)
    expect((await graphql('', {}, options)).headers.get('idempotency-replayed')).toBeNull();
  expect(await sql('SELECT key FROM idempotency_keys WHERE key = $1', [key])).toEqual([]);
});
