import { getNamedType, isLeafType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSchema } from '../schema.ts';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';

const api = await startApi();
const { as, buildEvent, buildUser } = api;
afterAll(() => api.close());

const event = buildSchema().getType('Event') as GraphQLObjectType;
const given: Readonly<Record<string, string>> = {
  participantScore: '(userId: "nobody")',
  repeatDates: '(every: DAY, times: 2)',
};
const fields = Object.values(event.getFields()).map(({ name, type }) =>
  isLeafType(getNamedType(type)) ? `${name}${given[name] ?? ''}` : `${name}${given[name] ?? ''} { __typename }`,
);

let organizer: Person;
let id: string;
beforeAll(async () => {
  organizer = await buildUser({ role: 'organizer' });
  ({ id } = await buildEvent({ tags: ['chess'], createdBy: organizer }));
});

// lists read fewer columns where nobody asks for more
test.each(fields)('lists that are asked for %s alone tell the same as the event itself', async (field) => {
  const own = await as(organizer)<{ event: unknown }>(`query ($id: ID!) { event(id: $id) { ${field} } }`, { id });
  // for so many events dates are refused, by their price
  const home = field.startsWith('repeatDates') ? '' : `home { upcomingEvents { ${field} } }`;
  const lists = await as(organizer)<{ events: { edges: { node: unknown }[] }; home?: { upcomingEvents: unknown[] } }>(
    `{ events(first: 5) { edges { node { ${field} } } } ${home} }`,
  );
  expect(own.errors).toEqual([]);
  expect(lists.data?.events.edges.map(({ node }) => node)).toEqual([own.data?.event]);
  expect(lists.data?.home).toEqual(home ? { upcomingEvents: [own.data?.event] } : undefined);
});
