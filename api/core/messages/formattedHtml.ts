import { boldPartsOf } from './boldText.ts';
import { textBlocksOf } from './textBlocks.ts';

/**
 * Text of a user as HTML, with bold text and lists. `htmlOfText` escapes; `list` are attributes of the lists. White space next
 * to a list is left out, because mail programs would show an empty line.
 */
export function formattedHtml(text: string, htmlOfText: (text: string) => string, list = ''): string {
  const inline = (line: string) =>
    boldPartsOf(line.trimEnd())
      .map(({ text: part, bold }) => (bold ? `<strong>${htmlOfText(part)}</strong>` : htmlOfText(part)))
      .join('');
  return textBlocksOf(text)
    .map((block) => {
      if ('text' in block) return inline(block.text);
      const items = block.items.map(
        ({ text: item, number }) => `<li${number === undefined ? '' : ` value="${number}"`}>${inline(item)}</li>`,
      );
      const tag = block.numbered ? 'ol' : 'ul';
      return `<${tag}${list}>${items.join('')}</${tag}>`;
    })
    .join('');
}
