import type { Context } from './context.ts';
import { toUuid } from './ids.ts';
import { perRequest } from './perRequest.ts';

/**
 * Pages of lists that hang on events: the same page of several events shares a statement. `read` answers with one row
 * more than `first` for each event that has them, as `pageOf` wants it.
 */
export function pagesOf<Row>(
  read: (ctx: Context, eventUuids: readonly string[], first: number, after: string | null) => Promise<readonly Row[]>,
  eventIdOf: (row: Row) => string,
): (ctx: Context, eventId: string, first: number, after: string | null | undefined) => Promise<readonly Row[]> {
  const pages = perRequest<{ key: string; rows: readonly Row[] }>(
    async (ctx, keys) => {
      const wanted = Map.groupBy(keys, (key) => key.slice(key.indexOf(' ') + 1));
      const found = [...wanted].map(async ([page, ofPage]) => {
        const [first, after] = page.split(' ');
        const uuids = ofPage.map((key) => toUuid('event', key.split(' ', 1)[0]!)!);
        const rows = Map.groupBy(await read(ctx, uuids, Number(first), after || null), eventIdOf);
        return ofPage.map((key) => ({ key, rows: rows.get(key.split(' ', 1)[0]!) ?? [] }));
      });
      return (await Promise.all(found)).flat();
    },
    ({ key }) => key,
  );
  return async (ctx, eventId, first, after) => (await pages(ctx).load(`${eventId} ${first} ${after ?? ''}`))!.rows;
}
