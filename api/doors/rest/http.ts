import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { type Context, type MakeContext, requireViewer } from '../../core/context.ts';
import { remember, sendFailure } from '../../core/envelope.ts';
import { refusal } from '../../core/errors.ts';
import { at, type Call, makeCalls } from './calls.ts';
import type { Database } from '../../core/database.ts';
import { serveDocs } from './docs.ts';
import { MarkDone, once } from './idempotency.ts';
import { answerList, readPlace } from './lists.ts';
import { describeCalls } from './openapi.ts';

export interface BridgeParts {
  schema: GraphQLSchema;
  database: Pick<Database, 'orm' | 'pool'>;
  makeContext: MakeContext;
  log: Logger;
}

/** The calls of REST under /api: each runs a stored operation, on the same schema and through the same eyes as GraphQL. */
export async function serveRest(
  app: FastifyInstance,
  { schema, database, makeContext, log }: BridgeParts,
): Promise<void> {
  database.orm.em.getEventManager().registerSubscriber(new MarkDone());
  const calls = makeCalls(schema);
  await app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => sendFailure(reply, error, log));
    takeJson(scope);
    for (const call of calls) {
      const { method, path, isOpen } = call.route;
      scope.route({
        method,
        url: path,
        handler: async (request, reply) => {
          // a token that has ended must not keep anybody from signing in
          const { authorization, 'user-agent': agent } = request.headers;
          const ctx = await makeContext(isOpen ? undefined : authorization, request.address, request.id, agent);
          remember(request, ctx);
          if (!isOpen) requireViewer(ctx);
          return answer(call, ctx, database.pool, request, reply);
        },
      });
    }
    refuseOtherMethods(scope, calls);
    await serveDocs(scope, describeCalls(calls, schema));
  });
}

async function answer(
  call: Call,
  asker: Context,
  pool: Database['pool'],
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
    reply.type(`${type}; charset=utf-8`).header('content-disposition', savedAs(String(at(data, name)), ending));
    return sendRead(file, request, reply);
  }
  if (route.list) {
    const list = await answerList(call, asker, variables, readPlace(query, route.usually));
    // nobody reads on for an answer that is only its head
    if ('stream' in list) return reply.send(Readable.from(request.method === 'HEAD' ? [] : list.stream));
    return sendRead(JSON.stringify(list.whole), request, reply);
  }
  const work = async (ctx = asker) => ({
    status: route.status ?? 200,
    text: JSON.stringify(answerOf(call, await call.run(ctx, variables))),
  });
  if (route.method === 'GET') return sendRead((await work()).text, request, reply);
  if (key === undefined || route.method !== 'POST' || route.isFleeting) {
    const { status, text } = await work();
    return reply.code(status).send(text);
  }
  const { status, text, isRepeated } = await once(asker, pool, key, [route.method, request.url, request.body], work);
  return reply
    .code(status)
    .headers(isRepeated ? { 'idempotency-replayed': 'true' } : {})
    .send(text);
}

/** What cannot be read is told only to those who may do it. */
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

function answerOf(call: Call, data: Record<string, unknown>): object {
  const { answer: ways, unfinished, message } = call.route;
  const partsOf = (of: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(of).map(([name, way]) => [name, partOf(data, way, call)]));
  if (unfinished && at(data, unfinished.when) === true) return { success: false, ...partsOf(unfinished.answer) };
  const parts = partsOf(ways!);
  return { success: true, ...(message && { message: message(parts) }), ...parts };
}

/** Where the way itself ends early there is nothing to be found, whatever the call says of an answer of nothing. */
function partOf(data: Record<string, unknown>, way: string, { route: { missing } }: Call): unknown {
  const found = at(data, way);
  if (found !== null || !missing) return found;
  const before = way.slice(0, Math.max(0, way.lastIndexOf('.')));
  if (before && at(data, before) !== null) return null;
  throw refusal('NOT_FOUND', missing);
}

/** With an ETag, by which a client that has it already is told so. */
function sendRead(text: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  reply
    .headers({ etag, 'cache-control': 'private, no-cache' })
    .header('vary', [reply.getHeader('vary'), 'authorization'].filter(Boolean).join(', '));
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((each) => each.trim().replace(/^(?!W\/)/, 'W/') === etag);
  return known ? reply.code(304).send() : reply.send(text);
}

/** Under which name a file is saved (RFC 6266): its own, and in plain letters where no others are read. */
function savedAs(name: string, ending: string): string {
  // what file systems do not take
  const own = name.replaceAll(/[\p{Cc}\s/\\:*?"<>|]+/gu, ' ').trim() || 'event';
  const escaped = encodeURIComponent(own).replaceAll(/['()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  const plain = own
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `attachment; filename="${plain || 'event'}.${ending}"; filename*=UTF-8''${escaped}.${ending}`;
}

/** JSON, also where a client names it and sends nothing, as with DELETE. */
function takeJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : (JSON.parse(text as string) as unknown));
    } catch {
      done(refusal('BAD_REQUEST', 'The request is not well-formed JSON.'));
    }
  });
}

const all: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

function refuseOtherMethods(scope: FastifyInstance, calls: readonly Call[]): void {
  for (const [url, ofPath] of Map.groupBy(calls, ({ route }) => route.path)) {
    const taken = new Set<HTTPMethods>(ofPath.map(({ route }) => route.method));
    if (taken.has('GET')) taken.add('HEAD');
    const allow = [...taken, 'OPTIONS'].toSorted().join(', ');
    scope.route({
      method: all.filter((each) => !taken.has(each)),
      url,
      handler: (_request, reply) => {
        reply.header('allow', allow);
        throw refusal('METHOD_NOT_ALLOWED', `This address takes ${allow}.`);
      },
    });
    scope.options(url, (_request, reply) => reply.code(204).header('allow', allow).send());
  }
}
