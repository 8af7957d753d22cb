import type { Server } from 'node:http';
import { LiveSessions } from '../../accounts/liveSessions.ts';
import { maxSocketsPerPerson, maxSocketsBeforeSignIn, SocketLimit } from './limits.ts';
import type { OriginCheck } from './origins.ts';
import { openSocket, type SocketOptions } from './socket.ts';
import { openSocketIo, type SocketIoOptions } from './socketio.ts';

type OwnOptions = 'sessions' | 'people' | 'unknown';

export type SocketParts = Omit<SocketOptions & SocketIoOptions, OwnOptions> & { readonly isAllowedOrigin: OriginCheck };

/** Opens both socket doors: graphql-ws and Socket.IO. They share the limits per person and per network. */
export function openSockets(server: Server, parts: SocketParts): { close(): Promise<void> } {
  const sessions = new LiveSessions(parts.rows, parts.live);
  const own = {
    sessions,
    people: new SocketLimit(maxSocketsPerPerson),
    unknown: new SocketLimit(maxSocketsBeforeSignIn),
  };
  const socket = openSocket(server, { ...parts, ...own });
  const socketIo = openSocketIo(server, { ...parts, ...own });
  return {
    close: () => {
      sessions.close();
      socketIo.close();
      return socket.close();
    },
  };
}
