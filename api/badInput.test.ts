import { createECDH } from 'node:crypto';
import fc from 'fast-check';
import { getNullableType, isListType } from 'graphql';
import pLimit from 'p-limit';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { inWords } from './core/texts/inWords.ts';
import { sentence } from './core/texts/refusalTexts.ts';
import { statusOfCode } from './core/refusals/errors.ts';
import { buildSchema } from './schema.ts';
import { announcementsIn } from './testing/announce.ts';
import { startApi } from './testing/api.ts';
import { inHours, type Person } from './testing/build.ts';
import { feedsAt } from './testing/calendar.ts';
import type { Answer } from './testing/client.ts';
import { startGoogle } from './testing/google.ts';
import { fits, type Hole, holesOf } from './testing/holes.ts';
import { questionsIn } from './testing/questions.ts';
import { sampleHint, isThorough, sampleOf, seed } from './testing/sample.ts';
import { guestsIn, scansIn } from './testing/scans.ts';
import { awardsIn } from './testing/scores.ts';
import { defaultSettings } from './testing/settings.ts';

const google = await startGoogle();
afterAll(google.close);
const api = await startApi({ google: google.config });
const { url, graphql, as, buildUser, buildEvent, buildRegistrations } = api;
afterAll(api.close);

const [participant, organizer, admin] = [
  await buildUser(),
  await buildUser({ role: 'organizer' }),
  await buildUser({ role: 'admin' }),
];
const event = await buildEvent({ createdBy: organizer });
const scored = await buildUser();
const [registration] = await buildRegistrations(event, [scored]);
const [award] = await awardsIn(api.sql)([{ event, to: scored, by: organizer }]);
const announcement = await announcementsIn(api.sql)({ event, createdBy: organizer });
// for decisions and odd values, which may delete them
const doubtful = await buildEvent({ createdBy: organizer });
const named = await buildEvent({ createdBy: organizer });
const doomed = await buildEvent({ createdBy: organizer });
const ending = await buildEvent({ createdBy: organizer });
const alsoDoomed = await buildEvent({ createdBy: organizer });
const repeating = await buildEvent({ createdBy: organizer });
const newcomer = await buildUser();
const waiting = await buildUser();
const full = await buildEvent({ createdBy: organizer, capacity: 1 });
await buildRegistrations(full, [await buildUser()]);
await api.buildWaitlist(full, [participant, waiting]);
const requested = await buildEvent({ createdBy: organizer });
const [wishing, alsoWishing, leaving] = [await buildUser(), await buildUser(), await buildUser()];
await api.buildRequests(requested, [wishing, alsoWishing, leaving]);

const asking = await buildEvent({ createdBy: organizer });
await buildRegistrations(asking, [participant]);
await questionsIn(api.sql)(asking, [{ kind: 'several_of' }, { kind: 'long_text' }]);

const entering = await buildEvent({ createdBy: organizer });
await buildRegistrations(entering, [scored, participant]);
await scansIn(api.sql)([{ event: entering, who: participant, by: organizer }]);
const [comer] = (await api.buildUsers(1)) as [Person];
await api.buildRequests(entering, [comer]);
const [guestScan] = await guestsIn(api.sql)(entering, ['Nandini Das'], organizer);
await api.sql('UPDATE events SET self_check_in = true, walk_ins = true, date = now(), ends_at = $2 WHERE id = $1', [
  entering.uuid,
  inHours(2),
]);

await api.sql(`INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, 'door')`, [event.uuid, scored.uuid]);
/** Invites the admin, who sends the requests, to a role. */
const invite = async (role: string) => {
  const [made] = await api.sql<{ id: string }>(
    `INSERT INTO event_invitations (id, event_id, role, user_id, invited_by)
     VALUES (gen_random_uuid(), $1, $2, $3, $4) RETURNING id`,
    [event.uuid, role, admin.uuid, organizer.uuid],
  );
  return api.idOf('invitation', made!.id);
};

const makeFeed = async (tag: string) => (await feedsAt(api).make(admin, 'TAG', tag)).id;

const apolloCodes = [
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'OPERATION_TOO_LARGE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
];

