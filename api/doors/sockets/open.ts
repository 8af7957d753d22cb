import type { Server } from 'node:http';
import { LiveSessions } from '../../accounts/liveSessions.ts';
import { mostOfPerson, mostUnknown, Places } from './limits.ts';
import type { IsWelcome } from './origins.ts';
import { openSocket, type SocketOptions } from './socket.ts';
import { openSocketIo, type SocketIoOptions } from './socketio.ts';

type Own = 'sessions' | 'people' | 'unknown';

export type SocketParts = Omit<SocketOptions & SocketIoOptions, Own> & { readonly isWelcome: IsWelcome };

/** Opens both socket doors: graphql-ws and Socket.IO. They share the limits per person and per network. */
export function openSockets(server: Server, parts: SocketParts): { close(): Promise<void> } {
  const sessions = new LiveSessions(parts.rows, parts.live);
  const own = { sessions, people: new Places(mostOfPerson), unknown: new Places(mostUnknown) };
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
