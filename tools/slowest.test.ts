import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { at } from './folder.ts';
import { slowestFiles } from './slowest.ts';

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
