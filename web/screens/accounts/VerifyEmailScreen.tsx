import { Button } from '@primer/react';
import { Suspense, use, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { useTitle } from '../../core/title.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AccountPage } from './AccountPage.tsx';
import { confirmEmail, forgetConfirmation } from './confirmEmail.ts';
import { ResendForm } from './ResendForm.tsx';

/** The target of the link in a confirmation mail. It sends the token as soon as the page opens. */
export function VerifyEmailScreen() {
  const { token } = useParams();
  if (!token) return <InvalidLink />;
  return (
    <Suspense fallback={<ConfirmationProgress />}>
      <ConfirmationOutcome token={token} />
    </Suspense>
  );
}

function ConfirmationOutcome({ token }: { token: string }) {
  const [answer, setAnswer] = useState(() => confirmEmail(token));
  const confirmation = use(answer);
  if (confirmation === 'invalid') return <InvalidLink />;
  if (confirmation === 'done') return <ConfirmationSuccess />;
  return (
    <ConfirmationFailure
      onAgain={() => {
        forgetConfirmation(token);
        setAnswer(confirmEmail(token));
      }}
    />
  );
}

function ConfirmationProgress() {
  useTitle(t('verify.title'));
  return (
    <div role="status">
      <AccountPage title={t('verify.title')} lead={t('verify.confirming')} />
    </div>
  );
}

function ConfirmationSuccess() {
  useTitle(t('verify.done'));
  return (
    <AccountPage outcome="success" title={t('verify.done')} lead={t('verify.doneText')}>
      <ButtonLink to="/login" variant="primary" size="large" block>
        {t('verify.logIn')}
      </ButtonLink>
    </AccountPage>
  );
}

function ConfirmationFailure({ onAgain }: { onAgain: () => void }) {
  useTitle(t('verify.failed'));
  return (
    <AccountPage outcome="problem" title={t('verify.failed')} lead={t('verify.failedText')}>
      <Button variant="primary" size="large" block onClick={onAgain}>
        {t('ui.tryAgain')}
      </Button>
    </AccountPage>
  );
}

function InvalidLink() {
  useTitle(t('verify.invalid'));
  return (
    <AccountPage
      outcome="problem"
      title={t('verify.invalid')}
      lead={t('verify.invalidText')}
      foot={<Link to="/login">{t('verify.logIn')}</Link>}
    >
      <ResendForm />
    </AccountPage>
  );
}
