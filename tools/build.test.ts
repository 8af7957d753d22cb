import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { keepAssets } from './build.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'evm-build-'));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Writes a build whose assets have its name as content. */
function writeBuild(name: string, assets: readonly string[]): string {
  const folder = path.join(dir, name);
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  mkdirSync(path.join(folder, '.vite'));
  for (const asset of assets) writeFileSync(path.join(folder, 'assets', asset), name);
  const [first = '', ...others] = assets.filter((asset) => !asset.endsWith('.gz')).map((asset) => `assets/${asset}`);
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify({ 'main.tsx': { file: first, css: others } }));
  return folder;
}

test('a build keeps the assets of the previous one, but not of those before', () => {
  const first = writeBuild('first', ['old.js', 'old.css']);
  const second = writeBuild('second', ['home.js', 'home.js.gz', 'same.css']);
  keepAssets(first, second);
  const third = writeBuild('third', ['home2.js', 'same.css']);
  keepAssets(second, third);
  expect(readdirSync(path.join(second, 'assets'))).toEqual(['home.js', 'home.js.gz', 'old.css', 'old.js', 'same.css']);
  expect(readdirSync(path.join(third, 'assets'))).toEqual(['home.js', 'home.js.gz', 'home2.js', 'same.css']);
  expect(readFileSync(path.join(third, 'assets/same.css'), 'utf8')).toBe('third');
});

test('the first build has nothing to keep', () => {
  const only = writeBuild('only', ['home.js']);
  keepAssets(path.join(dir, 'missing'), only);
  expect(readdirSync(path.join(only, 'assets'))).toEqual(['home.js']);
});
