import { emailProblem, normalizeEmail } from '../../api/accounts/validate.ts';
import { exitCodes, Failure } from './errors.ts';
import type { Io } from './io.ts';
import { questionsOf } from './prompt.ts';
import { words } from './language.ts';
import { kinds, message } from './texts.ts';

/** A search result. `more` distinguishes results with the same name. */
export type Match = { id: string; name: string; more?: string };

export type Person = Match & { email: string | null };

/** The maximum number of search results to read from the server. */
export const maxSearchResults = '500';
const maxListedMatches = 10;

/**
 * Selects one match: the only one with exactly this name, or the user's choice on a terminal. Without a terminal, several
 * matches throw a Failure that lists them. No match throws `nothing()`.
 */
export async function chooseMatch<M extends Match>(
  io: Io,
  kind: keyof typeof kinds.texts,
  named: string,
  matches: readonly M[],
  nothing: () => Failure,
): Promise<M> {
  const exact = matches.filter(({ name }) => normalizeName(name) === normalizeName(named));
  const [first, ...others] = exact.length === 1 ? exact : matches;
  if (!first) throw nothing();
  if (others.length === 0) return first;
  const lines = matches.map((match) => ({ name: lineOf(match), value: match.id }));
  if (io.canAsk) {
    const question = await words(message('whichOne', { count: matches.length, kind: kinds(kind), named }));
    const id = await (await questionsOf(io)).choice(question, lines);
    return matches.find((match) => match.id === id)!;
  }
  const listed = lines.slice(0, maxListedMatches).map(({ name }) => `  ${name}`);
  throw new Failure(
    message('severalCalled', { count: matches.length, kind: kinds(kind), named }),
    exitCodes.failed,
    [await words(message('nameOne')), ...listed, ...(lines.length > maxListedMatches ? ['  …'] : [])].join('\n'),
  );
}

const lineOf = ({ id, name, ...rest }: Match & { email?: string | null }) =>
  [id, name, rest.email, rest.more].filter(Boolean).join('  ');

/** Finds people by e-mail address, which is unique, or else by words of their name. */
export const byEmailOrName = <P extends Person>(people: readonly P[], named: string): P[] => {
  const owner = people.filter(({ email }) => email === normalizeEmail(named));
  return owner.length === 1 || !emailProblem(named) ? owner : matchesWithWords(people, named);
};

/** Filters by name, because the server's search covers other fields as well. */
export const matchesWithWords = <M extends Match>(matches: readonly M[], named: string): M[] => {
  const words = normalizeName(named).split(' ');
  return matches.filter(({ name }) => words.every((word) => normalizeName(name).includes(word)));
};

/** Normalizes case, accents and spaces. */
const normalizeName = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
