import { expect, test } from 'vitest';
import type { Block, Message } from '../core/messages/message.ts';
import { messageInWords } from '../core/messages/message.ts';
import { inLanguage } from '../core/texts/language.ts';
import { htmlOf, textOf } from './layout.ts';

const frame = { base: 'https://evm.example', greeting: 'Hello', reason: 'Because', reasonPath: '/settings' };
const letter = (quote: Extract<Block, { quote: unknown }>['quote']): Message => ({
  subject: 'Storm',
  preview: 'Storm',
  heading: 'Storm',
  blocks: [{ quote }],
});
const quoteOf = (quote: Parameters<typeof letter>[0]) =>
  inLanguage('de', () => /<blockquote[^>]*>(.*)<\/blockquote>/s.exec(htmlOf(letter(quote), frame))![1]!).replaceAll(
    / style="[^"]*"/g,
    '',
  );

test.each([
  ['Stay inside.\r\nAll day.\n', 'Stay inside.<br>All day.'],
  ['Bring **a mug** and 2 ** 3.', 'Bring <strong>a mug</strong> and 2 ** 3.'],
  ['Bring:\n- tea\n- **a mug**\n\nBye', 'Bring:<ul><li>tea</li><li><strong>a mug</strong></li></ul>Bye'],
  ['1. In\n3. Out\n- tea', '<ol><li value="1">In</li><li value="3">Out</li></ol><ul><li>tea</li></ul>'],
  [
    '- **See https://evm.example/a?b&c**',
    '<ul><li><strong>See <a href="https://evm.example/a?b&amp;c" rel="noopener noreferrer nofollow">https://evm.example/a?b&amp;c</a></strong></li></ul>',
  ],
  [
    '<script>alert(1)</script> **<b>**\n- <img src=x onerror="a()">\n- **</li>**',
    '&lt;script&gt;alert(1)&lt;/script&gt; <strong>&lt;b&gt;</strong><ul><li>&lt;img src=x onerror=&quot;a()&quot;&gt;</li><li><strong>&lt;/li&gt;</strong></li></ul>',
  ],
])('the letter shows %j as the page does', (text, html) => {
  expect(quoteOf(text)).toBe(html);
});

test('a list in another language than the letter names its language', () => {
  expect(quoteOf({ text: '- tea', language: 'kannada' })).toBe('<div lang="kn"><ul><li>tea</li></ul></div>');
  expect(quoteOf({ text: '**tea**', language: 'german' })).toBe('<strong>tea</strong>');
});

test('the plain text of a letter has the marks as written', () => {
  const text = textOf(messageInWords(letter('**Bring**\n- tea')), frame);
  expect(text).toContain('> **Bring**\n> - tea');
});
