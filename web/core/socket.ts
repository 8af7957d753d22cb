import { createClient, type Client } from 'graphql-ws';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { setConnection } from './connection.ts';
import { mayPass, serverError } from './errors.ts';
import { t } from './i18n.tsx';
import { setMaintenance } from './maintenance.ts';
import { currentSession, refuseSession, subscribeSession } from './session.ts';

const second = 1000;
const normalClosure = 1000;
/** What the server closes with where there is no session, or no longer. */
const sessionEnded: readonly unknown[] = [4401, 4403];
/** What it closes with where only admins are let in. */
const maintenance = 4503;
/** What it closes with where the same person has opened many later ones. */
const crowd = 4410;

type Sink = { next: (answer: GraphQLResponse) => void; error: (error: Error) => void };

let client: Client | undefined;
let token: string | undefined;
/** Others were opened later: to come back at once would close one of those, and so on without end. */
let displaced = false;

subscribeSession((now, before) => {
  if (now?.user.id === before?.user.id) return;
  void client?.dispose();
  client = undefined;
  setConnection('idle');
});

addEventListener('offline', () => client?.terminate());

/**
 * Subscribes over the one socket of the session, which opens with the first subscription and closes with the sign-out.
 * A lost connection is sought for ever, and whoever subscribed is subscribed again, also after a refusal that may pass;
 * `sink` hears of others only.
 */
export function subscribe(
  operation: RequestParameters,
  { connections: _, ...variables }: Variables,
  sink: Sink,
): () => void {
  const session = currentSession()?.user.id;
  let stop = () => {};
  const begin = () => {
    if (!session || currentSession()?.user.id !== session) return;
    client ??= connect();
    stop = client.subscribe(
      { query: '', operationName: operation.name, variables, extensions: { id: operation.id } },
      {
        next: (answer) => sink.next(answer as GraphQLResponse),
        complete: () => {},
        error: (reason) => {
          const refusal = Array.isArray(reason) ? serverError(reason, t('error.server')) : undefined;
          if (refusal && !mayPass(refusal)) return sink.error(refusal);
          if (refusal?.code === 'MAINTENANCE') setMaintenance(true);
          // the protocol has codes after which it gives up: we do not
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
  let patience: ReturnType<typeof setTimeout> | undefined;
  const opened = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: Impatient,
    connectionParams: () => {
      token = currentSession()?.token;
      return { authorization: `Bearer ${token}` };
    },
    lazyCloseTimeout: 3 * second,
    connectionAckWaitTimeout: 20 * second,
    keepAlive: 10 * second,
    retryAttempts: Infinity,
    retryWait,
    shouldRetry: () => true,
    on: {
      connected: () => opened === client && setConnection('online'),
      closed: (event) => {
        clearTimeout(patience);
        if (opened !== client) return;
        const code = codeOf(event);
        if (sessionEnded.includes(code) && token) return void refuseSession(token);
        if (code === maintenance) setMaintenance(true);
        displaced = code === crowd;
        setConnection(code === normalClosure ? 'idle' : 'offline');
      },
      // a connection that has died without a word
      ping: (received) => {
        if (!received) patience = setTimeout(() => opened.terminate(), 5 * second);
      },
      pong: (received) => {
        if (received) clearTimeout(patience);
      },
    },
  });
  return opened;
}

/**
 * One second growing to five, not the same for everybody, and at once when the network is back; a page that has made room
 * for others waits until somebody looks at it.
 */
async function retryWait(retries: number): Promise<void> {
  if (displaced && !document.hasFocus())
    await new Promise((resolve) => addEventListener('focus', resolve, { once: true }));
  displaced = false;
  const delay = Math.min(5 * second, second * 1.5 ** retries * (1 + Math.random() / 2));
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, delay);
    addEventListener('online', done);
  });
}

/** Gives up opening after twenty seconds; browsers take minutes. */
class Impatient extends WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    const timer = setTimeout(() => this.close(), 20 * second);
    for (const end of ['open', 'close'] as const) this.addEventListener(end, () => clearTimeout(timer));
  }
}

function codeOf(reason: unknown): unknown {
  return typeof reason === 'object' && reason !== null && 'code' in reason ? reason.code : undefined;
}
