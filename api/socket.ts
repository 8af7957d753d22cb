import type { Server } from 'node:http';
import { getOperationAST, type GraphQLSchema, GraphQLError, parse, validate, specifiedRules } from 'graphql';
import type { Context as SocketContext } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Logger } from 'pino';
import type { Context } from './core/context.ts';
import { isRefusal, refusal } from './core/errors.ts';
import { formatError, reportErrors } from './core/failures.ts';
import { checkOperation, operationLimits } from './core/limits.ts';

const closedBy = {
  notSignedIn: [4401, 'Please log in to continue.'],
  ended: [4403, 'Your session has ended. Please log in again.'],
  trouble: [1013, 'Please try again in a moment.'],
} as const;

/**
 * GraphQL over WebSocket (graphql-transport-ws) at /graphql. A socket needs a session: 4401 without one, 4403 as soon as
 * an operation finds that it has ended.
 */
export function openSocket(
  server: Server,
  schema: GraphQLSchema,
  makeContext: (authorization: unknown, address: string) => Promise<Context>,
  log: Logger,
): { close(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 });
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== '/graphql') return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  });
  /** The context of whoever sits at a socket; where there is nobody, it is closed as `otherwise` says. */
  const enter = async (
    { connectionParams, extra }: Greeted,
    otherwise: readonly [code: number, reason: string],
  ): Promise<Context | undefined> => {
    try {
      const context = await makeContext(connectionParams?.authorization, addressOf(extra.request));
      if (context.viewer) return context;
      extra.socket.close(...otherwise);
    } catch (error) {
      // a database that does not answer says nothing of the session
      extra.socket.close(...(isRefusal(error, 'UNAUTHENTICATED') ? otherwise : closedBy.trouble));
    }
    return undefined;
  };
  const { dispose } = useServer<{ authorization?: string }>(
    {
      schema,
      connectionInitWaitTimeout: 10_000,
      onConnect: async (socket) => void (await enter(socket, closedBy.notSignedIn)),
      onSubscribe: async (socket, _id, payload) => {
        const contextValue = await enter(socket, closedBy.ended);
        if (!contextValue) return [refusal('UNAUTHENTICATED', closedBy.ended[1])];
        return prepare(schema, payload, contextValue);
      },
      onNext: (_ctx, _id, _payload, { contextValue }, { data, errors, extensions }) => {
        if (!errors) return undefined;
        // nothing has run: the variables were wrong
        const told = data === undefined ? errors.map((error) => coded(error, 'BAD_USER_INPUT')) : errors;
        const shown = told.map((error) => formatError(error.toJSON(), error));
        reportErrors(shown, (contextValue as Context).requestId, log);
        return { data: data ?? null, errors: shown, ...(extensions && { extensions }) };
      },
    },
    sockets,
  );
  return { close: async () => dispose() };
}

type Greeted = SocketContext<{ authorization?: string }, Extra>;

interface Payload {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** The operation, checked as over HTTP, or what is wrong with it. */
function prepare(schema: GraphQLSchema, payload: Payload, contextValue: Context) {
  try {
    const document = parse(payload.query, { maxTokens: operationLimits.tokens });
    const problems = validate(schema, document, specifiedRules);
    if (problems.length > 0) return problems.map((problem) => coded(problem, 'GRAPHQL_VALIDATION_FAILED'));
    const operation = getOperationAST(document, payload.operationName);
    if (!operation) return [refusal('BAD_REQUEST', 'Name the operation to run.')];
    const variableValues = payload.variables ?? {};
    checkOperation(schema, document, operation, variableValues);
    return { schema, document, operationName: payload.operationName, variableValues, contextValue };
  } catch (error) {
    return [
      error instanceof GraphQLError
        ? coded(error, 'GRAPHQL_PARSE_FAILED')
        : refusal('BAD_REQUEST', 'This operation cannot be run.'),
    ];
  }
}

const coded = ({ message, nodes, source, positions, extensions }: GraphQLError, code: string) =>
  new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { code, ...extensions },
  });

const addressOf = (request: { socket: { remoteAddress?: string } }) => request.socket.remoteAddress ?? '';
