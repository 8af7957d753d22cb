import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { boundArguments, variableLimits } from './bounds.ts';
import { buildSchema } from '../../schema.ts';
import { startApi } from '../../testing/api.ts';
import { inHours } from '../../testing/build.ts';
import { type Hole, holesOf } from '../../testing/holes.ts';
import { call } from '../../testing/rest.ts';
import { awardsIn } from '../../testing/scores.ts';
import { watchStatements } from '../../testing/statements.ts';

const api = await startApi();
const { as, buildUser, buildEvent, buildRegistrations } = api;
const sent = watchStatements(api.address);
afterAll(() => api.close());

const admin = await buildUser({ role: 'admin' });
const participant = await buildUser();
const scored = await buildUser();
const event = await buildEvent({ createdBy: admin });
await buildRegistrations(event, [scored]);
const [award] = await awardsIn(api.sql)([{ event, to: scored, by: admin }]);

const schema = buildSchema();
const holes = holesOf(schema, {
  path: {
    DoorList: (inner) => `doorList(eventId: "${event.id}") { ${inner} }`,
    Event: (inner) => `event(id: "${event.id}") { ${inner} }`,
    User: (inner) => `viewer { ${inner} }`,
    LeaderboardRow: (inner) => `event(id: "${event.id}") { leaderboard(first: 1) { edges { node { ${inner} } } } }`,
  },
  beside: { 'Event.repeatDates': { every: 'WEEK', times: '2' }, 'Event.series': { first: '1' } },
  ordinary: {
    id: event.id,
    until: null,
    weekdays: [],
    endsAt: null,
    eventId: event.id,
    userId: scored.id,
    awardId: award!.id,
    idempotencyKey: null,
    points: 1,
    days: 7,
    from: null,
    'eventDays.perDay': 1,
    'eventDays.from': null,
    to: null,
    hasEvent: null,
    isPublished: true,
    priority: 'LOW',
    maxUsersPerEvent: 100,
    maxEventsPerOrganizer: 10,
    sessionTimeout: 60,
    fileUploadLimit: 5,
    smtpPort: 587,
    enableRegistration: true,
    maintenanceMode: false,
    emailVerificationRequired: false,
    analyticsEnabled: true,
    eventApprovalRequired: false,
    eventPublishingAllowed: false,
    unchangedSince: null,
    updatedAt: null,
    startDate: inHours(1).toISOString(),
    newPassword: 'Evm@demo1',
    currentPassword: 'Evm@demo1',
    college: 'Evergreen Institute',
    role: 'PARTICIPANT',
    email: admin.email,
    importId: null,
    registrationRules: null,
    userIds: [scored.id],
    'writeToRegistrations.state': null,
    'writeToRegistrations.attendance': null,
    systemEmailAddress: '',
    smtpServer: '',
    allowedFileTypes: '.jpg',
    smsAddress: '',
    smsTemplate: '',
    phone: '',
    'addStaff.email': null,
    'addStaff.userId': null,
    'addStaff.emails': null,
    'addStaff.userIds': null,
    'addStaff.role': 'DOOR',
    'removeStaff.role': null,
    'handOverEvent.email': null,
    'handOverEvent.userId': null,
    'updateUserSettings.theme': null,
    'updateUserSettings.language': null,
    'updateUserSettings.timeZone': 'Asia/Kolkata',
    'updateUserSettings.notification': null,
    'updateUserSettings.privacy': null,
  },
});

/** All arguments and input fields that take texts or lists, under their names as holes. */
function* placesOf(): Generator<{ name: string; type: GraphQLInputType }> {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith('__'))
      for (const field of Object.values(type.getFields())) {
        const owner = /^(Query|Mutation)$/.test(type.name) ? field.name : `${type.name}.${field.name}`;
        for (const arg of field.args) {
          const input = getNamedType(arg.type);
          if (!isInputObjectType(input)) yield { name: `${owner}(${arg.name})`, type: arg.type };
          else
            for (const part of Object.values(input.getFields()))
              yield { name: `${owner}(${arg.name}.${part.name})`, type: part.type };
        }
      }
}

const places = [...placesOf()];
const isText = ({ type }: { type: GraphQLInputType }) => getNamedType(type).name === 'String';
const isList = ({ type }: { type: GraphQLInputType }) => isListType(getNullableType(type));
const holeOf = ({ name }: { name: string }): Hole => holes.find((hole) => hole.name === name)!;

