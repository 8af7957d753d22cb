import type { Api } from './api.ts';
import type { Person } from './build.ts';
import { expectDocumented } from './documented.ts';

/** What the bridge answers, success and refusal in one; which of it is there is what tests look at. */
export interface RestBody<Data = Record<string, unknown>> {
  readonly success: boolean;
  readonly data: Data;
  readonly user: Record<string, unknown>;
  readonly token: string;
  readonly message: string;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly count: number;
  readonly total: number;
  readonly nextCursor: string | null;
}

export interface RestAnswer<Data = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  /** An empty object where the answer has no JSON. */
  readonly body: RestBody<Data>;
  readonly text: string;
}

export interface RestOptions {
  /** Whose eyes the request is sent through. */
  readonly as?: Person | undefined;
  /** Instead: a token of the test's own. */
  readonly token?: string;
  /** The address that the request seems to come from. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
}

/**
 * Sends a request as `GET /api/events?limit=2` says, as a client of the bridge would. Throws where the answer is not as the
 * document of the bridge says.
 */
export async function call<Data = Record<string, unknown>>(
  api: Pick<Api, 'url' | 'tokenOf' | 'settled'>,
  what: string,
  { as, token, from, headers, body }: RestOptions = {},
): Promise<RestAnswer<Data>> {
  const [method, address] = what.split(/ (.*)/, 2) as [method: string, address: string];
  const bearer = as ? await api.tokenOf(as) : token;
  const response = await fetch(`${api.url}${address}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(from && { 'x-forwarded-for': from }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (method !== 'GET') await api.settled();
  const [type] = (response.headers.get('content-type') ?? '').split(';', 1);
  const parsed = text !== '' && type === 'application/json' ? (JSON.parse(text) as RestBody<Data>) : undefined;
  const isFile = text !== '' && !parsed;
  expectDocumented(method, address.split('?', 1)[0]!, response.status, isFile ? text : parsed, type);
  return { status: response.status, headers: response.headers, body: parsed ?? ({} as RestBody<Data>), text };
}

/** The same at one server, as `rest('GET /api/events', { as: participant })`. */
export const restOf =
  (api: Pick<Api, 'url' | 'tokenOf' | 'settled'>) =>
  <Data = Record<string, unknown>>(what: string, options: RestOptions = {}) =>
    call<Data>(api, what, options);

/** A refusal as its status, code, sentence and what it says of fields; anything else, or more, as it was answered. */
export function refusalOf({ status, body }: RestAnswer<unknown>): unknown {
  const { success, code, message, fields, ...more } = body;
  if (success || Object.keys(more).length > 0) return { status, body };
  return fields ? [status, code, message, fields] : [status, code, message];
}

/** How a refusal of fields reads: the sentence is that of the first one. */
export const invalid = (fields: Readonly<Record<string, string>>) => [
  400,
  'VALIDATION_FAILED',
  Object.values(fields)[0],
  fields,
];

export const signedOut = [401, 'UNAUTHENTICATED', 'Please log in to continue.'];
export const sessionOver = [401, 'UNAUTHENTICATED', 'Your session has ended. Please log in again.'];
export const noEvent = [404, 'NOT_FOUND', 'Event not found'];
export const noAnnouncement = [404, 'NOT_FOUND', 'Announcement not found'];

/** A list that is answered whole. */
export const listOf = (data: readonly unknown[]) => ({
  success: true,
  data,
  count: data.length,
  total: data.length,
  nextCursor: null,
});
