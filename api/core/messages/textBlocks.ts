/** A paragraph, or a list of items; a numbered list keeps the numbers as typed. */
export type TextBlock = { readonly text: string } | { readonly items: readonly TextItem[]; readonly numbered: boolean };
export type TextItem = { readonly text: string; readonly number?: number };

const listItem = /^(?:-|(\d{1,3})\.) +(?=\S)/;

/**
 * Splits a text into paragraphs and lists. Lines that begin with "- " are a list, and so are those that begin with a number
 * from "1. " on. All line breaks stay, so that the text is as high as in plain text.
 */
export function textBlocksOf(text: string): TextBlock[] {
  const blocks: ({ text: string } | { items: { text: string; number?: number }[]; numbered: boolean })[] = [];
  for (const line of text.split(/\r?\n/)) {
    const last = blocks.at(-1);
    const list = last && 'items' in last ? last : undefined;
    const [mark, number] = listItem.exec(line) ?? [];
    const numbered = number !== undefined;
    const continues = list?.numbered === numbered;
    if (mark !== undefined && (continues || !numbered || number === '1')) {
      const item = { text: `${line.slice(mark.length)}\n`, ...(numbered && { number: Number(number) }) };
      if (continues) list.items.push(item);
      else blocks.push({ items: [item], numbered });
    } else if (list && line.trim() === '') list.items.at(-1)!.text += '\n';
    else if (last && 'text' in last) last.text += `${line}\n`;
    else blocks.push({ text: `${line}\n` });
  }
  return blocks;
}
