import type { GraphQLError } from 'graphql';
import { fieldsRefusal } from '../refusals/errors.ts';
import type { Sentence } from '../texts/texts.ts';

const sentences = new Map<string, Record<string, Sentence>>();

/** Sets the message per field for a value that this enum does not have. */
export const setUnknownValueSentences = (enumName: string, fields: Record<string, Sentence>): void =>
  void sentences.set(enumName, fields);

/** GraphQL refuses an unknown enum value before any rule runs. This turns its message into a field error. */
export function unknownValueRefusal(message: string): GraphQLError | undefined {
  const [, before, after] = /\bEnum "(\w+)" cannot|does not exist in "(\w+)" enum/.exec(message) ?? [];
  const fields = sentences.get(before ?? after ?? '');
  return fields && fieldsRefusal('VALIDATION_FAILED', fields);
}

/** The message for an unknown value of this enum; undefined if not set. */
export const unknownValueSentence = (enumName: string): Sentence | undefined =>
  Object.values(sentences.get(enumName) ?? {})[0];
