// the queries select all fields of the list, which doorList.ts uses
/* eslint-disable relay/unused-fields */
import { getRequest, graphql, type GraphQLTaggedNode } from 'relay-runtime';
import type { readDoorEndedQuery$data } from '../../__generated__/readDoorEndedQuery.graphql.ts';
import type { readDoorEventQuery$data } from '../../__generated__/readDoorEventQuery.graphql.ts';
import type { readDoorGuestsQuery$data } from '../../__generated__/readDoorGuestsQuery.graphql.ts';
import type { readDoorQuery$data } from '../../__generated__/readDoorQuery.graphql.ts';
import { sendOperation } from '../../core/environment.ts';
import { currentSession } from '../../core/session.ts';
import { guestAsPerson, type DoorList, type Person } from './doorList.ts';
import { byRegistration } from './doorStorage.ts';

// for all operations of a door, which read their answers without the store
void graphql`
  fragment readDoor_person on DoorPerson {
    registrationId
    userId
    name
    college
    state
    code
    at
    by
    door
    scanIds
  }
`;

void graphql`
  fragment readDoor_guest on Guest {
    scanId
    name
    at
    by
    door
  }
`;

const peopleQuery = graphql`
  query readDoorQuery($id: ID!, $after: String) {
    event(id: $id) {
      title: localTitle
      language: localLanguage
      date
    }
    doorList(eventId: $id) {
      serverTime
      publicKey
      people(first: 500, after: $after) {
        edges {
          node {
            ...readDoor_person @relay(mask: false)
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const endedQuery = graphql`
  query readDoorEndedQuery($id: ID!, $after: String) {
    doorList(eventId: $id) {
      endedTickets(first: 500, after: $after) {
        edges {
          node {
            registrationId
            code
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const guestsQuery = graphql`
  query readDoorGuestsQuery($id: ID!, $after: String) {
    doorList(eventId: $id) {
      guests(first: 500, after: $after) {
        edges {
          node {
            ...readDoor_guest @relay(mask: false)
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const eventQuery = graphql`
  query readDoorEventQuery($id: ID!) {
    event(id: $id) {
      title: localTitle
      language: localLanguage
      date
    }
  }
`;

/** Sends an operation without Relay's store, because thousands of people need not be in it. */
export async function requestWithoutStore<T>(operation: GraphQLTaggedNode, variables: object): Promise<T> {
  const { data } = (await sendOperation(currentSession()?.token, getRequest(operation).params, { ...variables })) as {
    data: T;
  };
  return data;
}

/** Reads people who registered after `end`, the cursor of the last read. */
export async function readPeopleAfter(eventId: string, end: string) {
  const { doorList } = await requestWithoutStore<readDoorQuery$data>(peopleQuery, { id: eventId, after: end });
  const { edges, pageInfo } = doorList.people;
  return { people: edges.map(({ node }) => node), end: pageInfo.endCursor ?? end };
}

/** Reads the whole list of an event's door. */
export async function readDoorList(eventId: string): Promise<DoorList> {
  const first = await requestWithoutStore<readDoorQuery$data>(peopleQuery, { id: eventId, after: null });
  const { serverTime, publicKey } = first.doorList;
  const readAt = Date.now();
  const people: { node: Person }[] = [...first.doorList.people.edges];
  let { pageInfo } = first.doorList.people;
  while (pageInfo.hasNextPage) {
    const { doorList } = await requestWithoutStore<readDoorQuery$data>(peopleQuery, {
      id: eventId,
      after: pageInfo.endCursor,
    });
    people.push(...doorList.people.edges);
    pageInfo = doorList.people.pageInfo;
  }
  for (let after: string | null | undefined = null; after !== undefined;) {
    const { doorList }: readDoorGuestsQuery$data = await requestWithoutStore(guestsQuery, { id: eventId, after });
    people.push(...doorList.guests.edges.map(({ node }) => ({ node: guestAsPerson(node) })));
    after = doorList.guests.pageInfo.hasNextPage ? doorList.guests.pageInfo.endCursor : undefined;
  }
  const ended = [];
  for (let after: string | null | undefined = null; after !== undefined;) {
    const { doorList }: readDoorEndedQuery$data = await requestWithoutStore(endedQuery, { id: eventId, after });
    ended.push(...doorList.endedTickets.edges);
    after = doorList.endedTickets.pageInfo.hasNextPage ? doorList.endedTickets.pageInfo.endCursor : undefined;
  }
  return {
    eventId,
    title: first.event?.title ?? '',
    language: first.event?.language,
    date: first.event?.date ?? serverTime,
    readAt,
    ahead: Date.parse(serverTime) - readAt,
    publicKey,
    end: pageInfo.endCursor ?? undefined,
    people: new Map(byRegistration(people.map(({ node }) => node))),
    ended: new Set(ended.map(({ node }) => node.registrationId)),
    endedCodes: new Set(ended.map(({ node }) => node.code)),
  };
}

/** The title, its language and the date of an event; null if the viewer may not see it. */
export const readEvent = async (id: string) =>
  (await requestWithoutStore<readDoorEventQuery$data>(eventQuery, { id })).event;
