import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { at } from './folder.ts';
import {
  describeFault,
  describePage,
  eventsFd,
  type Failure,
  playwrightCommand,
  printable,
  type TestEvent,
  vitestCommand,
  withVariables,
} from './report.ts';
import { run } from './steps.ts';

test.each([
  [vitestCommand('api/core/statements/rows.test.ts'), 'npx vitest run api/core/statements/rows.test.ts'],
  [
    vitestCommand('api/core/statements/rows.test.ts', ['a group', "what's $1 (odd)?"]),
    String.raw`npx vitest run api/core/statements/rows.test.ts -t '^a group > what'\''s \$1 \(odd\)\?$'`,
  ],
  [vitestCommand('a.test.ts', ['a group'], true), "npx vitest run a.test.ts -t '^a group > '"],
  [vitestCommand('a.test.ts', ['a\0\n\tb']), "npx vitest run a.test.ts -t '^a[^]+b$'"],
  [
    playwrightCommand('web/e2e/door.spec.ts:81', 'phone'),
    'npx playwright test web/e2e/door.spec.ts:81 --project phone',
  ],
  [
    playwrightCommand('web/e2e/door.spec.ts:81', 'phone', ['a [group]', 'a title']),
    String.raw`npx playwright test web/e2e/door.spec.ts:81 --project phone -g 'a \[group\] a title( @|$)'`,
  ],
])('%s', (command, expected) => {
  expect(command).toBe(expected);
});

test.each([
  ['a file that draws by lot', 'api/badInput.test.ts', { EVM_SEED: '7' }, 'EVM_SEED=7 npx x'],
  ['a file that does not', 'tools/times.test.ts', { EVM_SEED: '7' }, 'npx x'],
  ['a thorough run', 'api/badInput.test.ts', { EVM_SEED: '7', EVM_THOROUGH: '1' }, 'EVM_THOROUGH=1 npx x'],
])('the command sets the variables of %s', (_, file, env, expected) => {
  expect(withVariables('npx x', file, env)).toBe(expected);
});

test('the page of a failed story is shown as its accessibility tree, at most 120 lines of it', () => {
  const tree = Array.from({ length: 150 }, (_, n) => `- heading "Part ${n}"`);
  const context = ['# Error details', '```', 'Error: no', '```', '', '```yaml', ...tree, '```', ''].join('\n');
  expect(describePage(context)).toBe(['The page:', ...tree.slice(0, 120)].join('\n'));
  expect(describePage('# Error details')).toBe('');
});

test('an error is described by its message, diff, frames in our own code, and cause', () => {
  const stack = `Error: no\n    at own (${at('api/a.ts')}:1:2)\n    at theirs (${at('node_modules/a.js')}:3:4)`;
  const fault = {
    name: 'TypeError',
    message: '\u001b[31mno\u001b[39m',
    diff: '- 1\n+ 2',
    stack,
    cause: { message: 'why' },
  };
  expect(describeFault(fault)).toBe('TypeError: no\n- 1\n+ 2\n    at own (api/a.ts:1:2)\nCaused by: why');
});

test('control characters in a test name do not reach the terminal', () => {
  expect(printable(['a.test.ts', 'x\u001b[2J'])).toBe('a.test.ts > x\u{fffd}[2J');
});

test('a step receives all 20,000 events of its tool', async () => {
  const events: TestEvent[] = [];
  const script = `fs.writeFileSync(${eventsFd}, '{"kind":"passed"}\\n'.repeat(20_000))`;
  await run('node', ['-e', script], {}, (event) => events.push(event));
  expect(events).toHaveLength(20_000);
});

const vitestConfig = 'export default { test: { include: ["*.test.ts"] } };';
const playwrightConfig = 'export default { workers: 1, projects: [{ name: "phone" }] };';
const tests = (from: string, titles: string[]) => `
  import { existsSync, appendFileSync } from 'node:fs';
  import * as runner from '${from}';
  const { describe, expect, test } = runner;
  for (const title of ${JSON.stringify(titles)}) ${from === 'vitest' ? 'describe' : 'test.describe'}('a group', () => test(title, async () => {
    appendFileSync('ran', process.version + ' ' + title + '\\n');
    expect(1).toBe(2);
  }));
  test('waits until the failures are printed', async () => {
    appendFileSync('ran', 'waits\\n');
    while (!existsSync('open')) await new Promise((done) => setTimeout(done, 20));
  });`;

