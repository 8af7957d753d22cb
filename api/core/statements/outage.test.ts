import { pino } from 'pino';
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { noteOutage, outageOf } from './outage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An outage whose probe fails. */
function beginOutage() {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push((JSON.parse(line) as { msg: string }).msg) });
  const outage = outageOf(log);
  const probe = vi.fn(() => Promise.reject(new Error('away')));
  outage.probe = probe;
  outage.noteBrokenConnection('writer', new Error('gone'));
  return { outage, probe, lines };
}

test('an outage is probed until a probe succeeds', async () => {
  const { probe, outage, lines } = beginOutage();
  await vi.advanceTimersByTimeAsync(2000);
  expect(probe).toHaveBeenCalledTimes(4);
  outage.probe = () => Promise.resolve();
  await vi.advanceTimersByTimeAsync(2000);
  expect(lines).toEqual(['a connection to the database broke', 'the database answers again']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a closed database is not probed, and its log does not say that it answers', async () => {
  const { probe, outage, lines } = beginOutage();
  await vi.advanceTimersByTimeAsync(600);
  expect(probe).toHaveBeenCalledTimes(1);
  outage.endProbes();
  await vi.advanceTimersByTimeAsync(2000);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(lines).toEqual(['a connection to the database broke']);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['the network', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), true],
  ['the disk', Object.assign(new Error('No space left on device'), { code: '53100' }), true],
  ['the statement', Object.assign(new Error('division by zero'), { code: '22012' }), false],
])('an error of %s is logged once: with the outage, or by the work that failed', (_, error, isOfOutage) => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  expect(noteOutage(log, error)).toBe(isOfOutage);
  expect(noteOutage(log, error)).toBe(isOfOutage);
  expect(lines.length).toBeLessThanOrEqual(1);
  expect(lines.join()).not.toContain('division');
});
