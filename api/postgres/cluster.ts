import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { OperatorError } from '../core/texts/operatorError.ts';
import { sentence } from '../core/texts/operatorTexts.ts';
import type { Account, Binaries } from './place.ts';

/** A data folder and everything that is needed to run its server. */
export interface Cluster {
  home: string;
  account: Account;
  binaries: Binaries;
  settings: Record<string, string>;
  log: (line: string) => void;
}

/**
 * The superuser's password, created once and stored in a file next to the cluster. Throws if the file is missing but the
 * cluster exists.
 */
export function storedPassword(home: string): string {
  const file = join(home, 'password');
  if (!existsSync(file)) {
    if (existsSync(join(home, 'cluster'))) throw new OperatorError(sentence('passwordLost', { file, folder: home }));
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** Creates the cluster in a temporary folder and renames it at the end, so that an interruption leaves no half cluster. */
export async function initialise(
  { home, account, binaries, log }: Cluster,
  password: string,
  durable: boolean,
): Promise<void> {
  for (const unfinished of readdirSync(home).filter((name) => name.startsWith('new-')))
    rmSync(join(home, unfinished), { recursive: true });
  const fresh = mkdtempSync(join(home, 'new-'));
  const passwordFile = join(fresh, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [fresh, passwordFile]) if (account) chownSync(path, account.uid, account.gid);

  // the builtin locale sorts and changes case the same on every machine; the C library's LC_CTYPE only classifies letters
  const ctypes = process.platform === 'darwin' ? ['en_US.UTF-8', 'C'] : ['C.UTF-8', 'en_US.UTF-8', 'C'];
  for (const ctype of ctypes) {
    const child = spawn(
      binaries.initdb,
      [
        `--pgdata=${fresh}/cluster`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        // tests connect thousands of times, and SCRAM takes half the time of a connection
        `--auth=${durable ? 'scram-sha-256' : 'password'}`,
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${ctype}`,
        ...(durable ? [] : ['--no-sync', '--set=scram_iterations=1']),
      ],
      { ...account, cwd: '/', env: serverEnvironment(), detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const lastLines = collect(child, log);
    const code = await new Promise((done, fail) => child.on('close', done).on('error', fail));
    if (code === 0) break;
    rmSync(join(fresh, 'cluster'), { recursive: true, force: true });
    if (ctype === ctypes.at(-1)) throw new OperatorError(sentence('notCreated', { output: lastLines.join('\n') }));
  }
  renameSync(join(fresh, 'cluster'), join(home, 'cluster'));
  rmSync(fresh, { recursive: true });
}

/** Passes each line to `log`. Returns the last 20 lines, for an error message. */
export function collect(child: ChildProcess, log: (line: string) => void): string[] {
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream! }).on('line', (line) => {
      if (last.push(line) > 20) last.shift();
      log(line);
    });
  }
  return last;
}

/** Drops the caller's environment, so that its PGDATA, PGPORT and so on do not affect this server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  // a shifted clock (tools/at.sh) must also apply to PostgreSQL
  const clock = Object.entries(process.env).filter(([name]) => /^(LD_PRELOAD|FAKETIME.*)$/.test(name));
  return { PATH: process.env.PATH, LANG: 'C', ...Object.fromEntries(clock) };
}
