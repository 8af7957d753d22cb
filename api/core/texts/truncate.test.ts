import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test.each([
  ['fits', 'Come at six', 11, 'Come at six'],
  ['is cut inside a word', 'Come at seven', 11, 'Come at…'],
  ['is cut after a word', 'Come at six sharp', 12, 'Come at six…'],
  ['is cut before a word', 'Come at six sharp', 13, 'Come at six…'],
  ['has no blanks', '明天下午六点在图书馆门口集合', 8, '明天下午六点在…'],
  ['has one long word', `See ${'x'.repeat(40)}`, 20, `See ${'x'.repeat(15)}…`],
  ['ends with pairs of surrogates', '🎉🎉🎉🎉', 3, '🎉🎉…'],
])('a text that %s', (_, text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});

test('a truncated text is not too long, and is the start of the text', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme' })).map((words) => words.join(' '));
  fc.assert(
    fc.property(texts, fc.integer({ min: 2, max: 40 }), (text, length) => {
      const short = truncate(text, length);
      expect([...short].length).toBeLessThanOrEqual(length);
      expect(short === text || text.startsWith(short.slice(0, -1))).toBe(true);
    }),
  );
});

test('a text without spaces is cut between words', () => {
  const text = '我们明天下午在图书馆前面的广场举行机器人比赛欢迎所有同学参加请自带电脑和充电器并且准时到场谢谢大家';
  for (const length of [20, 30, 40]) {
    const kept = truncate(text, length).slice(0, -1);
    const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(({ index }) => index);
    expect(words).toContain(kept.length);
  }
});
