import { type Command, Option } from 'commander';
import type { Api } from './api.ts';
import type { Io } from './io.ts';

/** The file of a command: takes what was typed, the arguments in their order and then the options. */
export interface Verb<Typed extends unknown[]> {
  run(io: Io, api: Api, ...typed: Typed): Promise<void>;
}

/** The action of a command: its file is loaded when it runs. */
export type Does = <Typed extends unknown[]>(
  load: () => Promise<Verb<Typed>>,
) => (...typed: [...Typed, Command]) => Promise<void>;

export const json = () => new Option('--json [fields]', 'print JSON, all fields or the named ones (comma-separated)');

export const limit = (most = '30') => new Option('--limit <number>', 'how many at most').default(most);

/** For what asks first. */
export const yes = () => new Option('-y, --yes', 'do not ask');

export const dryRun = () => new Option('--dry-run', 'show what would change and change nothing');

/** The end of the help of every command. */
export const examples = (...lines: string[]) => `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
