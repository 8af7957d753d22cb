import DataLoader from 'dataloader';
import type { Context } from './context.ts';

/**
 * A data loader per request: keys that are requested at the same time share one read. `read` returns the values that it
 * found, in any order; missing ones are null.
 */
export function perRequest<V>(
  read: (ctx: Context, keys: readonly string[]) => Promise<readonly V[]>,
  keyOf: (value: V) => string,
): (ctx: Context) => DataLoader<string, V | null> {
  const make = (ctx: Context) =>
    new DataLoader<string, V | null>(async (keys) => {
      const valuesByKey = new Map((await read(ctx, keys)).map((value) => [keyOf(value), value]));
      return keys.map((key) => valuesByKey.get(key) ?? null);
    });
  return (ctx) => {
    const loader = (ctx.loaders.get(read) as ReturnType<typeof make> | undefined) ?? make(ctx);
    ctx.loaders.set(read, loader);
    return loader;
  };
}
