import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cast, openSessions } from './cast.ts';
import { withClient } from './data.ts';
import type { Finding } from './findings.ts';
import type { ClientCommand, ClientReport } from './liveClients.ts';
import { announcement, award, type Subject } from './liveSubjects.ts';
import { buildFolder, type Server, startServer } from './servers.ts';

const rounds = 7;

interface LiveServer {
  server: Server;
  clients: ChildProcess;
  memoryFile: string;
  /** Triggers one message to all subscribers. */
  speak(): Promise<unknown>;
}

interface CrowdResult {
  crowd: number;
  ours: Delay;
  bare: Delay;
}

/** Milliseconds from the request until the first and the last subscriber have the message. */
interface Delay {
  readonly first: number;
  readonly last: number;
}

/**
 * Measures the fan-out to thousands of subscribers of one process: from the request that writes until the last subscriber
 * has the message. Compares it with a plain `ws` broadcast of as many bytes. Also measures the memory per connection.
 */
export async function benchLive(postgresUrl: string, secret: string, cast: Cast): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const subject of [announcement, award(cast)])
    findings.push(...(await tellOf(subject, postgresUrl, secret, cast)));
  return findings;
}

async function tellOf(subject: Subject, postgresUrl: string, secret: string, { organizers }: Cast): Promise<Finding[]> {
  const { crowds, subscription } = subject;
  const folder = mkdtempSync(path.join(tmpdir(), 'evm-bench-live-'));
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
  try {
    const most = Math.max(...crowds.map(({ size }) => size));
    const listeners = await withClient(postgresUrl, (client) => openSessions(client, secret, 'participant', most));
    const env = { DATABASE_URL: postgresUrl, JWT_SECRET: secret, HOST: '127.0.0.1', DEMO: '0' };
    const start = async (script: string, speak: (port: number) => Promise<unknown>): Promise<LiveServer> => {
      const memoryFile = path.join(folder, path.basename(script));
      const server = await startServer(script, { ...env, MEMORY_FILE: memoryFile }, [
        '--expose-gc',
        `--import=${path.join(buildFolder, 'bench/memory.js')}`,
      ]);
      stops.push(() => server.stop());
      const clients = fork(path.join(buildFolder, 'bench/liveClients.js'));
      stops.push(() => clients.send({ kind: 'close' } satisfies ClientCommand));
      return { server, clients, memoryFile, speak: () => speak(server.port) };
    };
    const ours = await start('api/main.js', (port) => write(port, organizers[0]!.token, subject));
    const bare = await start('bench/baseline/broadcast.js', (port) => broadcast(port, subject));

    const rows: CrowdResult[] = [];
    const sizes: { ours: number; bare: number }[] = [];
    let open = 0;
    for (const { size: crowd } of crowds) {
      const tokens = listeners.slice(open, crowd).map(({ token }) => token);
      await connect(ours, { kind: 'open', port: ours.server.port, count: tokens.length, tokens, subscription });
      await connect(bare, { kind: 'open', port: bare.server.port, count: tokens.length });
      open = crowd;
      sizes.push({ ours: await sizeOf(ours), bare: await sizeOf(bare) });
      rows.push({ crowd, ...(await measure(ours, bare)) });
    }
    const findings = findingsOf(subject, rows);
    const [few, many] = sizes;
    if (!many) return findings;
    const perConnection = (side: 'ours' | 'bare') => (many[side] - few![side]) / (open - crowds[0]!.size);
    return [...findings, memoryFinding({ ours: perConnection('ours'), bare: perConnection('bare') })];
  } finally {
    while (stops.length > 0) await stops.pop()!();
  }
}

async function connect({ clients }: LiveServer, order: ClientCommand): Promise<void> {
  clients.send(order);
  await report(clients, 'opened');
}

async function measure(ours: LiveServer, bare: LiveServer): Promise<Omit<CrowdResult, 'crowd'>> {
  const taken = { ours: [] as Delay[], bare: [] as Delay[] };
  for (let round = -2; round < rounds; round++)
    for (const [name, side] of [
      ['ours', ours],
      ['bare', bare],
    ] as const) {
      const one = await tellAll(side);
      // Rounds below 0 are for warm-up.
      if (round >= 0) taken[name].push(one);
    }
  return { ours: undisturbed(taken.ours), bare: undisturbed(taken.bare) };
}

async function tellAll({ clients, speak }: LiveServer): Promise<Delay> {
  // Boards are throttled to ten updates a second. The pause keeps the previous message from delaying this one.
  await pause(150);
  clients.send({ kind: 'expect' } satisfies ClientCommand);
  await report(clients, 'expecting');
  const got = report(clients, 'got');
  const start = process.hrtime.bigint();
  await speak();
  const { first, last } = (await got) as ClientReport & { kind: 'got' };
  const after = (time: string) => Number(BigInt(time) - start) / 1e6;
  return { first: after(first), last: after(last) };
}

async function report(clients: ChildProcess, kind: ClientReport['kind']): Promise<ClientReport> {
  for (;;) {
    const [message] = (await once(clients, 'message')) as [ClientReport];
    if (message.kind === kind) return message;
  }
}

async function write(port: number, token: string, { mutation: id, variables }: Subject): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ id, variables }),
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
}

const broadcast = (port: number, { alike: data }: Subject) =>
  fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: JSON.stringify({ id: '1', type: 'next', payload: { data } }),
  });

/** The server's resident memory after a garbage collection, in bytes. */
async function sizeOf({ server, memoryFile }: LiveServer): Promise<number> {
  rmSync(memoryFile, { force: true });
  process.kill(server.pid, 'SIGUSR2');
  while (!existsSync(memoryFile)) await pause(50);
  return (JSON.parse(readFileSync(memoryFile, 'utf8')) as NodeJS.MemoryUsage).rss;
}

/** The lower quartile by the last, because other load on the machine only adds time. */
const undisturbed = (taken: readonly Delay[]) => taken.toSorted((a, b) => a.last - b.last)[taken.length >> 2]!;

function findingsOf({ title, crowds }: Subject, rows: readonly CrowdResult[]): Finding[] {
  return rows.map(({ crowd, ours, bare }, n): Finding => {
    const name = `${title}, told to ${crowd.toLocaleString('en')}`;
    const behind = `${ours.last.toFixed(1)} to ${bare.last.toFixed(1)} ms, the first ${ours.first.toFixed(1)} to ${bare.first.toFixed(1)}`;
    return { name, value: ours.last / bare.last, better: 'less', aim: crowds[n]!.aim, behind };
  });
}

function memoryFinding({ ours, bare }: { ours: number; bare: number }): Finding {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const behind = `${kilobytes(ours)} to ${kilobytes(bare)} kB`;
  return { name: 'memory of a live connection', value: ours / bare, better: 'less', aim: 2, behind };
}
