import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startApi } from '../api/testing/api.ts';
import { addNoun } from './testing/addNoun.ts';
import { evmProcess } from './testing/process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const list = `import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';

const query = document('query { viewer { name role } }');

export const define: Define = (command, evm) =>
  command
    .description('list the clubs')
    .option('--search <words>', 'words that must all occur')
    .addOption(json('name role'))
    .addHelpText('after', examples('evm clubs list --search chess'))
    .action(async ({ search, json }) => {
      const { viewer } = await evm.api.ask(query, {});
      evm.io.say(search ?? '');
      showOne(evm.io, { ...viewer }, json);
    });
`;

test('a new noun needs only a folder and one line in evm.ts', async () => {
  const api = await startApi();
  onTestFinished(() => api.close());
  const copy = mkdtempSync(join(tmpdir(), 'evm-noun-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(join(root, 'cli'), join(copy, 'cli'), { recursive: true });
  for (const name of ['api', 'node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(join(root, name), join(copy, name));
  addNoun(copy, 'clubs', { list });

  const person = await api.buildUser({ firstName: 'Asha', lastName: 'Rao' });
  const env = { XDG_CONFIG_HOME: copy, EVM_HOST: api.url, EVM_TOKEN: await api.tokenOf(person) };
  const evm = (...argv: string[]) => evmProcess(argv, { cwd: copy, env });
  expect(await evm('clubs', 'list', '--search', 'chess', '--json', 'name')).toMatchObject({
    code: 0,
    out: JSON.stringify({ name: 'Asha Rao' }, null, 2),
    said: 'chess',
  });
  expect(await evm('clubs', 'list', '--json', 'nope')).toMatchObject({
    code: 2,
    said: 'There is no field "nope".\nThere are: name, role',
  });
  expect((await evm('--help')).out).toMatch(/^ {2}clubs +look at clubs$/m);
  expect((await evm('clubs', '--help')).out).toMatch(/^ {2}list +list the clubs$/m);
  expect((await evm('completion', 'bash')).out).toContain("'clubs 0') offered='list' ;;");
});

/** Prints all loaded files at exit, except those of the TypeScript loader. */
const reportLoadedFiles = `
import { registerHooks } from 'node:module';
const loaded = new Set();
registerHooks({ load: (url, context, next) => (loaded.add(url), next(url, context)) });
process.on('exit', () => process.stderr.write([...loaded].filter((url) => !/node_modules.(tsx|esbuild|get-tsconfig|resolve-pkg-maps)/.test(url)).join('\\n')));
`;

test('the files of commands import nothing but commander; other modules are loaded when a command runs', async () => {
  // `completion` loads all commands and runs none. Runs from the sources, because the build bundles modules.
  const { code, said } = await evmProcess(['completion', 'bash'], { env: {}, cwd: root, preload: reportLoadedFiles });
  expect(code).toBe(0);
  const loaded = said.split('\n').map((url) => decodeURI(url).replace(/\?.*/, ''));
  expect(loaded.filter((url) => url.includes('/cli/commands/')).length).toBeGreaterThan(50);
  const packages = loaded.flatMap((url) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []);
  expect(new Set(packages)).toEqual(new Set(['@commander-js/extra-typings', 'commander']));
  // validators and their sentences, which the web client shares
  const shared = /\/(validate\w*|status|code|fields|problemTexts|core\/texts\/(texts|languages))\.[jt]s$/;
  const ofServer = loaded.filter((url) => url.includes('/api/') && !shared.test(url));
  expect(ofServer).toEqual([]);
});
