import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPgBouncer } from '../api/testing/pgbouncer.ts';
import { findRedis, ownRedis } from '../api/testing/redis.ts';
import { type JourneyBrowser, journeyBrowsers } from './browsers.ts';
import { findChromium } from './chromium.ts';
import { run } from './steps.ts';

/** A program that the tests use and npm does not install. */
interface Program {
  name: string;
  isThere(): boolean;
  /** Names of Debian packages. */
  debian: string[];
  /** The command that installs it on a system without apt. */
  otherInstall?: string;
  /** True if tests that need it are skipped without it. */
  optional?: boolean;
}

const programs: Program[] = [
  {
    name: 'Chromium',
    isThere: () => findChromium() !== undefined,
    debian: ['chromium'],
    otherInstall: 'npx playwright install chromium',
  },
  {
    name: 'Redis',
    isThere: () => findRedis() !== undefined,
    debian: ['redis-server'],
    otherInstall: 'brew install redis',
  },
  {
    name: 'PgBouncer',
    isThere: () => findPgBouncer() !== undefined,
    debian: ['pgbouncer'],
    otherInstall: 'brew install pgbouncer',
    optional: true,
  },
  journeyProgram('debian-chromium', "Debian's Chromium", 'chromium-headless-shell'),
  journeyProgram('firefox', 'Firefox', 'firefox-esr'),
  journeyProgram('webkit', 'WebKit', 'webkit2gtk-driver', 'xvfb'),
];

function journeyProgram(browser: JourneyBrowser['name'], name: string, ...debian: string[]): Program {
  return { name, isThere: () => journeyBrowsers().some((each) => each.name === browser), debian, optional: true };
}

const missingPrograms = () => programs.filter((each) => !each.isThere());
const hasApt = existsSync('/usr/bin/apt-get');
const isRoot = process.getuid?.() === 0;
/** How long to wait for the lock of another apt-get, in ms. */
const lockTimeout = 600_000;

/**
 * Installs the programs that the tests use. As root, apt-get installs all; otherwise Redis is unpacked below .cache/.
 * Playwright installs Chromium if there is still none. Prints its steps, and a line if optional programs are missing. If
 * required programs are missing, throws the commands that install them. In CI all programs are required.
 */
export async function prepareSystem(say: (line: string) => void): Promise<void> {
  const problems: string[] = [];
  const attempt = (work: Promise<void>) => work.catch((error: Error) => void problems.push(error.message));
  if (isRoot && hasApt && missingPrograms().length > 0) await attempt(installAsRoot(say));
  if (!isRoot && hasApt && !findRedis()) await attempt(unpackRedis(say));
  if (!findChromium()) {
    say('Installing Chromium (npx playwright install chromium)…');
    await attempt(run('playwright', ['install', '--no-shell', 'chromium']));
  }
  const missingNow = missingPrograms();
  const needed = missingNow.filter(({ optional }) => !optional || process.env.CI);
  if (needed.length > 0) throw new Error([...problems, ...needed.map(advice)].join('\n'));
  const missingOptional = missingNow.filter(({ optional }) => optional);
  if (missingOptional.length === 0) return;
  for (const problem of problems) say(problem);
  say(`Without ${names(missingOptional)}: the tests that need it are skipped (Debian: ${command(missingOptional)}).`);
}

const names = (some: Program[]) => new Intl.ListFormat('en').format(some.map(({ name }) => name));
const packages = (some: Program[]) => some.flatMap(({ debian }) => debian);
const command = (some: Program[]) => `sudo apt-get install ${packages(some).join(' ')}`;
const advice = (one: Program) =>
  `The tests need ${one.name}: ${hasApt || !one.otherInstall ? command([one]) : one.otherInstall}`;

async function installAsRoot(say: (line: string) => void): Promise<void> {
  say(`Installing ${names(missingPrograms())} (apt-get install)…`);
  await apt(['update'], say);
  // Other distributions with apt lack some of these packages.
  const availablePackages = await Promise.all(
    packages(missingPrograms()).map((name) =>
      run('apt-cache', ['show', name]).then(
        () => name,
        () => undefined,
      ),
    ),
  );
  await apt(['install', '--no-install-recommends', ...availablePackages.filter((name) => name !== undefined)], say);
}

/** apt-get downloads Redis and missing libraries. With its own folders it does not need root. */
async function unpackRedis(say: (line: string) => void): Promise<void> {
  say('Unpacking Redis below .cache/ (apt-get --download-only)…');
  const folder = path.dirname(ownRedis);
  mkdirSync(path.dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  try {
    for (const name of ['lists', 'archives']) mkdirSync(path.join(temporary, name, 'partial'), { recursive: true });
    const settings = [
      `Dir::State::Lists=${temporary}/lists`,
      `Dir::Cache=${temporary}`,
      `Dir::Cache::archives=${temporary}/archives`,
      'Dir::State::status=/var/lib/dpkg/status',
      'Debug::NoLocking=1',
      'APT::Sandbox::User=',
    ].flatMap((each) => ['-o', each]);
    await apt([...settings, 'update'], say);
    await apt([...settings, 'install', '--download-only', '--no-install-recommends', 'redis-server'], say);
    for (const file of globSync(`${temporary}/archives/*.deb`)) await run('dpkg', ['-x', file, temporary]);
    writeFileSync(
      path.join(temporary, path.basename(ownRedis)),
      `#!/bin/sh\nexport LD_LIBRARY_PATH="$(echo '${folder}'/usr/lib/*-linux-gnu)"\nexec '${folder}/usr/bin/redis-server' "$@"\n`,
    );
    chmodSync(path.join(temporary, path.basename(ownRedis)), 0o755);
    for (const name of ['lists', 'archives']) rmSync(path.join(temporary, name), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Retries while another process holds a lock of apt-get. apt-get itself waits only for one of its three locks. */
export async function apt(args: string[], say: (line: string) => void): Promise<void> {
  const began = performance.now();
  for (let waits = false; ; waits = true) {
    const problem = await run('apt-get', ['-y', '-qq', ...args], {
      DEBIAN_FRONTEND: 'noninteractive',
      RUNLEVEL: '1',
    }).then(
      () => undefined,
      (error: Error) => error,
    );
    if (!problem) return;
    const isLocked = /Could not get lock|Unable to (?:acquire|lock)/.test(problem.message);
    if (!isLocked || performance.now() - began > lockTimeout) throw problem;
    if (!waits) say('Waiting for another apt-get…');
    await pause(2000);
  }
}
