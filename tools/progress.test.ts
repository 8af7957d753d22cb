import { expect, test } from 'vitest';
import { duration, failureText, Progress } from './progress.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  const clock = { now: 0 };
  const out = { isTTY, columns: 60, write: (text: string) => written.push(text) };
  const progress = new Progress(out, () => clock.now);
  /** The text written since the last call. */
  const newOutput = () => written.splice(0).join('');
  return { progress, clock, newOutput };
}

test('a log gets a line per step and minute, with the names of failed files', () => {
  const { progress, clock, newOutput } = screen(false);
  progress.begin(['unit tests', 'lint']);
  expect(newOutput()).toBe('Running: unit tests, lint\n');
  const { onEvent } = progress.follow('unit tests');
  onEvent({ kind: 'planned', total: 3110, unit: 'files' });
  onEvent({ kind: 'passed' });
  clock.now = 59_999;
  progress.tick();
  expect(newOutput()).toBe('');
  clock.now = 60_000;
  progress.tick();
  expect(newOutput()).toBe('unit tests: 1 passed, 0 failed, 0 of 3,110 files (1 min)\nlint (1 min)\n');
  progress.end('lint');
  for (const name of ['a.test.ts > b', 'a.test.ts > c', 'd.test.ts'])
    onEvent({ kind: 'failed', failure: { name, error: 'no', command: 'npx vitest' } });
  newOutput();
  clock.now = 120_000;
  progress.tick();
  expect(newOutput()).toBe('unit tests: 1 passed, 3 failed, 0 of 3,110 files (2 min); failed: a.test.ts, d.test.ts\n');
});

test.each([true, false])('a failure is printed immediately and counted (on a terminal: %s)', (isTTY) => {
  const { progress, newOutput } = screen(isTTY);
  progress.begin(['unit tests']);
  const { tally, onEvent } = progress.follow('unit tests');
  const failure = { name: 'a.test.ts > b', error: 'no\n- 1', command: 'npx vitest run a.test.ts' };
  newOutput();
  onEvent({ kind: 'failed', failure });
  expect(newOutput()).toContain('✗ a.test.ts > b\n  no\n  - 1\n  Run it alone: npx vitest run a.test.ts\n');
  expect(tally.failures).toEqual([failure]);
});

test('a terminal has a line per step, redrawn in place below the other output', () => {
  const { progress, clock, newOutput } = screen(true);
  progress.begin(['unit tests', 'lint']);
  expect(newOutput()).toBe('unit tests (0 s)\nlint (0 s)');
  clock.now = 1000;
  progress.tick();
  const redrawn = '\r\u001b[1A\u001b[J';
  expect(newOutput()).toBe(`${redrawn}unit tests (1 s)\nlint (1 s)`);
  progress.end('lint');
  progress.say('✓ lint');
  expect(newOutput()).toBe(`${redrawn}✓ lint\nunit tests (1 s)`);
  progress.end('unit tests');
  progress.say('✓ unit tests');
  expect(newOutput()).toBe('\r\u001b[J✓ unit tests\n');
});

test.each([
  ['the number of its files', undefined, '2 min, about 6 min left'],
  ['what they took the last time', 90_000, '2 min, about 1 min left'],
  ['what they took the last time, if it has taken longer already', 50_000, '2 min'],
])('the remaining time of a step is estimated from %s', (_, whole, expected) => {
  const { progress, clock, newOutput } = screen(false);
  progress.begin(['unit tests']);
  const { onEvent } = progress.follow('unit tests', whole);
  onEvent({ kind: 'planned', total: 4, unit: 'files' });
  onEvent({ kind: 'done', file: 'a.test.ts', ms: 60_000 });
  newOutput();
  clock.now = 120_000;
  progress.tick();
  expect(newOutput()).toBe(`unit tests: 0 passed, 0 failed, 1 of 4 files (${expected})\n`);
});

test('a line is cut to the width of the terminal', () => {
  const { progress, newOutput } = screen(true);
  progress.begin(['a'.repeat(70)]);
  expect(newOutput()).toBe('a'.repeat(59));
});

test.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [240_000, '4 min'],
  [250_000, '4 min 10 s'],
])('%i ms are %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});

test('the final list shows the first lines of an error and the command', () => {
  const failure = { name: 'a.test.ts > b', error: 'no\n\n- 1\n+ 2', command: 'npx vitest run a.test.ts' };
  expect(failureText(failure, 3)).toBe('✗ a.test.ts > b\n  no\n\n  - 1\n  Run it alone: npx vitest run a.test.ts\n');
});
