import type { Api } from '../../core/api.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { textOfFile } from '../../core/text.ts';

/** Runs any GraphQL operation and prints its data as JSON. */
export async function run(
  io: Io,
  { ask }: Api,
  operation: string,
  { field = [] }: { field?: string[] },
): Promise<void> {
  const query = await textOf(io, operation);
  io.out(JSON.stringify(await ask(query, variablesOf(field)), null, 2));
}

/** The operation itself, `@file`, or `-` for standard input. */
const textOf = async (io: Io, operation: string): Promise<string> => {
  if (operation === '-') return io.read();
  return operation.startsWith('@') ? textOfFile(io, operation.slice(1)) : operation;
};

/** `key=value`: true, false, null and numbers mean themselves, JSON objects and lists too, all else is text. */
function variablesOf(fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const at = field.indexOf('=');
      if (at < 1) throw new Failure(`"${field}" is not key=value.`, exitCodes.usage);
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
