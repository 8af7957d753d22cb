import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { at } from './folder.ts';

export type Texts = Readonly<Record<string, string>>;
/**
 * Texts by catalogue: `web/events` for the client, `api/events` for the server, `problems/events` for validators,
 * `cli/events` for commands.
 */
export type Catalogues = ReadonlyMap<string, Texts>;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;

/** The English texts of screens, server and validators. Those of the client are JSON, all others lie in the code. */
export async function englishCatalogues(): Promise<Map<string, Texts>> {
  const catalogues = new Map<string, Texts>();
  for (const file of globSync('web/i18n/en/*.json', { cwd: at() }))
    catalogues.set(`web/${path.basename(file, '.json')}`, readJson(at(file)));
  for (const file of globSync('api/{*,core/texts}/{texts,problemTexts,refusalTexts,operatorTexts}.ts', { cwd: at() })) {
    const kind = file.endsWith('/problemTexts.ts') ? 'problems' : 'api';
    const module = (await import(at(file))) as Record<string, { feature?: string; texts?: Texts }>;
    for (const { feature, texts } of Object.values(module)) if (texts) catalogues.set(`${kind}/${feature}`, texts);
  }
  return catalogues;
}

export function translatedCatalogues(tag: string): Catalogues {
  const files = globSync('{web,api,problems,cli}/*.json', { cwd: at('languages', tag) });
  return new Map(files.map((file) => [file.replace(/\.json$/, ''), readJson(at('languages', tag, file))]));
}

/** The problems of the texts of a language, one line each. */
export function problemsOf(tag: string, english: Catalogues, translated: Catalogues): string[] {
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const names = new Set([...english.keys(), ...translated.keys()]);
  return [...names].flatMap((name) => {
    const [source, target] = [english.get(name) ?? {}, translated.get(name) ?? {}];
    const ids = new Set([...Object.keys(source), ...Object.keys(target)]);
    return [...ids].flatMap((id) => {
      const [from, to] = [source[id], target[id]];
      const problem =
        from === undefined
          ? 'is in no English catalogue'
          : to === undefined || to.trim() === ''
            ? 'is missing'
            : problemOf(from, to, categories, name.startsWith('web/'));
      return problem ? [`${tag} ${name} ${id} ${problem}`] : [];
    });
  });
}

/** Texts that are the same in every language. */
const names = new Set(['Campus Events', 'Google Calendar']);

/** Whether a text has two words in a row, the first with four letters or more. Names, abbreviations and formats have none. */
const isProse = (text: string) => /[a-z]{4,} [a-z]{3,}/i.test(text);

function problemOf(from: string, to: string, categories: readonly string[], isScreen: boolean): string | undefined {
  let translated: MessageFormatElement[];
  try {
    // only screens have tags; commands have <file>
    translated = parse(to, { ignoreTag: !isScreen });
  } catch (error) {
    return `is malformed: ${(error as Error).message}`;
  }
  const [expected, found] = [parameters(parse(from, { ignoreTag: !isScreen })), parameters(translated)].map((each) =>
    JSON.stringify(each),
  );
  if (expected !== found) return `has ${found}, not ${expected}`;
  const cases = plurals(translated).find((names) => names.some((name) => !categories.includes(name)));
  if (cases) return `has the plurals ${cases.join(', ')}, not only ${categories.join(', ')}`;
  return to === from && isProse(from) && !names.has(from) ? 'is still English' : undefined;
}

/** The parameters of a message and the cases of a `select`. A parameter may appear as text in one language, twice in another. */
function parameters(message: readonly MessageFormatElement[]): readonly string[] {
  const names = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const each of elements) {
      if (each.type === TYPE.literal || each.type === TYPE.pound) continue;
      if (each.type === TYPE.tag) {
        names.add(`<${each.value}>`);
        visit(each.children);
        continue;
      }
      const options = 'options' in each ? each.options : {};
      names.add(each.type === TYPE.select ? `${each.value}: ${Object.keys(options).toSorted().join()}` : each.value);
      for (const { value } of Object.values(options)) visit(value);
    }
  };
  visit(message);
  return [...names].toSorted();
}

/** The names of the cases of each plural, except numbers such as `=0`. */
function plurals(message: readonly MessageFormatElement[]): string[][] {
  return message.flatMap((each) => {
    if (each.type === TYPE.tag) return plurals(each.children);
    if (each.type !== TYPE.plural && each.type !== TYPE.select) return [];
    const inner = Object.values(each.options).flatMap(({ value }) => plurals(value));
    if (each.type === TYPE.select || each.pluralType !== 'cardinal') return inner;
    return [Object.keys(each.options).filter((name) => !name.startsWith('=')), ...inner];
  });
}

/** Of each translation, a mark of the English text that it was made from, and whether a speaker has reviewed it. */
export type States = Readonly<Record<string, Texts>>;

export const markOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);
export const reviewed = ' reviewed';

export function statesOf(tag: string): States {
  const file = at('languages', tag, 'states.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as States) : {};
}

export type State = 'missing' | 'changed' | 'translated' | 'reviewed';

/** `changed`: the English text is no longer the one that was translated. */
export function stateOf(english: string, translated: string | undefined, mark = ''): State {
  if (!translated) return 'missing';
  if (!mark.startsWith(markOf(english))) return 'changed';
  return mark.endsWith(reviewed) ? 'reviewed' : 'translated';
}

/** The state of each message of a language, by catalogue and id. */
export const statesIn = (english: Catalogues, translated: Catalogues, states: States): Map<string, State> =>
  new Map(
    [...english].flatMap(([name, texts]) =>
      Object.entries(texts).map(
        ([id, text]) => [`${name} ${id}`, stateOf(text, translated.get(name)?.[id], states[name]?.[id])] as const,
      ),
    ),
  );
