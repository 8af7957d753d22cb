import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from './folder.ts';
import { skippedFiles } from './quick.ts';

/** Duration of each file, in ms. */
export type FileTimes = Readonly<Record<string, number>>;

/** Adds up the durations of the tests of a file. */
export function timesOf(done: readonly { file: string; ms: number }[]): FileTimes {
  const times: Record<string, number> = {};
  for (const { file, ms } of done) times[file] = (times[file] ?? 0) + ms;
  return times;
}

/** A line for each of the ten files that took longest. */
export function slowest(times: FileTimes): string[] {
  return Object.entries(times)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([file, ms]) => `${seconds(ms)}  ${file}`);
}

/** Up to five lines: the files with the largest changes since the previous run, each at least 5 s and a third. */
export function changedTimes(before: FileTimes, now: FileTimes): string[] {
  return Object.entries(now)
    .map(([file, ms]) => ({ file, ms, was: before[file] ?? 0 }))
    .filter(({ ms, was }) => Math.abs(ms - was) >= Math.max(5000, Math.max(ms, was) / 3))
    .toSorted((a, b) => Math.abs(b.ms - b.was) - Math.abs(a.ms - a.was))
    .slice(0, 5)
    .map(({ file, ms, was }) => `${seconds(ms)}  ${file} (${was === 0 ? 'new' : `before: ${seconds(was).trim()}`})`);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`;

export const sum = (times: FileTimes): number => Object.values(times).reduce((all, ms) => all + ms, 0);

/** How long the files that this run takes lasted when they last ran. Empty before the first run. */
export function lastTimes(step: string): FileTimes {
  const skipped = new Set(skippedFiles());
  return Object.fromEntries(Object.entries(savedTimes(step)).filter(([file]) => !skipped.has(file)));
}

/** Keeps the times of the files that this run has skipped. */
export function saveTimes(step: string, times: FileTimes): void {
  mkdirSync(path.dirname(timesFileOf(step)), { recursive: true });
  writeFileSync(timesFileOf(step), JSON.stringify({ ...savedTimes(step), ...times }));
}

const savedTimes = (step: string): FileTimes =>
  existsSync(timesFileOf(step)) ? (JSON.parse(readFileSync(timesFileOf(step), 'utf8')) as FileTimes) : {};

/** Thorough runs have their own file, because they run more tests. */
function timesFileOf(step: string): string {
  const thorough = process.env.EVM_THOROUGH === '1' ? ' thorough' : '';
  return at('.cache/times', `${step}${thorough}.json`.replaceAll(' ', '-'));
}