/** An invalid request is the fault of the client and must be refused with a sentence. Returns the faults in the answer. */
function faultsIn(answer: Answer<unknown>, what: unknown): string[] {
  // a parallel request of an admin has switched on maintenance
  if (answer.code === 'MAINTENANCE') return [];
  const faults = answer.errors.filter(({ message, extensions }) => {
    const code = String(extensions?.code);
    const status = statusOfCode(code) ?? (apolloCodes.includes(code) ? 400 : 500);
    // the database found the NUL, so validation has missed it
    const isLate = message === inWords(sentence('nulCharacter'));
    return isLate || status >= 500 || !/\w.{4,}/s.test(message) || /internal|TypeError|at .*\.ts:/i.test(message);
  });
  if (answer.status < 500 && faults.length === 0) return [];
  return [JSON.stringify({ what, answer }).slice(0, 1500)];
}

const all = holesOf(buildSchema(), {
  path: {
    Event: (inner) => `event(id: "${event.id}") { ${inner} }`,
    User: (inner) => `viewer { ${inner} }`,
    DoorList: (inner) => `doorList(eventId: "${event.id}") { ${inner} }`,
    LeaderboardRow: (inner) => `event(id: "${event.id}") { leaderboard(first: 1) { edges { node { ${inner} } } } }`,
  },
  beside: { 'Event.repeatDates': { every: 'DAY', times: '2' }, 'Event.series': { first: '1' } },
  alternatives: ['userId', 'userIds', 'email', 'emails', 'code', 'ticket'],
  ordinary: {
    ...defaultSettings,
    id: event.id,
    eventId: event.id,
    userId: scored.id,
    'addStaff.email': null,
    'addStaff.emails': null,
    'addStaff.userIds': null,
    'acceptInvitation.invitationId': await invite('door'),
    'endInvitation.invitationId': await invite('manager'),
    'addStaff.role': 'DOOR',
    'removeStaff.role': null,
    'handOverEvent.email': null,
    'handOverEvent.userId': admin.id,
    awardId: award!.id,
    announcementId: announcement.id,
    actorId: admin.id,
    subjectId: event.id,
    importId: null,
    idempotencyKey: null,
    hasEvent: null,
    points: 1,
    timeZone: 'Europe/Paris',
    'placesNow.first': 1,
    'eventDays.perDay': 1,
    'eventDays.from': inHours(0).toISOString().slice(0, 10),
    from: inHours(-48).toISOString(),
    idToken: await google.idToken(),
    currentPassword: 'Evm@demo1',
    newPassword: 'Evm@demo2',
    'updateProfile.email': null,
    unchangedSince: null,
    'updateUserSettings.email': true,
    'rejectEvent.eventId': doubtful.id,
    'cancelEvent.eventId': ending.id,
    'deleteEvent.eventId': doomed.id,
    'copyStaff.fromEventId': event.id,
    'deleteSeries.eventId': alsoDoomed.id,
    'repeatEvent.eventId': repeating.id,
    'repeatEvent.weekdays': [],
    'repeatEvent.until': null,
    'repeatDates.until': null,
    'updateSeries.registrationRules': null,
    'updateSeries.eventId': repeating.id,
    'deleteAnnouncement.announcementId': (await announcementsIn(api.sql)({ createdBy: organizer })).id,
    'tellAnnouncementAgain.announcementId': (
      await announcementsIn(api.sql)({ createdBy: organizer, createdAt: inHours(-2) })
    ).id,
    'checkIn.eventId': entering.id,
    'checkIn.code': null,
    'checkIn.ticket': null,
    'undoCheckIn.eventId': entering.id,
    'undoCheckIn.userId': participant.id,
    'undoCheckIn.scanIds': null,
    'checkIns.eventId': entering.id,
    'walkIn.eventId': entering.id,
    'walkIn.id': '0190c5f6-3f0e-7cc1-9d6b-0c1f6a2d9b10',
    'walkIn.email': null,
    'walkIn.userId': comer.id,
    'addGuest.eventId': entering.id,
    'addGuest.id': null,
    'removeGuest.eventId': entering.id,
    'removeGuest.scanId': guestScan!,
    'checkInSelf.eventId': entering.id,
    'checkInSelf.code': '123456',
    'addRegistration.userId': newcomer.id,
    'removeRegistration.userId': newcomer.id,
    'joinWaitlist.eventId': named.id,
    'leaveWaitlist.eventId': full.id,
    'answerQuestions.eventId': asking.id,
    'giveSeat.eventId': full.id,
    'giveSeat.userId': waiting.id,
    'approveRegistrations.eventId': requested.id,
    'approveRegistrations.userIds': [wishing.id],
    'declineRegistrations.eventId': requested.id,
    'declineRegistrations.userIds': [alsoWishing.id],
    'writeToRegistrations.userIds': [scored.id],
    'writeToRegistrations.state': null,
    'writeToRegistrations.attendance': null,
    'removeRegistrations.eventId': requested.id,
    'removeRegistrations.userIds': [leaving.id],
    'createEvent.registrationRules': null,
    'updateEvent.registrationRules': null,
    'createCalendarFeed.kind': 'TAG',
    'createCalendarFeed.tag': 'chess',
    'renewCalendarFeed.feedId': await makeFeed('renewed'),
    'endCalendarFeed.feedId': await makeFeed('ended'),
    endpoint: 'https://push.example/a-browser',
    'subscribePush.p256dh': createECDH('prime256v1').generateKeys('base64url'),
    'subscribePush.auth': 'A'.repeat(22),
    phone: '+15550100',
    smsAddress: '',
    smsTemplate: '',
    smsToken: '',
    'sendTestMessage.smtpServer': '127.0.0.1',
    // the invalid port prevents sending, and is reported with all other problems
    'sendTestMessage.smtpPort': 0,
  },
});
const isText = ({ type }: Hole) => type.name === 'String' || type.name === 'ID';
const send = (hole: Hole, value: unknown, person: Person = organizer) => {
  const { query, variables } = hole.operation(value);
  return as(person)(query, variables);
};
/** Only participants take seats; admins may do everything else. */
const allowed = ({ name }: Hole) =>
  /^(registerFor|cancelRegistration|joinWaitlist|leaveWaitlist|answerQuestions|checkInSelf)/.test(name)
    ? participant
    : admin;

