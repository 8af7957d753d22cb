/**
 * The known college that a typed name may mean: its name in another spelling, a part of it that begins a word, or its
 * initials. Undefined if the name is known as typed, or shorter than three letters.
 */
export function similarCollege(typed: string, known: readonly string[]): string | undefined {
  const plain = simplify(typed);
  if (plain.length < 3 || known.includes(typed.trim())) return undefined;
  return (
    known.find((name) => simplify(name) === plain) ??
    known.find((name) => ` ${simplify(name)}`.includes(` ${plain}`) || initialsOf(name) === plain)
  );
}

/** Without accents, case and punctuation. */
const simplify = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const initialsOf = (name: string): string => {
  const words = simplify(name.replaceAll(/\b(and|at|for|of|the)\b/gi, ''));
  return words
    .split(' ')
    .map((word) => word[0])
    .join('');
};
