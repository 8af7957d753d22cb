import type { Context } from './context.ts';
import { type Kind, toUuid } from './ids.ts';
import { perRequest } from './perRequest.ts';

/**
 * Pages of lists that hang on things of one kind: the same page of several of them shares a statement. `read` answers with
 * one row more than `first` for each thing that has them, as `pageOf` wants it; `parentIdOf` says whose a row is.
 */
export function pagesOf<Row>(
  kind: Kind,
  read: (ctx: Context, parentUuids: readonly string[], first: number, after: string | null) => Promise<readonly Row[]>,
  parentIdOf: (row: Row) => string,
): (ctx: Context, parentId: string, first: number, after: string | null | undefined) => Promise<readonly Row[]> {
  const pages = perRequest<{ key: string; rows: readonly Row[] }>(
    async (ctx, keys) => {
      const wanted = Map.groupBy(keys, (key) => key.slice(key.indexOf(' ') + 1));
      const found = [...wanted].map(async ([page, ofPage]) => {
        const [first, after] = page.split(' ');
        const uuids = ofPage.map((key) => toUuid(kind, key.split(' ', 1)[0]!)!);
        const rows = Map.groupBy(await read(ctx, uuids, Number(first), after || null), parentIdOf);
        return ofPage.map((key) => ({ key, rows: rows.get(key.split(' ', 1)[0]!) ?? [] }));
      });
      return (await Promise.all(found)).flat();
    },
    ({ key }) => key,
  );
  return async (ctx, parentId, first, after) => (await pages(ctx).load(`${parentId} ${first} ${after ?? ''}`))!.rows;
}
