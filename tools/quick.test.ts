import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { skippedByQuickRun } from './quick.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'evm-quick-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  return file;
};
const slowText = ['await start', 'Api()'].join('');
const rules = ['api/events/phase.test.ts', 'web/ui/dates.test.tsx'].map((file) => write(file));
const slow = Array.from({ length: 23 }, (_, n) => write(`api/feature${n}/door.test.ts`, slowText));
const texts: Record<string, string> = { eventFilters: 'events found', door: 'in anyway' };
const stories = ['eventFilters', 'events', 'door', 'staff', 'mail', 'login', 'upcomingEvents', 'scores'].map((name) =>
  write(`web/e2e/${name}.spec.ts`, `getByText('${texts[name] ?? name}')`),
);
// Each of these screens shows a text of a story. The last shows none, but is part of the first.
write('web/i18n/en/list.json', '{ "filters.shown": "{count, plural, one {# event found} other {# events found}}" }');
write('web/i18n/en/door.json', '{ "door.admit": "Let {name} in anyway" }');
write('web/screens/events/list/Filters.tsx', "import { Chip } from './Chip.tsx'; t('filters.shown', { count });");
write('web/screens/events/list/Chip.tsx', 'export const Chip = () => <b />;');
write('web/screens/door/Scanner.tsx', "t('door.admit')");
// A rule that a test of another feature names.
write('api/feature7/giveSeat.ts', 'export const giveSeat = () => raisedCapacity;');
write('api/feature3/door.test.ts', `${slowText}; expect(raisedCapacity)`);
const rights = write('api/access.test.ts', slowText);
const all = [...slow, rights, ...stories];
const taken = (seed: number, ...changes: string[]) => {
  const skipped = skippedByQuickRun(seed, changes, folder);
  return [...rules, ...all].filter((file) => !skipped.includes(file));
};

test('a quick run takes the tests of rules, and a twelfth of the other tests and of the stories', () => {
  const files = taken(1);
  expect(files.slice(0, 2)).toEqual(rules);
  expect(files.filter((file) => [...slow, rights].includes(file))).toHaveLength(2);
  expect(files.filter((file) => stories.includes(file))).toHaveLength(1);
  expect(taken(1)).toEqual(files);
});

test('several seeds together draw all files', () => {
  const drawn = new Set(Array.from({ length: 90 }, (_, seed) => taken(seed)).flat());
  expect([...all].filter((file) => !drawn.has(file))).toEqual([]);
});

test.each([
  ['a rule of the server', 'api/feature7/deep/rule.ts', ['api/feature7/door.test.ts', rights]],
  [
    'a rule that another feature uses',
    'api/feature7/giveSeat.ts',
    ['api/feature7/door.test.ts', 'api/feature3/door.test.ts', rights],
  ],
  [
    'a feature of the server',
    'api/events/facts.sql',
    [...['eventFilters', 'events', 'upcomingEvents'].map((name) => `web/e2e/${name}.spec.ts`), rights],
  ],
  ['a core that has its letters in the name of a story', 'api/core/rows.ts', [rights]],
  ['a screen', 'web/screens/events/list/Filters.tsx', ['web/e2e/eventFilters.spec.ts']],
  ['another screen', 'web/screens/door/Scanner.tsx', ['web/e2e/door.spec.ts']],
  ['a part of a screen', 'web/screens/events/list/Chip.tsx', ['web/e2e/eventFilters.spec.ts']],
  ['a story', 'web/e2e/staff.spec.ts', ['web/e2e/staff.spec.ts']],
  ['a manual', 'docs/events.md', []],
])('for a change of %s it also takes what is near', (_, change, near) => {
  for (let seed = 0; seed < 10; seed += 1) {
    expect(taken(seed, change)).toEqual(expect.arrayContaining(near));
    expect(taken(seed, change).length).toBeLessThanOrEqual(taken(seed).length + near.length);
  }
});
