import type { LanguageName } from '../../api/core/texts/languages.ts';
import { languageNames } from '../../api/core/texts/languages.ts';
import type { Sentence } from '../../api/core/texts/texts.ts';
import { exitCodes, Failure } from './errors.ts';
import type { Io } from './io.ts';
import { enumOf } from './options.ts';
import { textOfFile } from './text.ts';
import { message } from './texts.ts';

type LanguageInput = Uppercase<LanguageName>;
type TextsInput<Name extends string> = { readonly language: LanguageInput } & Readonly<Record<Name, string>>;

/**
 * Reads translations from a JSON file: a list, or the output of `show --json translations`. `names` are the texts of each.
 * Throws a usage error if the file holds something else.
 */
export async function readTranslationFile<Name extends string>(
  io: Io,
  file: string,
  names: readonly Name[],
): Promise<TextsInput<Name>[]> {
  const text = await textOfFile(io, file);
  const fields = ['language', ...names];
  const isText = (each: unknown): each is Record<string, string> =>
    typeof each === 'object' &&
    each !== null &&
    fields.every((name) => typeof (each as Record<string, unknown>)[name] === 'string') &&
    languageNames.some((name) => name === (each as Record<string, string>)['language']!.toLowerCase());
  const list = listIn(text);
  if (!list?.every(isText))
    throw new Failure(
      message('noTranslationList', { file, fields: fields.join(', '), languages: languageNames.join(', ') }),
      exitCodes.usage,
    );
  return list.map(
    (each) =>
      ({
        ...Object.fromEntries(names.map((name) => [name, each[name]!.trim()])),
        language: enumOf(each['language']!),
      }) as TextsInput<Name>,
  );
}

function listIn(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const list = typeof value === 'object' && value !== null && 'translations' in value ? value.translations : value;
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Problems of fields, those of a translation with its number. */
export const withTranslationNumbers = (problems: Readonly<Record<string, Sentence | undefined>>) =>
  Object.entries(problems).map(([field, problem]) => {
    const [, place] = /^translations\.(\d+)\./.exec(field) ?? [];
    return place === undefined || !problem
      ? problem
      : { name: message('translation', { number: Number(place) + 1 }), problem };
  });
