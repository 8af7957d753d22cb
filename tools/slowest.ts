import { readFileSync } from 'node:fs';
import path from 'node:path';
import { at, root } from './folder.ts';

interface VitestReport {
  /** Milliseconds: from the first test of the file to the end of its last. */
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface Suite {
  /** Below the folder of the stories. */
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

/** A line for each of the ten test files that took longest, by vitest's JSON report at this path. */
export function slowestFiles(report: string): string[] {
  const { testResults } = read<VitestReport>(report);
  return slowest(
    testResults.map(({ name, startTime, endTime }) => ({ file: path.relative(root, name), took: endTime - startTime })),
  );
}

/** Likewise by Playwright's; the stories of a file run side by side, so what they took is added up. */
export function slowestStories(report: string): string[] {
  const { config, suites } = read<{ config: { rootDir: string }; suites: Suite[] }>(report);
  const folder = path.relative(at(), config.rootDir);
  return slowest(suites.map((suite) => ({ file: path.join(folder, suite.file), took: durationOf(suite) })));
}

function durationOf({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((sum, each) => sum + each, 0);
}

/** Durations are in milliseconds. A file of several projects is one. */
function slowest(times: { file: string; took: number }[]): string[] {
  const files = Map.groupBy(times, ({ file }) => file);
  return [...files]
    .map(([file, all]) => ({ file, seconds: all.reduce((sum, { took }) => sum + took, 0) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

function read<T>(report: string): T {
  return JSON.parse(readFileSync(report, 'utf8')) as T;
}