/** The faults in the answers to these values. Sends some of them in parallel. */
async function faultsOf(cases: readonly (readonly [hole: Hole, value: unknown, person: Person])[]): Promise<string[]> {
  const answers = await pLimit(8).map(cases, ([hole, value, person]) => send(hole, value, person));
  return answers.flatMap((answer, n) => faultsIn(answer, { in: cases[n]![0].name, value: cases[n]![1] }));
}

// some values are valid settings that lock people out
afterEach(async () => {
  const locked = await api.sql(
    `UPDATE system_settings SET maintenance_mode = false, enable_registration = true, event_approval_required = false,
       session_timeout = 60, smtp_server = '', analytics_enabled = true
      WHERE (maintenance_mode, enable_registration, event_approval_required, session_timeout, smtp_server, analytics_enabled)
         IS DISTINCT FROM (false, true, false, 60, '', true)
     RETURNING id`,
  );
  if (locked.length > 0) await api.caughtUp();
});

test('all arguments and input fields are covered', () => {
  expect(all.length).toBeGreaterThan(50);
  expect(all.map(({ name }) => name)).toContain('createEvent(input.title)');
  expect(all.map(({ name }) => name)).toContain('Event.status(timeZone)');
  expect(all.map(({ name }) => name)).toContain('LeaderboardRow.awards(after)');
  expect(all.map(({ name }) => name)).toContain('updateScore(input.achievements)');
});

