import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { GraphQLError } from 'graphql';
import type { Failure } from './envelope.ts';
import { type Code, refusal, statusOfCode } from './errors.ts';

/** How long a large file may take to arrive over a slow line, in ms. */
const longest = 120_000;

/** How long a request that seems to be late may still turn out to be there, in ms. */
const grace = 1000;

type Headers = Readonly<Record<string, string>>;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The last exchange of each connection. */
const latest = new WeakMap<Socket, Exchange>();
const patient = new WeakSet<Socket>();

/** Knows from now on what has arrived on each connection. */
export function watchArrivals(server: Server): void {
  server.prependListener('request', (request, response) => latest.set(request.socket, { request, response }));
}

/** Gives a request more time than the server's `requestTimeout`; to be called before its body is read. */
export function waitPatiently(request: IncomingMessage): void {
  const { socket } = request;
  patient.add(socket);
  const timer = setTimeout(() => socket.destroy(), longest);
  request.once('close', () => {
    clearTimeout(timer);
    patient.delete(socket);
  });
}

/**
 * Answers what does not arrive whole or is no HTTP, in the shape of every other refusal; nothing of it has been read by
 * anybody. Node says once of a request that it is late. `headers` are those of every answer.
 */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Socket, headers: Headers): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT')
    return refuse(socket, codes[error.code ?? ''] ?? 'BAD_REQUEST', headers);
  if (patient.has(socket)) return;
  const before = latest.get(socket)?.request;
  const wasWhole = before?.complete ?? false;
  // a process that was busy looks at the clock before it looks at what has long been sent
  setTimeout(() => setImmediate(check), grace).unref();
  function check(): void {
    const now = latest.get(socket)?.request;
    const isWhole = now?.complete && (now !== before || !wasWhole);
    if (!isWhole && !socket.destroyed) refuse(socket, 'REQUEST_TIMEOUT', headers);
  }
}

const codes: Partial<Record<string, Code>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'PAYLOAD_TOO_LARGE',
};

const sentences: Partial<Record<Code, string>> = {
  REQUEST_TIMEOUT: 'The request did not arrive in time. Please try again.',
  HEADERS_TOO_LARGE: 'The headers of the request are too large.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
};

function refuse(socket: Socket, code: Code, more: Headers): void {
  const exchange = latest.get(socket);
  // it would be taken for the answer to a request that is being worked on
  if (!socket.writable || (exchange && isUnderWay(exchange))) return void socket.destroy();
  const refused = refusal(code, sentences[code] ?? 'The request is not well-formed HTTP.');
  const broken = exchange && !exchange.request.complete ? exchange.request.url : undefined;
  const body = JSON.stringify(/^\/graphql\/?($|\?)/.test(broken ?? '') ? { errors: [refused] } : failureOf(refused));
  const status = statusOfCode(code)!;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...more,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`, () => socket.destroy());
}

const isUnderWay = ({ request, response }: Exchange) =>
  (request.complete && !response.writableFinished) || (response.headersSent && !response.writableFinished);

const failureOf = ({ message, extensions }: GraphQLError): Failure => ({
  success: false,
  message,
  code: String(extensions.code),
});
