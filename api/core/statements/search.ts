/** The words of a search, at most eight. Results must contain each of them. */
export const wordsOf = (search: string | null | undefined): string[] =>
  (search ?? '').split(/\s+/).filter(Boolean).slice(0, 8);

/** SQL: whether a folded text contains every word of an array, regardless of case and accents. */
export const containsWords = (text: string, words: string): string =>
  `NOT EXISTS (SELECT FROM unnest(${words}) AS word WHERE strpos(${text}, evm_fold(word)) = 0)`;

/** SQL: whether a folded column contains a word, by its trigram index. Wildcards of LIKE are escaped. */
export const holdsWord = (column: string, word: string): string =>
  `${column} LIKE '%' || ${escapedPattern(`evm_fold(${word})`)} || '%'`;

/** Also escapes wildcards that folding has created from full-width characters. */
const escapedPattern = (text: string) => String.raw`regexp_replace(${text}, '([\\%_])', '\\\1', 'g')`;
