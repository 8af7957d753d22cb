import { expect, test } from 'vitest';
import { inWords } from '../core/texts/inWords.ts';
import { formatOf, pictureExtensions, sizeProblem, typeProblem } from './validate.ts';
import { smallOf, uploadNameOf } from './pictureAddress.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('formats are detected by their first bytes', () => {
  expect(formatOf(bytes('\xff\xd8\xff\xe0\0\x10JFIF'))).toBe('jpeg');
  expect(formatOf(bytes('\x89PNG\r\n\x1a\n\0\0'))).toBe('png');
  expect(formatOf(bytes('GIF89a'))).toBe('gif');
  expect(formatOf(bytes('RIFF\0\0\0\0WEBPVP8 '))).toBe('webp');
  expect(formatOf(bytes('\0\0\0\x1cftypavif\0\0\0\0mif1avif'))).toBe('avif');
  expect(formatOf(bytes('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'))).toBe('avif');
  for (const other of ['', '<svg', '%PDF-1.7', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'RIFF\0\0\0\0WAVE', 'II*\0'])
    expect([other, formatOf(bytes(other))]).toEqual([other, undefined]);
});

test('one extension allows all extensions of its format', () => {
  expect(pictureExtensions(['.jpeg', '.pdf', '.svg', '.png'])).toEqual(['.jpg', '.jpeg', '.png']);
  expect(pictureExtensions(['.doc'])).toEqual([]);
});

test('each invalid file gets one error sentence', () => {
  const rules = { maxMegabytes: 2, extensions: ['.png'] };
  expect(sizeProblem(2 * 1024 * 1024, rules)).toBeUndefined();
  expect(inWords(sizeProblem(2 * 1024 * 1024 + 1, rules)!)).toBe('The file is too large: at most 2 MB.');
  expect(inWords(typeProblem(bytes('GIF89a'), rules)!)).toBe('This file is not a picture of an allowed type (.png).');
  expect(inWords(typeProblem(bytes('\x89PNG\r\n\x1a\n'), { ...rules, extensions: [] })!)).toBe(
    'Pictures cannot be uploaded at the moment.',
  );
});

test('upload names are parsed from their paths only', () => {
  const name = 'A-_0'.repeat(5) + 'zz';
  expect(uploadNameOf(`/uploads/${name}.webp`)).toBe(name);
  for (const other of [
    `/uploads/${name}.small.webp`,
    `/uploads/${name}`,
    'https://a.example/a.webp',
    '/uploads/../x.webp',
  ])
    expect(uploadNameOf(other)).toBeUndefined();
  expect(smallOf(`/uploads/${name}.webp`)).toBe(`/uploads/${name}.small.webp`);
  expect(smallOf('https://a.example/a.webp')).toBe('https://a.example/a.webp');
  expect(smallOf(null)).toBeNull();
});