/** The field name in a validation error for this position. */
const fieldOf = (name: string) => /[.(](\w+)\)$/.exec(name)![1]!;

async function fill({ name, operation }: Hole, value: unknown) {
  const { query: text, variables } = operation(value);
  const person = /^(registerFor|joinWaitlist)/.test(name) ? participant : admin;
  await api.tokenOf(person);
  sent.length = 0;
  return as(person)(text, variables);
}

test('the tests below fill every argument and input field that takes texts or lists', () => {
  const missing = places.filter((place) => isText(place) || isList(place)).filter((place) => !holeOf(place));
  expect(missing.map(({ name }) => name)).toEqual([]);
  // nested inputs: people of an import, questions and answers, switches, check-ins, and translations (api/translated.test.ts)
  const inner = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => getNamedType(field.type)))
    .filter(isInputObjectType);
  expect(new Set(inner.map(({ name }) => name))).toEqual(
    new Set([
      'ImportedUserInput',
      'QuestionInput',
      'AnswerInput',
      'NotificationSettingsInput',
      'PrivacySettingsInput',
      'RegistrationRulesInput',
      'MessagePreferenceInput',
      'ScanInput',
      'UndoneScanInput',
      'EventTranslationInput',
      'AnnouncementTranslationInput',
    ]),
  );
});

const long = 'x'.repeat(20_000);

describe('a text of 20,000 characters is refused under its name and not sent to the database:', () => {
  test.each(places.filter(isText).map((place) => [place.name, holeOf(place)] as const))('%s', async (name, hole) => {
    const answer = await fill(hole, long);
    // tokens come from mailed links, so the error is about the link
    const isLink = name.endsWith('.token)');
    expect(answer.code).toBe(isLink ? 'INVALID_LINK' : 'VALIDATION_FAILED');
    expect(isLink || Object.keys(answer.fields!).includes(fieldOf(name))).toBe(true);
    expect(sent.filter((each) => each.includes(long.slice(0, 1000)))).toEqual([]);
  });
});

describe('an id of 20,000 characters is not found and not sent to the database:', () => {
  const ids = places.filter(({ type }) => getNamedType(type).name === 'ID' && !isList({ type }));
  const held = ids.filter((place) => holeOf(place));
  test.each(held.map((place) => [place.name, holeOf(place)] as const))('%s', async (_, hole) => {
    const { code = 'NOT_FOUND' } = await fill(hole, long);
    expect(['NOT_FOUND', 'VALIDATION_FAILED', 'NOT_REGISTERED']).toContain(code);
    expect(sent.filter((each) => each.includes(long.slice(0, 1000)))).toEqual([]);
  });
});

describe('a long list is refused under its name:', () => {
  const listed = places.filter(isList).map((place) => [place.name, holeOf(place)] as const);
  test.each(listed)('%s', async (name, hole) => {
    const objects: Readonly<Record<string, unknown>> = {
      state: 'CONFIRMED',
      weekdays: 'MO',
      users: { row: 1, firstName: 'A', lastName: 'B', email: 'c', college: 'd' },
      questions: { kind: 'NUMBER', label: 'How many?' },
      scans: { id: '0190c5f6-3f0e-4cc1-9d6b-0c1f6a2d9b10', at: inHours(0).toISOString(), userId: scored.id },
      undone: { scanId: '0190c5f6-3f0e-4cc1-9d6b-0c1f6a2d9b10', at: inHours(0).toISOString() },
      remindBefore: 60,
      preferences: { topic: 'letters', way: 'EMAIL', wanted: true },
      messagePreferences: { topic: 'letters', way: 'EMAIL', wanted: true },
      answers: { questionId: event.id, values: ['5'] },
      translations: { language: 'KANNADA', title: 'A', [/nnounce/.test(name) ? 'content' : 'description']: 'B' },
    };
    const value = Array.from({ length: 501 }, (_, n) => objects[fieldOf(name)] ?? `value ${n}`);
    const some = /users|scan|undone/.test(name) ? value : value.slice(0, 101);
    const answer = await fill(hole, some);
    expect(answer).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [fieldOf(name)]: expect.any(String) } });
    // at most the statements for the session, the event, its series and the settings
    expect(sent.filter((each) => /insert into|update \S+ set|delete from|commit/i.test(each))).toEqual([]);
    // a statement of a background job does not come twice
    if (sent.length > 7) await fill(hole, some);
    expect(sent.length > 7 ? sent : []).toEqual([]);
  });
});

