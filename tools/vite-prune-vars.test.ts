import { expect, test } from 'vitest';
import { neededVars, pruneSheet } from './vite-prune-vars.ts';

const sizes = ':root {\n  --width: 0.125rem; /** of a ring */\n  --gap: 1rem;\n}';
const theme =
  ':root {\n  --ring: var(--width) solid var(--blue);\n  --blue: #00f;\n  --red: #f00;\n}\n[dark] {\n  --blue: #88f;\n}';

test('a property is kept together with the properties that its value refers to, across files', () => {
  expect([...neededVars(['--ring'], [sizes, theme])].toSorted()).toEqual(['--blue', '--ring', '--width']);
});

test('an unused property is removed from every block', () => {
  const keep = neededVars(['--ring'], [sizes, theme]);
  expect(pruneSheet(sizes, keep)).toMatch(/--width: 0\.125rem;/);
  expect(pruneSheet(sizes, keep)).not.toContain('--gap');
  expect(pruneSheet(theme, keep).match(/--blue: [^;]+/g)).toEqual(['--blue: #00f', '--blue: #88f']);
  expect(pruneSheet(theme, keep)).not.toContain('--red');
});

test('properties that refer to each other in a cycle are visited once', () => {
  expect(neededVars(['--a'], ['x {\n  --a: var(--b);\n  --b: var(--a);\n}'])).toEqual(new Set(['--a', '--b']));
});
