import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Context } from '../../core/context/context.ts';
import { varied } from '../../core/context/headers.ts';
import type { Database } from '../../core/statements/database.ts';
import { refusal } from '../../core/refusals/errors.ts';
import { valueAt, type Call } from './calls.ts';
import { runOnce } from '../idempotency.ts';
import { answerList, readPlace } from './lists.ts';
import { answerSheet, sheetTypes } from './sheets.ts';
import { inWords } from '../../core/texts/inWords.ts';

/** Reads the request, runs its operation, and sends the result as a file, a list or an object. */
export async function answer(
  call: Call,
  asker: Context,
  database: Pick<Database, 'writeInTransaction'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { route } = call;
  const query = request.query as Record<string, unknown>;
  const key = keyOf(request);
  const params = request.params as Record<string, string>;
  const variables = await readOr(
    () => call.read({ params, query, body: request.body, idempotencyKey: key }),
    () => route.permission?.(asker, params),
  );
  reply.type('application/json; charset=utf-8');
  if (route.file) {
    const { type, ending, text, name } = route.file;
    const data = await call.run(asker, variables);
    const file = String(partOf(data, text, call));
    reply.type(`${type}; charset=utf-8`).header('content-disposition', savedAs(String(valueAt(data, name)), ending));
    return sendRead(file, request, reply);
  }
  if (route.sheet) {
    const { ending } = route.sheet;
    const { name, stream } = await answerSheet(call, asker, variables, route.sheet);
    reply.type(ending === 'csv' ? `${sheetTypes.csv}; charset=utf-8` : sheetTypes[ending]);
    reply.header('content-disposition', savedAs(name, ending));
    return reply.send(Readable.from(request.method === 'HEAD' ? [] : stream, { highWaterMark: 1 }));
  }
  if (route.list) {
    const list = await answerList(call, asker, variables, readPlace(query, route.usually));
    // HEAD needs no body, so do not read the pages
    if ('stream' in list) return reply.send(Readable.from(request.method === 'HEAD' ? [] : list.stream));
    const { nextCursor, ...page } = list.whole;
    const text = JSON.stringify(page).slice(0, -1);
    // a cursor may contain the time of its page, so its content is not part of the ETag
    const tagged = `${text}${nextCursor === null}`;
    return sendRead(`${text},"nextCursor":${JSON.stringify(nextCursor)}}`, request, reply, tagged);
  }
  const work = async (ctx = asker) => {
    const parts = answerOf(call, await call.run(ctx, variables));
    if (route.method === 'GET' && parts['data'] === null) await route.permission?.(ctx, params);
    return { status: route.isPending?.(parts) ? 202 : (route.status ?? 200), text: JSON.stringify(parts) };
  };
  if (route.method === 'GET') return sendRead((await work()).text, request, reply);
  if (key === undefined || route.method !== 'POST' || route.isFleeting) {
    const { status, text } = await work();
    return reply.code(status).send(text);
  }
  const { status, text, isRepeated } = await runOnce(
    asker,
    database,
    key,
    [route.method, request.url, request.body],
    work,
  );
  return reply
    .code(status)
    .headers(isRepeated ? { 'idempotency-replayed': 'true' } : {})
    .send(text);
}

/** Reports unreadable input only to viewers with permission; others get the permission error. */
async function readOr<T>(read: () => T, mayIt: () => unknown): Promise<T> {
  try {
    return read();
  } catch (error) {
    await mayIt();
    throw error;
  }
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

function answerOf(call: Call, data: Record<string, unknown>): Record<string, unknown> {
  const { answer: ways, unfinished, message } = call.route;
  const partsOf = (of: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(of).map(([name, way]) => [name, partOf(data, way, call)]));
  if (unfinished && valueAt(data, unfinished.when) === true) return { success: false, ...partsOf(unfinished.answer) };
  const parts = partsOf(ways!);
  return { success: true, ...(message && { message: inWords(message(parts)) }), ...parts };
}

/** The value at a path of the result. Throws NOT_FOUND if it is missing, unless only its last step is null. */
function partOf(data: Record<string, unknown>, way: string, { route: { missing } }: Call): unknown {
  const found = valueAt(data, way);
  if (found !== null || !missing) return found;
  const before = way.slice(0, Math.max(0, way.lastIndexOf('.')));
  if (before && valueAt(data, before) !== null) return null;
  throw refusal('NOT_FOUND', missing);
}

/** Sends a response with an ETag of `tagged`, or 304 if the client has it already. */
function sendRead(text: string, request: FastifyRequest, reply: FastifyReply, tagged = text): FastifyReply {
  const etag = `W/"${hash('sha1', tagged, 'base64url')}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache' }).header('vary', varied(reply, 'authorization'));
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((each) => each.trim().replace(/^(?!W\/)/, 'W/') === etag);
  return known ? reply.code(304).send() : reply.send(text);
}

/** The Content-Disposition of a download (RFC 6266): the full name, and an ASCII fallback. */
function savedAs(name: string, ending: string): string {
  // characters that file systems do not allow
  const own = name.replaceAll(/[\p{Cc}\s/\\:*?"<>|]+/gu, ' ').trim() || 'event';
  const escaped = encodeURIComponent(own).replaceAll(/['()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  const plain = own
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `attachment; filename="${plain || 'event'}.${ending}"; filename*=UTF-8''${escaped}.${ending}`;
}
