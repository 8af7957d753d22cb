import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { answersIn, questionsIn } from '../testing/questions.ts';
import { restOf } from '../testing/rest.ts';

const secret = 'Nobody else may read this';
const all = 'answers { questionId kind label options values }';
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

let event: BuiltEvent;
let viewers: Record<'asha' | 'organizer' | 'admin' | 'colleague' | 'stranger' | 'seated' | 'waiting', Person>;
let [registrationId, waitingId] = [] as unknown as [string, string];
beforeEach(async () => {
  const [organizer, colleague] = (await api.buildUsers(2, { role: 'organizer' })) as [Person, Person];
  const [asha, stranger, seated, waiting] = (await api.buildUsers(4)) as [Person, Person, Person, Person];
  viewers = { asha, organizer, admin: await api.buildUser({ role: 'admin' }), colleague, stranger, seated, waiting };
  event = await api.buildEvent({ createdBy: organizer });
  [registrationId] = (await api.buildRegistrations(event, [asha, seated])) as [string, string];
  [waitingId] = (await api.buildWaitlist(event, [waiting])) as [string];
  const [only] = await questionsIn(api.sql)(event);
  await answersIn(api.sql)(only!, [registrationId, waitingId], [secret]);
});

/** The viewers who get the answer from the query. */
const viewersWhoSee = async (text: string) => {
  const seen = await Promise.all(
    Object.entries(viewers).map(async ([name, as]) => {
      const { data, errors } = await api.as(as)(text);
      expect(errors).toEqual([]);
      return JSON.stringify(data).includes(secret) ? [name] : [];
    }),
  );
  return seen.flat();
};

test('in the list of participants, only the person, the creator of the event and admins see answers', async () => {
  const list = `{ event(id: "${event.id}") { participants { edges { node { ${all} } } } } }`;
  expect(await viewersWhoSee(list)).toEqual(['asha', 'organizer', 'admin']);
});

test('as a node and on the waitlist, only the person, the creator of the event and admins see answers', async () => {
  const node = (id: string) => `{ node(id: "${id}") { ... on Registration { ${all} } } }`;
  expect(await viewersWhoSee(node(registrationId))).toEqual(['asha', 'organizer', 'admin']);
  expect(await viewersWhoSee(node(waitingId))).toEqual(['organizer', 'admin', 'waiting']);
  const line = `{ event(id: "${event.id}") { waitlist { edges { node { ${all} } } } } }`;
  expect(await viewersWhoSee(line)).toEqual(['organizer', 'admin']);
});

test('among the registrations of a person, only the person, the creator of the event and admins see answers', async () => {
  const list = `{ node(id: "${viewers.asha.id}") { ... on User { registrations { edges { node { ${all} } } } } } }`;
  expect(await viewersWhoSee(list)).toEqual(['asha', 'organizer', 'admin']);
});

test('over REST, only the waitlist contains answers, for the creator of the event and admins', async () => {
  const rest = restOf(api);
  const addresses = ['', '/participants', '/waitlist'].map((end) => `/api/events/${event.id}${end}`);
  for (const address of [...addresses, '/api/events'])
    for (const [name, as] of Object.entries(viewers)) {
      const { text } = await rest(`GET ${address}`, { as });
      const mayHere = address.endsWith('waitlist') && ['organizer', 'admin'].includes(name);
      expect([address, name, text.includes(secret)]).toEqual([address, name, mayHere]);
    }
});

test('a creator who is no longer an organizer does not see answers', async () => {
  const former = await api.buildUser({ role: 'organizer' });
  await api.sql('UPDATE events SET created_by = $2 WHERE id = $1', [event.uuid, former.uuid]);
  const node = `{ node(id: "${registrationId}") { ... on Registration { ${all} } } }`;
  const before = await api.as(former)(node);
  expect(JSON.stringify(before.data)).toContain(secret);
  await api.sql("UPDATE users SET role = 'participant' WHERE id = $1", [former.uuid]);
  const after = await api.graphql(node, {}, { token: (await api.signIn(former)).token });
  expect(JSON.stringify(after.data)).not.toContain(secret);
});

test('cancelling a registration deletes its answers', async () => {
  const { errors } = await api.as(viewers.asha)(
    'mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { deletedRegistrationId } }',
    { id: event.id },
  );
  expect(errors).toEqual([]);
  const left = await api.sql<{ id: string }>(
    'SELECT registration_id AS id FROM answers JOIN questions q ON q.id = question_id WHERE event_id = $1',
    [event.uuid],
  );
  expect(left.map(({ id }) => api.idOf('registration', id))).toEqual([waitingId]);
});