const operations = [...Map.groupBy(all, ({ name }) => name.replace(/\(.*/, '')).values()].map(([first]) => first!);
/** Operations that need no earlier step. */
const feasible = operations.filter(
  ({ name }) =>
    !/^(resetPassword|verifyEmail|commitUserImport|discardUserImport|endSession|retryMail|changePassword|sendTestMessage|sendTestSms|verifyPhone|checkInSelf)/.test(
      name,
    ),
);

test.each(feasible.map((hole) => [hole.name.replace(/\(.*/, ''), hole] as const))(
  '%s succeeds with ordinary values',
  async (_, hole) => {
    const { code, message } = await send(hole, hole.ordinary, allowed(hole));
    expect([code, message]).toEqual([undefined, undefined]);
  },
);

describe('text with a NUL character', () => {
  test.each(all.filter(isText).map((hole) => [hole.name, hole] as const))(
    'a NUL character in %s is refused or not found',
    async (_, hole) => {
      const texts = ['\u0000', 'Ordinary\u0000text', 'somebody\u0000@evm.example'];
      const values = isListType(getNullableType(hole.whole)) ? [...texts, ...texts.map((text) => [text])] : texts;
      // a viewer without permission is refused before the text is checked
      const people = isThorough ? [participant, organizer, admin] : [allowed(hole)];
      const cases = people.flatMap((person) => values.map((value) => [hole, value, person] as const));
      expect({ drawn: sampleHint, faults: await faultsOf(sampleOf(cases, 3)) }).toEqual({
        drawn: sampleHint,
        faults: [],
      });
    },
  );
});

test('half of a character is stored nowhere', async () => {
  const texts = ['Ordinary\ud800text', 'somebody\udc00@evm.example', 'https://evm.example/\ud800.png'];
  const cases = all
    .filter((hole) => isText(hole))
    .flatMap((hole) => sampleOf(texts, 3).map((text) => [hole, text, allowed(hole)] as const));
  expect(await faultsOf(cases)).toEqual([]);
  // UTF-8 has no halves: this character replaces them
  const replaced = await api.sql<{ table: string }>(
    `SELECT table_name AS "table" FROM information_schema.tables
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
        AND query_to_xml(format('SELECT * FROM %I', table_name), true, false, '')::text LIKE '%\ufffd%'`,
  );
  expect(replaced).toEqual([]);
});

const odd: [string, unknown][] = [
  ['nothing', null],
  ['an empty text', ''],
  ['blanks', ' \t\n'],
  ['the word undefined', 'undefined'],
  ['the word null', 'null'],
  ['a huge text', 'x'.repeat(200_000)],
  ['a huge line of letters with marks', 'é\u0301'.repeat(30_000)],
  ['a lone surrogate', '\ud83d'],
  ['a right-to-left override', '\u202egnp.exe'],
  ['quotes', `'"; DROP TABLE users; --\\`],
  ['a number', 7],
  ['a fraction', 1.5],
  ['a negative number', -1],
  ['the largest number', 2_147_483_647],
  ['a larger number', 2_147_483_648],
  ['a huge float', 1e308],
  ['true', true],
  ['an empty list', []],
  ['a list in lists', [[['x']]]],
  ['a list of nothing', [null]],
  ['a long list', Array.from({ length: 5000 }, (_, i) => `tag ${i}`)],
  ['an object', { a: 1 }],
  ['an object with members of a string', { toString: 'x', length: 3 }],
  ['a key of the prototype', { __typename: 'User', constructor: { prototype: {} } }],
  ['the id of a person', participant.id],
  ['the id of an event', named.id],
  ['the id of a registration', registration],
  ['the id of an award', award!.id],
  ['a place on a board', '10.00~2026-11-01T10:00:00.000Z~score_01jd7z5v9gfa9v5cz8n5c0v0zz'],
  ['an id out of range', 'event_zzzzzzzzzzzzzzzzzzzzzzzzzz'],
  ['an id in capitals', named.id.toUpperCase()],
  ['a bare uuid', named.uuid],
  ['a day without time', '2026-11-21'],
  ['a day that does not exist', '2026-02-30T00:00:00Z'],
  ['the year zero', '0000-01-01T00:00:00Z'],
  ['the last year', '9999-12-31T23:59:59.999Z'],
  ['a cursor of something else', Buffer.from('["a","b","c"]').toString('base64url')],
];

describe.each(odd)('an odd value: %s', (_, value) => {
  test('every place answers or refuses the value without a server error', async () => {
    // a value that its type refuses reaches no code, so one test per type is enough
    const [reached, refused] = [all.filter((hole) => fits(hole, value)), all.filter((hole) => !fits(hole, value))];
    const each = [...Map.groupBy(refused, ({ whole }) => String(whole)).values()].map(([hole]) => hole!);
    const cases = [...sampleOf(reached, 24), ...sampleOf(each, 8)].map((hole) => [hole, value, allowed(hole)] as const);
    expect({ drawn: sampleHint, faults: await faultsOf(cases) }).toEqual({ drawn: sampleHint, faults: [] });
  });
});

test.skipIf(isThorough)('every place answers or refuses at least one odd value of its type', async () => {
  const cases = all.flatMap((hole) => {
    const values = odd.map(([, value]) => value).filter((value) => fits(hole, value));
    return sampleOf(values, values.length).map((value) => [hole, value, allowed(hole)] as const);
  });
  expect({ drawn: sampleHint, faults: await faultsOf(cases) }).toEqual({ drawn: sampleHint, faults: [] });
});

test('random values are answered or refused at every place', async () => {
  const place = fc.constantFrom(...all);
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...odd.map(([, value]) => value)),
  );
  await fc.assert(
    fc.asyncProperty(
      place,
      fc.oneof(text, fc.jsonValue()),
      fc.constantFrom(participant, organizer, admin),
      async (hole, value, person) => {
        expect(faultsIn(await send(hole, value, person), { in: hole.name, value })).toEqual([]);
      },
    ),
    { numRuns: isThorough ? 300 : 75, seed },
  );
});

