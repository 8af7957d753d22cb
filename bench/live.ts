import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { columns } from './columns.ts';
import { type Cast, openSessions } from './cast.ts';
import { withClient } from './data.ts';
import { type Finding, verdict } from './findings.ts';
import type { ClientCommand, ClientReport } from './liveClients.ts';
import { announcement, award, type Subject } from './liveSubjects.ts';
import { buildFolder, type Server, startServer } from './servers.ts';

const rounds = 15;

interface LiveServer {
  server: Server;
  clients: ChildProcess;
  memoryFile: string;
  /** Triggers one message to all subscribers. */
  speak(): Promise<unknown>;
}

interface CrowdResult {
  crowd: number;
  ours: { all: number; spread: number };
  bare: { all: number; spread: number };
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
  const { crowds, subscription: query } = subject;
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
      await connect(ours, { kind: 'open', port: ours.server.port, count: tokens.length, tokens, query });
      await connect(bare, { kind: 'open', port: bare.server.port, count: tokens.length });
      open = crowd;
      sizes.push({ ours: await sizeOf(ours), bare: await sizeOf(bare) });
      rows.push({ crowd, ...(await measure(ours, bare)) });
    }
    const findings = print(subject, rows);
    const [few, many] = sizes;
    if (!many) return findings;
    const perConnection = (side: 'ours' | 'bare') => (many[side] - few![side]) / (open - crowds[0]!.size);
    return [...findings, printMemory({ ours: perConnection('ours'), bare: perConnection('bare') })];
  } finally {
    while (stops.length > 0) await stops.pop()!();
  }
}

async function connect({ clients }: LiveServer, order: ClientCommand): Promise<void> {
  clients.send(order);
  await report(clients, 'opened');
}

async function measure(ours: LiveServer, bare: LiveServer): Promise<Omit<CrowdResult, 'crowd'>> {
  const taken = { ours: [] as DeliveryTimes[], bare: [] as DeliveryTimes[] };
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

type DeliveryTimes = { all: number; spread: number };

/** `all`: ms from the request until the last subscriber has the message. `spread`: ms from the first to the last one. */
async function tellAll({ clients, speak }: LiveServer): Promise<DeliveryTimes> {
  // Boards are throttled to ten updates a second. The pause keeps the previous message from delaying this one.
  await pause(150);
  clients.send({ kind: 'expect' } satisfies ClientCommand);
  await report(clients, 'expecting');
  const got = report(clients, 'got');
  const start = process.hrtime.bigint();
  await speak();
  const { first, last } = (await got) as ClientReport & { kind: 'got' };
  const milliseconds = (from: bigint) => Number(BigInt(last) - from) / 1e6;
  return { all: milliseconds(start), spread: milliseconds(BigInt(first)) };
}

async function report(clients: ChildProcess, kind: ClientReport['kind']): Promise<ClientReport> {
  for (;;) {
    const [message] = (await once(clients, 'message')) as [ClientReport];
    if (message.kind === kind) return message;
  }
}

async function write(port: number, token: string, { mutation: text, variables }: Subject): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: text, variables }),
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
}

const broadcast = (port: number, { alike: data }: Subject) =>
  fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: JSON.stringify({ id: '3f0e8c1a-6f62-4a51-9d3c-0c3c6c1f7e55', type: 'next', payload: { data } }),
  });

/** The server's resident memory after a garbage collection, in bytes. */
async function sizeOf({ server, memoryFile }: LiveServer): Promise<number> {
  rmSync(memoryFile, { force: true });
  process.kill(server.pid, 'SIGUSR2');
  while (!existsSync(memoryFile)) await pause(50);
  return (JSON.parse(readFileSync(memoryFile, 'utf8')) as NodeJS.MemoryUsage).rss;
}

/** The lower quartiles, because other load on the machine only adds time. */
function undisturbed(taken: readonly DeliveryTimes[]): DeliveryTimes {
  const quartile = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 2]!;
  return { all: quartile(taken.map(({ all }) => all)), spread: quartile(taken.map(({ spread }) => spread)) };
}

const say = (line = '') => process.stdout.write(`${line}\n`);

function print({ title, crowds }: Subject, rows: readonly CrowdResult[]): Finding[] {
  say(`\n${title}, from the request that writes it until the last subscriber has it; beside a bare broadcast by ws.\n`);
  const findings = rows.map(({ crowd, ours, bare }, n): Finding => {
    const name = `${title}, told to ${crowd.toLocaleString('en')}`;
    const behind = `${ours.all.toFixed(1)} to ${bare.all.toFixed(1)} ms`;
    const { aim } = crowds[n]!;
    return { name, value: ours.all / bare.all, better: 'less', ...(aim && { aim }), behind };
  });
  const lines = findings.map((finding, n) => {
    const { crowd, ours, bare } = rows[n]!;
    return [
      crowd.toLocaleString('en'),
      ours.all.toFixed(1),
      bare.all.toFixed(1),
      finding.value.toFixed(2),
      finding.aim?.toFixed(2) ?? '',
      verdict(finding),
      `${ours.spread.toFixed(1)} / ${bare.spread.toFixed(1)}`,
    ];
  });
  say(columns([['subscribers', 'ours ms', 'bare ms', 'ratio', 'aim', '', 'first to last'], ...lines], []));
  return findings;
}

function printMemory({ ours, bare }: { ours: number; bare: number }): Finding {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const value = ours / bare;
  const behind = `${kilobytes(ours)} to ${kilobytes(bare)} kB`;
  say(`Memory of the server per connection, ours to bare: ${behind}, ratio ${value.toFixed(2)}.`);
  return { name: 'memory of a live connection', value, better: 'less', aim: 2, behind };
}
