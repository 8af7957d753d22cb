import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import fastifyApollo from '@as-integrations/fastify';
import { HeaderMap } from '@apollo/server';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { serveRest } from './doors/rest/http.ts';
import { openSocketIo } from './doors/sockets/socketio.ts';
import { authenticate } from './accounts/sessions.ts';
import { refuseBroken, watchArrivals } from './core/arrival.ts';
import { addressesBehind, networkOf } from './core/address.ts';
import { Budget, Spendings } from './core/budget.ts';
import { addressOf as webAddressOf, type Config } from './core/config.ts';
import { LiveSessions } from './accounts/liveSessions.ts';
import type { Context, MakeContext } from './core/context.ts';
import { requestedBy, sendFailure, transportProblem } from './core/envelope.ts';
import { databaseRefusal, refusal, statusOfCode } from './core/errors.ts';
import { answerHeaders, guardAnswers } from './core/headers.ts';
import type { Database } from './core/database.ts';
import type { Live } from './core/live.ts';
import { loggedPath } from './core/log.ts';
import { StoredOperations } from './doors/graphql/operations.ts';
import { welcomeFrom } from './doors/sockets/origins.ts';
import { noteRefusal } from './core/refusals.ts';
import { statement } from './core/rows.ts';
import { mostOfPerson, mostUnknown, Places } from './doors/sockets/limits.ts';
import { openLive } from './core/transport.ts';
import { Drain } from './doors/drain.ts';
import { features } from './features.ts';
import { makeApollo } from './doors/graphql/apollo.ts';
import { buildSchema } from './schema.ts';
import { serveExplorer } from './doors/graphql/explorer.ts';
import { protectSandbox } from './doors/graphql/sandbox.ts';
import { SettingsWatch } from './settings/watch.ts';
import { openSocket } from './doors/sockets/socket.ts';
import { answerStored } from './doors/graphql/stored.ts';
import { isForPage, type SendPage, serveWeb } from './doors/web.ts';

const sandbox = 'https://studio.apollographql.com';

const ping = statement('ping', 'SELECT 1');

/** One HTTP server with all its parts. `close` takes no more, says goodbye to the sockets and ends what is under way. */
export async function buildServer(
  config: Config,
  database: Database,
  log: Logger,
  drain = new Drain(),
): Promise<FastifyInstance> {
  const schema = buildSchema();
  const apollo = makeApollo(schema, { production: config.production, log });

  const headers = answerHeaders(config.publicUrl);
  const logger: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // what is logged names its request itself; a logger for each would be made for nothing
    childLoggerFactory: (parent) => parent,
    bodyLimit: 256 * 1024,
    // whatever is too long for an id is one that is not found
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    // there is nothing at an address that cannot be read
    frameworkErrors: (_error, request, reply) => void answerUnknown(request, reply, undefined),
    clientErrorHandler: (error, socket) => refuseBroken(error, socket, headers),
    requestTimeout: 10_000,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 2000 },
    // see drain.ts: what still comes is served, and its answer is the last on its connection
    return503OnClosing: false,
  });

  const addressOf = addressesBehind(config.trustedProxies);
  app.decorateRequest('address', {
    getter() {
      return addressOf(this.raw);
    },
  });

  const { live, redis, close: closeLive } = await openLive({ ...config, databaseUrl: database.url }, log);
  app.addHook('onClose', closeLive);
  const googleClientId = config.google?.clientId ?? null;
  const settings = new SettingsWatch((what) => database.reader.rows(what), live, log, googleClientId);
  await settings.read();
  app.addHook('onClose', async () => settings.close());
  const spendings = new Spendings();
  const parts = () => ({ database, config, live, log, settings, spendings });

  const makeContext: MakeContext = async (authorization, address, requestId = randomUUID(), agent = '') => {
    const who = await authenticate(
      { rows: (what, values) => database.reader.rows(what, values), write: database.write },
      config.secret,
      authorization,
    );
    return contextOf(parts(), who, { address, agent: agent.slice(0, 300), requestId });
  };

  app.addHook('onResponse', async ({ id: requestId, method, url, address }, { statusCode: status, elapsedTime }) => {
    if (!log.isLevelEnabled('debug')) return;
    log.debug({ requestId, method, path: loggedPath(url), status, ms: Math.round(elapsedTime), address }, 'answered');
  });
  app.setErrorHandler((error, request, reply) => {
    if (isGraphql(request)) return sendProblem(reply, error, log);
    // what was sent to nobody was read all the same, and nobody minds what was wrong with it
    return request.is404 && transportProblem(error) ? sendUnknown(reply) : sendFailure(reply, error, log);
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (drain.begun) return reply.code(503).send({ status: 'shutting down' });
    const ready = await database.reader.rows(ping).then(
      () => true,
      () => false,
    );
    // without Redis everything works as well, and the database does more
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'the database does not answer', redis: redis() });
  });
  app.addHook('onRequest', (_request, _reply, done) => drain.admit(done));
  app.addHook('onSend', async (_request, reply) => {
    if (drain.begun) reply.header('connection', 'close');
  });

  const origins = [...config.corsOrigins, ...(config.production ? [] : [sandbox])];
  await app.register(cors, {
    origin: origins,
    allowedHeaders: ['authorization', 'content-type', 'if-none-match', 'apollo-require-preflight', 'idempotency-key'],
    exposedHeaders: ['content-disposition', 'etag', 'idempotency-replayed', 'retry-after', 'x-request-id'],
    maxAge: 600,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    // an address says itself what it takes, also to who is no browser
    strictPreflight: false,
    preflightContinue: true,
  });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });

  await apollo.start();
  const hasExplorer = !config.production && (await serveExplorer(app));
  const operations = new StoredOperations(schema);
  const stored = answerStored(operations, makeContext, log);
  await app.register(async (scope) => {
    // Apollo's integration makes an URL of it
    scope.addHook('onRequest', async ({ hostname }) => {
      if (!URL.canParse(`http://${hostname}/`)) throw refusal('BAD_REQUEST', 'The Host header names no host.');
    });
    scope.addHook('preHandler', stored);
    scope.addHook('onSend', protectSandbox(hasExplorer));
    await scope.register(fastifyApollo(apollo), {
      context: (request) =>
        makeContext(request.headers.authorization, request.address, request.id, request.headers['user-agent']).catch(
          (error: unknown) => {
            throw overHttp(error, request, log);
          },
        ),
    });
  });

  const sessions = new LiveSessions((what, values) => database.reader.rows(what, values), live);
  const refresh = ({ viewer: own, sessionId, address, agent }: Context, viewer = own!) =>
    contextOf(parts(), { viewer, sessionId }, { address, agent, requestId: randomUUID() });
  const isWelcome = welcomeFrom([...origins, ...(config.publicUrl ? [new URL(config.publicUrl).origin] : [])]);
  const limits = { isWelcome, people: new Places(mostOfPerson), unknown: new Places(mostUnknown) };
  const doors = { schema, makeContext, addressOf, refresh, sessions, settings, log, ...limits };
  const socket = openSocket(app.server, { ...doors, operations, production: config.production, live });
  const socketIo = openSocketIo(app.server, {
    ...doors,
    rows: (what, values) => database.reader.rows(what, values),
    live,
    corsOrigins: config.corsOrigins,
  });
  drain.watch(app.server);
  app.addHook('preClose', async () => {
    const drained = drain.end(app.server);
    sessions.close();
    socketIo.close();
    await Promise.all([drained, socket.close()]);
  });
  app.addHook('onClose', () => apollo.stop());

  await serveRest(app, { schema, database, makeContext, log });
  for (const feature of features) await feature.serve?.(app, { config, database, makeContext, log });

  const sendPage = await serveWeb(app, { withGoogle: googleClientId !== null });
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, sendPage));
  // last, as Socket.IO takes its requests before whoever came first
  watchArrivals(app.server);
  guardAnswers(app.server, headers);
  return app;
}

