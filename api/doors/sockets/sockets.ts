import type { IncomingMessage, Server } from 'node:http';
import { handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import type { Logger } from 'pino';
import { type Locale, localeOf } from '../../core/texts/language.ts';
import { WebSocket, WebSocketServer } from 'ws';
import type { AddressOf } from '../../core/context/address.ts';
import { networkOf } from '../../core/context/networks.ts';
import { type OriginCheck, refuseSocket } from './origins.ts';
import { maxSocketsBeforeSignIn, MessageBucket, SocketLimit } from './limits.ts';
import { closedBy, closeSocket } from './goodbye.ts';

/** The maximum number of unsent bytes per client. */
export const mostBuffered = 1024 * 1024;

/** A socket that does not answer a ping within this time is dead; also the ping interval. In milliseconds. */
const pulse = 12_000;

/** How long a client may take to answer a close frame, in milliseconds. */
const closeTimeout = 5000;

/** The same at shutdown. */
const stopTimeout = 2000;

/** Sockets are pinged in this many groups, to spread ten thousand pings. */
const rounds = 12;

/** Below this path, Socket.IO handles upgrades itself; see socketio.ts. */
export const socketIoPath = '/socket.io/';

/** The state of a socket. Does not refer to the upgrade request, to save the memory of ten thousand requests. */
export interface SocketExtra {
  readonly socket: WebSocket;
  readonly address: string;
  language: Locale;
  /** The number of operations in preparation or execution, including cancelled ones. */
  busy: number;
  /** The ids of operations in execution. */
  executing?: Set<string>;
  /** Closes the socket. If set, nothing more is read, and only results of running operations are sent. */
  leave?: () => void;
  /** Frees the places that the socket takes in limits and lists: those of an unknown socket, then those of its person. */
  letGo(): void;
}

/** `language` is like the header `Accept-Language`, which a page cannot set for a socket. */
type Params = { authorization?: string; language?: unknown };

/** Sends a message, or closes the socket if too much is unsent already. */
export function sendTo(place: Pick<SocketExtra, 'socket' | 'language'>, data: string | Buffer): void {
  const { socket } = place;
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > mostBuffered) return closeSocket(place, closedBy.slowness);
  socket.send(data, { binary: false });
}

export interface SocketsOptions {
  addressOf: AddressOf;
  isAllowedOrigin: OriginCheck;
  /** The sockets per network that have not signed in; may be shared with other doors. */
  unknown?: SocketLimit;
  every?: number;
}

/** Serves graphql-transport-ws at a path; `close` closes all sockets with a close frame. */
export function serveSockets(
  server: Server,
  path: string,
  options: ServerOptions<Params, SocketExtra>,
  log: Logger,
  { addressOf, isAllowedOrigin, unknown = new SocketLimit(maxSocketsBeforeSignIn), every = pulse }: SocketsOptions,
): { close(): Promise<void> } {
  const limits = { maxPayload: 256 * 1024, closeTimeout };
  const sockets = new WebSocketServer({ noServer: true, ...limits, handleProtocols });
  const protocol = makeServer<Params, SocketExtra>({ connectionInitWaitTimeout: 10_000, ...options });
  const heartbeat = beat(every);
  const open = new Set<SocketExtra>();

  server.on('upgrade', (request, socket, head) => {
    if (request.url?.startsWith(socketIoPath)) return;
    if (request.url?.split('?')[0] !== path) return socket.destroy();
    if (!isAllowedOrigin(request)) return refuseSocket(socket);
    sockets.handleUpgrade(request, socket, head, (opened) => admit(opened, request));
  });

  function admit(socket: WebSocket, request: IncomingMessage): void {
    const address = addressOf(request);
    const letGo = unknown.take(networkOf(address), () => socket.terminate());
    const language = localeOf(request.headers['accept-language']);
    const extra: SocketExtra = { socket, address, language, busy: 0, letGo };
    const pace = new MessageBucket();
    const paced = (bytes: number): boolean => {
      // ignore messages that were sent before the client knew of the end
      if (extra.leave || socket.readyState !== WebSocket.OPEN) return false;
      const allowed = pace.allows(bytes);
      if (!allowed) closeSocket(extra, closedBy.flood);
      return allowed;
    };
    socket.on('error', (error) => log.debug({ error }, 'a socket broke'));
    socket.on('ping', (data) => paced(data.length));
    open.add(extra);
    heartbeat.watch(socket);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => sendTo(extra, data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          socket.on('message', (data: Buffer) => {
            if (!paced(data.length)) return;
            take(data.toString()).catch((error: unknown) => {
              log.error({ err: error }, 'a message could not be handled');
              closeSocket(extra, closedBy.failure);
            });
          }),
      },
      extra,
    );
    // one listener, for the memory of ten thousand sockets; "once" would need another
    socket.on('close', (code, reason) => {
      open.delete(extra);
      heartbeat.forget(socket);
      extra.letGo();
      void closed(code, reason.toString());
    });
  }

  return {
    close: async () => {
      heartbeat.stop();
      for (const extra of open) closeSocket(extra, closedBy.goodbye);
      const timer = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), stopTimeout);
      await new Promise<void>((done) => sockets.close(() => done()));
      clearTimeout(timer);
    },
  };
}

/** Pings each socket in its group's turn, and drops sockets that have not answered the last ping. */
function beat(every: number) {
  const turns = Array.from({ length: rounds }, () => new Set<WebSocket>());
  const silent = new WeakSet<WebSocket>();
  let newest = 0;
  let turn = 0;

  function answered(this: WebSocket): void {
    silent.delete(this);
  }
  const timer = setInterval(() => {
    turn = (turn + 1) % rounds;
    for (const socket of turns[turn]!) {
      if (silent.has(socket)) socket.terminate();
      else if (socket.readyState === WebSocket.OPEN) {
        silent.add(socket);
        socket.ping();
      }
    }
  }, every / rounds);
  timer.unref();

  return {
    watch(socket: WebSocket) {
      newest = (newest + 1) % rounds;
      turns[newest]!.add(socket);
      socket.on('pong', answered);
    },
    forget(socket: WebSocket) {
      for (const each of turns) each.delete(socket);
    },
    stop: () => clearInterval(timer),
  };
}