describe.each([
  ['vitest', 'vitest.config.ts', vitestConfig, 'own.test.ts', 'vitest', 'run'],
  ['playwright', 'playwright.config.ts', playwrightConfig, 'own.spec.ts', '@playwright/test', 'test'],
] as const)('%s', (tool, config, settings, file, from, verb) => {
  const titles = ["it's $1 + [a]*?", "it's $1 + [a]*? too"];

  test('a failure is reported during the run, with a command that runs this test alone on any Node', async () => {
    const folder = temporary({ [config]: settings, [file]: tests(from, titles) });
    const failures = await failuresOf(tool, [verb], folder, titles.length);
    expect(failures.map(({ name }) => name)).toEqual(titles.map((title) => expect.stringContaining(title)));
    const [{ command, error }] = failures as [Failure];
    expect(error).toMatch(new RegExp(String.raw`Expected[^]*2[^]*${file}:7:`));
    rmSync(path.join(folder, 'ran'));
    spawnSync('/bin/sh', ['-c', command], { cwd: folder, env: outside() });
    expect(readFileSync(path.join(folder, 'ran'), 'utf8')).toBe(`${process.version} ${titles[0]}\n`);
  }, 120_000);

  test('a file that does not load is a failure', async () => {
    const folder = temporary({ [config]: settings, [file]: "import './missing.ts';" });
    const [failure] = await failuresOf(tool, [verb], folder, 1);
    expect(failure).toMatchObject({
      name: file,
      error: expect.stringContaining('missing.ts'),
      command: `npx ${tool} ${verb} ${file}`,
    });
  }, 120_000);
});

test('a crashed process and an uncaught error are failures', async () => {
  const folder = temporary({
    'vitest.config.ts': vitestConfig,
    'crash.test.ts': "import { test } from 'vitest'; test('x', () => { process.kill(process.pid, 'SIGKILL'); });",
    'late.test.ts': `import { test } from 'vitest';
      test('x', async () => { setTimeout(() => { throw new Error('late'); }); await new Promise((done) => setTimeout(done, 50)); });`,
  });
  const failures = await failuresOf('vitest', ['run'], folder, 2);
  expect(failures.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    {
      name: 'crash.test.ts > unhandled error',
      error: expect.stringContaining('SIGKILL'),
      command: 'npx vitest run crash.test.ts',
    },
    {
      name: 'late.test.ts > unhandled error',
      error: expect.stringContaining('late.test.ts:2'),
      command: 'npx vitest run late.test.ts',
    },
  ]);
}, 120_000);

test('a test and a file that take too long are failures', async () => {
  const reporter = JSON.stringify([at('tools/report-vitest.ts'), { most: { file: 0, test: 20 } }]);
  const folder = temporary({
    'vitest.config.ts': `export default { test: { include: ["*.test.ts"], reporters: [${reporter}] } };`,
    'slow.test.ts': `import { test } from 'vitest';
      test('quick', () => {});
      test('slow', () => new Promise((done) => setTimeout(done, 2000)));`,
  });
  const failures = await failuresOf('vitest', ['run'], folder, 2, []);
  expect(failures.map(({ name, error }) => [name, error.replaceAll(/\d+ s/g, 'n s')])).toEqual([
    [
      'slow.test.ts > slow',
      expect.stringMatching(/^The test took n s, which is n s on a quiet machine; n s are allowed/),
    ],
    ['slow.test.ts', expect.stringMatching(/^The file took n s/)],
  ]);
}, 120_000);

/** A folder below the top of the repository, so that npx finds the packages. */
function temporary(files: Record<string, string>): string {
  mkdirSync(at('.cache'), { recursive: true });
  const folder = mkdtempSync(at('.cache/report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) appendFileSync(path.join(folder, name), text);
  return folder;
}

/** The environment of a developer's shell: without Vitest's variables, and with the machine's own Node first. */
function outside(): NodeJS.ProcessEnv {
  const cleanEnv = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|npm_|TEST$)/.test(name));
  const folders = (process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(cleanEnv), NO_COLOR: '1', PATH: folders.join(':') };
}

/** Lets the waiting test finish after `expected` failures. Returns the failures of the whole run. */
async function failuresOf(
  tool: string,
  args: string[],
  cwd: string,
  expected: number,
  reporter = [`--reporter=${at(`tools/report-${tool}.ts`)}`],
): Promise<Failure[]> {
  const child = spawn(at('node_modules/.bin', tool), [...args, ...reporter], {
    cwd,
    env: { ...outside(), PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ignore', 'pipe'],
  });
  const ended = new Promise((done) => child.once('close', done));
  const events: TestEvent[] = [];
  const failures = () => events.flatMap((event) => (event.kind === 'failed' ? [event.failure] : []));
  createInterface({ input: child.stdio[eventsFd] as Readable }).on('line', (line) => {
    events.push(JSON.parse(line) as TestEvent);
    if (failures().length === expected) writeFileSync(path.join(cwd, 'open'), '');
  });
  await ended;
  return failures();
}
