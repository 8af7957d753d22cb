import { graphql } from 'react-relay';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import eventDetailScreen from '../__generated__/EventDetailScreenQuery$parameters.ts';
import myEventsScreen from '../__generated__/MyEventsScreenQuery$parameters.ts';
import pagesQuery from '../__generated__/offlineCopiesPagesQuery$parameters.ts';
import ticketsQuery from '../__generated__/offlineCopiesTicketsQuery$parameters.ts';
import ticketScreen from '../__generated__/TicketScreenQuery$parameters.ts';
import { bodyOf } from '../shell/earlyRequest.ts';
import { sendOperation } from './environment.ts';
import { cacheKeyOf, evictOldest, openOfflineCache, putAnswer } from './offlineCache.ts';
import { currentSession } from './session.ts';

/*
 * Copies for offline use of screens that were not opened: My Events, and the tickets and pages of the viewer's next events.
 * Three requests fetch them all. They are stored as answers to the queries of these screens.
 */

/* eslint-disable relay/unused-fields -- the raw answers are used: their parts must hold all that the queries of the screens select */
void graphql`
  query offlineCopiesTicketsQuery @preloadable {
    copies: myEvents(part: COMING, first: 12) {
      totalCount
      edges {
        node {
          id
          version
          approval
          viewerTicket {
            registrationId
            ...Ticket_ticket
          }
        }
      }
    }
    platform {
      timeZone
    }
  }
`;
void graphql`
  query offlineCopiesPagesQuery @preloadable {
    copies: myEvents(part: COMING, first: 12) {
      edges {
        node {
          id
          ...EventDetail_event
        }
      }
    }
    viewer {
      ...RegistrationFormDialog_viewer
    }
    platform {
      timeZone
    }
  }
`;

/** What changes if a copy is outdated. */
export type CopyStamp = { readonly id: string; readonly version: number; readonly approval: string };

type TicketsData = {
  readonly copies: {
    readonly totalCount: number;
    readonly edges: readonly {
      readonly node: CopyStamp & { readonly viewerTicket: { readonly registrationId: string } | null };
    }[];
  };
  readonly platform: unknown;
};
type PagesData = {
  readonly copies: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
  readonly viewer: unknown;
  readonly platform: unknown;
};

/** Describes the stored copies, and lists their keys. */
type CopyIndex = { readonly totalCount: number; readonly stamps: readonly string[]; readonly keys: readonly string[] };

const stampOf = ({ id, version, approval }: CopyStamp) => `${id} ${version} ${approval}`;
const indexKeyOf = (userId: string) => `/kept/${userId}/copies`;

let running: Promise<void> | undefined;
let isPending = false;

/** Fetches and stores the copies; one request at a time. The page works without them. */
export function storeCopies(): Promise<void> {
  isPending = true;
  running ??= (async () => {
    while (isPending) {
      isPending = false;
      await fetchCopies().catch(() => {});
    }
  })().finally(() => (running = undefined));
  return running;
}

/** Stores the copies if the device has none, or if one of the viewer's next events has changed. */
export async function renewCopies(totalCount?: number, events: readonly CopyStamp[] = []): Promise<void> {
  const user = currentSession()?.user;
  const cache = await openOfflineCache();
  const index = user && (await readIndex(cache, user.id));
  if (index && (totalCount === undefined || (index.totalCount === totalCount && hasAll(index, events)))) return;
  await storeCopies();
}

const hasAll = ({ stamps }: CopyIndex, events: readonly CopyStamp[]) =>
  events.slice(0, stamps.length).every((event) => stamps.includes(stampOf(event)));

async function readIndex(cache: Cache | undefined, userId: string): Promise<CopyIndex | undefined> {
  return (await (await cache?.match(indexKeyOf(userId)))?.json()) as CopyIndex | undefined;
}

async function fetchCopies(): Promise<void> {
  const { token, user } = currentSession() ?? {};
  // without a worker the client cannot be opened offline
  if (!user || !navigator.serviceWorker?.controller) return;
  const cache = await openOfflineCache();
  if (!cache) return;
  const [ticketsAnswer, pagesAnswer, myEventsAnswer] = await Promise.all(
    [ticketsQuery, pagesQuery, myEventsScreen].map(({ params }) => sendOperation(token, params, {})),
  );
  const { copies: tickets, platform } = (ticketsAnswer as unknown as { data: TicketsData }).data;
  const { copies: pages, ...shared } = (pagesAnswer as unknown as { data: PagesData }).data;
  const events = tickets.edges.map(({ node }) => node);
  const answers = await Promise.all(
    [
      ...pages.edges.map(({ node: event }) =>
        answerTo(eventDetailScreen.params, { id: event.id }, { event, ...shared }),
      ),
      ...events.flatMap(({ id, viewerTicket: ticket }) =>
        ticket
          ? [id, ticket.registrationId].map((each) => answerTo(ticketScreen.params, { id: each }, { ticket, platform }))
          : [],
      ),
      { body: bodyOf(myEventsScreen.params.id, myEventsScreen.params.name, {}), answer: myEventsAnswer! },
    ].map(async ({ body, answer }) => ({ key: await cacheKeyOf(user.id, body), answer })),
  );
  const former = await readIndex(cache, user.id);
  // after a sign-out nothing would ever delete the copies
  if (currentSession()?.user.id !== user.id) return;
  const keys = answers.map(({ key }) => key);
  const index: CopyIndex = { totalCount: tickets.totalCount, stamps: events.map(stampOf), keys };
  await Promise.all((former?.keys ?? []).filter((key) => !keys.includes(key)).map((key) => cache.delete(key)));
  for (const { key, answer } of answers) await putAnswer(cache, key, answer);
  await cache.put(indexKeyOf(user.id), Response.json(index));
  await evictOldest(cache);
}

const answerTo = ({ id, name }: RequestParameters, variables: Variables, data: object) => ({
  body: bodyOf(id, name, variables),
  answer: { data } as GraphQLResponse,
});
