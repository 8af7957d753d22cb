import { afterAll, beforeEach, expect, test } from 'vitest';
import { quotaLimits } from '../../accounts/quota.ts';
import { startApi } from '../../testing/api.ts';
import type { BuiltEvent, Person } from '../../testing/build.ts';
import { mailTo } from '../../testing/mail.ts';
import { refusalOf, restOf } from '../../testing/rest.ts';
import { scansIn } from '../../testing/scans.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations, buildWaitlist, buildRequests } = api;
const rest = restOf(api);
afterAll(api.close);

const letter = { subject: 'Bring a laptop', text: 'The room opens at six.\nSee you there.' };
const write = (who: Person, input: Record<string, unknown>) =>
  as(who)<{ writeToRegistrations: { written: number; withoutMail: number; undecided: object[] } }>(
    `mutation ($input: WriteToRegistrationsInput!) { writeToRegistrations(input: $input) {
       written withoutMail undecided { userId code } } }`,
    { input: { eventId: event.id, ...letter, ...input } },
  );
const letters = async (person: Person) => (await mailTo(api, person)).filter(({ kind }) => kind === 'organizer-letter');

const admin = await buildUser({ role: 'admin' });
let organizer: Person;
let [asha, ben, cyra, dev] = [] as unknown as [Person, Person, Person, Person];
let event: BuiltEvent;
beforeEach(async () => {
  organizer = await buildUser({ role: 'organizer', firstName: 'Olga', lastName: 'Organizer' });
  [asha, ben, cyra, dev] = (await buildUsers(4)) as [Person, Person, Person, Person];
  event = await buildEvent({ createdBy: organizer, title: 'Kite day', capacity: 2 });
  await buildRegistrations(event, [asha, ben]);
  await buildWaitlist(event, [cyra]);
  await buildRequests(event, [dev]);
});

test('named people get the letter under its author’s name; the answer lists those who are not registered', async () => {
  const { data, errors } = await write(organizer, { userIds: [asha.id, cyra.id, organizer.id, 'user_nobody'] });
  expect(errors).toEqual([]);
  expect(data.writeToRegistrations).toEqual({
    written: 2,
    withoutMail: 0,
    undecided: [
      { userId: organizer.id, code: 'NOT_REGISTERED' },
      { userId: 'user_nobody', code: 'NOT_REGISTERED' },
    ],
  });
  for (const person of [asha, cyra])
    expect(await letters(person)).toMatchObject([{ data: { ...letter, title: 'Kite day', from: 'Olga Organizer' } }]);
  expect([await letters(ben), await letters(dev)]).toEqual([[], []]);
});

test.each(['pending', 'rejected'])('a letter about a %s event is refused', async (approval) => {
  await sql('UPDATE events SET approval = $2 WHERE id = $1', [event.uuid, approval]);
  const { code, message } = await write(organizer, { userIds: [asha.id] });
  expect([code, message]).toEqual(['FORBIDDEN', 'Nobody can be written to before the event is approved.']);
  expect(await sql('SELECT FROM notices WHERE user_id = $1', [asha.uuid])).toEqual([]);
});

test('half of a character in a letter is refused for each field', async () => {
  const { errors } = await write(organizer, { userIds: [asha.id], subject: 'Bus \ud83d', text: '\ud83d Soon' });
  expect(errors[0]?.extensions?.fields).toEqual({
    subject: 'Subject must not contain control characters',
    text: 'Text must not contain control characters',
  });
  expect(await letters(asha)).toEqual([]);
});

test('all people in the given states get the letter, except those who turned e-mail off', async () => {
  await sql('UPDATE users SET notify_email = false WHERE id = $1', [ben.uuid]);
  const { data } = await write(admin, { state: ['CONFIRMED', 'REQUESTED'] });
  expect(data.writeToRegistrations).toEqual({ written: 2, withoutMail: 1, undecided: [] });
  const counts = [];
  for (const person of [asha, ben, cyra, dev]) counts.push((await letters(person)).length);
  expect(counts).toEqual([1, 0, 0, 1]);
});

