import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from './folder.ts';

const broken: [file: string, source: string, rule: string][] = [
  ['web/core/hen.ts', "import { egg } from './egg.ts';\nexport const hen = () => egg;", 'no-cycle'],
  ['web/core/egg.ts', "import { hen } from './hen.ts';\nexport const egg = () => hen;", 'no-cycle'],
  ['web/core/default.ts', 'export default 1;', 'no-default-export'],
  ['web/core/barrel.ts', "export * from './hen.ts';", 'no-barrel-file'],
  ['web/core/any.ts', 'export const x: any = 1;', 'no-explicit-any'],
  ['api/events/floating.ts', 'const f = async () => 1;\nexport const x = () => {\n  f();\n};', 'no-floating-promises'],
  ['web/core/safari.ts', 'requestIdleCallback(() => {});', 'compat'],
  ['web/core/firefox.ts', "export const words = new Intl.Segmenter('en');", 'compat'],
  ['web/core/extension.ts', "import { hen } from './hen';\nexport const x = hen;", 'extensions'],
];
/** Functions that a supported browser lacks and web/core/olderBrowsers.ts does not polyfill. */
const lacking = [
  'web/core/lacking.ts',
  `Promise.withResolvers();
Object.groupBy([1], String);
new Set([1]).union(new Set([2]));
'a'.isWellFormed();`,
] as const;
let folder: string;
let diagnostics: { filename: string; code: string }[];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evm-lint-'));
  mkdirSync(path.join(folder, 'web'));
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'web/tsconfig.json'])
    copyFileSync(at(name), path.join(folder, name));
  symlinkSync(at('node_modules'), path.join(folder, 'node_modules'));
  for (const [file, source] of [...broken, lacking]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${source}\n`);
  }
  const { stdout } = spawnSync(at('node_modules/.bin/oxlint'), ['--format', 'json', 'api', 'web', 'cli'], {
    cwd: folder,
    encoding: 'utf8',
  });
  diagnostics = (JSON.parse(stdout) as { diagnostics: typeof diagnostics }).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(broken)('the linter refuses %s', (file, _, rule) =>
  expect(codesIn(file)).toContainEqual(expect.stringContaining(`(${rule})`)),
);

test('TypeScript rejects functions in web/ that a supported browser lacks', () => {
  const { stdout } = spawnSync(at('node_modules/.bin/tsc'), ['-p', 'web'], { cwd: folder, encoding: 'utf8' });
  const lines = [...stdout.matchAll(/lacking\.ts\((\d+),/g)].map(([, line]) => line);
  expect(lines).toEqual(['1', '2', '3', '4']);
});

const codesIn = (file: string) => diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
