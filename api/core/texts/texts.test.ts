import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { inWords } from './inWords.ts';
import { catalogue, keyOf, type ParametersOf, type Value } from './texts.ts';

type Module = Readonly<Record<string, { readonly feature: string; readonly texts?: Readonly<Record<string, string>> }>>;

const files = globSync('api/{*,core/texts}/{texts,problemTexts,refusalTexts,operatorTexts}.ts');
const modules = await Promise.all(files.map((file) => import(path.resolve(file)) as Promise<Module>));
const catalogues = modules.flatMap((module) =>
  Object.values(module).flatMap(({ feature, texts }) => (texts ? [{ feature, texts }] : [])),
);
const entries = catalogues.flatMap(({ feature, texts }) =>
  Object.entries(texts).map(([name, text]) => ({ feature, key: keyOf(feature, name), name, text })),
);

describe('catalogues', () => {
  test('every text is an ICU message, and no two have the same key', () => {
    expect(entries.length).toBeGreaterThan(10);
    for (const { text } of entries) expect(() => parse(text)).not.toThrow();
    const keys = entries.map(({ key }) => key);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  test('every text is used in the folder of its catalogue, or anywhere if it belongs to core', () => {
    const namesIn = (folder: string) => {
      const sources = globSync(`${folder}/**/*.ts`, { exclude: ['**/*.test.ts'] });
      return new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(/'\w+'/g) ?? []));
    };
    const unused = [...Map.groupBy(entries, ({ feature }) => feature)].flatMap(([feature, texts]) => {
      const names = namesIn(['core', 'operator'].includes(feature) ? 'api' : `api/${feature}`);
      return texts.filter(({ name }) => !names.has(`'${name}'`)).map(({ key }) => key);
    });
    expect([...unused]).toEqual([]);
  });
});

describe('sentences', () => {
  const sentence = catalogue('example', {
    plain: "It's over.",
    full: '{event} has {seats, number} {seats, plural, one {seat} other {seats}} in {place}.',
    when: 'It takes place {when}.',
    kind: '{mode, select, late {Too late} other {Too early for {who}}}',
  });

  test('parameters are formatted in English: numbers, plurals, periods and other sentences', () => {
    expect(inWords(sentence('plain'))).toBe("It's over.");
    expect(inWords(sentence('full', { event: 'Kite day', seats: 1, place: sentence('plain') }))).toBe(
      "Kite day has 1 seat in It's over..",
    );
    expect(inWords(sentence('full', { event: '<b>{x}</b>', seats: 2500, place: 'Hall' }))).toBe(
      '<b>{x}</b> has 2,500 seats in Hall.',
    );
    const when = { from: '2026-11-21T17:30:00Z', zone: 'UTC' };
    expect(inWords(sentence('when', { when }))).toBe('It takes place Saturday, 21 November 2026 at 17:30 UTC.');
    expect(inWords('As typed {x}')).toBe('As typed {x}');
  });

  test('the types of parameters follow from the text', () => {
    type Full = ParametersOf<(typeof sentence.texts)['full']>;
    expectTypeOf<Full>().toEqualTypeOf<{ readonly event: Value; readonly seats: number; readonly place: Value }>();
    expectTypeOf<ParametersOf<(typeof sentence.texts)['kind']>>().toEqualTypeOf<{
      readonly mode: string;
      readonly who: Value;
    }>();
    // @ts-expect-error a parameter is missing
    sentence('when');
    // @ts-expect-error there is no such text
    sentence('missing');
  });
});
