import { Button } from '@primer/react';
import { useState } from 'react';
import { errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useResendVerification } from './useResendVerification.ts';

type ResendOutcome = { tone: 'success' | 'danger'; text: string };

/** Shows the server's error that an account is unconfirmed, with a button that sends the link again. */
export function UnverifiedNotice({ email, sentence }: { email: string; sentence: string }) {
  const resend = useResendVerification();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ResendOutcome>();

  async function sendAgain() {
    setBusy(true);
    setOutcome(
      await resend(email).then(
        (): ResendOutcome => ({ tone: 'success', text: t('resend.sent') }),
        (error: unknown): ResendOutcome => ({ tone: 'danger', text: errorMessage(error, t('resend.failed')) }),
      ),
    );
    setBusy(false);
  }

  if (outcome?.tone === 'success') return <Notice tone="success">{outcome.text}</Notice>;
  return (
    <Notice
      tone="danger"
      actions={
        <Button loading={busy} onClick={() => void sendAgain()}>
          {t(busy ? 'resend.busy' : 'resend.submit')}
        </Button>
      }
    >
      {outcome?.text ?? sentence}
    </Notice>
  );
}
