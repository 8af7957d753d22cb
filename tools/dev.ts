import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { at, root } from './folder.ts';
import { generate } from './generate.ts';
import { onParentExit } from './parentExit.mjs';

const apiPort = process.env.PORT ?? String(await freePort(4000));
const webPort = String(await freePort(Number(process.env.WEB_PORT ?? 5173)));
const env = {
  ...process.env,
  PORT: apiPort,
  API_URL: `http://127.0.0.1:${apiPort}`,
  WEB_PORT: webPort,
  // Reloads at once, without the delay for load balancers.
  SHUTDOWN_DELAY: '0',
  // The target of links in mails and of redirects after sign-in.
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${webPort}`,
};

generate();
const children = [
  start('tsx', [
    'watch',
    '--clear-screen=false',
    '--include',
    './api/**/*.sql',
    '--exclude',
    './api/persisted-operations.json',
    'api/main.ts',
  ]),
  start('vite', ['--port', webPort, '--strictPort', '--clearScreen', 'false', '--logLevel', 'warn']),
];
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
onParentExit(end);
for (const child of children) child.on('exit', end);
console.log(`Web client with hot reload at http://localhost:${webPort} (API on port ${apiPort}).`);

/** Each child has its own process group: only this process gets Ctrl-C, and it forwards the signal once. */
function start(tool: string, args: string[]): ChildProcess {
  return spawn(at('node_modules/.bin', tool), args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
}

function end(): void {
  if (isEnding) return;
  isEnding = true;
  let running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  if (running.length === 0) process.exit();
  for (const child of running) {
    child.on('exit', () => {
      running = running.filter((each) => each !== child);
      if (running.length === 0) process.exit();
    });
    child.kill('SIGTERM');
  }
  setTimeout(() => {
    for (const { pid } of running) if (pid) process.kill(-pid, 'SIGKILL');
  }, 10_000);
}

/** `firstPort`, or any free port if `firstPort` is in use. */
async function freePort(firstPort: number): Promise<number> {
  const take = (port: number) =>
    new Promise<number>((resolve, reject) => {
      const server = createServer().once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
      });
    });
  return take(firstPort).catch(() => take(0));
}
