import { checkFirst, type Page, pageOf } from './connection.ts';
import type { Context } from '../context/context.ts';
import { type Kind, toId, toUuid } from '../ids/ids.ts';
import type { Keyset } from './keyset.ts';
import { perRequest } from '../context/perRequest.ts';
import type { Statement } from '../statements/rows.ts';

/** A list with one statement for a page and one for the count. */
export interface List<Row> {
  order: Keyset<NoInfer<Row>>;
  /** Parameters: the filter, the place, and the maximum number of rows. */
  page: Statement<Row>;
  /** Parameters: the filter. */
  count: Statement<{ count: number }>;
  /** The maximum page size, if it differs from the default. */
  readonly most?: number;
}

/** A page of a list. Pass `read` if the viewer may not see everything in the rows. */
export async function readPage<Row>(
  ctx: Context,
  { order, page, count, most }: List<Row>,
  filter: readonly unknown[],
  { first, after }: { first: number; after?: string | null },
  read: (ctx: Context, what: Statement<Row>, values: readonly unknown[]) => Promise<Row[]> = (_, what, values) =>
    ctx.rows(what, values),
): Promise<Page<Row>> {
  checkFirst(first, most);
  const rows = await read(ctx, page, [...filter, ...order.placeOf(after), first + 1]);
  return pageOf(rows, first, after, order.cursorOf, async () => (await ctx.rows(count, filter))[0]!.count);
}

/**
 * Pages of lists that belong to objects of one kind. Equal pages of several lists share a statement. `read` returns up to
 * `limit` rows per parent; `parentIdOf` returns the parent of a row.
 */
export function pagesOf<Row>(
  kind: Kind,
  order: Keyset<Row>,
  read: (
    ctx: Context,
    parentUuids: readonly string[],
    place: readonly unknown[],
    limit: number,
  ) => Promise<readonly Row[]>,
  parentIdOf: (row: Row) => string,
) {
  const pages = perRequest<{ key: string; rows: readonly Row[] }>(
    async (ctx, keys) => {
      const keysByPage = Map.groupBy(keys, (key) => key.slice(key.indexOf(' ') + 1));
      const pageReads = [...keysByPage].map(async ([page, ofPage]) => {
        const [first, after] = page.split(' ');
        const uuids = ofPage.map((key) => toUuid(kind, key.split(' ', 1)[0]!)!);
        const rows = Map.groupBy(await read(ctx, uuids, order.placeOf(after), Number(first) + 1), parentIdOf);
        return ofPage.map((key) => ({ key, rows: rows.get(key.split(' ', 1)[0]!) ?? [] }));
      });
      return (await Promise.all(pageReads)).flat();
    },
    ({ key }) => key,
  );
  return async (
    ctx: Context,
    parentId: string,
    first: number,
    after: string | null | undefined,
    count: (ctx: Context, parentId: string) => Promise<number>,
  ): Promise<Page<Row>> => {
    checkFirst(first);
    // check the cursor here, so that an invalid one does not fail the pages of others
    order.placeOf(after);
    const { rows } = (await pages(ctx).load(`${parentId} ${first} ${after ?? ''}`))!;
    return pageOf(rows, first, after, order.cursorOf, () => count(ctx, parentId));
  };
}

/** Counts of lists that belong to objects of one kind, read by one statement. A missing count is 0. */
export function countsOf(
  kind: Kind,
  read: (ctx: Context, parentUuids: readonly string[]) => Promise<readonly { parent: string; count: number }[]>,
): (ctx: Context, parentId: string) => Promise<number> {
  const counts = perRequest(
    (ctx, ids) =>
      read(
        ctx,
        ids.map((id) => toUuid(kind, id)!),
      ),
    ({ parent }) => toId(kind, parent),
  );
  return async (ctx, parentId) => (await counts(ctx).load(parentId))?.count ?? 0;
}
