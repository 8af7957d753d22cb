import { SyncIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RetryMail_message$key } from '../../__generated__/RetryMail_message.graphql.ts';
import { errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { useRetryMail } from './useRetryMail.ts';

/** Sends a message again if that is possible, and shows the outcome. */
export function RetryMail({ message }: { message: RetryMail_message$key }) {
  const { id, subject, to, viewerCanRetry } = useFragment(
    graphql`
      fragment RetryMail_message on MailMessage {
        id
        subject
        to
        viewerCanRetry
      }
    `,
    message,
  );
  const [retry, busy] = useRetryMail();
  const [outcome, setOutcome] = useState<{ failed: boolean; text: string }>();
  const outcomeText = useRef<HTMLParagraphElement>(null);

  async function sendAgain() {
    if (busy) return;
    const failure = await retry(id).then(
      () => undefined,
      (error: unknown) => errorMessage(error, t('mail.retryFailed')),
    );
    setOutcome({ failed: failure !== undefined, text: failure ?? t('mail.retried') });
    // the button disappears: keyboard users continue from here
    outcomeText.current?.focus();
  }

  if (!viewerCanRetry && !outcome) return null;
  return (
    <div data-row="wrap center tight/cozy" data-space="above tight">
      {viewerCanRetry && (
        <Button
          size="small"
          leadingVisual={SyncIcon}
          aria-disabled={busy || undefined}
          aria-label={t('mail.retryOf', { subject, address: to })}
          onClick={() => void sendAgain()}
        >
          {t('mail.retry')}
        </Button>
      )}
      <p ref={outcomeText} data-text={outcome?.failed ? 'small danger' : 'small success'} role="status" tabIndex={-1}>
        {outcome?.text}
      </p>
    </div>
  );
}
