import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importProblems } from './check-imports.ts';
import { at } from './folder.ts';
import { generate } from './generate.ts';

/** The files of the manual's example. The fence of each code block names its language and path. */
const files = [
  ...readFileSync(at('docs/adding-a-feature.md'), 'utf8').matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm),
].map(([, file, content]) => [file!, content!] as const);

/** The lines to add to the lists of the project. Each line is inserted before the match of `before`. */
const entries: [list: string, before: RegExp, line: string][] = [
  ['api/features.ts', /^import .*\n/m, "import { stars } from './stars/feature.ts';\n"],
  ['api/features.ts', /^\];/m, '  stars,\n'],
  ['web/routes.tsx', /^import /m, "import { stars } from './screens/stars/area.ts';\n"],
  ['web/routes.tsx', /(?<=areas: readonly Area\[\] = \[)/, 'stars, '],
  ['cli/evm.ts', /^ {2}scores: /m, "  stars: () => import('./commands/stars/stars.ts'),\n"],
];

/** The lines of a new setting, without its tests and translations. */
const settingEntries: typeof entries = [
  ['api/settings/fields.ts', /^\} as const satisfies/m, "  quietCampus: { kind: 'flag', initial: false },\n"],
  ['api/settings/fields.ts', /^\};\n\n\/\*\* The names/m, "  quietCampus: ['Whether the campus is quiet.'],\n"],
  ['web/screens/settings/systemSettingsValues.ts', /^ +updatedAt$/m, '        quietCampus\n'],
  [
    'web/screens/settings/SystemSettingsLowerSections.tsx',
    /^ +<Switch\n +\{\.\.\.box\('eventApprovalRequired'/m,
    "      <Switch {...box('quietCampus')} label={t('systemSettings.quietCampus')} />\n",
  ],
  ['web/i18n/en/systemSettings.json', /^ +"systemSettings.title/m, '  "systemSettings.quietCampus": "Quiet campus",\n'],
];
const settingMigration = `
import { Migration } from '@mikro-orm/migrations';

export class Migration20991231_quiet_campus extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE system_settings ADD quiet_campus boolean NOT NULL DEFAULT false');
  }
}
`;

let folder: string;
const run = (tool: string, ...args: string[]): string =>
  execFileSync(at('node_modules/.bin', tool), args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // a quick run may skip files that the example needs
    env: { ...process.env, EVM_SKIP: '' },
  });

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evm-feature-'));
  const parts = [
    'api',
    'bench',
    'cli',
    'migrations',
    'tools',
    'web',
    'schema.graphql',
    'relay.config.js',
    'package.json',
  ];
  const settings = ['tsconfig.json', 'vitest.config.ts', 'vite.config.ts', 'playwright.config.ts'];
  for (const name of [...parts, ...settings]) cpSync(at(name), path.join(folder, name), { recursive: true });
  symlinkSync(at('node_modules'), path.join(folder, 'node_modules'));
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  writeFileSync(path.join(folder, 'migrations/Migration20991231_quiet_campus.ts'), settingMigration);
  for (const [list, before, line] of [...entries, ...settingEntries]) {
    const text = readFileSync(path.join(folder, list), 'utf8');
    if (!before.test(text)) throw new Error(`${list} has no place for ${line}`);
    writeFileSync(
      path.join(folder, list),
      text.replace(before, (found) => line + found),
    );
  }
  generate(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the example is complete, and each of its files is named after the feature', () => {
  expect(files.length).toBeGreaterThan(12);
  expect(files.map(([file]) => file).filter((file) => !/\/stars[/.]|_stars\.ts$/.test(file))).toEqual([]);
});

test('the example passes the import rules and the type checks of server and web client', () => {
  expect(importProblems(folder)).toEqual([]);
  expect(run('tsc', '-p', 'tsconfig.json')).toBe('');
  expect(run('tsc', '-p', 'web/tsconfig.json')).toBe('');
});

test('a setting is in four files beside its texts', () => {
  const edited = new Set(settingEntries.map(([file]) => file).filter((file) => !file.endsWith('.json')));
  // and the migration
  expect(edited.size + 1).toBeLessThanOrEqual(4);
  expect(readFileSync(path.join(folder, 'api/persisted-operations.json'), 'utf8')).toContain('quietCampus');
});

test('example and setting pass their own tests of table, fields, REST calls, access and texts', () => {
  const written = { 'web/screens/stars/stars.test.ts': ofArea, 'api/settings/quiet.test.ts': ofSetting };
  for (const [file, text] of Object.entries(written)) writeFileSync(path.join(folder, file), text);
  // Runs only the tests that concern them.
  const own = 'every exposed field|Query$|setStar|a marked event is listed|the area|quiet|SystemSettings';
  const tests = ['api/stars/stars.test.ts', 'api/access.test.ts', ...Object.keys(written)];
  expect(stripVTControlCharacters(run('vitest', 'run', '-t', own, ...tests))).toMatch(/Test Files +4 passed/);
});

const ofSetting = `
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { restOf } from '../testing/rest.ts';

const api = await startApi();
afterAll(() => api.close());

test('admins save and read the quiet campus by both doors', async () => {
  const admin = await api.buildUser({ role: 'admin' });
  await api.as(admin)(
    'mutation { updateSystemSettings(input: { quietCampus: true }) { systemSettings { quietCampus } } }',
  );
  const { body } = await restOf(api)('GET /api/settings/system', { as: admin });
  expect(body.data).toMatchObject({ quietCampus: true });
});
`;

const ofArea = `
import { expect, test } from 'vitest';
import { stars } from './area.ts';

test('the area has a route, a link and texts', async () => {
  expect(stars.routes).toMatchObject([{ path: '/stars', link: { label: 'stars.nav' } }]);
  expect(stars.firstTexts).toHaveProperty(['stars.nav']);
  expect((await stars.texts!.load()).default).toHaveProperty(['stars.title']);
});
`;

test('the command line has the command of the example', () => {
  expect(run('tsx', 'cli/evm.ts', 'stars', 'list', '--help')).toContain('list the events that you have marked');
});
