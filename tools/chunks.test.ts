import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from './folder.ts';

test('every name in the patterns of chunks (vite.config.ts) belongs to a file', () => {
  const patterns = [...readFileSync(at('vite.config.ts'), 'utf8').matchAll(/test: \/((?:[^/\\\n]|\\.)+)\//g)];
  const ofPackages =
    /\\\/icons\\\/\(.*?\)Icon|\\\/icons\\\/\w+|@?primer[^|]*|@visx[^|]*|\\\/graphql-ws[^|]*|node_modules|virtual:languages/g;
  const names = patterns.flatMap(([, pattern]) => pattern!.replaceAll(ofPackages, '').match(/\w{3,}/g) ?? []);
  const files = globSync('{web,api}/**/*.{ts,tsx,css,json}', { cwd: at() });
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !files.some((file) => file.includes(name)))).toEqual([]);
});
