import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { changedTests, loadCores, unpublishedChanges } from './changes.ts';
import { quickFolder } from '../api/testing/quickFolder.ts';
import { importProblems } from './check-imports.ts';
import { at } from './folder.ts';
import { onParentExit } from './parentExit.mjs';
import { failureText, Progress } from './progress.ts';
import { skippedByQuickRun } from './quick.ts';
import type { Failure, TestEvent } from './report.ts';
import { changedTimes, saveTimes, lastTimes, slowest, sum, timesOf } from './times.ts';
import { endAll, run } from './steps.ts';
import { prepareSystem } from './system.ts';

interface TestCount {
  passed: number;
  failed: number;
}
interface StepResult extends TestCount {
  /** Errors that were not printed yet, and other remarks. Printed above the result line of the step. */
  remarks?: string;
  failures?: Failure[];
}
interface Step {
  name: string;
  /** An error that it throws counts as one failure. */
  work(name: string): Promise<StepResult>;
}

// All temporary files are below these folders, so that an interrupted run leaves none.
const scratch = mkdtempSync(path.join(tmpdir(), 'evm-npm-test-'));
const clusters = mkdtempSync(path.join(quickFolder(), 'evm-npm-test-'));
// If this runs as root, PostgreSQL runs as another user and must be able to enter the folders.
for (const folder of [scratch, clusters]) chmodSync(folder, 0o711);
process.env.TMPDIR = scratch;
process.env.EVM_CLUSTERS = clusters;
// Saves a fifth of the start-up time of each of the many processes.
process.env.NODE_COMPILE_CACHE ??= at('.cache/compiled');
// One seed for all files, so that the command for a failed test can set it.
process.env.EVM_SEED ??= String(randomInt(1_000_000));
const isThorough = process.env.EVM_THOROUGH === '1';
const isQuick = process.env.EVM_QUICK === '1';
if (isQuick)
  process.env.EVM_SKIP = JSON.stringify(skippedByQuickRun(Number(process.env.EVM_SEED), unpublishedChanges()));
const onePassed: TestCount = { passed: 1, failed: 0 };
const oneFailed: TestCount = { passed: 0, failed: 1 };
const progress = new Progress(process.stdout);
const say = (text: string) => progress.say(text);

// Checked first, because without them half of the tests would fail after minutes.
const prerequisites: Step[] = [checkStep('browsers and Redis', () => prepareSystem(say))];

// The steps of a round run concurrently. Tests and stories each keep all cores busy; together they would only wait longer.
const rounds: Step[][] = [
  [
    checkStep('format', () => run('oxfmt', ['--check'])),
    checkStep('lint', () => run('oxlint', ['--deny-warnings'])),
    checkStep('types', () => run('tsc', ['-p', 'tsconfig.json'])),
    checkStep('types of the web client', () => run('tsc', ['-p', 'web/tsconfig.json'])),
    checkStep('types of the stories', () => run('tsc', ['-p', 'web/e2e/tsconfig.json'])),
    checkStep('types of the service worker', () => run('tsc', ['-p', 'web/worker/tsconfig.json'])),
    checkStep('generated files', () => run('node', ['tools/generate.ts', '--check'])),
    checkStep('build and budget', () => run('node', ['tools/build.ts'])),
    checkStep('imports', () => throwProblems(importProblems())),
  ],
  [{ name: 'unit and API tests', work: vitest }],
  [{ name: 'browser tests', work: playwright }],
  ...(isThorough ? [[{ name: 'new and changed tests under load', work: testChangesUnderLoad }]] : []),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onInterrupt);
onParentExit(onInterrupt);

const total: TestCount = { passed: 0, failed: 0 };
/** Failed steps and tests, printed at the end. */
const failed: string[] = [];
setInterval(() => progress.tick(), 1000).unref();
if (isQuick)
  say(
    `All checks, the tests near your changes, and a twelfth of the others (EVM_SEED=${process.env.EVM_SEED}). All tests: npm run test:all`,
  );
