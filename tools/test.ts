import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { importProblems } from './check-imports.ts';
import { findRedis } from '../api/testing/redis.ts';
import { ensureChromium } from './chromium.ts';
import { at } from './folder.ts';
import { onOrphaned } from './orphaned.mjs';
import { slowestFiles, slowestStories } from './slowest.ts';
import { endAll, run } from './steps.ts';

interface Count {
  passed: number;
  failed: number;
}
interface Result extends Count {
  /** Why something failed, and what else is worth a look: shown above the line of the step. */
  said?: string;
}
interface Step {
  name: string;
  /** What it throws is one failure with an explanation. */
  work(): Promise<Result>;
}

// everything temporary lies in here, so that nothing stays behind even when a step is interrupted
const scratch = mkdtempSync(path.join(tmpdir(), 'evm-npm-test-'));
// where this runs as root, PostgreSQL is another user and must get through
chmodSync(scratch, 0o711);
process.env.TMPDIR = scratch;
// a fifth of what each of the many processes takes to begin
process.env.NODE_COMPILE_CACHE ??= at('.cache/compiled');
const one: Count = { passed: 1, failed: 0 };
const broken: Count = { passed: 0, failed: 1 };
const say = (line: string) => console.log(line);

// without them half of it would fail, and only after minutes
const needs: Step[] = [check('Chromium', () => ensureChromium(say)), check('Redis', () => void findRedis())];

// the steps of a round run at the same time; most of what stories do is waiting
const rounds: Step[][] = [
  [
    check('format', () => run('oxfmt', ['--check'])),
    check('lint', () => run('oxlint', ['--deny-warnings'])),
    check('types', () => run('tsc', ['-p', 'tsconfig.json'])),
    check('types of the web client', () => run('tsc', ['-p', 'web/tsconfig.json'])),
    check('types of the stories', () => run('tsc', ['-p', 'web/e2e/tsconfig.json'])),
    check('types of the service worker', () => run('tsc', ['-p', 'web/worker/tsconfig.json'])),
    check('generated files', () => run('node', ['tools/generate.ts', '--check'])),
    check('build and budget', () => run('node', ['tools/build.ts'])),
    check('imports', () => refuse(importProblems())),
  ],
  [
    { name: 'unit and API tests', work: vitest },
    { name: 'browser tests', work: playwright },
  ],
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupted);
onOrphaned(interrupted);

const total: Count = { passed: 0, failed: 0 };
await take(needs);
if (total.failed === 0) for (const round of rounds) await take(round);
await sweep();
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function take(round: Step[]): Promise<void> {
  await Promise.all(
    round.map(async ({ name, work }) => {
      const began = performance.now();
      const { passed, failed, said } = await work().catch((error: unknown) => ({ ...broken, said: sentence(error) }));
      total.passed += passed;
      total.failed += failed;
      const count = passed + failed > 1 ? `, ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
      if (said) say(said);
      say(`${failed > 0 ? '✗' : '✓'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s${count})`);
    }),
  );
}

function check(name: string, work: () => unknown): Step {
  return {
    name,
    work: async () => {
      await work();
      return one;
    },
  };
}

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function vitest(): Promise<Result> {
  const report = path.join(scratch, 'vitest.json');
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const running = run('vitest', options, { EVM_BUILT: '1' });
  return counted(running, () => {
    const { numPassedTests, numFailedTests } = readReport<{ numPassedTests: number; numFailedTests: number }>(report);
    return { passed: numPassedTests, failed: numFailedTests, said: slowest(slowestFiles(report)) };
  });
}

async function playwright(): Promise<Result> {
  const report = path.join(scratch, 'playwright.json');
  // traces of failures stay there to be looked at; a run without any leaves nothing
  const output = at('test-results', path.basename(scratch));
  const running = run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_OUTPUT: output,
  });
  const result = await counted(running, () => {
    const { stats } = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(report);
    const said = slowest(slowestStories(report));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, said };
  });
  if (result.failed === 0) rmSync(output, { recursive: true, force: true });
  return result;
}

function slowest(lines: string[]): string {
  return ['What took longest:', ...lines].join('\n');
}

/** Reads the count also after a failure, tells why it failed, and takes "nothing ran" for one. */
async function counted(running: Promise<void>, read: () => Result): Promise<Result> {
  const problem = await running.then(() => undefined, sentence);
  const { passed, failed, said } = await Promise.resolve()
    .then(read)
    .catch((): Result => ({ passed: 0, failed: 0 }));
  const nothing = passed + failed === 0 ? 'No test was executed.' : undefined;
  return {
    passed,
    // a file that does not load, or a server that does not start, fails without a failed test
    failed: Math.max(failed, problem || passed === 0 ? 1 : 0),
    said: [problem, nothing, said].filter(Boolean).join('\n'),
  };
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function readReport<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

async function interrupted(): Promise<void> {
  await endAll();
  await sweep();
  process.exit(130);
}

/** Again and again, because a PostgreSQL that lost its owner a moment ago is still writing. */
async function sweep(): Promise<void> {
  for (let n = 0; n < 50 && existsSync(scratch); n += 1) {
    if (n > 0) await pause(200);
    await rm(scratch, { recursive: true, force: true }).catch(() => {});
  }
}