test('only the creator of the event and admins may write, over GraphQL and REST', async () => {
  const colleague = await buildUser({ role: 'organizer' });
  const path = `POST /api/events/${event.id}/registrations/write`;
  for (const who of [asha, colleague]) {
    expect((await write(who, { userIds: [asha.id] })).code).toBe('FORBIDDEN');
    for (const body of [{ ...letter, userIds: [asha.id] }, { userIds: 5 }])
      expect(refusalOf(await rest(path, { as: who, body }))).toEqual([
        403,
        'FORBIDDEN',
        'You do not have permission to write to the people at this event.',
      ]);
  }
  const { status, body } = await rest(path, { as: organizer, body: { ...letter, state: ['waitlisted'] } });
  expect([status, body]).toEqual([200, { success: true, message: 'Done.', written: 1, withoutMail: 0, undecided: [] }]);
  expect(await letters(asha)).toEqual([]);
});

test('a letter over REST can go to people who did not attend, and the audit trail records that', async () => {
  await scansIn(sql)([{ event, who: asha, by: organizer }]);
  const path = `POST /api/events/${event.id}/registrations/write`;
  const answer = await rest(path, { as: organizer, body: { ...letter, attendance: 'not_in' } });
  expect(answer).toMatchObject({ status: 200, body: { written: 1, withoutMail: 0 } });
  expect([await letters(asha), await letters(cyra)]).toEqual([[], []]);
  expect(await letters(ben)).toHaveLength(1);
  const data = { ...letter, attendance: 'late' };
  expect(await rest(path, { as: organizer, body: data })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED', fields: { attendance: expect.any(String) as string } },
  });
  const trail = await as(admin)<{ auditTrail: { edges: { node: { changes: { field: string; after: string }[] } }[] } }>(
    `query ($id: ID!) { auditTrail(subjectId: $id) { edges { node { changes { field after } } } } }`,
    { id: event.id },
  );
  const [entry] = trail.data.auditTrail.edges;
  expect(entry?.node.changes).toContainEqual({ field: 'attendance', after: 'not_in' });
});

test('letters are limited to 5,000 people an hour; refused letters do not count', async () => {
  await write(organizer, { userIds: [asha.id] });
  const bucket = `letters of ${organizer.id}`;
  await sql('UPDATE sign_in_attempts SET failures = $2 WHERE bucket = $1', [bucket, quotaLimits.lettersAnHour - 2]);
  const refused = await write(organizer, { state: ['CONFIRMED', 'WAITLISTED'] });
  expect([refused.code, refused.message]).toEqual([
    'TOO_MANY_REQUESTS',
    'You can write to 5,000 people an hour. Please wait a while and try again.',
  ]);
  expect((await write(organizer, { state: ['CONFIRMED'] })).data.writeToRegistrations.written).toBe(2);
  expect((await write(organizer, { userIds: [asha.id] })).code).toBe('TOO_MANY_REQUESTS');
  expect(await letters(asha)).toHaveLength(2);
  await sql(`UPDATE sign_in_attempts SET window_ends_at = now() - interval '1 second' WHERE bucket = $1`, [bucket]);
  expect((await write(organizer, { userIds: [asha.id] })).errors).toEqual([]);
});

const required = { userIds: 'Name at least one person' };
test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['to nobody', {}, required],
  ['to nobody named', { userIds: [] }, required],
  ['to no state', { state: [] }, { state: 'Name one to three states' }],
  ['to people and states', { userIds: ['x'], state: ['CONFIRMED'] }, { state: 'Name people or states, not both' }],
  [
    'with nothing in it',
    { state: ['CONFIRMED'], subject: ' ', text: '\n' },
    { subject: 'Subject is required', text: 'Text is required' },
  ],
  [
    'that is too long',
    { state: ['CONFIRMED'], subject: 'x'.repeat(201), text: 'x'.repeat(5001) },
    { subject: 'Subject must be at most 200 characters', text: 'Text must be at most 5,000 characters' },
  ],
  [
    'with another line in its subject',
    { state: ['CONFIRMED'], subject: 'Hello\nBcc: all', text: 'a\u0007' },
    { subject: 'Subject must not contain control characters', text: 'Text must not contain control characters' },
  ],
])('a letter %s is refused', async (_, input, fields) => {
  expect((await write(organizer, input)).fields).toEqual(fields);
});
