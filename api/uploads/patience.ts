import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a picture may take to arrive over a slow line. */
const longest = 120_000;

type OnClientError = (error: NodeJS.ErrnoException, socket: Socket) => void;

/**
 * Requests must have arrived within the server's `requestTimeout`, which is too short for a large file on a slow line.
 * Returns how a request is given more time; to be called before its body is read.
 */
export function patienceOf(server: Server): (request: IncomingMessage) => void {
  const patient = new WeakSet<Socket>();
  const listeners = server.listeners('clientError') as OnClientError[];
  server.removeAllListeners('clientError');
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Node says this once; from there on the timer below counts
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && patient.has(socket)) return;
    for (const listener of listeners) listener.call(server, error, socket);
  });

  return (request) => {
    const { socket } = request;
    patient.add(socket);
    const timer = setTimeout(() => socket.destroy(), longest);
    request.once('close', () => {
      clearTimeout(timer);
      patient.delete(socket);
    });
  };
}
