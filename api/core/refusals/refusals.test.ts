import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseRefusal, asConnectionError } from './errors.ts';
import { noteRefusal } from './refusals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Line {
  msg: string;
  times?: number;
  refused?: { who: string; times: number }[];
}

function keep(level = 'info') {
  const lines: Line[] = [];
  return { lines, log: pino({ level }, { write: (line) => lines.push(JSON.parse(line) as Line) }) };
}
const factsOf = (n: number) => ({ requestId: `request ${n}`, address: `192.0.2.${n}` });

test('equal refusals of a user get three log lines a minute, and the rest are counted', () => {
  const { lines, log } = keep();
  for (let n = 0; n < 500; n += 1) noteRefusal(log, 'FORBIDDEN', { ...factsOf(1), userId: 'user_1' });
  noteRefusal(log, 'FORBIDDEN', factsOf(2));
  expect(lines.map(({ msg }) => msg)).toEqual(['refused', 'refused', 'refused', 'refused']);
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatchObject({
    msg: 'refused again and again',
    times: 497,
    refused: [{ who: 'FORBIDDEN user_1', times: 497 }],
  });
  noteRefusal(log, 'FORBIDDEN', { ...factsOf(1), userId: 'user_1' });
  expect(lines).toHaveLength(6);
});

test('a hundred thousand addresses get a hundred log lines a minute, and all refusals are counted', () => {
  const { lines, log } = keep();
  for (let n = 0; n < 100_000; n += 1) noteRefusal(log, 'UNAUTHENTICATED', factsOf(n));
  expect(lines).toHaveLength(100);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(101);
  expect(lines[100]!.times).toBe(99_900);
  expect(lines[100]!.refused).toHaveLength(10);
});

test.each(['warn', 'error'])('a log of level %s contains no refusals', (level) => {
  const { lines, log } = keep(level);
  for (let n = 0; n < 10; n += 1) noteRefusal(log, 'FORBIDDEN', factsOf(n));
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([]);
});

const broken = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

test.each([
  ['a file that is missing', broken('ENOENT', 'open'), undefined],
  ['a pipe that is closed', broken('EPIPE', 'write'), undefined],
  ['a request that breaks off', broken('ECONNRESET', 'read'), undefined],
  ['a socket of PostgreSQL that is missing', broken('ENOENT', 'connect'), 'UNAVAILABLE'],
  ['a connection to PostgreSQL that is closed', asConnectionError(broken('EPIPE', 'write')), 'UNAVAILABLE'],
  ['a connection to PostgreSQL that breaks off', asConnectionError(broken('ECONNRESET', 'read')), 'UNAVAILABLE'],
  [
    'the same inside another error',
    new Error('x', { cause: asConnectionError(broken('EPIPE', 'write')) }),
    'UNAVAILABLE',
  ],
  ['a PostgreSQL that is going down', broken('57P01', ''), 'UNAVAILABLE'],
  ['a deadlock', broken('40P01', ''), 'UNAVAILABLE'],
])('%s counts as an outage only if it concerns the database', (_, error, code) => {
  expect(databaseRefusal(error)?.extensions.code).toBe(code);
});
