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
