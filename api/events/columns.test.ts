import { getNamedType, isLeafType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSchema } from '../schema.ts';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';

const api = await startApi();
const { as, buildEvent, buildUser } = api;
afterAll(() => api.close());

const event = buildSchema().getType('Event') as GraphQLObjectType;
const columnValues: Readonly<Record<string, string>> = {
  participantScore: '(userId: "nobody")',
  repeatDates: '(every: DAY, times: 2)',
};
const fields = Object.values(event.getFields()).map(({ name, type }) =>
  isLeafType(getNamedType(type))
    ? `${name}${columnValues[name] ?? ''}`
    : `${name}${columnValues[name] ?? ''} { __typename }`,
);

let organizer: Person;
let id: string;
beforeAll(async () => {
  organizer = await buildUser({ role: 'organizer' });
  ({ id } = await buildEvent({ tags: ['chess'], createdBy: organizer }));
});

// lists read only the columns of the requested fields
test.each(fields)('lists return the same %s as the event itself', async (field) => {
  const own = await as(organizer)<{ event: unknown }>(`query ($id: ID!) { event(id: $id) { ${field} } }`, { id });
  // repeatDates for the events of both lists would exceed the cost limit
  const home = field.startsWith('repeatDates') ? '' : `home { upcomingEvents { ${field} } }`;
  const lists = await as(organizer)<{ events: { edges: { node: unknown }[] }; home?: { upcomingEvents: unknown[] } }>(
    `{ events(first: 5) { edges { node { ${field} } } } ${home} }`,
  );
  expect(own.errors).toEqual([]);
  expect(lists.data?.events.edges.map(({ node }) => node)).toEqual([own.data?.event]);
  expect(lists.data?.home).toEqual(home ? { upcomingEvents: [own.data?.event] } : undefined);
});
