/** A request to /graphql that the page has sent before its scripts were loaded (shell.ts). */
export type EarlyRequest = { body: string; token: string | undefined; answer: Promise<Response> };

declare global {
  interface Window {
    earlyRequest?: EarlyRequest | undefined;
  }
}

/** The request body of an operation. Shell and client must build the same string, or the early answer is not found. */
export const bodyOf = (id: unknown, operationName: string, variables: unknown): string =>
  JSON.stringify({ id, operationName, variables });

/** The early response, if the first request of the client is the same. Later calls return undefined. */
export function takeEarlyRequest(body: string, token: string | undefined): Promise<Response> | undefined {
  const { earlyRequest } = window;
  window.earlyRequest = undefined;
  return earlyRequest?.body === body && earlyRequest.token === token ? earlyRequest.answer : undefined;
}
