import { expect, test } from 'vitest';
import { textPartsOf } from './textParts.ts';

const linked = (text: string) =>
  textPartsOf(text)
    .map(({ text: part, href }) => (href === undefined ? part : `[${part}]`))
    .join('');

test.each([
  ['No link here.', 'No link here.'],
  ['', ''],
  ['See https://evm.example/a.', 'See [https://evm.example/a].'],
  ['https://evm.example, then http://evm.example/b!', '[https://evm.example], then [http://evm.example/b]!'],
  ['(https://evm.example/a)', '([https://evm.example/a])'],
  ['https://evm.example/wiki/Kite_(toy)', '[https://evm.example/wiki/Kite_(toy)]'],
  ['(see https://evm.example/wiki/Kite_(toy)).', '(see [https://evm.example/wiki/Kite_(toy)]).'],
  ['“https://evm.example/a”', '“[https://evm.example/a]”'],
  ['https://evm.example/a?b=1&c=%20#d…', '[https://evm.example/a?b=1&c=%20#d]…'],
  ['HTTPS://EVM.example/A', '[HTTPS://EVM.example/A]'],
  ['https://evm.example/\nand on', '[https://evm.example/]\nand on'],
  ['https://münchen.example/ö', '[https://münchen.example/ö]'],
  ['javascript:alert(1) data:text/html,x ftp://evm.example', 'javascript:alert(1) data:text/html,x ftp://evm.example'],
  ['xhttps://evm.example', 'xhttps://evm.example'],
  ['https://', 'https://'],
  ['https://...', 'https://...'],
  ['https://college.example@evil.example/', 'https://college.example@evil.example/'],
  ['<a href="https://evm.example">', '<a href="[https://evm.example]">'],
  [`https://evm.example/${'a'.repeat(2000)}`, `https://evm.example/${'a'.repeat(2000)}`],
  ['https://evm.example/\u202egpj.exe', '[https://evm.example/]\u202egpj.exe'],
])('%j', (text, shown) => {
  expect(linked(text)).toBe(shown);
  expect(
    textPartsOf(text)
      .map(({ text: part }) => part)
      .join(''),
  ).toBe(text);
});

test('the href of a link is normalized', () => {
  expect(textPartsOf('HTTP://EVM.example/A b')[0]!.href).toBe('http://evm.example/A');
});
