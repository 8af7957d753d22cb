import { type Context, requireViewer } from '../core/context/context.ts';
import { toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { calendarOf } from './ics.ts';
import { senderOf } from '../mail/server.ts';
import type { EventRow } from './Event.ts';

const sender = statement<{ address: string }>(
  'settings-calendar-sender',
  'SELECT system_email_address AS address FROM system_settings',
);

/**
 * The event as an iCalendar file, with the same UID as in the confirmation mail. So a calendar contains it only once, and
 * later mails can change and remove it.
 */
export async function calendarFile(ctx: Context, event: EventRow): Promise<string> {
  requireViewer(ctx);
  const [{ address } = { address: '' }] = await ctx.rows(sender);
  const { base } = ctx;
  const facts = {
    ...event,
    id: toUuid('event', event.id)!,
    date: event.date.toISOString(),
    endsAt: event.endsAt?.toISOString(),
  };
  return calendarOf(facts, event.cancelledAt ? 'CANCEL' : 'PUBLISH', {
    base,
    from: senderOf(address, base),
    at: event.updatedAt,
  });
}
