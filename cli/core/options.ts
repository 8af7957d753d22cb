import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { exitCodes, Failure } from './errors.ts';

/** How an event or an announcement is named. */
export const idOrTitle = 'its id, or words of its title';

/** How a person is named. */
export const idEmailOrName = 'their id, e-mail address or name';

const jsonHelp = 'print JSON, all fields or the named ones (comma-separated)';

class JsonOption extends Option<'--json [fields]'> {
  constructor(
    readonly known: string | undefined,
    description: string,
  ) {
    super('--json [fields]', description);
  }
}

/** `--json`. What changes something names its fields: others are refused before anything is done. */
export const json = (known?: string, description = jsonHelp) => new JsonOption(known, description);

/** Ends a command before it does anything where `--json` names a field that it is known not to have. */
export function refuseUnknownFields(command: CommandUnknownOpts): void {
  const { json } = command.opts();
  for (const option of command.options)
    if (option instanceof JsonOption && option.known !== undefined && typeof json === 'string')
      fieldsIn(json, option.known.split(' '));
}

/** The fields that `--json` names; ends with wrong usage where one is not there. */
export function fieldsIn(typed: string, known: readonly string[]): string[] {
  const fields = typed.split(',').map((field) => field.trim());
  const unknown = fields.find((field) => !known.includes(field));
  if (unknown !== undefined)
    throw new Failure(`There is no field "${unknown}".`, exitCodes.usage, `There are: ${known.join(', ')}`);
  return fields;
}

export const limit = () => new Option('--limit <number>', 'how many at most').default('30');

/** For what asks first. */
export const yes = () => new Option('-y, --yes', 'do not ask');

export const dryRun = () => new Option('--dry-run', 'show what would change and change nothing');

/** The end of what a dry run says. */
export const nothingChanged = 'Nothing was changed.';

/** The end of the help of every command. */
export const examples = (...lines: string[]) => `\nExamples:\n${lines.map((line) => folded(`  $ ${line}`)).join('\n')}`;

/** A line that is too long for 80 columns goes on below, before an option, as a shell reads it. */
function folded(line: string): string {
  const [first = '', ...more] = line.split(/ (?=--)/);
  const lines = [first];
  for (const part of more) {
    const longer = `${lines.at(-1)} ${part}`;
    if (longer.length <= 78) lines[lines.length - 1] = longer;
    else lines.push(`      ${part}`);
  }
  return lines.join(' \\\n');
}

/** A choice as the API writes it. */
export const enumOf = <Choice extends string>(choice: Choice) => choice.toUpperCase() as Uppercase<Choice>;
