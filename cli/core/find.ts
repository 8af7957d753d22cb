import { emailProblem, normalizeEmail } from '../../api/accounts/validate.ts';
import { exitCodes, Failure } from './errors.ts';
import type { Io } from './io.ts';
import { questionsOf } from './prompt.ts';

/** Something that words may mean; `more` tells those apart that are called the same. */
export type Match = { id: string; name: string; more?: string };

export type Person = Match & { email: string | null };

/** How many of those that the server finds are looked at. */
export const mostLookedAt = '500';
const mostListed = 10;

/** Of several matches the one that is called exactly so, or that a person chooses; elsewhere than on a terminal a failure. */
export async function onlyOne<M extends Match>(
  io: Io,
  kind: string,
  named: string,
  matches: readonly M[],
  nothing: () => Failure,
): Promise<M> {
  const exact = matches.filter(({ name }) => plain(name) === plain(named));
  const [first, ...others] = exact.length === 1 ? exact : matches;
  if (!first) throw nothing();
  if (others.length === 0) return first;
  const lines = matches.map((match) => ({ name: lineOf(match), value: match.id }));
  if (io.canAsk) {
    const id = await (
      await questionsOf(io)
    ).choice(`${matches.length} ${kind} are called "${named}". Which one?`, lines);
    return matches.find((match) => match.id === id)!;
  }
  const listed = lines.slice(0, mostListed).map(({ name }) => `  ${name}`);
  throw new Failure(
    `${matches.length} ${kind} are called "${named}".`,
    exitCodes.failed,
    ['Name one by its id:', ...listed, ...(lines.length > mostListed ? ['  …'] : [])].join('\n'),
  );
}

const lineOf = ({ id, name, ...rest }: Match & { email?: string | null }) =>
  [id, name, rest.email, rest.more].filter(Boolean).join('  ');

/** An e-mail address is one person; anything else is words of a name. */
export const byEmailOrName = <P extends Person>(people: readonly P[], named: string): P[] => {
  const owner = people.filter(({ email }) => email === normalizeEmail(named));
  return owner.length === 1 || !emailProblem(named) ? owner : withWords(people, named);
};

/** The server's search looks at more than names. */
export const withWords = <M extends Match>(matches: readonly M[], named: string): M[] => {
  const words = plain(named).split(' ');
  return matches.filter(({ name }) => words.every((word) => plain(name).includes(word)));
};

/** Case, accents and spaces tell nobody apart. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
