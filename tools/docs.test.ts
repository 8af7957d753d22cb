import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, root } from './folder.ts';

const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];

/** Paths below the top of the repository, without the files of the example (`stars`) and without patterns. */
const pathsIn = (text: string) =>
  [
    ...text
      .replaceAll(/^```\w[\s\S]*?^```$/gm, '')
      .matchAll(/`((?:api|web|cli|bench|migrations|tools|docs)\/[^`\s]*)`/g),
  ]
    .map(([, file]) => file!)
    .filter((file) => !/[<*]|stars/.test(file));

test.each(pages)('every file that %s names exists', (page) => {
  expect(pathsIn(readFileSync(at(page), 'utf8')).filter((file) => !existsSync(at(file)))).toEqual([]);
});

test.each(pages)('the target of every local link in %s exists', (page) => {
  const folder = page.includes('/') ? page.replace(/[^/]*$/, '') : '';
  const links = [...readFileSync(at(page), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)];
  expect(links.map(([, to]) => folder + to!).filter((to) => !existsSync(at(to)))).toEqual([]);
});

test('the README has at most 120 lines', () => {
  expect(readFileSync(at('README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(120);
});
