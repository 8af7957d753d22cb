import { expect, test } from 'vitest';
import { boldPartsOf, onOneLine } from './boldText.ts';
import { textBlocksOf } from './textBlocks.ts';

const blocks = (text: string) =>
  textBlocksOf(text).map((block) =>
    'text' in block ? block.text : block.items.map(({ text: item, number }) => `${number ?? '•'} ${item}`),
  );

test.each([
  ['Bring a lantern.\nAnd friends.', ['Bring a lantern.\nAnd friends.\n']],
  ['Bring:\n- tea\n- a mug\nSee you!', ['Bring:\n', ['• tea\n', '• a mug\n'], 'See you!\n']],
  ['1. Sign in\r\n2. Sit down', [['1 Sign in\n', '2 Sit down\n']]],
  ['1. Tea\n\n3. Cake', [['1 Tea\n\n', '3 Cake\n']]],
  ['- tea\n1. Sign in', [['• tea\n'], ['1 Sign in\n']]],
  ['24. Dezember: Aufbau', ['24. Dezember: Aufbau\n']],
  ['1.5 hours\n-5 degrees\n-\n- ', ['1.5 hours\n-5 degrees\n-\n- \n']],
  ['1000. a', ['1000. a\n']],
])('the paragraphs and lists of %j', (text, expected) => {
  expect(blocks(text)).toEqual(expected);
});

const marked = (text: string) =>
  boldPartsOf(text)
    .map(({ text: part, bold }) => (bold ? `<${part}>` : part))
    .join('');

test.each([
  ['Bring **a laptop** and **tea**.', 'Bring <a laptop> and <tea>.'],
  ['请带**学生证**来', '请带<学生证>来'],
  ['**See https://evm.example/a**', '<See https://evm.example/a>'],
  ['https://evm.example/**/a/** **now**', 'https://evm.example/**/a/** <now>'],
  ['2 ** 3 ** 4, **a\nb**, ****, ** a**, **a **', '2 ** 3 ** 4, **a\nb**, ****, ** a**, **a **'],
])('bold text in %j', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test.each([
  ['Bring **a lantern**:\n- tea\n-  **two** mugs', 'Bring a lantern: • tea • two mugs'],
  ['1. Tea\r\n2. Cake - or pie\n-5 degrees', '1. Tea 2. Cake - or pie -5 degrees'],
])('%j on one line', (text, expected) => {
  expect(onOneLine(text)).toBe(expected);
});

test.each(['**a ', '**', '*a', '- a\n', '\n', '1. **\n'])('the time for many times %j is linear', (part) => {
  const text = part.repeat(50_000);
  expect(boldPartsOf(text).length).toBeGreaterThan(0);
  expect(textBlocksOf(text).length).toBeGreaterThan(0);
  expect(onOneLine(text).length).toBeGreaterThan(0);
});
