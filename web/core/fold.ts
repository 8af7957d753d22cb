/** A text without case and accents, for searches on the device. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The typed words, folded. A hyphen separates words too. */
export const foldedWords = (typed: string): string[] =>
  fold(typed)
    .split(/[\s\p{Pd}]+/u)
    .filter(Boolean);
