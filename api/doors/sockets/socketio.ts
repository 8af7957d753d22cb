import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { LiveSessions } from '../../accounts/liveSessions.ts';
import { AnnouncementHistory } from '../../announcements/history.ts';
import { type MakeContext, type RefreshContext, requireViewer, Role } from '../../core/context/context.ts';
import { databaseRefusal, isRefusal, refusal } from '../../core/refusals/errors.ts';
import type { Live } from '../../core/journal/live.ts';
import type { Rows } from '../../core/statements/rows.ts';
import type { SettingsWatch } from '../../settings/watch.ts';
import { Audiences, type Client, type ClientEvents, type ServerEvents } from './audiences.ts';
import type { SocketLimit } from './limits.ts';
import { type OriginCheck, refuseSocket } from './origins.ts';
import { replayStartOf } from './recovery.ts';
import { inLanguage, localeOf } from '../../core/texts/language.ts';
import { inWords } from '../../core/texts/inWords.ts';
import type { Sentence } from '../../core/texts/texts.ts';
import { SocketsByPerson } from './sight.ts';
import { type ConnectionOptions, dismiss, watchConnections } from './socketioConnections.ts';
import { socketIoPath } from './sockets.ts';
import { sentence } from '../texts.ts';

export interface SocketIoOptions extends ConnectionOptions {
  schema: GraphQLSchema;
  rows: Rows;
  live: Live;
  makeContext: MakeContext;
  refresh: RefreshContext;
  /** Closes sockets at the end of their session. */
  sessions: LiveSessions;
  /** Announces maintenance, which only admins' sockets survive. */
  settings: SettingsWatch;
  isAllowedOrigin: OriginCheck;
  /** The sockets per person, shared with the other door. */
  people: SocketLimit;
  /** Origins of browsers that are allowed besides our own. */
  corsOrigins: readonly string[];
  log: Logger;
}

/**
 * Socket.IO for announcements, on the same port. A socket needs a session token in `auth.token` and is disconnected
 * when the session ends. It gets every announcement that its viewer can see, no matter what the client joins.
 */
