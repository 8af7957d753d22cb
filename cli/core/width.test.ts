import { expect, test } from 'vitest';
import { fitToWidth, widthOf } from './width.ts';

test.each([
  ['', 0],
  ['Kite day', 8],
  ['Café', 4],
  ['Cafe\u0301', 4],
  ['凧揚げ', 6],
  ['카이트', 6],
  ['ＡＢ', 4],
  ['🪁', 2],
  ['👩‍🚀', 2],
  ['❤️', 2],
  ['…', 1],
  ['ईवेंट', 3],
  ['क्षि', 2],
  ['ಹೆಸರು', 3],
  ['ಲೀಡರ್‌ಬೋರ್ಡ್', 6],
])('"%s" is %i columns wide', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test.each([
  ['Kite', 6, 'Kite  '],
  ['Kite day', 6, 'Kite …'],
  ['凧揚げ', 6, '凧揚げ'],
  ['凧揚げ', 5, '凧揚…'],
  ['凧揚げ', 4, '凧… '],
  ['👩‍🚀👩‍🚀', 3, '👩‍🚀…'],
])('"%s" in %i columns is "%s"', (text, width, cell) => {
  expect(fitToWidth(text, width)).toBe(cell);
  expect(widthOf(fitToWidth(text, width))).toBe(width);
});