/** The web client's page where one is asked for; else an error in the shape of the bridge, or of GraphQL at its address. */
function answerUnknown(request: FastifyRequest, reply: FastifyReply, sendPage: SendPage | undefined): FastifyReply {
  if (isGraphql(request)) {
    const sentence = 'GraphQL is asked with POST, or with GET for queries.';
    const problem = new GraphQLError(sentence, { extensions: { code: 'METHOD_NOT_ALLOWED' } });
    return reply
      .code(405)
      .header('allow', 'GET, POST')
      .send({ errors: [problem] });
  }
  if (sendPage && isForPage(request)) return sendPage(request, reply);
  return sendUnknown(reply);
}

const sendUnknown = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ success: false, message: 'There is nothing at this address.', code: 'NOT_FOUND' });

const isGraphql = ({ url }: FastifyRequest) => /^\/graphql\/?(\?|$)/.test(url);

interface Parts {
  database: Database;
  config: Config;
  live: Live;
  log: Logger;
  settings: SettingsWatch;
  spendings: Spendings;
}

function contextOf(
  { database, config, live, log, settings, spendings }: Parts,
  who: Pick<Context, 'viewer' | 'sessionId'>,
  { address, agent, requestId }: Pick<Context, 'address' | 'agent' | 'requestId'>,
): Context {
  let em: Context['em'] | undefined;
  const budget = new Budget(who.viewer?.id ?? networkOf(address), spendings);
  return {
    ...who,
    get em() {
      return (em ??= database.orm.em.fork());
    },
    rows: (what, values) => database.reader.rows(what, values, budget),
    write: async (what, values) => {
      budget.count();
      return database.write(what, values);
    },
    renewBudget: () => budget.renew(),
    recoverBudget: () => budget.recover(),
    loaders: new Map(),
    live,
    address,
    agent,
    requestId,
    secret: config.secret,
    base: webAddressOf(config),
    google: config.google,
    log,
    platform: settings.platform,
    applySettings: () => settings.apply(),
  };
}

/** Apollo takes the status of an error in the context from here. */
function overHttp(error: unknown, request: FastifyRequest, log: Logger): GraphQLError {
  const { id: requestId } = request;
  const known = error instanceof GraphQLError ? error : databaseRefusal(error);
  if (!known) log.error({ err: error, requestId }, 'a request failed');
  if (known) noteRefusal(log, known.extensions.code, requestedBy(request), error);
  const { message, extensions } = known ?? ours(requestId);
  const headers = new HeaderMap();
  if (typeof extensions.retryAfter === 'number') headers.set('retry-after', String(extensions.retryAfter));
  const status = statusOfCode(extensions.code);
  return new GraphQLError(message, { extensions: { ...extensions, http: { status, headers } } });
}

/** A fault of ours, before any operation has run. */
const ours = (requestId: string) =>
  refusal('INTERNAL', 'Something went wrong on our side. Please try again.', { requestId });

/** What goes wrong before GraphQL is reached, in the same shape as its errors. */
function sendProblem(reply: FastifyReply, error: unknown, log: Logger): FastifyReply {
  const known = error instanceof GraphQLError ? error : (databaseRefusal(error) ?? transportProblem(error));
  if (!known) {
    log.error({ err: error, requestId: reply.request.id }, 'a request failed');
    return reply.code(500).send({ errors: [ours(reply.request.id)] });
  }
  noteRefusal(log, known.extensions.code, requestedBy(reply.request), error);
  const status = statusOfCode(known.extensions.code) ?? 400;
  return reply.code(status).send({ errors: [known] });
}
