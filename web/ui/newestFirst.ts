import { graphql, readInlineData } from 'react-relay';
import type { newestFirst_announcement$key } from '../__generated__/newestFirst_announcement.graphql.ts';

/**
 * Sorts the announcements of a connection like the server does. Relay puts live ones first, though some are older (a draft
 * that was published late). Announcements that belong to a later page stay hidden until that page is loaded.
 */
export function newestFirst<T extends newestFirst_announcement$key>(
  nodes: readonly (T | null | undefined)[],
  hasMore: boolean,
): T[] {
  // a deleted record leaves null in the connection
  const dated = nodes.flatMap((node) => (node ? { node, ...readSortFields(node) } : []));
  return sortLoaded(dated, hasMore).map(({ node }) => node);
}

function readSortFields(node: newestFirst_announcement$key) {
  return readInlineData(
    graphql`
      fragment newestFirst_announcement on Announcement @inline {
        id
        pinned
        since
      }
    `,
    node,
  );
}

type SortFields = { readonly id: string; readonly pinned: boolean; readonly since: string };

/** The last element marks the end of the loaded pages. */
export function sortLoaded<T extends SortFields>(all: readonly T[], hasMore: boolean): T[] {
  const end = all.at(-1);
  return all.filter((each) => !hasMore || !end || compare(each, end) <= 0).toSorted(compare);
}

function compare(a: SortFields, b: SortFields): number {
  if (a.id === b.id) return 0;
  if (a.pinned !== b.pinned) return a.pinned ? -1 : 1;
  if (a.since === b.since) return a.id < b.id ? 1 : -1;
  return a.since < b.since ? 1 : -1;
}
