import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A proxy to the server. It can be shut, hang or fail, as a bad network does, and can simulate a deployment. */
export interface Gate {
  readonly url: string;
  shut(): void;
  /** Takes requests and does not answer until the gate opens; with a prefix, only those of paths that begin with it. */
  hang(prefix?: string): void;
  /** Answers 502, as a gateway does while the server restarts. */
  fail(): void;
  open(): void;
  /** Simulates a newer service worker from now on. */
  deploy(): void;
  close(): Promise<void>;
}

/** Starts a gate to `target`. Inserts `prelude` at the start of every script. */
export async function startGate(target: string, prelude = ''): Promise<Gate> {
  let [isShut, version] = [false, 0];
  let isFailing = false;
  let hangingPrefix: string | undefined;
  let waiting: (() => void)[] = [];
  const server: Server = createServer((incoming, answer) => {
    if (isShut) return void incoming.socket.destroy();
    if (isFailing) return void answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
    if (hangingPrefix !== undefined && incoming.url?.startsWith(hangingPrefix))
      return void waiting.push(() => pass(incoming, answer));
    return pass(incoming, answer);
  });
  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
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
  }
  // WebSockets of GraphQL and Socket.IO
  const upgraded = new Set<Socket>();
  server.on('upgrade', (incoming, socket: Socket, head) => {
    if (isShut || isFailing) return socket.destroy();
    // the client opens another one once the gate is open
    if (hangingPrefix !== undefined) return upgraded.add(socket);
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
    hang: (prefix = '') => {
      hangingPrefix = prefix;
      closeConnections();
    },
    fail: () => {
      isFailing = true;
      closeConnections();
    },
    open: () => {
      [isShut, isFailing, hangingPrefix] = [false, false, undefined];
      for (const release of waiting) release();
      waiting = [];
    },
    deploy: () => void (version += 1),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        closeConnections();
      }),
  };
}
