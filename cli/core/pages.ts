import { exitCodes, Failure } from './errors.ts';
import { message } from './texts.ts';

/** A page of any list of the API. */
interface Connection<R> {
  edges: { node: R }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Reads pages of up to 100 rows until the typed limit. Throws a usage error if the limit is not a positive integer. */
export async function readUpTo<R>(
  typed: string,
  read: (page: { first: number; after: string | null }) => Promise<Connection<R>>,
): Promise<R[]> {
  const limit = Number(typed);
  if (!Number.isInteger(limit) || limit < 1) throw new Failure(message('limitAboveZero'), exitCodes.usage);
  const rows: R[] = [];
  for (let after: string | null = null; rows.length < limit;) {
    const { edges, pageInfo } = await read({ first: Math.min(100, limit - rows.length), after });
    rows.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  return rows;
}
