import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, type LanguageTag } from '../../api/core/texts/languages.ts';
import { englishTexts, type Sentence } from '../../api/core/texts/texts.ts';
import type { Io } from './io.ts';

const files = new Map<string, Readonly<Record<string, string>>>();

/** The texts of `languages/<tag>/<name>.json`, read when first needed. None in English. */
export function translationsIn(tag: LanguageTag, name: string): Readonly<Record<string, string>> {
  const place = join(import.meta.dirname, '../../languages', tag, `${name}.json`);
  const known = files.get(place);
  if (known) return known;
  const texts =
    tag !== 'en' && existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Record<string, string>) : {};
  files.set(place, texts);
  return texts;
}

/** The words of a sentence without plurals, cases and sentences in it. It needs no formatter. */
export function fixedWords(env: NodeJS.ProcessEnv, { key, values }: Sentence): string {
  const [feature = '', name = ''] = key.split(':');
  const text = translationsIn(languageOf(env), feature)[name] ?? englishTexts[key]!;
  return text.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = values[parameter];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}

/** The words of a sentence in the user's language. Loads the formatter, so most runs do without it. */
export async function words(sentence: Sentence | string): Promise<string> {
  if (typeof sentence === 'string') return sentence;
  const { inWords } = await import('../../api/core/texts/inWords.ts');
  return inWords(sentence);
}

/** Writes a message for the user to stderr. */
export const tell = async (io: Pick<Io, 'say'>, sentence: Sentence | string): Promise<void> =>
  io.say(await words(sentence));
