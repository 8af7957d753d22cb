import type { GraphQLError } from 'graphql';
import { refusal } from './errors.ts';

const sentences = new Map<string, Record<string, string>>();

/** Sets the message per field for a value that this enum does not have. */
export const setUnknownValueSentences = (enumName: string, fields: Record<string, string>): void =>
  void sentences.set(enumName, fields);

/** GraphQL refuses an unknown enum value before any rule runs. This turns its message into a field error. */
export function unknownValueRefusal(message: string): GraphQLError | undefined {
  const [, before, after] = /\bEnum "(\w+)" cannot|does not exist in "(\w+)" enum/.exec(message) ?? [];
  const fields = sentences.get(before ?? after ?? '');
  return fields && refusal('VALIDATION_FAILED', Object.values(fields)[0]!, { fields });
}

/** The message for an unknown value of this enum; undefined if not set. */
export const unknownValueSentence = (enumName: string): string | undefined =>
  Object.values(sentences.get(enumName) ?? {})[0];
