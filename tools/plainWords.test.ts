import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, root } from './folder.ts';
import { heavySentences } from './plainWords.ts';

const files = globSync(['*.md', 'docs/**/*.md', '{api,bench,cli,migrations,tools,web}/**/*.{ts,tsx,mjs,sql}'], {
  cwd: root,
  // the demo tells of its events as a college would
  exclude: [
    '**/__generated__/**',
    '**/*.d.ts',
    'api/demo/programme*',
    'tools/plainWords.ts',
    'tools/plainWords.test.ts',
  ],
});

test('comments, names of tests, descriptions and pages are in plain words', () => {
  const problems = files.flatMap((file) =>
    heavySentences(file, readFileSync(at(file), 'utf8')).map((problem) => `${file}: ${problem}`),
  );
  expect(problems).toEqual([]);
  expect(files.length).toBeGreaterThan(1000);
});

test.each([
  ['a comment', 'a.ts', '// Refused for whoever asks.\n'],
  ['a comment over two lines', 'a.ts', '/** The event of\n * which it is part. */\n'],
  ['a comment in SQL', 'a.sql', '-- Participants are told later.\n'],
  ['the name of a test', 'a.test.ts', "test('somebody waits', () => {});"],
  ['a description', 'a.ts', "@Field({ description: 'What is shown.' })"],
  ['a page', 'a.md', 'One line.\nIt is written\nanew.\n'],
])('a sentence in %s is found', (_, file, text) => {
  expect(heavySentences(file, text)).toHaveLength(1);
});

test('code, tables and plain sentences pass', () => {
  expect(heavySentences('a.ts', "const whoever = 'somebody'; // The organizer sees it.\n")).toEqual([]);
  expect(heavySentences('a.ts', '// The list is under "You are asked".\n')).toEqual([]);
  expect(heavySentences('a.md', 'Run `whoever` first.\n\n```sh\nanew\n```\n\n| anew | thus |\n')).toEqual([]);
});

test('subjects of the last fifty commits have at most 72 characters', () => {
  // empty on a machine without Git
  const { stdout } = spawnSync('git', ['log', '-50', '--format=%s'], { cwd: root, encoding: 'utf8' });
  expect((stdout ?? '').split('\n').filter((subject) => subject.length > 72)).toEqual([]);
});
