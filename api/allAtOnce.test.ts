import { afterAll, expect, test } from 'vitest';
import { startApi } from './testing/api.ts';
import { call } from './testing/rest.ts';

const api = await startApi();
afterAll(api.close);

const organizer = await api.buildUser({ role: 'organizer' });
const admin = await api.buildUser({ role: 'admin' });
const event = await api.buildEvent({ createdBy: organizer });

/** Each with a field of the wrong kind, one that is missing and one that breaks a rule. */
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
    input: { firstName: 'N', email: 7, college: 'Meridian University', password: 'Evm@demo1' },
    fields: {
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name is required',
      email: 'email must be a text',
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

test.each(requests)(
  '$operation says all that is wrong at once, of kind and of rule',
  async ({ operation, rest, as, address, input, fields }) => {
    const document = `mutation ($input: ${nameOfInput(operation)}!) { ${operation}(input: $input) { __typename } }`;
    const variables = { input: { ...address, ...input } };
    const { errors } = await (as ? api.as(as)(document, variables) : api.graphql(document, variables));
    expect(errors.at(-1)?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields });
    expect(Object.keys(errors.at(-1)?.extensions?.fields ?? {}).toSorted()).toEqual(Object.keys(fields).toSorted());
    // what graphql-js says of it stays, and stays first
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');

    const { status, body } = await call(api, rest, { as, body: input });
    expect([status, body.code, body.fields]).toEqual([400, 'VALIDATION_FAILED', fields]);
  },
);

test('a partial edit is told of what it sends and of nothing else', async () => {
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

test('system settings name every field, whichever way it is wrong', async () => {
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

test('a variable that is wrong without an input is answered as before', async () => {
  const { errors } = await api.as(organizer)('query ($id: ID!) { event(id: $id) { id } }', {});
  expect(errors).toHaveLength(1);
});
