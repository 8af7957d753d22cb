import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A proxy to the server. It can be shut, as if the network were down, and can simulate a deployment. */
export interface Gate {
  readonly url: string;
  shut(): void;
  open(): void;
  /** Simulates a newer service worker from now on. */
  deploy(): void;
  close(): Promise<void>;
}

/** Starts a gate to `target`. Inserts `prelude` at the start of every script. */
export async function startGate(target: string, prelude = ''): Promise<Gate> {
  let [isShut, version] = [false, 0];
  const server: Server = createServer((incoming, answer) => {
    if (isShut) return void incoming.socket.destroy();
    const { host, port } = new URL(target);
    const before = incoming.url?.startsWith('/assets/') && incoming.url.endsWith('.js') ? prelude : '';
    const after = incoming.url === '/worker.js' && version > 0 ? `\n// ${version}` : '';
    const headers = { ...incoming.headers, host, ...((before || after) && { 'accept-encoding': 'identity' }) };
    const outgoing = request(
      { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers },
      (proxied) => {
        const { 'content-length': length, ...rest } = proxied.headers;
        const hasBody = proxied.statusCode === 200;
        answer.writeHead(proxied.statusCode!, before || after ? rest : proxied.headers);
        void length;
        if (before && hasBody) answer.write(before);
        proxied.pipe(answer, { end: !after });
        if (after) proxied.on('end', () => answer.end(after));
      },
    );
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
    return undefined;
  });
  // WebSockets of GraphQL and Socket.IO
  const upgraded = new Set<Socket>();
  server.on('upgrade', (incoming, socket: Socket, head) => {
    if (isShut) return socket.destroy();
    const outgoing = connect(Number(new URL(target).port), '127.0.0.1');
    const lines = incoming.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? `${name}: ${all[at + 1]}` : []));
    outgoing.write([`${incoming.method} ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    outgoing.write(head);
    for (const [one, other] of [
      [socket, outgoing],
      [outgoing, socket],
    ] as const) {
      upgraded.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        upgraded.delete(one);
        other.destroy();
      });
    }
    return socket;
  });
  const closeConnections = () => {
    server.closeAllConnections();
    for (const socket of upgraded) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut: () => {
      isShut = true;
      closeConnections();
    },
    open: () => void (isShut = false),
    deploy: () => void (version += 1),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        closeConnections();
      }),
  };
}
