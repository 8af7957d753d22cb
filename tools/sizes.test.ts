import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from './folder.ts';
import { figuresIn, sizes, walkFiles } from './sizes.ts';

const page = readFileSync(at('docs/architecture.md'), 'utf8');
const documented = figuresIn(page);
const current = sizes();

/** They change with nearly every commit, so the table may differ a little. */
const isRough = (name: string) => /^(?:files|lines)$|^lines of (?:a|the largest) file/.test(name);

test.each(Object.keys(current))('docs/architecture.md shows the current figure: %s', (name) => {
  const [shown = 0, now] = [documented[name], current[name]!];
  // `node tools/sizes.ts` writes the figures
  expect(Math.abs(shown - now)).toBeLessThanOrEqual(isRough(name) ? now * 0.1 : 0);
});

test('a newcomer has to learn at most 15 ideas', () => {
  expect(current['ideas that a newcomer must learn']).toBeLessThanOrEqual(15);
});

test('the files of a walk are counted once each', () => {
  const text = '## Walk: a\n1. `api/x.ts`: calls `do`.\n2. `y.sql` and `api/x.ts`.\n\n## Walk: b\n`z.ts`\n';
  expect(walkFiles(text, 'a')).toEqual(['api/x.ts', 'y.sql']);
});
