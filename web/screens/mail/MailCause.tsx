import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { MailCause_cause$key } from '../../__generated__/MailCause_cause.graphql.ts';
import { formatDateTime, RelativeTime, t } from '../../core/i18n.tsx';
import { Label } from '../../ui/Label.tsx';
import { mailHref, states, upper } from './mailFilters.ts';
import { marks } from './marks.ts';

/** The cause of many messages and their progress. Each count links to its messages. */
export function MailCause({ cause, isOpen = false }: { cause: MailCause_cause$key; isOpen?: boolean }) {
  const { id, subject, createdAt, total, queued, sent, kept, failed, withheld } = useFragment(
    graphql`
      fragment MailCause_cause on MailCause {
        id
        subject
        createdAt
        total
        queued
        sent
        kept
        failed
        withheld
      }
    `,
    cause,
  );
  const counts = { queued, sent, kept, failed, withheld };
  return (
    <div data-stack="start condensed" data-columns="lead">
      <ul data-row="wrap tight">
        {states
          .filter((state) => counts[state] > 0)
          .map((state) => {
            const words = t('mail.causeState', { state: upper(state), count: counts[state] });
            return (
              <li key={state}>
                <Link
                  to={mailHref({ cause: id, state, q: '' })}
                  aria-label={t('mail.causeStateOf', { words, subject })}
                >
                  <Label {...marks[upper(state)]}>{words}</Label>
                </Link>
              </li>
            );
          })}
      </ul>
      <div data-stack="tight">
        <p data-text="semibold" translate="no">
          {isOpen ? subject : <Link to={mailHref({ cause: id, state: 'all', q: '' })}>{subject}</Link>}
        </p>
        <p data-row="wrap none" data-text="small muted" data-dots>
          <span>{t('mail.toMany', { count: total })}</span>
          <span>{formatDateTime(createdAt)}</span>
          <span>
            <RelativeTime date={createdAt} />
          </span>
        </p>
      </div>
    </div>
  );
}
