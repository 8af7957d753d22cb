/** A request to /graphql that the page has sent before its scripts were there (shell.ts). */
export type Begun = { body: string; token: string | undefined; answer: Promise<Response> };

declare global {
  interface Window {
    begun?: Begun | undefined;
  }
}

/** What is sent for an operation; the shell and the client must write it alike. */
export const bodyOf = (id: unknown, operationName: string, variables: unknown): string =>
  JSON.stringify({ id, operationName, variables });

/** The answer to the request that the page has begun with, for whoever asks the same first; nobody gets it later. */
export function takeBegun(body: string, token: string | undefined): Promise<Response> | undefined {
  const { begun } = window;
  window.begun = undefined;
  return begun?.body === body && begun.token === token ? begun.answer : undefined;
}
