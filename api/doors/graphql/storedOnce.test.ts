import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { inHours, type Person } from '../../testing/build.ts';

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
const inputOf = (title: string) => ({ title, description: 'Short.', date, location: 'Hall', capacity: 20 });
const create = (key: string, title: string, as = organizer, headers: Readonly<Record<string, string>> = {}) =>
  graphql(
    '',
    {},
    {
      as,
      body: { id: idOf('createEventMutation'), variables: { input: inputOf(title) } },
      headers: { ...headers, 'idempotency-key': key },
    },
  );
/** The mutation of a client that sends its own text. */
const createByText = (key: string, title: string, as?: Person, more = '') =>
  graphql(
    `mutation($input: CreateEventInput!) { createEvent(input: $input) { event { id title } } ${more} }`,
    { input: inputOf(title) },
    { as, headers: { 'idempotency-key': key } },
  );
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

test.each([
  ['updateEvent', 'UpdateEventInput', '{ event { title version } }', {}],
  ['updateSeries', 'UpdateSeriesInput', '{ eventIds event { title version } }', { scope: 'ALL' }],
])('a repeated %s with its key is no stale edit', async (name, input, fields, more) => {
  const { data } = await createByText(newKey(), 'Before', organizer);
  const { id } = (data as { createEvent: { event: { id: string } } }).createEvent.event;
  const key = newKey();
  const edit = (title: string, as: string) =>
    graphql(
      `mutation($input: ${input}!) { ${name}(input: $input) ${fields} }`,
      { input: { eventId: id, version: 1, title, ...more } },
      { as: organizer, headers: { 'idempotency-key': as } },
    );
  const first = await edit('After', key);
  expect(first.errors).toEqual([]);
  expect((await edit('After', key)).data).toEqual(first.data);
  expect((await edit('Later', newKey())).code).toBe('STALE_EDIT');
});

test.each([
  ['acceptInvitation', 'AcceptInvitationInput', '{ event { id } }'],
  ['endInvitation', 'EndInvitationInput', '{ endedInvitationId }'],
])('a repeated %s with its key finds the invitation gone only with another key', async (name, input, fields) => {
  const { data } = await createByText(newKey(), `With ${name}`, organizer);
  const { id } = (data as { createEvent: { event: { id: string } } }).createEvent.event;
  const helper = await buildUser({});
  await graphql(
    'mutation($input: AddStaffInput!) { addStaff(input: $input) { event { id } } }',
    { input: { eventId: id, email: helper.email, role: 'DOOR' } },
    { as: organizer },
  );
  const { data: found } = await graphql('{ viewerInvitations { id } }', {}, { as: helper });
  const [invitation] = (found as { viewerInvitations: { id: string }[] }).viewerInvitations;
  const answer = (key: string) =>
    graphql(
      `mutation($input: ${input}!) { ${name}(input: $input) ${fields} }`,
      { input: { invitationId: invitation!.id } },
      { as: helper, headers: { 'idempotency-key': key } },
    );
  const key = newKey();
  const first = await answer(key);
  expect(first.errors).toEqual([]);
  expect((await answer(key)).data).toEqual(first.data);
  expect((await answer(newKey())).code).toBe('NOT_FOUND');
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

describe('the text of a mutation with an Idempotency-Key', () => {
  test('takes effect once, and is answered the same again', async () => {
    const key = newKey();
    const answers = await Promise.all([
      createByText(key, 'By text', organizer),
      createByText(key, 'By text', organizer),
    ]);
    answers.push(await createByText(key, 'By text', organizer));
    const { data } = answers[0];
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, errors: [], data });
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(2);
    expect(await countOf('By text')).toBe(1);
  });

  test('is the same request as its id, with each Accept header', async () => {
    const key = newKey();
    const accept = 'application/graphql-response+json';
    const first = await create(key, 'Either way', organizer, { accept });
    expect([first.status, first.errors, first.headers.get('content-type')]).toEqual([
      200,
      [],
      `${accept}; charset=utf-8`,
    ]);
    const query = stored[idOf('createEventMutation')];
    const body = { query, variables: { input: inputOf('Either way') } };
    for (const again of [
      await create(key, 'Either way'),
      await graphql('', {}, { as: organizer, body, headers: { 'idempotency-key': key } }),
    ])
      expect([again.data, again.headers.get('idempotency-replayed')]).toEqual([first.data, 'true']);
    expect(await countOf('Either way')).toBe(1);
  });

  test('is refused if the key belongs to another content, or is no key', async () => {
    const key = newKey();
    await createByText(key, 'First text', organizer);
    const { status, code } = await createByText(key, 'Second text', organizer);
    expect([status, code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    const invalid = await createByText('x'.repeat(101), 'Second text', organizer);
    expect([invalid.code, Object.keys(invalid.fields!)]).toEqual(['VALIDATION_FAILED', ['Idempotency-Key']]);
    expect(await countOf('Second text')).toBe(0);
  });

  test('can be corrected with the same key after a refusal', async () => {
    const key = newKey();
    expect((await createByText(key, '', organizer)).code).toBe('VALIDATION_FAILED');
    expect((await createByText(key, 'Corrected text', organizer)).errors).toEqual([]);
    expect(await countOf('Corrected text')).toBe(1);
  });

  test('stores nothing of a visitor, or next to another mutation', async () => {
    const key = newKey();
    expect((await createByText(key, 'Of a visitor')).code).toBe('UNAUTHENTICATED');
    expect(
      (await createByText(key, 'With another', organizer, 'markNoticesRead(input: { noticeIds: [] }) { read }')).errors,
    ).toEqual([]);
    expect(await sql('SELECT key FROM idempotency_keys WHERE key = $1', [key])).toEqual([]);
  });
});
