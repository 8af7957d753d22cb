import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const components = globSync('{core,layout,screens,ui}/**/*.tsx', { cwd: root }).map((file) => ({
  file,
  text: read(file),
}));

/** Each import of a stylesheet with the class names that the importing file uses; undefined if they are computed. */
const uses = components.flatMap(({ file, text }) =>
  [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(([, name, sheet]) => ({
    file,
    sheet: path.join(path.dirname(file), sheet!),
    classes: text.includes(`${name}[`)
      ? undefined
      : [...text.matchAll(new RegExp(`(?<![./])\\b${name}\\.(\\w+)`, 'g'))].map(([, each]) => each!),
  })),
);

const classesOf = (sheet: string) =>
  new Set(
    [
      ...read(sheet)
        .replaceAll(/\/\*.*?\*\//gs, '')
        .matchAll(/\.([a-z]\w*)/gi),
    ].map(([, name]) => name!),
  );

test('every class that a component uses exists in its stylesheet', () => {
  const missing = uses.flatMap(({ file, sheet, classes = [] }) =>
    classes.filter((name) => !classesOf(sheet).has(name)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every class of a stylesheet is used by a component', () => {
  const idle = globSync('{core,layout,screens,ui}/**/*.module.css', { cwd: root }).flatMap((sheet) => {
    const users = uses.filter((use) => use.sheet === sheet);
    if (users.some(({ classes }) => !classes)) return [];
    const usedClasses = new Set(users.flatMap(({ classes }) => classes));
    return [...classesOf(sheet)].filter((name) => !usedClasses.has(name)).map((name) => `${sheet}: ${name}`);
  });
  expect(idle).toEqual([]);
});

test('stylesheets name no left or right, so that they also hold for text that runs to the left', () => {
  // resets what Primer sets while a dialog is open
  const sheets = globSync('{core,layout,screens,ui}/**/*.css', { cwd: root }).filter(
    (file) => file !== 'ui/LazyDialog.css',
  );
  const physical =
    /[\s;{]((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right|float|border-(?:top|bottom)-(?:left|right)-radius)[\w-]*\s*:|text-align:\s*(?:left|right)/;
  const fourSides = /(?:margin|padding|inset|border-radius):\s*([^\s;]+)\s+([^\s;]+)\s+([^\s;]+)\s+([^\s;]+);/g;
  const found = sheets.flatMap((sheet) => {
    const text = withoutSpacesInBrackets(read(sheet).replaceAll(/\/\*.*?\*\//gs, ''));
    const uneven = [...text.matchAll(fourSides)]
      .filter(([, , right, , left]) => right !== left)
      .map(([whole]) => whole);
    const [first] = physical.exec(text) ?? [];
    return [...(first ? [first] : []), ...uneven].map((each) => `${sheet}: ${each.trim()}`);
  });
  expect(found).toEqual([]);
});

function withoutSpacesInBrackets(text: string): string {
  const shorter = text.replaceAll(/\(([^()]*)\)/g, (_, inner: string) => `[${inner.replaceAll(/\s/g, '')}]`);
  return shorter === text ? text : withoutSpacesInBrackets(shorter);
}
