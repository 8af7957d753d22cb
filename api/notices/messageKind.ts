import type { MessageKind } from '../core/messages/message.ts';
import { isRenamed, type TitleFacts } from '../core/texts/translated.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import type { Standing } from '../mail/Standing.ts';

/** One message kind per topic: preferences are stored per topic, so these two answer for all kinds below. */
export const kindPerTopic: readonly MessageKind[] = ['registration-confirmed', 'event-changed'];

/**
 * The message for a recipient who knows the state `was`, now that the state is `now`. undefined if nothing has changed for
 * them. A seat is `none`, `waits` (in line or requested), `on`, `off` (the event was rejected) or `gone` (deleted). An event is `fine` or `rejected` for its
 * owner. `waited` marks a seat that came from the waitlist. Of titles, only that in the language of the recipient counts.
 */
export function messageKindFor(was: Standing, now: Standing, reader: LanguageName): MessageKind | undefined {
  const previous = was.standing;
  switch (now.standing) {
    case 'none':
      return previous === 'none' || previous === 'waits' ? undefined : 'registration-cancelled';
    case 'gone':
      return 'event-deleted';
    case 'off':
      return previous === 'off' ? undefined : 'event-withdrawn';
    case 'waits':
      return factsDiffer(was, now, reader) ? 'event-changed' : undefined;
    case 'on':
      if (previous === 'none' || previous === 'waits') return now.waited ? 'waitlist-seat' : 'registration-confirmed';
      if (factsDiffer(was, now, reader)) return 'event-changed';
      return previous === 'off' ? 'event-restored' : undefined;
    case 'rejected':
      return previous === 'rejected' && was.reason === now.reason ? undefined : 'event-rejected';
    default:
      return undefined;
  }
}

const factsDiffer = (was: Standing, now: Standing, reader: LanguageName) =>
  isRenamed(was as unknown as TitleFacts, now as unknown as TitleFacts, reader) ||
  was.location !== now.location ||
  instant(was.date) !== instant(now.date) ||
  instant(was.endsAt) !== instant(now.endsAt);

const instant = (at: unknown) => (typeof at === 'string' ? Date.parse(at) : undefined);
