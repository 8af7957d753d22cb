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
export async function gateTo(target: string, prelude = ''): Promise<Gate> {
  let [isShut, version] = [false, 0];
  const server: Server = createServer((asked, answer) => {
    if (isShut) return void asked.socket.destroy();
    const { host, port } = new URL(target);
    const before = asked.url?.startsWith('/assets/') && asked.url.endsWith('.js') ? prelude : '';
    const after = asked.url === '/worker.js' && version > 0 ? `\n// ${version}` : '';
    const headers = { ...asked.headers, host, ...((before || after) && { 'accept-encoding': 'identity' }) };
    const on = request({ host: '127.0.0.1', port, path: asked.url, method: asked.method, headers }, (answered) => {
      const { 'content-length': length, ...rest } = answered.headers;
      const hasBody = answered.statusCode === 200;
      answer.writeHead(answered.statusCode!, before || after ? rest : answered.headers);
      void length;
      if (before && hasBody) answer.write(before);
      answered.pipe(answer, { end: !after });
      if (after) answered.on('end', () => answer.end(after));
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
    return undefined;
  });
  // WebSockets of GraphQL and Socket.IO
  const upgraded = new Set<Socket>();
  server.on('upgrade', (asked, socket: Socket, head) => {
    if (isShut) return socket.destroy();
    const on = connect(Number(new URL(target).port), '127.0.0.1');
    const lines = asked.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? `${name}: ${all[at + 1]}` : []));
    on.write([`${asked.method} ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    on.write(head);
    for (const [one, other] of [
      [socket, on],
      [on, socket],
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
  const cut = () => {
    server.closeAllConnections();
    for (const socket of upgraded) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut: () => {
      isShut = true;
      cut();
    },
    open: () => void (isShut = false),
    deploy: () => void (version += 1),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
