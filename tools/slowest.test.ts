import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { at } from './folder.ts';
import { slowestFiles, slowestStories } from './slowest.ts';

test('the ten files that took longest are named, the slowest first', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evm-slowest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = path.join(folder, 'vitest.json');
  const took = (name: string, seconds: number) => ({
    name: at(name),
    startTime: 5000,
    endTime: 5000 + seconds * 1000,
  });
  const quick = Array.from({ length: 12 }, (_, seconds) => took(`api/quick${seconds}.test.ts`, seconds));
  writeFileSync(report, JSON.stringify({ testResults: [...quick, took('api/stored.test.ts', 124.25)] }));
  const lines = slowestFiles(report);
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 2)).toEqual([' 124.3 s  api/stored.test.ts', '  11.0 s  api/quick11.test.ts']);
});

test('what the stories of a file took is added up, in its groups and for all widths', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evm-slowest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = path.join(folder, 'playwright.json');
  const story = (...seconds: number[]) => ({
    tests: seconds.map((each) => ({ results: [{ duration: each * 1000 }] })),
  });
  const suites = [
    { file: 'quick.spec.ts', specs: [story(3), story(1, 1)] },
    { file: 'slow.spec.ts', specs: [story(2)], suites: [{ file: 'slow.spec.ts', specs: [story(4, 5)] }] },
  ];
  writeFileSync(report, JSON.stringify({ config: { rootDir: at('web/e2e') }, suites }));
  expect(slowestStories(report)).toEqual(['  11.0 s  web/e2e/slow.spec.ts', '   5.0 s  web/e2e/quick.spec.ts']);
});
