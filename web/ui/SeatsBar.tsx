import { t, type MessageId } from '../core/i18n.tsx';
import css from './SeatsBar.module.css';
import { hasBadge, RegistrationBadge } from './RegistrationBadge.tsx';

/** How full an event is. Decorative: the numbers are next to it as text. */
export function SeatsBar({ taken, capacity }: { taken: number; capacity: number }) {
  const share = taken / capacity;
  return (
    <span
      data-track
      data-edge
      className={css.bar}
      data-tone={share >= 1 ? 'neutral' : share >= 0.8 ? 'severe' : 'success'}
      aria-hidden="true"
    >
      <span className={css.taken} style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}

type SeatsStatusProps = { taken: number; capacity: number; state?: string; completed?: boolean };

/** Messages that take precedence over the numbers. */
const closedMessages: Record<string, MessageId> = {
  NOT_OPEN: 'ui.notOpen',
  CLOSED: 'ui.closed',
  OTHER_COLLEGES: 'ui.otherColleges',
  OVERLAPS: 'ui.overlaps',
};

/** The viewer's registration state, or why they cannot register. Renders nothing if they can, or could not after the event. */
export function SeatsStatus({ taken, capacity, state = '', completed = false }: SeatsStatusProps) {
  if (hasBadge(state)) return <RegistrationBadge state={state} />;
  if (completed) return null;
  const messageId =
    closedMessages[state] ?? (taken >= capacity ? 'ui.full' : state === 'COLLEGE_FULL' && 'ui.collegeFull');
  return messageId && <strong>{t(messageId)}</strong>;
}
