import type { Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { maxSearchResults, chooseMatch, matchesWithWords } from '../../core/find.ts';
import { readUpTo } from '../../core/pages.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

/** The error for an announcement that does not exist or is hidden from the viewer. */
export const noAnnouncement = () =>
  new Failure(sentence('notFound'), exitCodes.failed, message('findIdWith', { command: 'evm announcements list' }));

const searchQuery = document(`query ($first: Int!, $after: String, $search: String) {
  announcements(first: $first, after: $after, search: $search) { edges { node { id name: title } } pageInfo { hasNextPage endCursor } }
}`);

/** Finds an announcement's id by its id or by words of its title. */
export async function findAnnouncement({ io, api }: Evm, named: string): Promise<string> {
  if (named.startsWith('announcement_')) return named;
  const found = await readUpTo(
    maxSearchResults,
    async (page) => (await api.ask(searchQuery, { search: named, ...page })).announcements,
  );
  return (await chooseMatch(io, 'announcements', named, matchesWithWords(found, named), noAnnouncement)).id;
}
