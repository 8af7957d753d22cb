import { Link } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import './needsTexts.ts';

type WaitingLinksProps = { eventId: string; titleId: string; requests: number; line: number };

/** Links to the people who wait for a decision of the organizer. Renders nothing without any. */
export function WaitingLinks({ eventId, titleId, requests, line }: WaitingLinksProps) {
  const look = { 'data-text': 'medium semibold', 'data-press': true, 'aria-describedby': titleId } as const;
  return (
    <>
      {requests > 0 && (
        <Link {...look} to={`/events/${eventId}/people`}>
          {t('needs.requests', { count: requests })}
        </Link>
      )}
      {line > 0 && (
        <Link {...look} to={`/events/${eventId}/people?state=WAITLISTED`}>
          {t('needs.line', { count: line })}
        </Link>
      )}
    </>
  );
}
