import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, root } from './folder.ts';
import { literalTexts } from './literalTexts.ts';

test('every text in a component comes from a catalogue', () => {
  const files = globSync('web/**/*.tsx', {
    cwd: root,
    exclude: ['web/**/*.test.tsx', 'web/e2e/**', 'web/explorer/**'],
  });
  expect(files.length).toBeGreaterThan(200);
  const problems = files.flatMap((file) =>
    literalTexts(readFileSync(at(file), 'utf8')).map((problem) => `${file}:${problem}`),
  );
  expect(problems).toEqual([]);
});

test.each([
  ['<p>Take a seat</p>', 'Take a seat'],
  ["<p>{'Take a seat'}</p>", 'Take a seat'],
  ['<p>{`${count} seats`}</p>', 'seats'],
  ["<p>{full ? t('event.full') : 'Free'}</p>", 'Free'],
  ["<p>{full && 'Full'}</p>", 'Full'],
  ["<p>{name ?? 'Nobody'}</p>", 'Nobody'],
  ["<p>{'by ' + name}</p>", 'by'],
  ['<button aria-label="Close" />', 'Close'],
  ["<img alt={'A lantern'} />", 'A lantern'],
  ['<input placeholder={`Find ${what}`} />', 'Find'],
  ['<Panel title="Seats" />', 'Seats'],
  ['<Panel action={<b>More</b>} />', 'More'],
  ['items.map((each) => <li key={each}>Item</li>)', 'Item'],
])('%s is found', (source, text) => {
  expect(literalTexts(`\n${source}`)).toEqual([`2: ${text}`]);
});

test.each([
  "<p>{t('event.full')}</p>",
  '<p>{count} / {capacity} ·</p>',
  '<kbd>Ctrl</kbd>',
  '<b translate="no">Campus Events</b>',
  "<p data-text=\"large\">{state === 'full' && t('event.full')}</p>",
  "<input type=\"text\" aria-label={t('x', { name: 'Name' })} />",
])('%s is allowed', (source) => {
  expect(literalTexts(source)).toEqual([]);
});
