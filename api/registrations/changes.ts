import type { Context } from '../core/context.ts';
import { toUuid } from '../core/ids.ts';
import type { RowNotification } from '../core/rowWatch.ts';
import { requireEvent } from '../events/read.ts';

/**
 * The id of an event at once, and each time that its row has changed: every seat that is taken or given back, every place in
 * its line moves it. Throws NOT_FOUND for an event that the viewer cannot see.
 */
export async function seatChanges(ctx: Context, eventId: string): Promise<AsyncIterableIterator<string>> {
  await requireEvent(ctx, eventId);
  const uuid = toUuid('event', eventId)!;
  const unwatch = await ctx.events.watch(uuid);
  const feed = ctx.live.subscribe<RowNotification, string>('row', (notification) =>
    typeof notification === 'string' || notification.id === uuid ? eventId : undefined,
  );
  const end = feed.return!.bind(feed);
  feed.return = () => {
    unwatch();
    return end();
  };
  return feed;
}
