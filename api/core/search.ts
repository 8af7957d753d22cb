/** The words of a search: up to eight, each of which must occur. */
export const wordsOf = (search: string | null | undefined): string[] =>
  (search ?? '').split(/\s+/).filter(Boolean).slice(0, 8);

/** SQL: whether a folded text holds every word of an array, whatever case and accents they are written in. */
export const containsWords = (text: string, words: string): string =>
  `NOT EXISTS (SELECT FROM unnest(${words}) AS word WHERE strpos(${text}, evm_fold(word)) = 0)`;

/** SQL: whether a folded column holds a word, along its trigram index; the wildcards of LIKE are taken literally. */
export const holdsWord = (column: string, word: string): string =>
  `${column} LIKE '%' || ${literally(`evm_fold(${word})`)} || '%'`;

/** Also those wildcards that folding has made of their wide cousins. */
const literally = (text: string) => String.raw`regexp_replace(${text}, '([\\%_])', '\\\1', 'g')`;