test('repeated achievements count towards the limit', async () => {
  for (const [name, ids] of [
    ['updateScore', { eventId: event.id, userId: scored.id }],
    ['correctScore', { awardId: award!.id }],
  ] as const) {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
    const input = { ...ids, points: 1, achievements: Array.from({ length: 21 }, () => 'Best Design') };
    const { fields } = await as(admin)(`mutation ($input: ${type}) { ${name}(input: $input) { award { id } } }`, {
      input,
    });
    expect(fields).toEqual({ achievements: 'At most 20 achievements at once' });
  }
});

test('long texts in an import are problems of their rows', async () => {
  const users = [{ row: 7, firstName: long, lastName: long, email: long, college: long }];
  const { data } = await as(admin)<{ stageUserImport: { problems: { row: number; field: string }[] } }>(
    'mutation ($input: StageUserImportInput!) { stageUserImport(input: $input) { problems { row field } } }',
    { input: { users } },
  );
  expect(data.stageUserImport.problems).toEqual(
    ['firstName', 'lastName', 'email', 'college'].map((field) => ({ row: 7, field })),
  );
});

test('too many or too long colleges are reported under the registration rules', async () => {
  for (const colleges of [Array.from({ length: 101 }, (_, n) => `College ${n}`), [long]]) {
    const { fields } = await as(admin)(
      'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }',
      { input: { eventId: event.id, registrationRules: { colleges } } },
    );
    expect(Object.keys(fields!)).toEqual(['registrationRules.colleges']);
  }
});

test('the server does not start if an argument has no bound', () => {
  expect(() => boundArguments(buildSchema(), {})).toThrow(/^\w+\.\w+\(\w+:\) has no bound\.$/);
});

test('values at the limit are accepted', async () => {
  const tags = Array.from({ length: 10 }, (_, n) => `${n}`.padEnd(30, 'x'));
  const search = 'x'.repeat(200);
  const { errors } = await as(admin)(
    'query ($tags: [String!], $search: String) { events(tags: $tags, search: $search) { totalCount } }',
    { tags, search },
  );
  expect(errors).toEqual([]);
});

describe('REST', () => {
  test.each([
    ['tags', `tags=${Array.from({ length: 11 }, (_, n) => n).join(',')}`, 'At most 10 tags can be looked up at once.'],
    ['tags', `tags=${'x'.repeat(31)}`, 'Each of the tags must be at most 30 characters.'],
    ['search', `search=${'x'.repeat(201)}`, 'At most 200 characters can be given here.'],
    ['cursor', `cursor=${'x'.repeat(301)}`, 'At most 300 characters can be given here.'],
  ])('refuses a too long %s', async (name, query, sentence) => {
    const answer = await call(api, `GET /api/events?${query}`, { as: admin });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', fields: { [name]: sentence } } });
  });
});

describe('variables', () => {
  const tags = 'query ($tags: [String!]) { events(tags: $tags) { totalCount } }';
  const texts = (count: number) => Array.from({ length: count }, () => 'x');

  test('a list longer than any of our clients sends is refused under its name before it is read', async () => {
    const { status, code, fields } = await as(participant)(tags, { tags: texts(variableLimits.items + 1) });
    expect({ status, code, fields }).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: { tags: 'At most 1,000 values can be sent at once.' },
    });
  });

  test('too many values are refused even if the operation does not use them', async () => {
    const others = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`v${n}`, texts(1000)]));
    expect((await as(participant)(tags, { tags: ['x'], ...others })).code).toBe('OPERATION_TOO_LARGE');
  });

  test('500 people can be imported at once', async () => {
    const users = Array.from({ length: 500 }, (_, row) => ({
      row,
      firstName: 'Nina',
      lastName: 'Iyer',
      college: 'Evergreen Institute',
      email: `many${row}@evm.example`,
    }));
    const { errors } = await as(admin)(
      'mutation ($input: StageUserImportInput!) { stageUserImport(input: $input) { staged } }',
      { input: { users } },
    );
    expect(errors).toEqual([]);
  });
});
