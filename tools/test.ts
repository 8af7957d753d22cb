import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importProblems } from './check-imports.ts';
import { ensureChromium } from './chromium.ts';
import { at } from './folder.ts';
import { outOfStep } from './generate.ts';
import { onOrphaned } from './orphaned.mjs';
import { endAll, run } from './steps.ts';

interface Count {
  passed: number;
  failed: number;
}
interface Step {
  name: string;
  /** Resolves to how many tests passed and failed; what it throws is one failure with an explanation. */
  work(): Promise<Count>;
}

// everything temporary lies in here, so that nothing stays behind even when a step is interrupted
const scratch = mkdtempSync(path.join(tmpdir(), 'evm-npm-test-'));
// where this runs as root, PostgreSQL is another user and must get through
chmodSync(scratch, 0o711);
process.env.TMPDIR = scratch;
const one: Count = { passed: 1, failed: 0 };
const say = (line: string) => console.log(line);

const steps: Step[] = [
  check('format', () => run('oxfmt', ['--check'])),
  check('lint', () => run('oxlint', ['--deny-warnings'])),
  check('imports', () => refuse(importProblems())),
  check('types', () => run('tsc', ['-p', 'tsconfig.json'])),
  check('types of the web client', () => run('tsc', ['-p', 'web/tsconfig.json'])),
  check('types of the stories', () => run('tsc', ['-p', 'web/e2e/tsconfig.json'])),
  check('generated files', () =>
    refuse(outOfStep().map((file) => `${file} is out of step with the code: run npm run generate.`)),
  ),
  { name: 'unit and API tests', work: vitest },
  check('build and budget', () => run('node', ['tools/build.ts'])),
  { name: 'browser tests', work: playwright },
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupted);
onOrphaned(interrupted);

const total: Count = { passed: 0, failed: 0 };
for (const step of steps) {
  const began = performance.now();
  const { passed, failed } = await step.work().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  const count = passed + failed > 1 ? `, ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  say(`${failed > 0 ? '✗' : '✓'} ${step.name} (${((performance.now() - began) / 1000).toFixed(1)} s${count})`);
}
sweep();
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

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

async function vitest(): Promise<Count> {
  const report = path.join(scratch, 'vitest.json');
  return counted(run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]), () => {
    const { numPassedTests, numFailedTests } = readReport<{ numPassedTests: number; numFailedTests: number }>(report);
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

async function playwright(): Promise<Count> {
  const report = path.join(scratch, 'playwright.json');
  // traces of failures stay there to be looked at; a run without any leaves nothing
  const output = at('test-results', path.basename(scratch));
  const count = await counted(
    run('playwright', ['test', '--reporter=list,json'], {
      CHROMIUM_PATH: ensureChromium(say),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      E2E_OUTPUT: output,
    }),
    () => {
      const { stats } = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(report);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  );
  if (count.failed === 0) rmSync(output, { recursive: true, force: true });
  return count;
}

/** Reads the count also after a failure, shows why it failed, and takes "nothing ran" for one. */
async function counted(running: Promise<void>, read: () => Count): Promise<Count> {
  const problem = await running.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (problem) say(problem);
  const { passed, failed } = await Promise.resolve()
    .then(read)
    .catch(() => ({ passed: 0, failed: 0 }));
  if (passed + failed === 0) say('No test was executed.');
  // a file that does not load, or a server that does not start, fails without a failed test
  return { passed, failed: Math.max(failed, problem || passed === 0 ? 1 : 0) };
}

function readReport<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

async function interrupted(): Promise<void> {
  await endAll();
  sweep();
  process.exit(130);
}

/** Retries, because a PostgreSQL that lost its owner a moment ago is still writing. */
function sweep(): void {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}
