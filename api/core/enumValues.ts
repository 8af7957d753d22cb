import type { GraphQLError } from 'graphql';
import { refusal } from './errors.ts';

const sentences = new Map<string, Record<string, string>>();

/** What people are told, field by field, when a value is not one of this enum's. */
export const sayUnknown = (enumName: string, fields: Record<string, string>): void =>
  void sentences.set(enumName, fields);

/** GraphQL refuses an unknown value of an enum before any rule sees it: its message, turned into a field error. */
export function unknownValueRefusal(message: string): GraphQLError | undefined {
  const [, before, after] = /\bEnum "(\w+)" cannot|does not exist in "(\w+)" enum/.exec(message) ?? [];
  const fields = sentences.get(before ?? after ?? '');
  return fields && refusal('VALIDATION_FAILED', Object.values(fields)[0]!, { fields });
}

/** What people are told of an unknown value of this enum, if somebody has said it. */
export const unknownValueSentence = (enumName: string): string | undefined =>
  Object.values(sentences.get(enumName) ?? {})[0];
