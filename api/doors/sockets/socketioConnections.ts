import type { Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import type { AddressOf } from '../../core/context/address.ts';
import { networkOf } from '../../core/context/networks.ts';
import type { Client, ClientEvents, ServerEvents } from './audiences.ts';
import { MessageBucket, type SocketLimit } from './limits.ts';
import { mostBuffered, socketIoPath } from './sockets.ts';

export interface ConnectionOptions {
  addressOf: AddressOf;
  /** The sockets per network that have not signed in. */
  unknown: SocketLimit;
}

/** How long a client may take to close when the server stops, in milliseconds. */
const longestGoodbye = 1000;

/** Disconnects a socket, even before it is accepted. The client does not reconnect. */
export function dismiss(socket: Client): void {
  socket.disconnect(true);
  socket.conn.close();
}

/**
 * Closes connections that do not read, and all at shutdown: those clients reconnect by themselves. Disconnects clients
 * over the message limit for good. Call `know` when a connection is signed in.
 */
export function watchConnections(
  io: Server<ClientEvents, ServerEvents>,
  server: HttpServer,
  { addressOf, unknown }: ConnectionOptions,
) {
  const open = new Set<Client['conn']>();
  const places = new WeakMap<Client['conn'], () => void>();
  const sockets = new WeakMap<Client['conn'], Client>();
  const wires = new Set<Duplex>();
  let closing = false;
  server.on('upgrade', ({ url }, wire) => {
    if (!url?.startsWith(socketIoPath)) return;
    wires.add(wire);
    wire.once('close', () => wires.delete(wire));
  });
  io.engine.on('connection', (conn: Client['conn']) => {
    if (closing) return conn.close(true);
    open.add(conn);
    const giveBack = unknown.take(networkOf(addressOf(conn.request)), () => conn.close(true));
    places.set(conn, giveBack);
    conn.once('close', () => {
      open.delete(conn);
      giveBack();
    });
    const pace = new MessageBucket();
    conn.on('packet', ({ data }: { data?: string | Buffer }) => {
      if (pace.allows(data?.length ?? 0)) return;
      const socket = sockets.get(conn);
      if (socket) dismiss(socket);
      else conn.close(true);
    });
    let waiting = 0;
    conn.on('flush', () => (waiting = 0));
    conn.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
      waiting += data?.length ?? 0;
      if (waiting > mostBuffered) conn.close(true);
    });
  });
  return {
    know: (socket: Client) => {
      sockets.set(socket.conn, socket);
      places.get(socket.conn)?.();
    },
    close: () => {
      closing = true;
      for (const conn of open) conn.close(true);
      // clients that do not read would not read a close frame
      setTimeout(() => wires.forEach((wire) => wire.destroy()), longestGoodbye).unref();
    },
  };
}
