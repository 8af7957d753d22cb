import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { languageNameNow, languageNow } from './language.ts';
import type { LanguageTag } from './languages.ts';
import { rangeInWords } from './period.ts';
import { englishTexts, keyOf, type Sentence, type Value, type Written } from './texts.ts';

/** Parsed messages by language and key. Parsing takes many times as long as formatting. */
const parsed = new Map<string, IntlMessageFormat>();

/** The text of a sentence in the reader's language. What people have written, such as a title, stays as it is. */
export function inWords(copy: Sentence | Written | string): string {
  if (typeof copy === 'string') return copy;
  if ('text' in copy) return copy.text;
  const { key, values } = copy;
  const message = messageIn(languageNow(), key);
  return String(
    message.format(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueInWords(value)]))),
  );
}

/** The same in parts, because markup names the language of each. A bare string is in an unknown language. */
export function partsInWords(copy: Sentence | Written | string): Written[] {
  if (typeof copy === 'string') return [{ text: copy, language: null }];
  if ('text' in copy) return [copy];
  const language = languageNameNow();
  const isText = (value: Value) => typeof value === 'object' && !('from' in value);
  const values = Object.entries(copy.values).map(([name, value]) => [
    name,
    isText(value) ? partsInWords(value as Sentence | Written) : valueInWords(value),
  ]);
  return messageIn(languageNow(), copy.key)
    .formatToParts<Written[]>(Object.fromEntries(values))
    .flatMap(({ value }) => (typeof value === 'string' ? { text: value, language } : value));
}

/** The text of parts. */
export const textOfParts = (parts: readonly Written[]): string => parts.map(({ text }) => text).join('');

function messageIn(language: LanguageTag, key: string): IntlMessageFormat {
  const place = `${language} ${key}`;
  const known = parsed.get(place);
  if (known) return known;
  const text = language === 'en' ? undefined : translation(language, key.split(':')[0]!)[key];
  // a text that a language lacks is shown in English
  const message = new IntlMessageFormat(text ?? englishTexts[key]!, text ? language : 'en', undefined, {
    ignoreTag: true,
  });
  parsed.set(place, message);
  return message;
}

const translations = new Map<string, Readonly<Record<string, string>>>();

/** The texts of a feature in `languages/<tag>`, by key; read when first needed. Those of the command line are in `cli/`. */
function translation(language: LanguageTag, feature: string): Readonly<Record<string, string>> {
  const place = `${language} ${feature}`;
  const known = translations.get(place);
  if (known) return known;
  const folder = path.join(import.meta.dirname, '../../../languages', language);
  const names = feature.startsWith('cli/') ? [feature] : [`api/${feature}`, `problems/${feature}`];
  const read: Record<string, string> = {};
  for (const file of names.map((name) => path.join(folder, `${name}.json`)).filter(existsSync)) {
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    for (const [name, text] of Object.entries(texts)) read[keyOf(feature, name)] = text;
  }
  translations.set(place, read);
  return read;
}

function valueInWords(value: Value): string | number {
  if (typeof value !== 'object') return value;
  return 'from' in value ? rangeInWords(value.from, value.to, value.zone) : inWords(value);
}

/** The texts of the problems of fields. */
export const problemsInWords = (problems: Readonly<Partial<Record<string, Sentence>>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === undefined ? [] : [[field, inWords(problem)]])),
  );
