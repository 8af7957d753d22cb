// Runs on Node 18 or later: installs missing packages, then starts the script in the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLockFile } from './lockFile.mjs';
import { lean } from './memory.mjs';
import { onParentExit } from './parentExit.mjs';
import { startText } from './startTexts.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, 'node_modules/.bin');
const stamp = path.join(root, 'node_modules/.evm-install');
const lock = path.join(root, '.cache/install.lock');
/** Node caches compiled code, and TypeScript without its types, for the next start. */
const serverSettings = { ...lean, env: { ...lean.env, NODE_COMPILE_CACHE: path.join(root, '.cache/compiled') } };

const [script, ...args] = process.argv.slice(2);
if (!script) fail('Usage: node tools/bootstrap.mjs <script> [arguments]');

const lockfile = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const installHash = createHash('sha256').update(lockfile).update(`${os.platform()}-${os.arch()}`).digest('hex');
if (!isInstalled())
  withLockFile(
    lock,
    () => isInstalled() || install(),
    () => console.log(startText('waitingForInstall')),
  );
run();

function isInstalled() {
  if (!existsSync(path.join(bin, 'node'))) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === installHash) return true;
  if (!isInstalledByHand()) return false;
  writeFileSync(stamp, installHash);
  return true;
}

/** True if a developer ran `npm install`: npm's list of installed packages matches the lock file. */
function isInstalledByHand() {
  const list = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages;
  return Object.entries(JSON.parse(lockfile).packages).every(
    ([place, { version, optional }]) =>
      place === '' || (installed[place] ? installed[place].version === version : optional),
  );
}

function install() {
  console.log(startText('installing'));
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [command, ...before] = npm;
  const result = spawnSync(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // npm run sets variables of its own script, which must not reach npm ci.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_(lifecycle|package|command)/.test(name)),
    ),
  });
  if (result.status !== 0) {
    if (result.signal === 'SIGINT') process.exit(130);
    fail(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}\n${startText('installFailed')}`);
  }
  writeFileSync(stamp, installHash);
}

function run() {
  const settings = script === 'tools/start.ts' ? serverSettings : { flags: [], env: {} };
  const flags = [...settings.flags, '--import', new URL('closedPipe.mjs', import.meta.url).href];
  const child = spawn(path.join(bin, 'node'), [...flags, path.resolve(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...settings.env, ...process.env, PATH: bin + path.delimiter + (process.env.PATH ?? '') },
  });
  // A terminal also signals the child itself, so scripts ignore a repeated signal.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    let forwarded = false;
    process.on(signal, () => {
      if (!forwarded) child.kill(signal);
      forwarded = true;
    });
  }
  onParentExit(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`Could not start Node from ${bin}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]));
}

function fail(message) {
  console.error(message.trim());
  process.exit(1);
}
