import { createClient, type Client } from 'graphql-ws';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { setConnection } from './connection.ts';
import { isTransient, serverError } from './errors.ts';
import { subscribeLanguage, t } from './i18n.tsx';
import { setMaintenance } from './maintenance.ts';
import { currentSession, handleRefusedToken, subscribeSession } from './session.ts';

const second = 1000;
const normalClosureCode = 1000;
/** Close codes of the server: no session, or the session has ended. */
const sessionEndCodes: readonly unknown[] = [4401, 4403];
/** Close code: the server accepts only admins. */
const maintenanceCode = 4503;
/** Close code: the same user has opened too many newer connections. */
const tooManyConnectionsCode = 4410;

type Sink = { next: (answer: GraphQLResponse) => void; error: (error: Error) => void };

let client: Client | undefined;
let connectionToken: string | undefined;
/**
 * True if the server closed this connection in favour of newer ones. Reconnecting at once would close one of those,
 * endlessly.
 */
let isDisplaced = false;

function disconnect(): void {
  // rejected if the connection that it ends never opened
  Promise.resolve(client?.dispose()).catch(() => {});
  client = undefined;
  setConnection('idle');
}

subscribeSession((now, before) => {
  if (now?.user.id !== before?.user.id) disconnect();
});

// the server writes to a socket in the language that it began with; the screens subscribe again
subscribeLanguage(disconnect);

addEventListener('offline', () => client?.terminate());

/**
 * Subscribes over the session's single socket, which opens with the first subscription and closes on sign-out. Reconnects
 * and resubscribes forever, also after transient errors. `sink` gets only permanent errors.
 */
export function subscribe(
  operation: RequestParameters,
  { connections: _, ...variables }: Variables,
  sink: Sink,
): () => void {
  const userId = currentSession()?.user.id;
  let stop = () => {};
  const begin = () => {
    if (!userId || currentSession()?.user.id !== userId) return;
    client ??= connect();
    stop = client.subscribe(
      { query: '', operationName: operation.name, variables, extensions: { id: operation.id } },
      {
        next: (answer) => sink.next(answer as GraphQLResponse),
        complete: () => {},
        error: (reason) => {
          const refusal = Array.isArray(reason) ? serverError(reason, t('error.server')) : undefined;
          if (refusal && !isTransient(refusal)) return sink.error(refusal);
          if (refusal?.code === 'MAINTENANCE') setMaintenance(true);
          // graphql-ws gives up after some protocol close codes; we keep retrying
          const timer = setTimeout(begin, 5 * second);
          stop = () => clearTimeout(timer);
        },
      },
    );
  };
  begin();
  return () => stop();
}

function connect(): Client {
  let subscriptions = 0;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  const newClient = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: TimedWebSocket,
    connectionParams: () => {
      connectionToken = currentSession()?.token;
      return {
        authorization: `Bearer ${connectionToken}`,
        language: [document.documentElement.lang, ...navigator.languages].join(','),
      };
    },
    // the server encodes a message once for all pages with this id
    generateID: () => String((subscriptions += 1)),
    lazyCloseTimeout: 3 * second,
    connectionAckWaitTimeout: 20 * second,
    keepAlive: 10 * second,
    retryAttempts: Infinity,
    retryWait,
    shouldRetry: () => true,
    on: {
      connected: () => newClient === client && setConnection('online'),
      closed: (event) => {
        clearTimeout(pongTimer);
        if (newClient !== client) return;
        const code = closeCodeOf(event);
        if (sessionEndCodes.includes(code) && connectionToken) return void handleRefusedToken(connectionToken);
        if (code === maintenanceCode) setMaintenance(true);
        isDisplaced = code === tooManyConnectionsCode;
        setConnection(code === normalClosureCode ? 'idle' : 'offline');
      },
      // without a pong the connection is dead, even if the browser reports it open
      ping: (received) => {
        if (!received) pongTimer = setTimeout(() => newClient.terminate(), 5 * second);
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer);
      },
    },
  });
  return newClient;
}

/**
 * Backs off from one second to five, with jitter; ends at once if the network returns. A displaced page waits until it has
 * the focus.
 */
async function retryWait(retries: number): Promise<void> {
  if (isDisplaced && !document.hasFocus())
    await new Promise((resolve) => addEventListener('focus', resolve, { once: true }));
  isDisplaced = false;
  const delay = Math.min(5 * second, second * 1.5 ** retries * (1 + Math.random() / 2));
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, delay);
    addEventListener('online', finish);
  });
}

/** Closes a connection attempt after twenty seconds; browsers would wait for minutes. */
class TimedWebSocket extends WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    const timer = setTimeout(() => this.close(), 20 * second);
    for (const end of ['open', 'close'] as const) this.addEventListener(end, () => clearTimeout(timer));
  }
}

function closeCodeOf(reason: unknown): unknown {
  return typeof reason === 'object' && reason !== null && 'code' in reason ? reason.code : undefined;
}
