import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
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

/** The page without blocks of code, where `#` and `](` have another meaning. */
const prose = (page: string) => readFileSync(at(page), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');

/** The anchors of the headings, as GitHub makes them; a repeated heading has a number. */
function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading] of prose(page).matchAll(/^#+ (.+)$/gm)) {
    const name = heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = name;
    for (let n = 1; anchors.has(anchor); n += 1) anchor = `${name}-${n}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** The relative links of a text in a page that lead to no file, or to no heading of it. */
function brokenLinks(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)];
  return links.flatMap(([, file, anchor]) => {
    const target = file ? path.posix.join(path.posix.dirname(page), file) : page;
    const leads = existsSync(at(target)) && (!anchor || anchorsOf(target).has(anchor));
    return leads ? [] : [`${file}${anchor ? `#${anchor}` : ''}`];
  });
}

test.each(pages)('every link of %s leads to a file and to a heading', (page) => {
  expect(brokenLinks(page, prose(page))).toEqual([]);
});

test('a link to a missing file or heading is found', () => {
  const text = '[a](gone.md) [b](limits.md#no-such-heading) [c](#limits) [d](limits.md) [e](https://evm.example/x)';
  expect(brokenLinks('docs/limits.md', text)).toEqual(['gone.md', 'limits.md#no-such-heading']);
});

describe('the rules in docs/behaviour', () => {
  const rules = pages
    .filter((page) => page.startsWith('docs/behaviour/'))
    .flatMap((page) => [...prose(page).matchAll(/^ *[-*] .*$/gm)].map(([rule]) => ({ page, rule })));
  const untested = rules.filter(({ rule }) => rule.endsWith(' (no test)'));

  test('each end with links to their tests, or say that there is none', () => {
    const links = /(?:\[test\]\([^)]*\.(?:test|spec)\.tsx?\)(?:, )?)+$/;
    expect(rules.filter(({ rule }) => !links.test(rule) && !rule.endsWith(' (no test)'))).toEqual([]);
    expect(rules.length).toBeGreaterThan(100);
  });

  test('have no more without a test than before: lower the number if you write one', () => {
    expect(untested.length).toBeLessThanOrEqual(20);
  });

  test('are linked from the index', () => {
    const index = prose('docs/behaviour/README.md');
    const own = pages.filter((page) => page.startsWith('docs/behaviour/') && !page.endsWith('README.md'));
    expect(own.filter((page) => !index.includes(`](${path.posix.basename(page)})`))).toEqual([]);
  });
});

test('the README has at most 120 lines', () => {
  expect(readFileSync(at('README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(120);
});
