import { execute, type ExecutionArgs, getOperationAST, type GraphQLError } from 'graphql';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { LiveSessions } from '../../accounts/liveSessions.ts';
import { type Context, type MakeContext, refuseMaintenance, Role } from '../../core/context/context.ts';
import { fieldsRefusal, refusal } from '../../core/refusals/errors.ts';
import { formatError, reportErrors } from '../../core/refusals/failures.ts';
import { unreadableInput } from '../../core/validation/inputRules.ts';
import { sentence as coreSentence } from '../../core/texts/refusalTexts.ts';
import { inLanguage, localeOf } from '../../core/texts/language.ts';
import type { Live } from '../../core/journal/live.ts';
import { requestFactsOf } from '../../core/refusals/refusals.ts';
import type { SettingsWatch } from '../../settings/watch.ts';
import { closedBy, closeSocket, dismiss, type GraphqlConnection, type Reason, reasonFor } from './goodbye.ts';
import type { SocketLimit } from './limits.ts';
import { SocketsByPerson } from './sight.ts';
import { makePrepare, type PrepareOptions } from './operations.ts';
import { SharedSubscriptions, type Subscription } from './shared.ts';
import { serveSockets, type SocketExtra, type SocketsOptions } from './sockets.ts';
import { sentence } from '../texts.ts';

/** The maximum number of running operations per socket. */
const mostOperations = 20;

/** The maximum length of the id of an operation. Each of its results repeats it. */
const longestId = 100;

export interface SocketOptions extends Omit<SocketsOptions, 'every'>, PrepareOptions {
  makeContext: MakeContext;
  /** Closes sockets at the end of their session. */
  sessions: LiveSessions;
  /** Announces maintenance, which only admins' sockets survive. */
  settings: SettingsWatch;
  /** The sockets per person, shared with the other door. */
  people: SocketLimit;
  live: Live;
  log: Logger;
}

/** The arguments that graphql-ws keeps while an operation runs. */
type RunningOperation = ExecutionArgs & {
  id: string;
  extra?: SocketExtra | undefined;
  subscription?: Subscription | undefined;
};

/**
 * GraphQL over WebSocket (graphql-transport-ws) at /graphql. Closes with 4401 without a session, and with 4403 when it
 * ends. An operation is sent as `query`, or as `extensions.id` with an empty `query`.
 */
