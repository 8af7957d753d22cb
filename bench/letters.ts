import 'reflect-metadata';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { removePostgres, startPostgres } from '../api/postgres/postgres.ts';
import { openSessions, type SignedInPerson } from './cast.ts';
import { fillDatabase, sizes, withClient } from './data.ts';
import { ask, request } from './load.ts';
import { median } from './measure.ts';
import { operation, ownOperations, storeOperation } from './operations.ts';
import { compile, type Server, startServer, takeSecondCore } from './servers.ts';

/*
 * Measures how long the letters of one announcement take through a slow mail server, and what others wait meanwhile:
 * `node --import tsx bench/letters.ts --letters 20000 --delay 200`.
 */

const { values: options } = parseArgs({
  options: {
    letters: { type: 'string', default: '20000' },
    /** Milliseconds that the mail server takes for a letter. */
    delay: { type: 'string', default: '200' },
  },
});
const letters = Number(options.letters);
const secret = 'only for this one run of the benchmarks';
const forgotPassword = storeOperation(
  'mutation Forgot($input: ForgotPasswordInput!) { forgotPassword(input: $input) { success } }',
);

const dir = mkdtempSync(path.join(tmpdir(), 'evm-letters-'));
compile(ownOperations);
const postgres = await startPostgres({ dir });
const mail = await slowMailServer(Number(options.delay));
try {
  await main();
} finally {
  await mail.close();
  await postgres.stop();
  removePostgres(dir);
}

async function main(): Promise<void> {
  const env = { DATABASE_URL: postgres.url, JWT_SECRET: secret, HOST: '127.0.0.1', DEMO: '0' };
  const server = await startServer('api/main.js', env);
  await fillDatabase(postgres.url, { ...sizes.small, users: letters + sizes.small.organizers });
  const { people, admin } = await withClient(postgres.url, async (client) => {
    await client.query(`UPDATE system_settings SET smtp_server = '127.0.0.1', smtp_port = $1`, [mail.port]);
    return {
      people: await openSessions(client, secret, 'participant', 100),
      admin: (await openSessions(client, secret, 'admin', 1))[0]!,
    };
  });
  takeSecondCore();
  const before = await homeTimes(server, people, () => pause(10_000).then(() => {}));

  const text = { title: 'The festival moves', content: 'It starts an hour later.', priority: 'high' };
  await ask(server.port, request('POST', '/api/announcements', admin.token, text));
  const resets: number[] = [];
  const during = await homeTimes(server, people, async () => {
    while (mail.count() < letters) {
      await pause(30_000);
      resets.push(await resetTime(server, people[resets.length]!));
    }
  });
  console.log(`${mail.count()} letters in ${mail.seconds().toFixed(0)} s`);
  console.log(`home: ${during.toFixed(1)} ms, before ${before.toFixed(1)} (medians)`);
  console.log(
    `a letter to reset a password: ${median(resets).toFixed(0)} ms, at most ${Math.max(...resets).toFixed(0)}`,
  );
  await server.stop();
}

/** The median time of a home page in ms, requested every 50 ms while `work` runs. */
async function homeTimes(
  server: Server,
  people: readonly SignedInPerson[],
  work: () => Promise<void>,
): Promise<number> {
  const times: number[] = [];
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  for (let n = 0; !isDone; n += 1) {
    const start = performance.now();
    await ask(server.port, operation('HomeScreenQuery', people[n % people.length]!, {}));
    times.push(performance.now() - start);
    await pause(50);
  }
  await working;
  return median(times);
}

/** Milliseconds from the request until the mail server has the letter. */
async function resetTime(server: Server, { email }: SignedInPerson): Promise<number> {
  const start = performance.now();
  const arrived = mail.resetFor(email);
  await ask(server.port, forgotPassword({}, { input: { email } }));
  await arrived;
  return performance.now() - start;
}

async function slowMailServer(delay: number) {
  let count = 0;
  let [first, last] = [0, 0];
  const waiting = new Map<string, () => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: async (stream, { envelope }, callback) => {
      const text = (await buffer(stream)).toString('latin1');
      const begin = performance.now();
      await pause(delay);
      if (/^Subject: .*password/im.test(text)) waiting.get(envelope.rcptTo[0]!.address)?.();
      else {
        count += 1;
        first ||= begin;
        last = performance.now();
      }
      callback();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    count: () => count,
    /** From the begin of the first letter to the end of the last one. */
    seconds: () => (last - first) / 1000,
    resetFor: (address: string) => new Promise<void>((resolve) => waiting.set(address, resolve)),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
