import { IntlMessageFormat } from 'intl-messageformat';
import { englishTexts, type Sentence, type Value } from './texts.ts';
import { rangeInWords } from './period.ts';

/** Parsed messages by key. Parsing takes many times as long as formatting. */
const parsed = new Map<string, IntlMessageFormat>();

/** The English text of a sentence. What people have written, such as a title, stays as it is. */
export function english(sentence: Sentence | string): string {
  if (typeof sentence === 'string') return sentence;
  const { key, values } = sentence;
  const message = parsed.get(key) ?? new IntlMessageFormat(englishTexts[key]!, 'en', undefined, { ignoreTag: true });
  parsed.set(key, message);
  return String(
    message.format(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(value)]))),
  );
}

function inWords(value: Value): string | number {
  if (typeof value !== 'object') return value;
  return 'key' in value ? english(value) : rangeInWords(value.from, value.to, value.zone);
}

/** The English texts of the problems of fields. */
export const englishProblems = (problems: Readonly<Partial<Record<string, Sentence>>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === undefined ? [] : [[field, english(problem)]])),
  );