export function openSocket(server: Server, options: SocketOptions): { close(): Promise<void> } {
  const { makeContext, refresh, sessions, settings, people, live, log } = options;
  const show = (errors: readonly GraphQLError[], asker: Pick<Context, 'requestId'>) => {
    const shown = errors.map((error) =>
      formatError({ ...error.toJSON(), extensions: { code: codeOf(error), ...error.extensions } }, error),
    );
    reportErrors(shown, requestFactsOf(asker), log);
    return shown;
  };
  const shared = new SharedSubscriptions({ refresh, show, log });
  const prepare = makePrepare(options);
  const guests = new Set<GraphqlConnection>();
  const owners = new SocketsByPerson<GraphqlConnection>(live, (greeted) => dismiss(greeted, closedBy.anew));
  settings.onChange(({ maintenance }) => {
    if (maintenance) for (const greeted of guests) dismiss(greeted, closedBy.maintenance);
  });

  /** The context of a socket's viewer. If there is no viewer, closes the socket with the reason `otherwise`. */
  const enter = async (greeted: GraphqlConnection, otherwise: Reason): Promise<Context | undefined> => {
    const { connectionParams, extra } = greeted;
    try {
      const context = await makeContext(connectionParams?.authorization, extra.address);
      if (context.viewer) {
        refuseMaintenance(context, context.viewer);
        return context;
      }
      dismiss(greeted, otherwise);
    } catch (error) {
      // a failing database does not mean that the session has ended
      dismiss(greeted, reasonFor(error, otherwise));
    }
    return undefined;
  };

  return serveSockets(
    server,
    '/graphql',
    {
      onConnect: async (greeted) => {
        const { extra, connectionParams } = greeted;
        const wanted = connectionParams?.language;
        if (typeof wanted === 'string') extra.language = localeOf(wanted);
        const context = await enter(greeted, closedBy.notSignedIn);
        if (!context?.sessionId || extra.socket.readyState !== extra.socket.OPEN) return;
        const { id, role, staff } = context.viewer!;
        extra.letGo();
        const forget = sessions.onEnd(context.sessionId, () => dismiss(greeted, closedBy.ended));
        const leave = people.take(id, () => closeSocket(extra, closedBy.crowd));
        extra.letGo = () => {
          forget();
          leave();
          owners.delete(greeted, id);
          guests.delete(greeted);
        };
        owners.add(greeted, { id, staff });
        if (role === Role.ADMIN) return;
        guests.add(greeted);
        // maintenance may have begun since the context was made
        if (settings.platform.maintenance) dismiss(greeted, closedBy.maintenance);
      },
      onSubscribe: (greeted, id, payload) =>
        inLanguage(greeted.extra.language, async () => {
          const { extra } = greeted;
          if (id.length > longestId)
            return [fieldsRefusal('VALIDATION_FAILED', { id: coreSentence('textTooLong', { most: longestId }) })!];
          const running = Object.keys(greeted.subscriptions).length;
          // checked before any lookup
          if (running > mostOperations || extra.busy >= mostOperations)
            return [refusal('TOO_MANY_REQUESTS', sentence('tooManyOperations', { most: mostOperations }))];
          extra.busy += 1;
          const prepared = await enter(greeted, closedBy.ended)
            .then((context) => context && prepare(context, payload, { place: extra, id }))
            .finally(() => (extra.busy -= 1));
          // the socket was closed, so no result is sent
          if (!prepared || extra.leave) return [refusal('UNAUTHENTICATED', sentence('sessionEnded'))];
          return 'document' in prepared ? { ...prepared, id, extra } : prepared;
        }),
      execute: (args) =>
        countWhileRunning(args as RunningOperation, (extra) =>
          whileExecuting(extra, (args as RunningOperation).id, () => inLanguage(extra.language, () => execute(args))),
        ),
      subscribe: (args) =>
        countWhileRunning(args as RunningOperation, async () => {
          const held = args as RunningOperation;
          const subscription = held.subscription!;
          held.subscription = undefined;
          return inLanguage(subscription.place.language, () => shared.subscribe(subscription)) as never;
        }),
      onNext: (_greeted, _id, _payload, args, { data, errors }) =>
        errors && {
          data: data ?? null,
          errors: show([...errors, ...inputProblemsOf(args, data)], args.contextValue as Pick<Context, 'requestId'>),
        },
    },
    log,
    options,
  );
}

/** Counts a running operation. Releases the reference to the socket, because a subscription keeps `held` for long. */
async function countWhileRunning<Result>(
  held: RunningOperation,
  work: (extra: SocketExtra) => Result | Promise<Result>,
): Promise<Result> {
  const extra = held.extra!;
  held.extra = undefined;
  extra.busy += 1;
  try {
    return await work(extra);
  } finally {
    extra.busy -= 1;
  }
}

/** If variables are unreadable, the resolver does not run: adds the problems that its validation would report. */
function inputProblemsOf(
  { schema, document, operationName, variableValues }: ExecutionArgs,
  data: unknown,
): GraphQLError[] {
  const operation = data === undefined && getOperationAST(document, operationName);
  const all = operation && unreadableInput(schema, operation, variableValues ?? {});
  return all ? [all] : [];
}

/** Ensures that the result is sent even if the socket is dismissed: the operation itself may end the session. */
async function whileExecuting<Result>(
  extra: SocketExtra,
  id: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const { executing } = Object.assign(extra, { executing: extra.executing ?? new Set<string>() });
  executing.add(id);
  try {
    return await work();
  } finally {
    executing.delete(id);
    // after graphql-ws has sent the result
    if (executing.size === 0) setImmediate(() => extra.leave?.());
  }
}

/** The codes that Apollo uses over HTTP: an invalid value has no path in the result, an error of a resolver has one. */
const codeOf = ({ path }: GraphQLError) => (path ? 'INTERNAL_SERVER_ERROR' : 'BAD_USER_INPUT');