await runRound(prerequisites);
if (total.failed === 0) for (const round of rounds) await runRound(round);
await deleteTemporaryFolders();
if (failed.length > 0) say(['', 'Failed:', ...failed, ''].join('\n'));
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function runRound(round: Step[]): Promise<void> {
  progress.begin(round.map(({ name }) => name));
  await Promise.all(
    round.map(async ({ name, work }) => {
      const result = await work(name).catch((error: unknown): StepResult => ({
        ...oneFailed,
        remarks: sentence(error),
      }));
      const { passed, failed: failedCount, remarks, failures = [] } = result;
      total.passed += passed;
      total.failed += failedCount;
      if (failedCount > failures.length) failed.push(`✗ ${name}`);
      failed.push(...failures.map((each) => failureText(each, 12)));
      const count =
        passed + failedCount > 1 ? `, ${passed} passed${failedCount > 0 ? `, ${failedCount} failed` : ''}` : '';
      const seconds = progress.end(name).toFixed(1);
      if (remarks) say(remarks);
      say(`${failedCount > 0 ? '✗' : '✓'} ${name} (${seconds} s${count})`);
    }),
  );
}

function checkStep(name: string, work: () => unknown): Step {
  return {
    name,
    work: async () => {
      await work();
      return onePassed;
    },
  };
}

function throwProblems(problems: string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function vitest(name: string): Promise<StepResult> {
  return runAndCount(name, (onEvent) => runVitest([], onEvent));
}

function runVitest(args: string[], onEvent: (event: TestEvent) => void): Promise<void> {
  return run('vitest', ['run', '--reporter=tools/report-vitest.ts', ...args], { EVM_BUILT: '1' }, onEvent);
}

/** Runs new and changed tests five times while all cores are busy, unit and API tests in a different order each time. */
async function testChangesUnderLoad(name: string): Promise<StepResult> {
  const files = changedTests();
  const [stories, tests] = [true, false].map((wanted) => files.filter((file) => file.endsWith('.spec.ts') === wanted));
  if (files.length === 0) return onePassed;
  return runAndCount(name, async (onEvent) => {
    const endLoad = loadCores();
    try {
      for (let n = 1; n <= 5 && tests!.length > 0; n += 1)
        await runVitest(
          ['--sequence.shuffle', `--sequence.seed=${Number(process.env.EVM_SEED) + n}`, ...tests!],
          onEvent,
        );
      if (stories!.length > 0) await runPlaywright(['--repeat-each=5', ...stories!], onEvent);
    } finally {
      await endLoad();
    }
  });
}

async function playwright(name: string): Promise<StepResult> {
  return runAndCount(name, (onEvent) => runPlaywright([], onEvent));
}

async function runPlaywright(args: string[], onEvent: (event: TestEvent) => void): Promise<void> {
  // Screenshots of failures stay for inspection. A run without failures deletes the folder.
  const output = at('test-results', path.basename(scratch));
  await run('playwright', ['test', '--reporter=tools/report-playwright.ts', ...args], { E2E_OUTPUT: output }, onEvent);
  rmSync(output, { recursive: true, force: true });
}

/** Counts the tests. "No test ran" and a tool that fails without a failed test also count as failures. */
async function runAndCount(
  name: string,
  start: (onEvent: (event: TestEvent) => void) => Promise<void>,
): Promise<StepResult> {
  const before = lastTimes(name);
  const { tally, onEvent } = progress.follow(name, sum(before));
  const problem = await start(onEvent).then(() => undefined, sentence);
  const { passed, failures, finished } = tally;
  const nothing = passed + failures.length === 0 ? 'No test was executed.' : undefined;
  const times = timesOf(finished);
  const longest = finished.length > 0 ? ['What took longest:', ...slowest(times)] : [];
  const changes = changedTimes(before, times);
  const different = sum(before) > 0 && changes.length > 0 ? ['What has changed since the last run:', ...changes] : [];
  if (!problem) saveTimes(name, times);
  return {
    passed,
    failed: Math.max(failures.length, problem || passed === 0 ? 1 : 0),
    remarks: [problem, nothing, ...longest, ...different].filter(Boolean).join('\n'),
    failures,
  };
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function onInterrupt(): Promise<void> {
  progress.clear();
  await endAll();
  await deleteTemporaryFolders();
  process.exit(130);
}

/** Retries for 10 s, because a PostgreSQL that is shutting down may still be writing. */
async function deleteTemporaryFolders(): Promise<void> {
  for (const folder of [scratch, clusters])
    for (let n = 0; n < 50 && existsSync(folder); n += 1) {
      if (n > 0) await pause(200);
      await rm(folder, { recursive: true, force: true }).catch(() => {});
    }
}
