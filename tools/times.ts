import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from './folder.ts';

/** Milliseconds that each file took. */
export type Times = Readonly<Record<string, number>>;

/** Adds up the durations of the tests of a file. */
export function timesOf(done: readonly { file: string; ms: number }[]): Times {
  const times: Record<string, number> = {};
  for (const { file, ms } of done) times[file] = (times[file] ?? 0) + ms;
  return times;
}

/** A line for each of the ten files that took longest. */
export function slowest(times: Times): string[] {
  return Object.entries(times)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([file, ms]) => `${seconds(ms)}  ${file}`);
}

/** A line for each of the five files whose time has changed most since the run before, by five seconds and a third at least. */
export function changed(before: Times, now: Times): string[] {
  return Object.entries(now)
    .map(([file, ms]) => ({ file, ms, was: before[file] ?? 0 }))
    .filter(({ ms, was }) => Math.abs(ms - was) >= Math.max(5000, Math.max(ms, was) / 3))
    .toSorted((a, b) => Math.abs(b.ms - b.was) - Math.abs(a.ms - a.was))
    .slice(0, 5)
    .map(({ file, ms, was }) => `${seconds(ms)}  ${file} (${was === 0 ? 'new' : `before: ${seconds(was).trim()}`})`);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`;

export const sum = (times: Times): number => Object.values(times).reduce((all, ms) => all + ms, 0);

/** What the files of a step took in its last complete run; empty before the first. */
export function lastTimes(step: string): Times {
  return existsSync(placeOf(step)) ? (JSON.parse(readFileSync(placeOf(step), 'utf8')) as Times) : {};
}

export function keepTimes(step: string, times: Times): void {
  mkdirSync(path.dirname(placeOf(step)), { recursive: true });
  writeFileSync(placeOf(step), JSON.stringify(times));
}

/** A thorough run does more. */
function placeOf(step: string): string {
  const thorough = process.env.EVM_THOROUGH === '1' ? ' thorough' : '';
  return at('.cache/times', `${step}${thorough}.json`.replaceAll(' ', '-'));
}
