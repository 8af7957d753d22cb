import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './folder.ts';

interface VitestReport {
  /** Milliseconds: from the first test of the file to the end of its last. */
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** A line for each of the ten test files that took longest, by vitest's JSON report at this path. */
export function slowestFiles(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  return testResults
    .map(({ name, startTime, endTime }) => ({ name: path.relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
