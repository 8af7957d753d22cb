/** The words of a search, at most eight. Results must contain each of them. */
export const wordsOf = (search: string | null | undefined): string[] =>
  (search ?? '').split(/\s+/).filter(Boolean).slice(0, 8);

/** SQL: whether a folded text contains every word of an array, regardless of case and accents. */
export const containsWords = (text: string, words: string): string =>
  `NOT EXISTS (SELECT FROM unnest(${words}) AS word WHERE strpos(${text}, evm_fold(word)) = 0)`;

/** Words of these characters have all their trigrams in `evm_trigrams`. */
const plainWord = /^[a-z0-9]{2,}$/i;

/**
 * SQL: whether a folded column contains all words, by its indexes. The trigram index cannot find words of two characters.
 * The index on `evm_trigrams` finds them as the beginning of a trigram. It also looks for one trigram of each longer word.
 * With more, the planner would expect too few rows, because it takes trigrams as independent.
 */
export function holdsWords(column: string, words: readonly string[], bind: (value: string) => string): string[] {
  if (!words.some((word) => word.length === 2 && plainWord.test(word)))
    return words.map((word) => holdsWord(column, bind(word)));
  const plain = words.filter((word) => plainWord.test(word)).map((word) => word.toLowerCase());
  return [
    `evm_trigrams(${column}) @@ ${bind(plain.map(lexemeOf).join(' & '))}::tsquery`,
    ...words.map((word) =>
      plainWord.test(word) ? `strpos(${column}, evm_fold(${bind(word)})) <> 0` : holdsWord(column, bind(word)),
    ),
  ];
}

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
