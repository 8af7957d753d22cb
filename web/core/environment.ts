import { useSyncExternalStore } from 'react';
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  ROOT_TYPE,
  Store,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { bodyOf, takeBegun } from '../shell/begun.ts';
import { ServerError, serverError } from './errors.ts';
import { t } from './i18n.tsx';
import { setMaintenance } from './maintenance.ts';
import { currentSession, refuseSession, subscribeSession } from './session.ts';

/** The Relay environment of the current viewer: another person gets another one, with an empty store. */
export let environment = createEnvironment();

subscribeSession((now, before) => {
  if (now?.user.id === before?.user.id) return;
  environment = createEnvironment();
  forgetKept();
});

/** What is kept on the device, to be looked at without net (kept.ts). Nothing else ever is, and nothing of anybody else. */
const isKept = /^(?:MyEvents|Ticket|Door)ScreenQuery$/;

function forgetKept(): void {
  void globalThis.caches?.delete('answers').catch(() => {});
  try {
    // of web/screens/door/keptDoor.ts
    globalThis.indexedDB?.deleteDatabase('doorLists');
  } catch {
    // storage refused: nothing is kept
  }
}

if (!currentSession()) forgetKept();

export function useEnvironment(): Environment {
  return useSyncExternalStore(subscribeSession, () => environment);
}

function createEnvironment(): Environment {
  return new Environment({
    network: Network.create(request, subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 10 }),
    missingFieldHandlers: [
      {
        kind: 'linked',
        // an announcement that a list has read is not asked for again by its id
        handle: (field, parent, { id }: { id?: unknown }) =>
          parent?.getType() === ROOT_TYPE && field.name === 'announcement' && typeof id === 'string' ? id : undefined,
      },
    ],
  });
}

function request(operation: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const abort = new AbortController();
    answerTo(operation, variables, abort.signal).then(
      (answer) => {
        sink.next(answer);
        sink.complete();
      },
      (error: Error) => {
        if (!abort.signal.aborted) sink.error(error);
      },
    );
    return () => abort.abort();
  });
}

async function answerTo(
  operation: RequestParameters,
  variables: Variables,
  signal: AbortSignal,
): Promise<GraphQLResponse> {
  const { token, user } = currentSession() ?? {};
  const sent = send(token, operation, variables, signal);
  if (!user || !isKept.test(operation.name)) return sent;
  // whoever it is for hears of a failure by `sent`
  sent.catch(() => {});
  const kept = await import('./kept.ts').catch(() => undefined);
  return kept ? kept.keeping(sent, user.id, bodyOf(operation.id, operation.name, variables)) : sent;
}

/** The socket's code is not needed for the first paint. If it cannot be loaded, it is tried again, as a socket is. */
const loadSocket = (): Promise<typeof import('./socket.ts')> =>
  import('./socket.ts').catch(() => new Promise((resolve) => setTimeout(resolve, 30_000)).then(loadSocket));

function subscribe(operation: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    let stop = () => {};
    let stopped = false;
    void loadSocket().then((socket) => {
      if (!stopped) stop = socket.subscribe(operation, variables, sink);
    });
    return () => {
      stopped = true;
      stop();
    };
  });
}

/** Sends one operation, bypassing the store; rejects with a ServerError where no data came back. */
export async function send(
  token: string | undefined,
  operation: RequestParameters,
  variables: Variables,
  signal: AbortSignal | null = null,
): Promise<GraphQLResponse> {
  const body = bodyOf(operation.id, operation.name, variables);
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const ask = () => fetch('/graphql', { method: 'POST', headers, body, signal });
  const response = await (takeBegun(body, token)?.catch(ask) ?? ask()).catch(() => {
    throw new ServerError(t('error.network'), 'NETWORK');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const { data, errors } = (typeof answer === 'object' && answer ? answer : {}) as {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions?: unknown }[];
  };
  const failure = errors?.length
    ? serverError(errors, t('error.server'))
    : !response.ok || !data
      ? new ServerError(t('error.server'), 'INTERNAL')
      : undefined;
  const refused = response.status === 401 || failure?.code === 'UNAUTHENTICATED';
  const next = refused && token && (await refuseSession(token));
  if (next) return send(next, operation, variables, signal);
  if (failure?.code === 'MAINTENANCE') setMaintenance(true);
  // an answer in which nothing came back is a failure even where the schema lets its fields be null
  if (failure && (!data || Object.values(data).every((value) => value === null))) throw failure;
  return answer as GraphQLResponse;
}
