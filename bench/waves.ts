import 'reflect-metadata';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { removePostgres, startPostgres } from '../api/postgres/postgres.ts';
import { openSessions } from './cast.ts';
import { withClient, fillDatabase, sizes } from './data.ts';
import { addFestival, refusals, wave } from './festival.ts';
import type { HeldMemory } from './memory.ts';
import { ownOperations } from './operations.ts';
import { buildFolder, compile, type Server, startServer, takeSecondCore } from './servers.ts';

/*
 * Measures a server's memory during and after waves of new people:
 * `node --import tsx bench/waves.ts --waves 3 --people 600`. Node flags for the server follow `--`.
 */

const { values: options, positionals: flags } = parseArgs({
  options: {
    waves: { type: 'string', default: '3' },
    /** Number of people in each wave. Each opens a page; every third also opens a Socket.IO client. */
    people: { type: 'string', default: '600' },
    /** A folder for heap snapshots at the start and after each wave. Snapshots increase the memory of the process. */
    snapshots: { type: 'string' },
  },
  allowPositionals: true,
});
const crowd = Number(options.people);
const waves = Number(options.waves);
const secret = 'only for this one run of the benchmarks';
const takenBefore = 2000;

const dir = mkdtempSync(path.join(tmpdir(), 'evm-waves-'));
const memoryFile = path.join(dir, 'memory');
compile(ownOperations);
const postgres = await startPostgres({ dir: path.join(dir, 'postgres') });
try {
  await main();
} finally {
  await postgres.stop();
  removePostgres(path.join(dir, 'postgres'));
  rmSync(dir, { recursive: true, force: true });
}

async function main(): Promise<void> {
  if (options.snapshots) mkdirSync(options.snapshots, { recursive: true });
  const server = await start();
  const size = { ...sizes.small, users: sizes.small.users + takenBefore + crowd * waves };
  await fillDatabase(postgres.url, size);
  const eventId = await addFestival(postgres.url, takenBefore);
  const { people, ...staff } = await withClient(postgres.url, async (client) => ({
    people: await openSessions(client, secret, 'participant', crowd * waves),
    organizers: await openSessions(client, secret, 'organizer', 10),
    admin: (await openSessions(client, secret, 'admin', 1))[0]!,
  }));
  takeSecondCore();
  await print('started', server);
  for (let n = 0; n < waves; n += 1) {
    const before = server.cpu();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, residentMemory(server).all)), 100);
    const festival = { url: `http://127.0.0.1:${server.port}`, eventId, ...staff };
    await wave(festival, people.slice(n * crowd, (n + 1) * crowd));
    clearInterval(watch);
    await print(`wave ${n + 1}`, server, { most, cpu: server.cpu() - before });
    if (refusals.size > 0) console.log(Object.fromEntries(refusals));
    refusals.clear();
  }
  await server.stop();
}

function start(): Promise<Server> {
  const env = { DATABASE_URL: postgres.url, JWT_SECRET: secret, HOST: '127.0.0.1', DEMO: '0', MEMORY_FILE: memoryFile };
  const folders = {
    DATA_DIR: path.join(dir, 'data'),
    ...(options.snapshots && { MEMORY_SNAPSHOTS: path.resolve(options.snapshots) }),
  };
  const probe = ['--expose-gc', `--import=${path.join(buildFolder, 'bench/memory.js')}`];
  return startServer('api/main.js', { ...env, ...folders }, [...probe, ...flags]);
}

async function print(what: string, server: Server, during?: { most: number; cpu: number }): Promise<void> {
  const now = residentMemory(server);
  process.kill(server.pid, 'SIGUSR2');
  const { heapUsed, heapTotal, external, spaces } = await readMemoryFile();
  const after = residentMemory(server);
  console.log(
    [
      what.padEnd(8),
      during && `resident at most ${during.most.toFixed(0)} MB, CPU ${during.cpu.toFixed(1)} s;`,
      `now ${now.all.toFixed(0)} MB, of these files ${now.files.toFixed(0)};`,
      `after a garbage collection ${after.all.toFixed(0)} MB:`,
      `heap ${mb(heapUsed)} of ${mb(heapTotal)} used, young ${mb(spaces.new_space! + spaces.new_large_object_space!)},`,
      `buffers ${mb(external)}, files ${after.files.toFixed(0)},`,
      `the rest ${(after.all - after.files - Number(mb(heapTotal + external))).toFixed(0)}`,
    ].join(' '),
  );
}

function mb(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}

/** Resident memory in MB. `files`: the part that the system could read again from files, such as the program itself. */
function residentMemory({ pid }: Server): { all: number; files: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)![1]) / 1024;
  return { all: of('VmRSS'), files: of('RssFile') };
}

/** Waits for the file that memory.ts writes. */
async function readMemoryFile(): Promise<HeldMemory> {
  for (;;) {
    await pause(50);
    try {
      const found = JSON.parse(readFileSync(memoryFile, 'utf8')) as HeldMemory;
      rmSync(memoryFile);
      return found;
    } catch {
      // The file does not exist yet.
    }
  }
}
