import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to the server that can be shut, as when there is no net, and that can say that there is a newer client. */
export interface Gate {
  readonly url: string;
  shut(): void;
  open(): void;
  /** From now on the service worker is another one. */
  deploy(): void;
  close(): Promise<void>;
}

export async function gateTo(target: string): Promise<Gate> {
  let [isShut, version] = [false, 0];
  const server: Server = createServer((asked, answer) => {
    if (isShut) return void asked.socket.destroy();
    const { host, port } = new URL(target);
    const isWorker = asked.url === '/worker.js' && version > 0;
    const headers = { ...asked.headers, host, ...(isWorker && { 'accept-encoding': 'identity' }) };
    const on = request({ host: '127.0.0.1', port, path: asked.url, method: asked.method, headers }, (answered) => {
      const { 'content-length': length, ...rest } = answered.headers;
      answer.writeHead(answered.statusCode!, isWorker ? rest : answered.headers);
      void length;
      answered.pipe(answer, { end: !isWorker });
      if (isWorker) answered.on('end', () => answer.end(`\n// ${version}`));
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut: () => {
      isShut = true;
      server.closeAllConnections();
    },
    open: () => void (isShut = false),
    deploy: () => void (version += 1),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
