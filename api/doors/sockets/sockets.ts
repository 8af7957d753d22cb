import type { IncomingMessage, Server } from 'node:http';
import { handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocket, WebSocketServer } from 'ws';
import type { AddressOf } from '../../core/address.ts';
import { networkOf } from '../../core/networks.ts';
import { type IsWelcome, refuseSocket } from './origins.ts';
import { mostUnknown, Pace, Places } from './limits.ts';

/** Why a socket is closed here; clients of graphql-ws come back by themselves after the first two only. */
const closedBy = {
  goodbye: [1001, 'Going away'],
  slowness: [1013, 'Too slow. Please connect again.'],
  flood: [4429, 'Too many messages. Please wait a moment before you connect again.'],
  trouble: [4500, 'Something went wrong on our side.'],
} as const;

/** How many bytes may wait for a client that does not read them. */
export const mostBuffered = 1024 * 1024;

/** A socket that does not answer within this time, in milliseconds, is dead; that is also how often each is asked. */
const pulse = 12_000;

/** How long a client may take to say goodbye before it is dropped, in milliseconds. */
const closeTimeout = 5000;

/** The same when the server stops. */
const stopTimeout = 2000;

/** In how many groups they are asked, so that ten thousand pings do not leave at once. */
const rounds = 12;

/** Below this path Socket.IO takes what it is sent by itself; see bridge/socketio.ts. */
export const socketIoPath = '/socket.io/';

/** What is known of a socket. The request it came with is let go: ten thousand of those are worth having back. */
export interface SocketExtra {
  readonly socket: WebSocket;
  readonly address: string;
  /** How many operations are being made ready or executed, also of those that the client has given up. */
  busy: number;
  /** The ids of those that are being executed. */
  executing?: Set<string>;
  /** Closes it. Where this is there, nothing more is read from it, and it is sent nothing but answers under way. */
  leave?: () => void;
  /** For who has found out whose it is: until then it is one of a number of unknown ones. */
  known(): void;
}

type Params = { authorization?: string };

/** Sends, unless the client is too slow: then it is closed, so that what waits for it cannot grow. */
export function sendTo(socket: WebSocket, data: string | Buffer): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > mostBuffered) return socket.close(...closedBy.slowness);
  socket.send(data, { binary: false });
}

export interface SocketsOptions {
  addressOf: AddressOf;
  isWelcome: IsWelcome;
  /** Places of those of whom it is not known yet who they are; other doors may share them. */
  unknown?: Places;
  every?: number;
}

/** Serves graphql-transport-ws at a path of the server; `close` says goodbye to everybody. */
export function serveSockets(
  server: Server,
  path: string,
  options: ServerOptions<Params, SocketExtra>,
  log: Logger,
  { addressOf, isWelcome, unknown = new Places(mostUnknown), every = pulse }: SocketsOptions,
): { close(): Promise<void> } {
  const limits = { maxPayload: 256 * 1024, closeTimeout };
  const sockets = new WebSocketServer({ noServer: true, ...limits, handleProtocols });
  const protocol = makeServer<Params, SocketExtra>({ connectionInitWaitTimeout: 10_000, ...options });
  const heartbeat = beat(every);

  server.on('upgrade', (request, socket, head) => {
    if (request.url?.startsWith(socketIoPath)) return;
    if (request.url?.split('?')[0] !== path) return socket.destroy();
    if (!isWelcome(request)) return refuseSocket(socket);
    sockets.handleUpgrade(request, socket, head, (opened) => open(opened, request));
  });

  function open(socket: WebSocket, request: IncomingMessage): void {
    const address = addressOf(request);
    const known = unknown.take(networkOf(address), () => socket.terminate());
    const extra: SocketExtra = { socket, address, busy: 0, known };
    const pace = new Pace();
    const paced = (bytes: number): boolean => {
      // what was sent before it knew of the end is not looked at
      if (extra.leave || socket.readyState !== WebSocket.OPEN) return false;
      const allowed = pace.allows(bytes);
      if (!allowed) socket.close(...closedBy.flood);
      return allowed;
    };
    socket.on('error', (error) => log.debug({ error }, 'a socket broke'));
    socket.on('ping', (data) => paced(data.length));
    socket.once('close', known);
    heartbeat.watch(socket);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => sendTo(socket, data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          socket.on('message', (data: Buffer) => {
            if (!paced(data.length)) return;
            take(data.toString()).catch((error: unknown) => {
              log.error({ err: error }, 'a message could not be handled');
              socket.close(...closedBy.trouble);
            });
          }),
      },
      extra,
    );
    socket.once('close', (code, reason) => void closed(code, reason.toString()));
  }

  return {
    close: async () => {
      heartbeat.stop();
      for (const socket of sockets.clients) socket.close(...closedBy.goodbye);
      const timer = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), stopTimeout);
      await new Promise<void>((done) => sockets.close(() => done()));
      clearTimeout(timer);
    },
  };
}

/** Pings each socket in its turn and drops those that have not answered since the last time. */
function beat(every: number): { watch(socket: WebSocket): void; stop(): void } {
  const turns = Array.from({ length: rounds }, () => new Set<WebSocket>());
  const silent = new WeakSet<WebSocket>();
  let newest = 0;
  let turn = 0;

  function answered(this: WebSocket): void {
    silent.delete(this);
  }
  function gone(this: WebSocket): void {
    for (const each of turns) each.delete(this);
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
    watch(socket) {
      newest = (newest + 1) % rounds;
      turns[newest]!.add(socket);
      socket.on('pong', answered);
      socket.on('close', gone);
    },
    stop: () => clearInterval(timer),
  };
}
