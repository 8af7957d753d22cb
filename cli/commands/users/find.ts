import type { Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { byEmailOrName, type Match, maxSearchResults, chooseMatch } from '../../core/find.ts';
import { readUpTo } from '../../core/pages.ts';
import { sentence } from './texts.ts';

/** The error for an unknown person. */
export const noUser = () =>
  new Failure(
    sentence('notFound'),
    exitCodes.failed,
    sentence('findTheirId', { command: 'evm users list --search <words>' }),
  );

const userSearchQuery = document(`query ($first: Int!, $after: String, $search: String) {
  users(first: $first, after: $after, search: $search) {
    edges { node { id name email } }
    pageInfo { hasNextPage endCursor }
  }
}`);

/** Finds a person by id, e-mail address or name. An id is returned without a request. Admins only. */
export async function findUser({ io, api }: Evm, named: string): Promise<Match> {
  if (named.startsWith('user_')) return { id: named, name: named };
  const found = await readUpTo(
    maxSearchResults,
    async (page) => (await api.ask(userSearchQuery, { search: named, ...page })).users,
  );
  return chooseMatch(io, 'people', named, byEmailOrName(found, named), noUser);
}
