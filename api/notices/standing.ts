import type { MessageKind } from '../core/message.ts';
import type { Standing } from '../mail/Standing.ts';

/** Kinds of messages of which the switch of either stands for all that this can say. */
export const oneOfEachTopic: readonly MessageKind[] = ['registration-confirmed', 'event-changed'];

/**
 * What a person is told who knows how it was, now that it is so: nothing, where it is to them as it was. The standing of a
 * seat is `none`, `on`, `off` (its event was rejected) or `gone` (deleted); that of an owner `fine` or `rejected`. Whoever
 * has `waited` for a seat is told so.
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
