import { graphql, useFragment } from 'react-relay';
import type { MailMessage_message$key } from '../../__generated__/MailMessage_message.graphql.ts';
import { formatDateTime, RelativeTime, t } from '../../core/i18n.tsx';
import { Label } from '../../ui/Label.tsx';
import { marks } from './marks.ts';
import { RetryMail } from './RetryMail.tsx';

/** One message: its subject, recipient, state and attempts, and the mail server's answer. */
export function MailMessage({ message }: { message: MailMessage_message$key }) {
  const data = useFragment(
    graphql`
      fragment MailMessage_message on MailMessage {
        subject
        to
        state
        attempts
        answer
        createdAt
        ...RetryMail_message
      }
    `,
    message,
  );
  const { subject, to, state, attempts, answer, createdAt } = data;
  return (
    <li data-stack="start condensed" data-columns="lead">
      <div>
        <Label {...marks[state]}>{t('mail.state', { state })}</Label>
      </div>
      <div data-stack="tight">
        {/* in the language of the recipient */}
        <p data-text="semibold" translate="no">
          {subject}
        </p>
        <p data-row="wrap none" data-text="small muted" data-dots>
          <span>{t('mail.to', { address: to })}</span>
          <span>{formatDateTime(createdAt)}</span>
          <span>
            <RelativeTime date={createdAt} />
          </span>
          {attempts > 0 && <span>{t('mail.attempts', { count: attempts })}</span>}
        </p>
        {answer && (
          <p data-text="small" lang="en">
            {answer}
          </p>
        )}
        <RetryMail message={data} />
      </div>
    </li>
  );
}
