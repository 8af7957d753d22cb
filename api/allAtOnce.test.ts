import { createClient } from 'graphql-ws';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { startApi } from './testing/api.ts';
import type { Answer } from './testing/client.ts';
import type { Person } from './testing/build.ts';
import { call } from './testing/rest.ts';

const api = await startApi();
afterAll(api.close);

const organizer = await api.buildUser({ role: 'organizer' });
const admin = await api.buildUser({ role: 'admin' });
const event = await api.buildEvent({ createdBy: organizer });

/** Each request has a field of the wrong type, a missing field, and one that breaks a rule. */
const requests = [
  {
    operation: 'createEvent',
    rest: 'POST /api/events',
    as: organizer,
    input: { title: ' ', description: 'A lake.', tags: [7], location: 'Lake', image: 'http://evm.example/a.png' },
    fields: {
      title: 'Title is required',
      date: 'Date is required',
      tags: 'tags must be a text',
      image: 'Image must be a web address that starts with https://',
    },
  },
  {
    operation: 'createAnnouncement',
    rest: 'POST /api/announcements',
    as: organizer,
    input: { title: 'x'.repeat(101), isPublished: 'perhaps' },
    fields: {
      title: 'Title must be at most 100 characters',
      content: 'Content is required',
      isPublished: 'isPublished must be true or false',
    },
  },
  {
    operation: 'register',
    rest: 'POST /api/auth/register',
    as: undefined,
    input: { firstName: 'N', email: 7, college: 'Meridian University', password: 'Password1!' },
    fields: {
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name is required',
      email: 'email must be a text',
      password: 'Password is too common, please choose one that others would not think of',
    },
  },
  {
    operation: 'resetPassword',
    rest: undefined,
    as: undefined,
    input: { password: 'short' },
    fields: { token: 'token is required', password: 'Password must be at least 8 characters' },
  },
  {
    operation: 'changePassword',
    rest: undefined,
    as: organizer,
    input: { currentPassword: 7, newPassword: 'Password1!' },
    fields: {
      currentPassword: 'currentPassword must be a text',
      newPassword: 'Password is too common, please choose one that others would not think of',
    },
  },
  {
    operation: 'sendTestMessage',
    rest: undefined,
    as: admin,
    input: { smtpServer: ' ', smtpPort: 'many', smtpUsername: '', smtpPassword: '', systemEmailAddress: 'nobody' },
    fields: {
      smtpServer: 'SMTP server is required',
      smtpPort: 'smtpPort must be a whole number',
      systemEmailAddress: 'Invalid email address',
    },
  },
  {
    operation: 'updateScore',
    rest: `PUT /api/leaderboard/event/${event.id}/user/${organizer.id}`,
    as: organizer,
    address: { eventId: event.id, userId: organizer.id },
    input: { achievements: [7], note: 'x'.repeat(501) },
    fields: {
      points: 'Please enter a valid score (must be a positive number)',
      achievements: 'achievements must be a text',
      note: 'Note must be at most 500 characters',
    },
  },
];

const nameOfInput = (operation: string) => `${operation[0]!.toUpperCase()}${operation.slice(1)}Input`;

/** A value as a GraphQL literal. */
const literal = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(literal).join(', ')}]`
    : typeof value === 'object' && value !== null
      ? `{ ${Object.entries(value)
          .map(([name, each]) => `${name}: ${literal(each)}`)
          .join(', ')} }`
      : JSON.stringify(value);

/** The response of a socket to an operation that does not run. */
async function askOverSocket(
  person: Person,
  query: string,
  variables: Record<string, unknown>,
): Promise<Pick<Answer, 'errors'>> {
  const client = createClient({
    url: `${api.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${await api.tokenOf(person)}` },
  });
  onTestFinished(() => void client.dispose());
  return new Promise((resolve) => {
    // an operation that does not run gets an error, any other a result
    const error = (errors: unknown) => resolve({ errors: errors as Answer['errors'] });
    client.subscribe({ query, variables }, { next: (answer) => resolve(answer as Answer), error, complete: () => {} });
  });
}

test.each(requests)(
  '$operation reports all invalid fields at once, at every door',
  async ({ operation, rest, as, address, input, fields }) => {
    const document = `mutation ($input: ${nameOfInput(operation)}!) { ${operation}(input: $input) { __typename } }`;
    const variables = { input: { ...address, ...input } };
    const written = `mutation { ${operation}(input: ${literal(variables.input)}) { __typename } }`;
    const answers = [
      await api.graphql(document, variables, as && { as }),
      await api.graphql(written, {}, as && { as }),
      await askOverSocket(as ?? admin, document, variables),
      await askOverSocket(as ?? admin, written, {}),
    ];
    for (const { errors } of answers) {
      expect(errors.at(-1)?.extensions).toEqual({ code: 'VALIDATION_FAILED', fields });
      // the errors of graphql-js stay, and are first
      expect(errors[0]?.extensions?.code).toMatch(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/);
    }
    if (!rest) return;
    const { status, body } = await call(api, rest, { as, body: input });
    expect([status, body.code, body.fields]).toEqual([400, 'VALIDATION_FAILED', fields]);
  },
);

test('an inline input with variables keeps the errors of graphql-js', async () => {
  const document = `mutation ($title: String!) {
    createEvent(input: { title: $title, location: 7 }) { event { id } }
  }`;
  const { errors } = await api.as(organizer)(document, { title: 'Lantern walk' });
  expect(errors.map(({ extensions }) => extensions?.code)).not.toContain('VALIDATION_FAILED');
});

test('a partial edit reports only the fields that it contains', async () => {
  const document = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
  const edit = { eventId: event.id, title: ' ', capacity: 'many', location: null };
  const { errors } = await api.as(organizer)(document, { input: edit });
  expect(errors.at(-1)?.extensions?.fields).toEqual({
    title: 'Title is required',
    capacity: 'capacity must be a whole number',
  });
  const { body } = await call(api, `PUT /api/events/${event.id}`, { as: organizer, body: edit });
  expect(body.fields).toEqual({ title: 'Title is required', capacity: 'Capacity must be greater than 0' });
});

test('system settings report every invalid field', async () => {
  const { body: saved } = await call(api, 'GET /api/settings/system', { as: admin });
  const { status, body } = await call(api, 'PUT /api/settings/system', {
    as: admin,
    body: { ...saved.data, maxUsersPerEvent: 'many', sessionTimeout: 0, systemEmailAddress: 'nobody' },
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {}).toSorted()).toEqual([
    'maxUsersPerEvent',
    'sessionTimeout',
    'systemEmailAddress',
  ]);
});

test('an invalid variable without an input keeps its error', async () => {
  const { errors } = await api.as(organizer)('query ($id: ID!) { event(id: $id) { id } }', {});
  expect(errors).toHaveLength(1);
});
