import type { Context } from '../context/context.ts';
import { perRequest } from '../context/perRequest.ts';
import { type Kind, toId, toUuid } from '../ids/ids.ts';
import { statement, uuidList } from '../statements/rows.ts';
import type { Titled, Translations } from './translated.ts';

interface Stored<Texts> {
  readonly id: string;
  readonly translations: Translations<Texts>;
}

/** Reads whole translations of rows in a table, batched per request. Rows without translations need no read. */
export function translationsIn<Texts>(kind: Kind, table: string) {
  const read = statement<Stored<Texts>>(
    `${kind}-translations`,
    `SELECT id, translations FROM ${table} WHERE id = ANY(${uuidList('$1')})`,
    ({ id, translations }) => ({ id: toId(kind, id as string), translations: translations as Translations<Texts> }),
  );
  const loader = perRequest<Stored<Texts>>(
    (ctx, ids) => ctx.rows(read, [ids.map((id) => toUuid(kind, id))]),
    ({ id }) => id,
  );
  return async (ctx: Context, { id, titles }: { readonly id: string } & Pick<Titled, 'titles'>) =>
    titles && ((await loader(ctx).load(id))?.translations ?? null);
}
