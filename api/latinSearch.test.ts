import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from './testing/api.ts';
import { inHours, type Person } from './testing/build.ts';

// Each search finds words in Devanagari and Kannada that people type in Latin letters.

const api = await startApi();
const { as, buildEvent, buildRegistrations, buildUser, close } = api;
afterAll(close);

let admin: Person;
beforeAll(async () => {
  admin = await buildUser({ role: 'admin' });
});

type Found = { users: { edges: { node: { name: string } }[] } };
const findUsers = async (search: string) => {
  const { data } = await as(admin)<Found>(
    `query ($search: String) { users(search: $search) { edges { node { name } } } }`,
    {
      search,
    },
  );
  return data.users.edges.map(({ node }) => node.name);
};

type FoundEvents = { events: { edges: { node: { title: string } }[] } };
const findEvents = async (search: string) => {
  const { data } = await as(admin)<FoundEvents>(
    `query ($search: String) { events(search: $search) { edges { node { title } } } }`,
    { search },
  );
  return data.events.edges.map(({ node }) => node.title);
};

test('admins find people by the Latin spellings of their current name', async () => {
  const person = await buildUser();
  const rename = async (firstName: string, lastName: string) => {
    const { errors } = await as(person)(
      `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { name } } }`,
      { input: { firstName, lastName, college: 'Meridian University' } },
    );
    expect(errors).toEqual([]);
  };
  await rename('दीपक', 'ಗೌಡ');
  expect(await findUsers('Deepak gowda')).toEqual(['दीपक ಗೌಡ']);
  expect(await findUsers('दीपक')).toEqual(['दीपक ಗೌಡ']);
  await rename('नीला', 'ಗೌಡ');
  expect(await findUsers('deepak')).toEqual([]);
  expect(await findUsers('neela')).toEqual(['नीला ಗೌಡ']);
});

test('admins find imported people by the Latin spellings of their names', async () => {
  const row = {
    row: 1,
    firstName: 'ಸವಿತಾ',
    lastName: 'ರೆಡ್ಡಿ',
    email: 'savitha@evm.example',
    college: 'Evergreen Institute',
  };
  const { data } = await as(admin)<{ stageUserImport: { importId: string } }>(
    `mutation ($input: StageUserImportInput!) { stageUserImport(input: $input) { importId } }`,
    { input: { users: [row] } },
  );
  await as(admin)(`mutation ($input: CommitUserImportInput!) { commitUserImport(input: $input) { imported } }`, {
    input: data.stageUserImport,
  });
  expect(await findUsers('savitha reddy')).toEqual(['ಸವಿತಾ ರೆಡ್ಡಿ']);
});

test('people find events by the Latin spellings of title, place and tags, also after an edit and in copies', async () => {
  const input = {
    title: 'ಸಂಗೀತ ಸಂಜೆ',
    description: 'Songs until midnight.',
    date: inHours(48).toISOString(),
    location: 'विवेकानन्द सभागार',
    capacity: 5,
    tags: ['ಕನ್ನಡ'],
  };
  const { data } = await as(admin)<{ createEvent: { event: { id: string } } }>(
    `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }`,
    { input },
  );
  const { id } = data.createEvent.event;
  for (const search of ['sangeetha', 'sangeeta sanje', 'vivekanand', 'kannada'])
    expect(await findEvents(search)).toEqual([input.title]);

  const update = (title: string) =>
    as(admin)(`mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`, {
      input: { eventId: id, title },
    });
  await update('नाटक');
  expect(await findEvents('sangeeta')).toEqual([]);
  expect(await findEvents('natak')).toEqual(['नाटक']);

  const { errors } = await as(admin)(
    `mutation ($input: DuplicateEventInput!) { duplicateEvent(input: $input) { event { id } } }`,
    { input: { eventId: id, date: inHours(72).toISOString(), title: 'कविता' } },
  );
  expect(errors).toEqual([]);
  expect(await findEvents('kavita')).toEqual(['कविता']);
  expect(await findEvents('natak')).toEqual(['नाटक']);
});

test('organizers find people with a seat by the Latin spellings of their names', async () => {
  const organizer = await buildUser({ role: 'organizer' });
  const event = await buildEvent({ createdBy: organizer });
  const person = await buildUser();
  await as(person)(`mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { name } } }`, {
    input: { firstName: 'ಮಂಜುನಾಥ', lastName: 'शर्मा', college: 'Meridian University' },
  });
  await buildRegistrations(event, [person]);
  const { data } = await as(organizer)<{ event: { registrations: { totalCount: number } } }>(
    `query ($id: ID!) { event(id: $id) { registrations(search: "manjunath sharma") { totalCount } } }`,
    { id: event.id },
  );
  expect(data.event.registrations.totalCount).toBe(1);
});

test('admins find helpers to invite by the Latin spellings of their names', async () => {
  const event = await buildEvent();
  const person = await buildUser();
  await as(person)(`mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { name } } }`, {
    input: { firstName: 'लक्ष्मी', lastName: 'Rao', college: 'Meridian University' },
  });
  const { data } = await as(admin)<{ event: { staffSuggestions: { name: string }[] } }>(
    `query ($id: ID!) { event(id: $id) { staffSuggestions(search: "lakshmi") { name } } }`,
    { id: event.id },
  );
  expect(data.event.staffSuggestions.map(({ name }) => name)).toEqual(['लक्ष्मी Rao']);
});
