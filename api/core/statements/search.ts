/** The words of a search, at most eight. Results must contain each of them. */
export const wordsOf = (search: string | null | undefined): string[] =>
  (search ?? '').split(/\s+/).filter(Boolean).slice(0, 8);

/** SQL: whether a folded text contains every word of an array, regardless of case and accents. */
export const containsWords = (text: string, words: string): string =>
  `NOT EXISTS (SELECT FROM unnest(${words}) AS word WHERE strpos(${text}, evm_fold(word)) = 0)`;

/** Folding only lowers the case of words of these characters. All their trigrams are in `evm_trigrams`. */
const plainWord = /^[a-z0-9]{2,}$/i;

/** Whether an index of a folded column finds the word without reading much of itself. */
export const isPlainWord = (word: string): boolean => plainWord.test(word);

/**
 * SQL: whether a folded column contains all words, by its indexes. The trigram index cannot find words of two characters.
 * The index on `evm_trigrams` finds them as the beginning of a trigram. It also looks for one trigram of each longer word.
 * With more, the planner would expect too few rows, because it takes trigrams as independent.
 */
export function holdsWords(column: string, words: readonly string[], bind: (value: string) => string): string[] {
  const plain = words.filter(isPlainWord).map((word) => word.toLowerCase());
  const isShort = plain.some((word) => word.length === 2);
  const rest = words.filter((word) => !isPlainWord(word)).map((word) => holdsWord(column, bind(word)));
  if (!isShort) return [...plain.map((word) => `${column} LIKE ${bind(`%${word}%`)}`), ...rest];
  return [
    `evm_trigrams(${column}) @@ ${bind(plain.map(lexemeOf).join(' & '))}::tsquery`,
    ...plain.map((word) => holdsPlainWord(column, bind(word))),
    ...rest,
  ];
}

/** SQL: whether a folded column contains a plain word in lower case. No index helps. */
export const holdsPlainWord = (column: string, word: string): string => `strpos(${column}, ${word}) <> 0`;

/** A short word as a prefix, or the rarest trigram of a longer word. */
function lexemeOf(word: string): string {
  if (word.length === 2) return `${word}:*`;
  const trigrams = Array.from({ length: word.length - 2 }, (_, n) => word.slice(n, n + 3));
  return trigrams.reduce((one, other) => (rarity(other) > rarity(one) ? other : one));
}

/** Letters of English texts, the most frequent first. Digits are rarer. */
const letters = 'etaoinsrhldcumfpgwybvkxjqz';

const rarity = (trigram: string) =>
  [...trigram].reduce((sum, character) => sum + (letters.indexOf(character) + 1 || letters.length + 1), 0);

/** SQL: whether a folded column contains a word, by its trigram index. Wildcards of LIKE are escaped. */
export const holdsWord = (column: string, word: string): string =>
  `${column} LIKE '%' || ${escapedPattern(`evm_fold(${word})`)} || '%'`;

/** Also escapes wildcards that folding has created from full-width characters. */
const escapedPattern = (text: string) => String.raw`regexp_replace(${text}, '([\\%_])', '\\\1', 'g')`;
