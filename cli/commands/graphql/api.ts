import type { Define } from '../../core/command.ts';
import type { Document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { examples } from '../../core/options.ts';
import { textOfFile } from '../../core/text.ts';
import { message } from '../../core/texts.ts';

export const define: Define = (command, evm) =>
  command
    .description('run any GraphQL operation')
    .argument('<operation>', 'its text, @file, or - for standard input')
    .option('-F, --field <key=value...>', 'a variable; numbers, true, false, null and JSON mean themselves')
    .addHelpText(
      'after',
      examples(
        'evm api "{ viewer { name role } }"',
        'evm api @event.graphql -F id=event_01jd…',
        'evm api - < report.graphql',
      ),
    )
    .action(async (operation, { field = [] }) => {
      const text = await textOf(evm.io, operation);
      const answer = await evm.api.ask(text as unknown as Document<unknown, object>, variablesOf(field));
      evm.io.out(JSON.stringify(answer, null, 2));
    });

/** The text of the operation: itself, the content of `@file`, or standard input for `-`. */
const textOf = async (io: Io, operation: string): Promise<string> => {
  if (operation === '-') return textOfFile(io, operation);
  return operation.startsWith('@') ? textOfFile(io, operation.slice(1)) : operation;
};

/** Parses `key=value`. A value that is valid JSON (true, 5, null, a list, …) is parsed; any other value is text. */
function variablesOf(fields: readonly string[]): object {
  return Object.fromEntries(
    fields.map((field) => {
      const at = field.indexOf('=');
      if (at < 1) throw new Failure(message('notKeyValue', { place: `"${field}"` }), exitCodes.usage);
      return [field.slice(0, at), valueOf(field.slice(at + 1))];
    }),
  );
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
