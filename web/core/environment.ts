import { useSyncExternalStore } from 'react';
import {
  type CacheConfig,
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
import { bodyOf, takeEarlyRequest } from '../shell/earlyRequest.ts';
import { errorCode, ServerError, serverError } from './errors.ts';
import { t } from './i18n.tsx';
import { setMaintenance } from './maintenance.ts';
import { currentSession, handleRefusedToken, noteUse, subscribeSession } from './session.ts';
import { timeLimit, untilAborted } from './timeLimit.ts';

/** The Relay environment of the current viewer. A different user gets a new one with an empty store. */
export let environment = createEnvironment();

subscribeSession((now, before) => {
  if (now?.user.id === before?.user.id) return;
  environment = createEnvironment();
  deleteOfflineData();
});

/**
 * Queries with answers that are stored on the device for offline use (offlineCache.ts). Nothing else is stored, and only for the
 * viewer.
 */
const offlineQueries = /^(?:MyEvents|Ticket|Door|EventDetail)ScreenQuery$/;
/** Of these, offlineCopies.ts selects what is stored. Answers to others only replace stored ones. */
const selectedQueries = /^EventDetail/;

function deleteOfflineData(): void {
  void globalThis.caches?.delete('answers').catch(() => {});
  try {
    // written by web/screens/door/doorStorage.ts
    globalThis.indexedDB?.deleteDatabase('doorLists');
  } catch {
    // storage is denied, so there is nothing to delete
  }
}

if (!currentSession()) deleteOfflineData();

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
        // an announcement that a list has fetched is not fetched again by its id
        handle: (field, parent, { id }: { id?: unknown }) =>
          parent?.getType() === ROOT_TYPE && field.name === 'announcement' && typeof id === 'string' ? id : undefined,
      },
    ],
  });
}

let isAnswered = false;

/** Whether the server has answered the query of a screen since the page was loaded, even with an error. */
export const hasServerAnswered = (): boolean => isAnswered;

function request(
  operation: RequestParameters,
  variables: Variables,
  { metadata }: CacheConfig,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const abort = new AbortController();
    const showEarly = (answer: GraphQLResponse) => void (abort.signal.aborted || sink.next(answer));
    const isOfScreen = operation.name.endsWith('ScreenQuery');
    fetchAnswer(operation, variables, abort.signal, showEarly, metadata).then(
      (answer) => {
        isAnswered ||= isOfScreen;
        sink.next(answer);
        sink.complete();
      },
      (error: Error) => {
        isAnswered ||= isOfScreen && errorCode(error) !== 'NETWORK';
        if (!abort.signal.aborted) sink.error(error);
      },
    );
    return () => abort.abort();
  });
}

async function fetchAnswer(
  operation: RequestParameters,
  variables: Variables,
  signal: AbortSignal,
  showEarly: (answer: GraphQLResponse) => void,
  headers: CacheConfig['metadata'],
): Promise<GraphQLResponse> {
  const { token, user } = currentSession() ?? {};
  const answerPromise = sendOperation(token, operation, variables, signal, headers);
  if (!user || !offlineQueries.test(operation.name)) return answerPromise;
  // callers see the error through `answerPromise`; swallow it here to avoid an unhandled rejection
  answerPromise.catch(() => {});
  const offlineCache = await import('./offlineCache.ts').catch(() => undefined);
  return offlineCache
    ? offlineCache.withOfflineCache(answerPromise, user.id, bodyOf(operation.id, operation.name, variables), {
        showEarly,
        onlyReplace: selectedQueries.test(operation.name),
      })
    : answerPromise;
}

/** Loads the socket's code after the first paint. Retries every 30 seconds if that fails, like a socket reconnects. */
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

/** Milliseconds until the network counts as down. A mutation may take longer, because it may have been done. */
const patience = { query: 20_000, mutation: 60_000 };

const noNetwork = () => new ServerError(t('error.network'), 'NETWORK');

/** Sends one operation, bypassing the store. Rejects with a ServerError if the response holds no data. */
export async function sendOperation(
  token: string | undefined,
  operation: RequestParameters,
  variables: Variables,
  signal: AbortSignal | null = null,
  moreHeaders?: CacheConfig['metadata'],
): Promise<GraphQLResponse> {
  const body = bodyOf(operation.id, operation.name, variables);
  const headers = {
    'content-type': 'application/json',
    // before the texts in this language have loaded, too; the browser's languages name the region, and so the clock
    'accept-language': [globalThis.document?.documentElement.lang ?? 'en', ...navigator.languages].join(','),
    ...(token && { authorization: `Bearer ${token}` }),
    ...moreHeaders,
  };
  const limit = timeLimit(operation.operationKind === 'mutation' ? patience.mutation : patience.query, signal);
  const timeIsUp = untilAborted(limit);
  timeIsUp.catch(() => {});
  const post = () => fetch('/graphql', { method: 'POST', headers, body, signal: limit });
  const early = takeEarlyRequest(body, token);
  const response = await (early ? Promise.race([early, timeIsUp]).catch(post) : post()).catch(() => {
    throw noNetwork();
  });
  const answer: unknown = await Promise.race([response.json(), timeIsUp]).catch(() => undefined);
  const { data, errors } = (typeof answer === 'object' && answer ? answer : {}) as {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions?: unknown }[];
  };
  const failure = errors?.length
    ? serverError(errors, t('error.server'))
    : !response.ok || !data
      ? limit.aborted || isGatewayFailure(response)
        ? noNetwork()
        : new ServerError(t('error.server'), 'INTERNAL')
      : undefined;
  const refused = response.status === 401 || failure?.code === 'UNAUTHENTICATED';
  const newToken = refused && token && (await handleRefusedToken(token));
  if (newToken) return sendOperation(newToken, operation, variables, signal, moreHeaders);
  if (token && !failure) noteUse();
  if (failure?.code === 'MAINTENANCE') setMaintenance(true);
  // the schema lets fields be null: a response with only null fields is a failure too
  if (failure && (!data || Object.values(data).every((value) => value === null))) throw failure;
  return answer as GraphQLResponse;
}

/** A gateway answers in place of a server that it cannot reach, for example during a restart. */
const isGatewayFailure = ({ status }: Response) => status >= 502 && status <= 504;
