import type { Context } from '../../core/context/context.ts';
import { refusal, refuseInvalid } from '../../core/refusals/errors.ts';
import { valueAt, type Call } from './calls.ts';
import { sentence } from '../texts.ts';

/** The maximum page size of GraphQL. */
const pageSize = 100;

interface Connection {
  totalCount: number;
  edges: { node: unknown }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** A list response: complete if it fits on one page, else a stream that holds one page at a time. */
export type ListAnswer = { whole: Record<string, unknown> } | { stream: AsyncIterable<string> };

/** Reads `limit` (at least 1; `usually` by default) and `cursor`. Throws VALIDATION_FAILED. */
export function readPlace(
  { limit, cursor }: Readonly<Record<string, unknown>>,
  usually = Number.POSITIVE_INFINITY,
): { limit: number; after: string | null } {
  const wanted = limit === undefined || limit === '' ? usually : Number(limit);
  refuseInvalid({
    ...(!(wanted > 0 && Math.floor(wanted) === wanted) && { limit: sentence('limitInvalid') }),
    ...(Array.isArray(cursor) && { cursor: sentence('cursorTwice') }),
  });
  return { limit: wanted, after: typeof cursor === 'string' && cursor ? cursor : null };
}

/** Loads the pages of a list; only the first one counts the total. */
export function pagesOf(call: Call, ctx: Context, variables: Readonly<Record<string, unknown>>) {
  const page = async (after: string | null, left: number, counting: boolean) => {
    const data = await call.run(ctx, { ...variables, first: Math.min(left, pageSize), after, counting });
    const connection = valueAt(data, call.route.list!) as Connection | null;
    if (!connection) {
      // the list may exist, but not for this viewer
      await call.route.permission?.(ctx, variables as Record<string, string>);
      throw refusal('NOT_FOUND', call.route.missing!);
    }
    return { data, connection };
  };
  return {
    first: (after: string | null, left: number) => page(after, left, true),
    next: async (after: string | null, left: number): Promise<Connection> => {
      await ctx.recoverBudget();
      ctx.renewBudget();
      // free what the items of the earlier pages have loaded
      ctx.loaders.clear();
      // the viewer may have lost the right since the last page
      await ctx.reloadViewer();
      return (await page(after, left, false)).connection;
    },
  };
}

/**
 * Reads a list page by page. `count` is the number of items in `data`, `total` that of all; `nextCursor` is set if
 * `limit` cut the list.
 */
export async function answerList(
  call: Call,
  ctx: Context,
  variables: Readonly<Record<string, unknown>>,
  { limit, after }: ReturnType<typeof readPlace>,
): Promise<ListAnswer> {
  const pages = pagesOf(call, ctx, variables);
  const { connection: first } = await pages.first(after, limit);
  const nodes = first.edges.map(({ node }) => node);
  const total = first.totalCount;
  const { hasNextPage, endCursor } = first.pageInfo;
  if (!hasNextPage || nodes.length >= limit)
    return {
      whole: { success: true, data: nodes, count: nodes.length, total, nextCursor: hasNextPage ? endCursor : null },
    };
  return { stream: jsonChunksOf(first, limit, pages.next) };
}

async function* jsonChunksOf(
  first: Connection,
  limit: number,
  next: (from: string | null, left: number) => Promise<Connection>,
): AsyncIterable<string> {
  yield '{"success":true,"data":[';
  let page = first;
  let count = 0;
  for (;;) {
    const text = page.edges.map(({ node }) => JSON.stringify(node)).join(',');
    yield count > 0 && text ? `,${text}` : text;
    count += page.edges.length;
    const { hasNextPage, endCursor } = page.pageInfo;
    if (!hasNextPage || count >= limit) {
      yield `],"count":${count},"total":${first.totalCount},"nextCursor":${JSON.stringify(hasNextPage ? endCursor : null)}}`;
      return;
    }
    // the next page starts at the end cursor
    page = await next(endCursor, limit - count);
  }
}
