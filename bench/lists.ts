import type { Cast, SignedInPerson } from './cast.ts';
import { firstNames } from './data.ts';
import { storeOperation } from './operations.ts';
import { each, type MeasuredScenario } from './scenarios.ts';

const page = (fields: string) => `{ edges { cursor node { id ${fields} } } pageInfo { endCursor hasNextPage } }`;
const person = page('name email college role createdAt');
const entry = page('action actorName subjectName address createdAt changes { field before after }');
const letter = page('kind subject to state attempts createdAt settledAt viewerCanRetry');
const registration = page('name email phone college state createdAt');

/** Requests of admins, who see the longest lists. The variables differ between requests. */
function list(name: string, text: string, variables: (cast: Cast, i: number) => object = () => ({})): MeasuredScenario {
  const ask = storeOperation(text);
  const make = (cast: Cast, connection: number) => (admin: SignedInPerson, i: number) =>
    ask(admin, { ...variables(cast, connection * 7 + i) });
  return {
    name,
    unit: 1,
    grown: { itself: 0.85 },
    ours: (cast, connection) => each(cast.admins, connection, make(cast, connection)),
  };
}

/** The first name and number of a person. One person has both, and with ten times the data two, so the pages are alike. */
function someName(i: number): string {
  const n = 10_000 + ((i * 37) % 9000);
  return `${firstNames[n % firstNames.length]} ${n}`;
}

export const lists: readonly MeasuredScenario[] = [
  list('people, a search', `query ($search: String) { users(first: 50, search: $search) ${person} }`, (_cast, i) => ({
    search: someName(i),
  })),
  list(
    'registrations by name',
    `query ($id: ID!) { event(id: $id) { registrations(first: 50, sort: NAME) ${registration} } }`,
    ({ eventIds }, i) => ({ id: eventIds[(i * 41) % eventIds.length] }),
  ),
  list('audit of an action', `{ auditTrail(first: 50, action: "event.approve") ${entry} }`),
  list('mail that failed', `{ mailMessages(first: 50, state: FAILED) ${letter} }`),
  list('places', `query ($search: String!) { places(search: $search) }`, (_cast, i) => ({
    search: `hall ${1 + (i % 9)}`,
  })),
  list('tags', `query ($search: String) { eventTags(search: $search) }`, (_cast, i) => ({ search: 'rdct'[i % 4] })),
];
