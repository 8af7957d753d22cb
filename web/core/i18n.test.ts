import { describe, expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../{core,layout,ui,screens}/**/*.{ts,tsx}', '../*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = Object.keys(sources).filter((file) => !file.includes('.test.'));
const catalogues = import.meta.glob<object>('../i18n/en/*.json', { import: 'default', eager: true });
const areas = files
  .filter((file) => file.endsWith('/area.ts'))
  .map((file) => file.split('/').at(-2) ?? '')
  .filter((area) => `../i18n/en/${area}.json` in catalogues);

test.each(Object.keys(catalogues))('exactly one file imports %s', (catalogue) => {
  const name = catalogue.slice('../'.length);
  const loads = (line: string) => line.includes(name) && !line.startsWith('import type');
  expect(files.filter((file) => sources[file]?.split('\n').some(loads))).toHaveLength(1);
});

describe.each(areas)('texts that load with the %s screens', (area) => {
  const ids = Object.keys(catalogues[`../i18n/en/${area}.json`] ?? {});

  test('no file outside the area uses them', () => {
    const comesLater = (file: string) => file.startsWith(`../screens/${area}/`) && !file.endsWith('/area.ts');
    const strays = files
      .filter((file) => !comesLater(file))
      .flatMap((file) => ids.filter((id) => sources[file]?.includes(`'${id}'`)).map((id) => `${file}: ${id}`));
    expect(ids).not.toEqual([]);
    expect(strays).toEqual([]);
  });
});
