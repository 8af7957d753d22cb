import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** A minimal WebSocket server that broadcasts the body of a request to all connected clients. */
const server = createServer((request, response) => {
  if (request.url === '/readyz') return response.end('ready');
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const message = Buffer.concat(parts);
    for (const socket of sockets.clients) socket.send(message, { binary: false });
    response.end('sent');
  });
});
const sockets = new WebSocketServer({ server, path: '/graphql' });
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
