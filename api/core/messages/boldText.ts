/** An address as a whole, because its asterisks mean nothing; or bold text. */
const bolds = /\bhttps?:\/\/\S+|\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*/gi;

/** Splits a text at its bold parts: `**bold**`, within one line. */
export function boldPartsOf(text: string): { text: string; bold: boolean }[] {
  const parts: { text: string; bold: boolean }[] = [];
  let end = 0;
  for (const { 0: whole, 1: bold, index } of text.matchAll(bolds)) {
    if (bold === undefined) continue;
    parts.push({ text: text.slice(end, index), bold: false }, { text: bold, bold: true });
    end = index + whole.length;
  }
  return [...parts, { text: text.slice(end), bold: false }];
}

/** A text for one line or a short message: without asterisks and line breaks, and with bullets. */
export const onOneLine = (text: string): string =>
  boldPartsOf(text.replaceAll(/^- +(?=\S)/gm, '• '))
    .map((part) => part.text)
    .join('')
    .replaceAll(/\s+/g, ' ');
