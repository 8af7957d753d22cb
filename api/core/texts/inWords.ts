import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { languageNow } from './language.ts';
import type { LanguageTag } from './languages.ts';
import { rangeInWords } from './period.ts';
import { englishTexts, keyOf, type Sentence, type Value } from './texts.ts';

/** Parsed messages by language and key. Parsing takes many times as long as formatting. */
const parsed = new Map<string, IntlMessageFormat>();

/** The text of a sentence in the reader's language. What people have written, such as a title, stays as it is. */
export function inWords(sentence: Sentence | string): string {
  if (typeof sentence === 'string') return sentence;
  const { key, values } = sentence;
  const message = messageIn(languageNow(), key);
  return String(
    message.format(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueInWords(value)]))),
  );
}

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
  return 'key' in value ? inWords(value) : rangeInWords(value.from, value.to, value.zone);
}

/** The texts of the problems of fields. */
export const problemsInWords = (problems: Readonly<Partial<Record<string, Sentence>>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === undefined ? [] : [[field, inWords(problem)]])),
  );
