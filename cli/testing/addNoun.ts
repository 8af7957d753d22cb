import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Adds a noun to the CLI of a copy of the repository: a folder and a line in cli/evm.ts. `verbs`: source text by verb. */
export function addNoun(root: string, noun: string, verbs: Readonly<Record<string, string>>): void {
  const folder = join(root, 'cli/commands', noun);
  mkdirSync(folder);
  for (const [verb, source] of Object.entries(verbs)) writeFileSync(join(folder, `${verb}.ts`), source);
  const imports = Object.keys(verbs).map((verb) => `  ${verb}: () => import('./${verb}.ts'),\n`);
  writeFileSync(
    join(folder, `${noun}.ts`),
    `import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command.description('look at ${noun}').addHelpText('after', examples('evm ${noun} --help'));

export const verbs: Commands = {
${imports.join('')}};
`,
  );
  const evm = join(root, 'cli/evm.ts');
  const line = `  ${noun}: () => import('./commands/${noun}/${noun}.ts'),\n`;
  writeFileSync(
    evm,
    readFileSync(evm, 'utf8').replace(/^ {2}api: /m, (api) => line + api),
  );
}
