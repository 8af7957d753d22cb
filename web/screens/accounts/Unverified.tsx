import { Button } from '@primer/react';
import { useState } from 'react';
import { errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useResendVerification } from './useResendVerification.ts';

type Answer = { tone: 'success' | 'danger'; text: string };

/** Shows the server's error that an account is unconfirmed, with a button that sends the link again. */
export function Unverified({ email, sentence }: { email: string; sentence: string }) {
  const resend = useResendVerification();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();

  async function sendAgain() {
    setBusy(true);
    setAnswer(
      await resend(email).then(
        (): Answer => ({ tone: 'success', text: t('resend.sent') }),
        (error: unknown): Answer => ({ tone: 'danger', text: errorMessage(error, t('resend.failed')) }),
      ),
    );
    setBusy(false);
  }

  if (answer?.tone === 'success') return <Notice tone="success">{answer.text}</Notice>;
  return (
    <Notice
      tone="danger"
      actions={
        <Button disabled={busy} onClick={() => void sendAgain()}>
          {t(busy ? 'resend.busy' : 'resend.submit')}
        </Button>
      }
    >
      {answer?.text ?? sentence}
    </Notice>
  );
}
