import { isUtf8 } from 'node:buffer';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { contexts } from './context.ts';
import { newRequestId } from './core/context/context.ts';
import { addressesBehind } from './core/context/address.ts';
import { refuseBroken, trackExchanges } from './core/context/arrival.ts';
import type { Config } from './core/context/config.ts';
import type { Database } from './core/statements/database.ts';
import { inReadersLanguage, sendFailure, sendNotFound } from './core/refusals/envelope.ts';
import { transportProblem } from './core/refusals/failures.ts';
import { defaultHeaders, setDefaultHeaders } from './core/context/headers.ts';
import { loggedPath } from './core/context/log.ts';
import { fullDiskOf } from './core/statements/outage.ts';
import type { Rows } from './core/statements/rows.ts';
import { openLive } from './core/journal/transport.ts';
import { Drain } from './doors/drain.ts';
import { isGraphql, sendGraphqlFailure, sendWrongMethod, serveGraphql } from './doors/graphql/http.ts';
import { StoredOperations } from './doors/graphql/operations.ts';
import { serveHealth } from './doors/health.ts';
import { serveRest } from './doors/rest/http.ts';
import { openSockets } from './doors/sockets/open.ts';
import { checkOrigins } from './doors/sockets/origins.ts';
import { isForPage, serveWeb } from './doors/web.ts';
import { isEventPage, pagePreview } from './events/published.ts';
import { features } from './features.ts';
import { openJournal } from './journal.ts';
import { buildSchema } from './schema.ts';
import { SettingsWatch } from './settings/watch.ts';

const sandbox = 'https://studio.apollographql.com';

/**
 * One HTTP server with all its doors. `close` accepts no more requests, closes the sockets and waits for running requests.
 */
export async function buildServer(
  config: Config,
  database: Database,
  log: Logger,
  drain = new Drain(),
): Promise<FastifyInstance> {
  const { production, publicUrl, corsOrigins } = config;
  const headers = defaultHeaders(publicUrl);
  const app = bareServer(config, log, headers);

  const { live, redis, close: closeLive } = await openLive({ ...config, databaseUrl: database.url }, log);
  app.addHook('onClose', closeLive);
  const journal = openJournal(database, log);
  app.addHook('onClose', () => journal.close());
  const rows: Rows = (what, values) => database.reader.rows(what, values);
  const settings = new SettingsWatch(rows, live, log, config.google?.clientId ?? null);
  await settings.read();
  app.addHook('onClose', async () => settings.close());
  const { makeContext, refresh } = contexts({ database, rows, config, live, log, settings });

  app.setErrorHandler((error, request, reply) => {
    if (isGraphql(request)) return sendGraphqlFailure(reply, error, log);
    // the body of a request to an unknown address is parsed too, but its errors do not matter
    return request.is404 && transportProblem(error) ? sendNotFound(reply) : sendFailure(reply, error, log);
  });
  const isDiskFull = () => fullDiskOf(log).isOn;
  serveHealth(app, { rows, redis, isDiskFull, isEnding: () => drain.hasBegun });
  // readiness is still answered while the server drains
  app.addHook('onRequest', (_request, _reply, done) => drain.admit(done));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.hasBegun) reply.header('connection', 'close');
    done();
  });

  const origins = [...corsOrigins, ...(production ? [] : [sandbox])];
  await app.register(cors, {
    origin: origins,
    allowedHeaders: ['authorization', 'content-type', 'if-none-match', 'apollo-require-preflight', 'idempotency-key'],
    exposedHeaders: ['content-disposition', 'etag', 'idempotency-replayed', 'retry-after', 'x-request-id'],
    maxAge: 600,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    // each address answers OPTIONS itself, also for clients that are no browsers
    strictPreflight: false,
    preflightContinue: true,
  });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });

  const schema = buildSchema();
  const operations = new StoredOperations(schema);
  await serveGraphql(app, { schema, operations, database, production, makeContext, log });
  const isAllowedOrigin = checkOrigins([...origins, ...(publicUrl ? [new URL(publicUrl).origin] : [])]);
  const addressOf = addressesBehind(config.trustedProxies);
  const parts = { schema, operations, production, makeContext, refresh, addressOf, rows, live, settings, log };
  const sockets = openSockets(app.server, { ...parts, isAllowedOrigin, corsOrigins });
  drain.watch(app.server);
  app.addHook('preClose', async () => void (await Promise.all([drain.end(app.server), sockets.close()])));
  await serveRest(app, { schema, database, makeContext, log });
  for (const feature of features) await feature.serve?.(app, { config, database, makeContext, log });
  const sendPage = await serveWeb(app, {
    withGoogle: config.google !== undefined,
    previewOf: async ({ url, address, id }) =>
      settings.platform.publishingAllowed && isEventPage(url)
        ? pagePreview(await makeContext(undefined, address, id, ''), url)
        : undefined,
  });

  app.setNotFoundHandler((request, reply) => {
    if (isGraphql(request)) return sendWrongMethod(reply);
    return sendPage && isForPage(request) ? sendPage(request, reply) : sendNotFound(reply);
  });
  // last, because Socket.IO takes its requests before earlier listeners
  trackExchanges(app.server);
  setDefaultHeaders(app.server, headers);
  return app;
}

/** The server with its limits, before any route. */
function bareServer(
  { trustedProxies }: Config,
  log: Logger,
  headers: ReturnType<typeof defaultHeaders>,
): FastifyInstance {
  const app = fastify({
    loggerInstance: problemLogger(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // log entries name their request, so no logger per request is needed
    childLoggerFactory: (parent) => parent,
    bodyLimit: 256 * 1024,
    // a parameter that is too long for an id is simply not found
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    // an unreadable address is answered like an unknown one
    frameworkErrors: (_error, request, reply) =>
      void (isGraphql(request) ? sendWrongMethod(reply) : sendNotFound(reply)),
    clientErrorHandler: (error, socket) => refuseBroken(error, socket, headers),
    requestTimeout: 10_000,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 2000 },
    // see drain.ts: later requests are still served, each as the last on its connection
    return503OnClosing: false,
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    // as text, other bytes would become U+FFFD and be stored
    if (isUtf8(bytes as Buffer)) void parseJson(request, String(bytes), done);
    else done(Object.assign(new Error('not UTF-8'), { statusCode: 400 }));
  });
  const addressOf = addressesBehind(trustedProxies);
  app.decorateRequest('address', {
    getter() {
      return addressOf(this.raw);
    },
  });
  app.addHook('onRequest', (request, _reply, done) => inReadersLanguage(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    if (log.isLevelEnabled('debug')) {
      const { id: requestId, method, url, address } = request;
      const { statusCode: status, elapsedTime } = reply;
      log.debug({ requestId, method, path: loggedPath(url), status, ms: Math.round(elapsedTime), address }, 'answered');
    }
    done();
  });
  return app;
}

/**
 * Drops what Fastify logs at `info`: the greeting prints the address where it listens. The level follows that of `log`.
 * Fastify has no option for this: `listenTextResolver` changes the text only.
 */
const problemLogger = (log: Logger): FastifyBaseLogger =>
  Object.create(log, { info: { value: () => {}, writable: true } }) as Logger;
