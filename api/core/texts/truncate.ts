/** The longest word that is dropped as a whole, in UTF-16 units. */
const longestWord = 30;

/**
 * Truncates a text to at most `length` code points, including an ellipsis. Drops the last word if the cut is inside it, unless
 * it is too long. Finds words in scripts without spaces, too. Never splits a surrogate pair.
 */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const start = characters.slice(0, length - 1).join('');
  return `${start.slice(0, cutOf(text, start.length)).trimEnd()}…`;
}

/** Where to cut, at most at `most`. */
function cutOf(text: string, most: number): number {
  const begin = text.slice(0, most).search(/\S*$/);
  const [rest] = /^\S*/.exec(text.slice(most))!;
  if (!rest || (begin > 0 && most - begin + rest.length <= longestWord)) return rest ? begin : most;
  // Firefox has it since version 125
  if (!('Segmenter' in Intl)) return most;
  const word = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text).containing(most)!;
  return word.index > 0 && word.segment.length <= longestWord ? word.index : most;
}
