import type { MessageKind } from '../core/message.ts';
import type { Standing } from '../mail/Standing.ts';

/** One message kind per topic: preferences are stored per topic, so these two answer for all kinds below. */
export const oneOfEachTopic: readonly MessageKind[] = ['registration-confirmed', 'event-changed'];

/**
 * The message for a recipient who knows the state `was`, now that the state is `now`. undefined if nothing has changed for
 * them. A seat is `none`, `on`, `off` (the event was rejected) or `gone` (deleted). An event is `fine` or `rejected` for its
 * owner. `waited` marks a seat that came from the waitlist.
 */
export function messageAbout(was: Standing, now: Standing): MessageKind | undefined {
  const stood = was.standing;
  switch (now.standing) {
    case 'none':
      return stood === 'none' ? undefined : 'registration-cancelled';
    case 'gone':
      return 'event-deleted';
    case 'off':
      return stood === 'off' ? undefined : 'event-withdrawn';
    case 'on':
      if (stood === 'none') return now.waited ? 'waitlist-seat' : 'registration-confirmed';
      if (isElsewise(was, now)) return 'event-changed';
      return stood === 'off' ? 'event-restored' : undefined;
    case 'rejected':
      return stood === 'rejected' && was.reason === now.reason ? undefined : 'event-rejected';
    default:
      return undefined;
  }
}

const isElsewise = (was: Standing, now: Standing) =>
  was.title !== now.title ||
  was.location !== now.location ||
  instant(was.date) !== instant(now.date) ||
  instant(was.endsAt) !== instant(now.endsAt);

const instant = (at: unknown) => (typeof at === 'string' ? Date.parse(at) : undefined);
