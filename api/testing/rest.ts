import type { Api } from './api.ts';
import type { Person } from './build.ts';
import { expectDocumented } from './documented.ts';

/** A response of the bridge, success and error in one type; tests check which fields are present. */
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
  /** An empty object if the response is not JSON. */
  readonly body: RestBody<Data>;
  readonly text: string;
}

export interface RestOptions {
  /** The user who sends the request. */
  readonly as?: Person | undefined;
  /** A token, instead of a user. */
  readonly token?: string;
  /** The client address of the request. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; strings are sent unchanged. */
  readonly body?: unknown;
}

/** Sends a request such as `GET /api/events?limit=2`. Throws if the response does not match the OpenAPI document. */
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

/** `call` bound to one server: `rest('GET /api/events', { as: participant })`. */
export const restOf =
  (api: Pick<Api, 'url' | 'tokenOf' | 'settled'>) =>
  <Data = Record<string, unknown>>(what: string, options: RestOptions = {}) =>
    call<Data>(api, what, options);

/** An error as status, code, message and fields; any other response unchanged. */
export function refusalOf({ status, body }: RestAnswer<unknown>): unknown {
  const { success, code, message, fields, ...more } = body;
  if (success || Object.keys(more).length > 0) return { status, body };
  return fields ? [status, code, message, fields] : [status, code, message];
}

/** The expected error for invalid fields: its message is that of the first field. */
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

/** The expected response for a list without pages. */
export const listOf = (data: readonly unknown[]) => ({
  success: true,
  data,
  count: data.length,
  total: data.length,
  nextCursor: null,
});