describe('a request that is no operation', () => {
  test.each([
    ['nothing at all', ''],
    ['half a body', '{"query": "{ viewer'],
    ['something that is not JSON', 'query { viewer { id } }'],
    ['a number', '5'],
    ['null', 'null'],
    ['a text', '"{ viewer { id } }"'],
    ['an empty list', '[]'],
    ['an empty object', '{}'],
    ['a prototype', '{"__proto__": {"query": "{ viewer { id } }"}}'],
    ['no query', '{"query": null}'],
    ['an empty query', '{"query": ""}'],
    ['a blank query', '{"query": " "}'],
    ['a query that is a number', '{"query": 5}'],
    ['a query that is a list', '{"query": ["{ viewer { id } }"]}'],
    ['variables that are a text', '{"query": "{ viewer { id } }", "variables": "x"}'],
    ['variables that are a list', '{"query": "{ viewer { id } }", "variables": [1]}'],
    ['a name that is a number', '{"query": "{ viewer { id } }", "operationName": 5}'],
    ['a name that is not there', '{"query": "query A { viewer { id } }", "operationName": "B"}'],
    ['extensions that are a number', '{"query": "{ viewer { id } }", "extensions": 5}'],
    ['two nameless operations', '{"query": "{ viewer { id } } { home { viewer { id } } }"}'],
    ['a fragment only', '{"query": "fragment A on User { id }"}'],
    ['a field that is not there', '{"query": "{ emperor { id } }"}'],
    ['a type that is not there', '{"query": "query ($a: Emperor) { viewer { id } }"}'],
    ['a syntax error', '{"query": "{ viewer { id }"}'],
    ['a NUL in the query', '{"query": "{ viewer \\u0000 { id } }"}'],
    ['a NUL in a literal', '{"query": "{ events(search: \\"\\\\u0000\\") { totalCount } }"}'],
    ['a lone surrogate in the query', '{"query": "{ events(search: \\"\\\\ud83d\\") { totalCount } }"}'],
    ['an id that is a number', '{"id": 5}'],
    ['an id that is null', '{"id": null}'],
    ['an id that is an object', '{"id": {"a": 1}}'],
    ['an id of the prototype', '{"id": "__proto__"}'],
    ['an id called constructor', '{"id": "constructor"}'],
    ['a hash that is not stored', '{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": "ab"}}}'],
  ])('%s instead of an operation is refused with a sentence', async (_, body) => {
    const answer = await graphql('', {}, { as: participant, body });
    expect(answer.errors.length).toBeGreaterThan(0);
    expect(faultsIn(answer, body)).toEqual([]);
  });

  test('a request that is too large is refused with 413', async () => {
    const answer = await graphql('{ viewer { id } }', { padding: 'x'.repeat(300_000) });
    expect(answer).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' });
  });

  test.each([
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'image/png',
    'nonsense',
    '',
  ])('a request of the type %j is refused with a sentence', async (type) => {
    const answer = await graphql('{ viewer { id } }', {}, { as: participant, headers: { 'content-type': type } });
    expect([400, 415]).toContain(answer.status);
    expect(answer.message).toMatch(/\w/);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('a request with the method %s is refused', async (method) => {
    const { status } = await fetch(`${url}/graphql?query={viewer{id}}`, { method });
    expect([404, 405]).toContain(status);
  });

  test.each([
    '/graphql/../etc/passwd',
    '/%',
    '/%00',
    '/graphql%00',
    '/%c0%ae%c0%ae/',
    `/${'a'.repeat(9000)}`,
    '//',
    '/graphql?query=%',
    '/graphql?query=%7B',
  ])('the address %j is refused or not found', async (path) => {
    const response = await fetch(`${url}${path}`, { headers: { 'apollo-require-preflight': 'true' } });
    expect(response.status).toBeLessThan(500);
  });
});

test('after all these requests, the server still works', async () => {
  expect(api.logged.filter(({ level }) => level >= 50)).toEqual([]);
  expect((await graphql('{ viewer { id } }', {}, { as: participant })).data).toEqual({
    viewer: { id: participant.id },
  });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
