import type { GraphiQLProps } from 'graphiql';
import { Kind, OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { timeLimit } from '../core/timeLimit.ts';

type Fetcher = GraphiQLProps['fetcher'];

/** Sends operations by POST and subscriptions by WebSocket, both with the Authorization from the header editor. */
export const fetcher: Fetcher = (operation, { headers = {}, documentAST } = {}) => {
  const sent = { query: operation.query, variables: operation.variables, operationName: operation.operationName };
  const isLive = documentAST?.definitions.some(
    (each) =>
      each.kind === Kind.OPERATION_DEFINITION &&
      each.operation === OperationTypeNode.SUBSCRIPTION &&
      (!sent.operationName || each.name?.value === sent.operationName),
  );
  const authorization = authorizationIn(headers);
  return isLive ? subscribe(sent, authorization) : post(sent, authorization);
};

interface Operation {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null | undefined;
}

async function post(sent: Operation, authorization: string | undefined) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(sent),
    signal: timeLimit(60_000),
  });
  return (await response.json()) as object;
}

/** The stop button ends the iteration and closes the socket. */
async function* subscribe(sent: Operation, authorization: string | undefined) {
  const url = `${location.origin.replace(/^http/, 'ws')}/graphql`;
  const client = createClient({ url, retryAttempts: 0, connectionParams: authorization ? { authorization } : {} });
  try {
    for await (const answer of client.iterate({ ...sent, operationName: sent.operationName ?? null }))
      yield answer as object;
  } finally {
    await client.dispose();
  }
}

/** Reads the Authorization header; undefined if it holds no token yet. */
function authorizationIn(headers: Record<string, unknown>): string | undefined {
  const value = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  return typeof value === 'string' && !/^Bearer\s*$/i.test(value) ? value : undefined;
}