export function openSocketIo(server: HttpServer, options: SocketIoOptions): { close(): void } {
  const {
    schema,
    rows,
    live,
    makeContext,
    addressOf,
    refresh,
    sessions,
    settings,
    isAllowedOrigin,
    people,
    corsOrigins,
    log,
  } = options;
  const io = new Server<ClientEvents, ServerEvents>(server, {
    path: socketIoPath,
    serveClient: false,
    destroyUpgrade: false,
    connectTimeout: 10_000,
    maxHttpBufferSize: 64 * 1024,
    cors: { origin: [...corsOrigins], credentials: true },
    allowRequest: (request: IncomingMessage, answer) => {
      if (isAllowedOrigin(request)) answer(null, true);
      // Engine.IO would answer 400
      else if (request.headers.upgrade) refuseSocket(request.socket);
      else answer('Forbidden', false);
    },
  });
  const history = new AnnouncementHistory(rows, live);
  const audiences = new Audiences({ io, schema, refresh, live, history, log });
  const { know, close } = watchConnections(io, server, options);
  const guests = new Set<Client>();
  /** Sockets that are not accepted during maintenance; Socket.IO closes them after `connectTimeout`. */
  const waiting = new Set<Client>();
  /** The pids of sockets that were closed because of changed rights: for them, a replay is incomplete. */
  const changed = new Set<unknown>();
  const owners = new SocketsByPerson<Client>(live, (client) => {
    if (changed.size >= mostChanged) changed.clear();
    changed.add((client.data as { pid?: string }).pid);
    client.conn.close();
  });
  settings.onChange(({ maintenance }) => {
    // the clients reconnect by themselves, wait during maintenance, and are closed again at its end
    for (const { conn } of maintenance ? guests : waiting) conn.close();
  });

  const enter = async (socket: Client): Promise<void> => {
    const { conn, handshake } = socket;
    const context = await makeContext(authorizationFrom(handshake.auth), addressOf(conn.request));
    // maintenance may have begun since the context was made
    const viewer = requireViewer({ ...context, platform: settings.platform });
    const { id, role } = viewer;
    // a socket that has closed in the meantime would never leave the audience
    if (conn.readyState !== 'open') throw refusal('UNAVAILABLE', sentence('connectionClosed'));

    const audience = audiences.of(context);
    know(socket);
    const forget = sessions.onEnd(context.sessionId!, () => dismiss(socket));
    const giveBack = people.take(id, () => dismiss(socket));
    audience.join(socket, id);
    owners.add(socket, viewer);
    if (role !== Role.ADMIN) guests.add(socket);
    const leave = () => {
      conn.off('close', leave);
      guests.delete(socket);
      owners.delete(socket, id);
      forget();
      giveBack();
      audience.leave(socket);
      // the connection has no session any more
      conn.close();
    };
    conn.once('close', leave);
    socket.once('disconnect', leave);
    await audience.ready;
    const { from, pid } = replayStartOf(
      handshake.auth,
      audience.upTo,
      changed.delete(handshake.auth['pid']) ? { isCompleteSince: () => false } : history,
    );
    // the library sends the pid to the client, which returns it on reconnection
    Object.assign(socket, { pid });
    socket.data = { role, pid, begin: () => audience.replaySince(from, socket) };
  };

  const entered = new WeakSet<object>();
  io.use(async (socket, next) => {
    const { conn } = socket;
    // each attempt costs a database lookup
    const inTheirs = <T>(work: () => T) => inLanguage(localeOfClient(socket), work);
    const refuse = (error: unknown) => next(inTheirs(() => connectError(error)));
    if (entered.has(conn)) return refuse(inTheirs(() => refusal('TOO_MANY_REQUESTS', sentence('oneConnection'))));
    entered.add(conn);
    try {
      await inTheirs(() => enter(socket));
      next();
    } catch (error) {
      entered.delete(conn);
      if (isRefusal(error, 'MAINTENANCE')) {
        waiting.add(socket);
        return void conn.once('close', () => waiting.delete(socket));
      }
      // refused clients stay away; on a lost connection they reconnect by themselves
      if (!(error instanceof GraphQLError)) conn.close();
      if (!(error instanceof GraphQLError || databaseRefusal(error)))
        log.error({ err: error }, 'a socket could not be let in');
      refuse(error);
    }
  });

  io.on('connection', (socket) => {
    socket.on('error', (error) => log.debug({ error }, 'a socket broke'));
    const { role, begin } = socket.data as { role: Role; begin(): Promise<void> };
    begin().catch((error: unknown) => {
      log.warn({ err: error }, 'what a socket has missed could not be read');
      socket.conn.close();
    });
    socket.on('joinUserRole', (...message) => answer(message, { success: true, role }));
    for (const name of ['joinEvent', 'leaveEvent'] as const)
      socket.on(name, (...message) =>
        answer(message, namesEvent(message[0]) ? { success: true } : badRequest(socket, sentence('eventUnnamed'))),
      );
    socket.onAny((name: string, ...message: unknown[]) => {
      if (!knownEvents.has(name)) answer(message, badRequest(socket, sentence('messageUnknown', { known })));
    });
  });
  return { close };
}

function authorizationFrom({ token }: Record<string, unknown>): string | undefined {
  if (typeof token !== 'string' || token === '') return undefined;
  return /^Bearer /i.test(token) ? token : `Bearer ${token}`;
}

/** The error that the client gets as `connect_error`. */
const connectError = (error: unknown): Error =>
  error instanceof GraphQLError
    ? Object.assign(new Error(error.message), { data: error.extensions })
    : new Error(inWords(sentence('connectLater')));

/** Hidden events can be joined like any other; joining has no effect. */
function namesEvent(message: unknown): boolean {
  const id = typeof message === 'object' && message !== null && 'eventId' in message ? message.eventId : message;
  return typeof id === 'string' && id !== '';
}

/** The maximum number of remembered pids of clients that may never return. */
const mostChanged = 10_000;

/** The messages of clients. */
const knownEvents: ReadonlySet<string> = new Set(['joinUserRole', 'joinEvent', 'leaveEvent']);

const known = [...knownEvents].join(', ');

const localeOfClient = ({ handshake }: Client) => localeOf(handshake.headers['accept-language']);

const badRequest = (client: Client, problem: Sentence) => ({
  success: false,
  message: inLanguage(localeOfClient(client), () => inWords(problem)),
  code: 'BAD_REQUEST',
});

function answer(message: readonly unknown[], what: object): void {
  const acknowledge = message.at(-1);
  if (typeof acknowledge === 'function') acknowledge(what);
}
