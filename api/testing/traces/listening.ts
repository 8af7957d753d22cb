import { setTimeout as pause } from 'node:timers/promises';
import { getNamedType, type GraphQLSchema } from 'graphql';
import type { Api } from '../api.ts';
import type { BuiltEvent, Person } from '../build.ts';
import { LiveClient, type LiveFeed } from '../live.ts';
import { IoClient } from '../socketio.ts';
import { allOf } from './selection.ts';
import type { Trace } from './traces.ts';

interface Listener {
  readonly to: string;
  readonly who: Person;
  client: LiveClient;
  isClosed: boolean;
  feeds: { readonly field: string; readonly feed: LiveFeed }[];
  readonly io: IoClient;
  isAway: boolean;
  socketMessages: { readonly event: string; readonly payload: unknown }[];
}

/** The GraphQL name of each Socket.IO event. */
const changes: Readonly<Record<string, string>> = {
  newAnnouncement: 'AnnouncementCreated',
  updateAnnouncement: 'AnnouncementUpdated',
  deleteAnnouncement: 'AnnouncementDeleted',
};

/** The fields that distinguish changes. */
interface Change {
  readonly is: string;
  readonly notice?: { readonly kind: string };
}

/** The server's reactions to notifications. */
export interface ListeningState {
  /** How many feeds are reading right now. */
  readonly reads: number;
  /** UUIDs of people: the server closes their sockets because their rights have changed. */
  readonly ended: Set<string>;
}

const kindOf = (it: Change | undefined) => it?.notice?.kind ?? 'NoticeArrived';

/** Subscribes each of the cast to everything, on both kinds of sockets. */
export async function listenIn(
  api: Api,
  schema: GraphQLSchema,
  cast: ReadonlyMap<string, Person>,
  hearing: ListeningState,
) {
  const fields = Object.values(schema.getSubscriptionType()!.getFields());
  const ofEvents = fields.filter(({ args }) => args.some(({ type }) => String(type) === 'ID!')).map(({ name }) => name);
  const selectionByField = new Map(fields.map(({ name, type }) => [name, allOf(schema, getNamedType(type), 1)]));
  const subscribe = (listener: Listener, field: string, given = '') =>
    listener.feeds.push({
      field,
      feed: listener.client.subscribe({
        query: `subscription { it: ${field}${given} ${selectionByField.get(field)!} }`,
      }),
    });

  const open = async (listener: Listener) => {
    listener.client = await LiveClient.open(api.url, await api.tokenOf(listener.who));
    listener.isClosed = false;
    const { client } = listener;
    void client.closed.then(() => listener.client === client && (listener.isClosed = true));
    listener.feeds = [];
    for (const { name } of fields) if (!ofEvents.includes(name)) subscribe(listener, name);
  };
  const enter = async (listener: Listener) => {
    listener.io.socket.connect();
    await listener.io.open();
    listener.isAway = false;
  };
  await api.caughtUp();
  hearing.ended.clear();
  const listeners = await Promise.all(
    [...cast].map(async ([to, who]): Promise<Listener> => {
      const io = IoClient.connect(api.url, { token: await api.tokenOf(who) }, { reconnection: false });
      const listener = {
        to,
        who,
        io,
        isAway: false,
        isClosed: true,
        feeds: [],
        socketMessages: [],
      } as unknown as Listener;
      io.socket.onAny((event: string, payload: unknown) => listener.socketMessages.push({ event, payload }));
      io.socket.on('disconnect', () => (listener.isAway = true));
      await Promise.all([open(listener), io.open()]);
      return listener;
    }),
  );

  const count = () =>
    listeners.reduce(
      (sum, { feeds, socketMessages }) =>
        socketMessages.length + feeds.reduce((of, { feed }) => of + feed.answers.length, sum),
      0,
    );
  const waitForEnds = async () => {
    const isOpen = ({ who, isClosed, isAway }: Listener) => hearing.ended.has(who.uuid) && !(isClosed && isAway);
    while (listeners.some(isOpen)) await pause(5);
  };
  /** Resolves when the server has received every notification and no message has arrived for a moment. */
  const settled = async () => {
    await api.caughtUp();
    await waitForEnds();
    for (let before = -1; before !== count() || hearing.reads > 0; await pause(10)) before = count();
  };

  /** Subscribes to these events as well, and drops all earlier messages. */
  const begin = async (events: readonly BuiltEvent[]) => {
    await settled();
    hearing.ended.clear();
    await Promise.all(listeners.filter(({ isClosed }) => isClosed).map(open));
    await Promise.all(listeners.filter(({ isAway }) => isAway).map(enter));
    for (const listener of listeners)
      for (const { id } of events) for (const field of ofEvents) subscribe(listener, field, `(eventId: "${id}")`);
    const hasBegun = ({ feeds }: Listener) => feeds.every(({ feed }) => feed.answers.length > 0 || feed.completed);
    while (!listeners.every((each) => each.isClosed || hasBegun(each))) await pause(5);
    await settled();
    for (const listener of listeners) {
      for (const { feed } of listener.feeds) feed.skip();
      listener.socketMessages = [];
    }
  };

  /** The messages since then. */
  const collectTraces = (): Trace[] =>
    listeners.flatMap(({ to, feeds, socketMessages, isClosed, isAway }): Trace[] => {
      const live = feeds.flatMap(({ field, feed }) =>
        feed.fresh.flatMap((answer): Trace[] => {
          const it = answer.data?.it as Change | undefined;
          const type = it?.is ?? 'nothing';
          const what = { Event: field, NoticeArrived: kindOf(it), nothing: `${field} ends` }[type] ?? type;
          return what === 'ReadAgain' ? [] : [{ way: 'live', what, to, text: JSON.stringify(answer) }];
        }),
      );
      const socket = socketMessages.map(({ event, payload }): Trace => ({
        way: 'socket',
        what: changes[event]!,
        to,
        text: JSON.stringify(payload),
      }));
      const ended: Trace[] = [
        ...(isClosed ? [{ way: 'live' as const, what: 'begins anew', to, text: '' }] : []),
        ...(isAway ? [{ way: 'socket' as const, what: 'begins anew', to, text: '' }] : []),
      ];
      return [...live, ...socket, ...ended];
    });

  /** Unsubscribes from the events of the last call. */
  const leave = () => {
    for (const listener of listeners) {
      const [left, kept] = [true, false].map((is) =>
        listener.feeds.filter(({ field }) => ofEvents.includes(field) === is),
      );
      for (const { feed } of left!) listener.client.stop(feed);
      listener.feeds = kept!;
    }
  };

  const close = async () => {
    for (const { io } of listeners) io.close();
    await Promise.all(listeners.map(({ client }) => client.close()));
  };
  return { begin, settled, collectTraces, leave, close };
}
