import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { GraphQLError } from 'graphql';
import type { Failure } from '../refusals/envelope.ts';
import { type Code, refusal, statusOfCode } from '../refusals/errors.ts';
import { sentence } from '../texts/refusalTexts.ts';
import type { Sentence } from '../texts/texts.ts';

/** Milliseconds that a large file may take to arrive over a slow connection. */
const slowUploadTimeout = 120_000;

/** Milliseconds until a late request is refused: its data may already be in the buffer. */
const grace = 1000;

type Headers = Readonly<Record<string, string>>;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The last exchange of each connection. */
const latestExchanges = new WeakMap<Socket, Exchange>();
const slowUploads = new WeakSet<Socket>();

/** Tracks the latest request of each connection. */
export function trackExchanges(server: Server): void {
  server.prependListener('request', (request, response) => latestExchanges.set(request.socket, { request, response }));
}

/** Gives a request more time than the server's `requestTimeout`. Call this before its body is read. */
export function allowSlowUpload(request: IncomingMessage): void {
  const { socket } = request;
  slowUploads.add(socket);
  const timer = setTimeout(() => socket.destroy(), slowUploadTimeout);
  request.once('close', () => {
    clearTimeout(timer);
    slowUploads.delete(socket);
  });
}

/**
 * Refuses a request that arrives incomplete or is not HTTP, in the usual format. No handler has seen it. Node reports a late
 * request only once. `headers` are the default headers of all responses.
 */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Socket, headers: Headers): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT')
    return refuse(socket, codes[error.code ?? ''] ?? 'BAD_REQUEST', headers);
  if (slowUploads.has(socket)) return;
  const before = latestExchanges.get(socket)?.request;
  const wasWhole = before?.complete ?? false;
  // a busy process checks the clock before it reads data that arrived long ago
  setTimeout(() => setImmediate(check), grace).unref();
  function check(): void {
    const now = latestExchanges.get(socket)?.request;
    const isWhole = now?.complete && (now !== before || !wasWhole);
    if (!isWhole && !socket.destroyed) refuse(socket, 'REQUEST_TIMEOUT', headers);
  }
}

const codes: Partial<Record<string, Code>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'PAYLOAD_TOO_LARGE',
};

const sentences: Partial<Record<Code, Sentence>> = {
  REQUEST_TIMEOUT: sentence('requestTimeout'),
  HEADERS_TOO_LARGE: sentence('headersTooLarge'),
  PAYLOAD_TOO_LARGE: sentence('requestTooLarge'),
};

function refuse(socket: Socket, code: Code, more: Headers): void {
  const exchange = latestExchanges.get(socket);
  // the client would take it for the response to the request in progress
  if (!socket.writable || (exchange && isUnderWay(exchange))) return void socket.destroy();
  const refused = refusal(code, sentences[code] ?? sentence('malformedHttp'));
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
