import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { languageNames } from '../../api/core/texts/languages.ts';
import type { Sentence } from '../../api/core/texts/texts.ts';
import { exitCodes, Failure } from './errors.ts';
import { message } from './texts.ts';

/** Help text for an argument that identifies an event or an announcement. */
export const idOrTitle = 'its id, or words of its title';

/** Help text for an argument that identifies a person. */
export const idEmailOrName = 'their id, e-mail address or name';

const jsonHelp = 'print JSON, all fields or the named ones (comma-separated)';

class JsonOption extends Option<'--json [fields]'> {
  readonly knownFields: string | undefined;

  constructor(knownFields: string | undefined, description: string) {
    super('--json [fields]', description);
    this.knownFields = knownFields;
  }
}

/** The option `--json`. Commands that change data pass its fields, so that unknown fields are refused before the change. */
export const json = (known?: string, description = jsonHelp) => new JsonOption(known, description);

/** The option for the main language of texts. */
export const languageOption = () =>
  new Option('--language <language>', 'the main language of the texts').choices(languageNames);

/** The option for the texts in further languages. */
export const translationFileOption = () =>
  new Option('--translation-file <file>', 'the texts in further languages, as JSON: all of them; [] for none');

/** Throws a usage error before the command runs, if `--json` names a field not in `knownFields`. */
export function refuseUnknownFields(command: CommandUnknownOpts): void {
  const { json } = command.opts();
  for (const option of command.options)
    if (option instanceof JsonOption && option.knownFields !== undefined && typeof json === 'string')
      parseFieldNames(json, option.knownFields.split(' '));
}

/** The fields named by `--json`. Throws a usage error for an unknown field. */
export function parseFieldNames(typed: string, known: readonly string[]): string[] {
  const fields = typed.split(',').map((field) => field.trim());
  const unknown = fields.find((field) => !known.includes(field));
  if (unknown !== undefined)
    throw new Failure(
      message('noField', { field: unknown }),
      exitCodes.usage,
      message('thereAre', { names: known.join(', ') }),
    );
  return fields;
}

export const limit = () => new Option('--limit <number>', 'how many at most').default('30');

/** For commands that ask for confirmation. */
export const yes = () => new Option('-y, --yes', 'do not ask');

export const dryRun = () => new Option('--dry-run', 'show what would change and change nothing');

/** The last sentence of a dry run's message. */
export const nothingChanged = message('nothingChanged');

/** Two sentences in a row. */
export const joined = (first: Sentence, second: Sentence): Sentence => message('joined', { first, second });

/** The message of a dry run. */
export const unchanged = (plan: Sentence): Sentence => joined(plan, nothingChanged);

/** `a or b or c`. */
export const alternatives = (choices: readonly string[]): Sentence | string =>
  choices.reduce<Sentence | string>((first, second) => (first ? message('or', { first, second }) : second), '');

/** The last section of each command's help. */
export const examples = (...lines: string[]) =>
  `\nExamples:\n${lines.map((line) => wrapExample(`  $ ${line}`)).join('\n')}`;

/** Wraps a line before an option at 80 columns, with a backslash as in a shell. */
function wrapExample(line: string): string {
  const [first = '', ...more] = line.split(/ (?=--)/);
  const lines = [first];
  for (const part of more) {
    const longer = `${lines.at(-1)} ${part}`;
    if (longer.length <= 78) lines[lines.length - 1] = longer;
    else lines.push(`      ${part}`);
  }
  return lines.join(' \\\n');
}

/** Converts a typed choice to the API's enum value. */
export const enumOf = <Choice extends string>(choice: Choice) => choice.toUpperCase() as Uppercase<Choice>;
