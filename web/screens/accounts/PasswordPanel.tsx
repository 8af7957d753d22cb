import { Button } from '@primer/react';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PasswordPanel_user$key } from '../../__generated__/PasswordPanel_user.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Notice } from '../../ui/Notice.tsx';
import css from './ProfileScreen.module.css';

const PasswordForm = lazyWithRetry(async () => (await import('./PasswordForm.tsx')).PasswordForm);

/** Changes the password. Users who sign in with Google alone request a first password by mail. */
export function PasswordPanel({ user }: { user: PasswordPanel_user$key }) {
  const { email, hasPassword } = useFragment(
    graphql`
      fragment PasswordPanel_user on User {
        email
        hasPassword
      }
    `,
    user,
  );
  const [state, setState] = useState<'closed' | 'open' | 'changed'>('closed');
  const button = useRef<HTMLButtonElement>(null);

  function close(next: 'closed' | 'changed') {
    flushSync(() => setState(next));
    button.current?.focus();
  }

  return (
    <section data-card="padded" aria-labelledby="password">
      <div data-row="center space-between normal" data-space="below cozy" className={css.head}>
        <h2 id="password">{t('password.title')}</h2>
        {hasPassword && state !== 'open' && (
          <Button labelWrap ref={button} onClick={() => setState('open')}>
            {t('password.change')}
          </Button>
        )}
      </div>
      {state === 'changed' && (
        <div data-space="below normal">
          <Notice tone="success">
            {t('password.changed')} {t('password.calendars')} <Link to="/settings">{t('password.renewCalendars')}</Link>
          </Notice>
        </div>
      )}
      {state === 'open' ? (
        <Suspense fallback={<Bone height="18rem" />}>
          <PasswordForm onCancel={() => close('closed')} onChanged={() => close('changed')} />
        </Suspense>
      ) : (
        <p data-text="muted" data-space="below cozy">
          {hasPassword ? (
            t('password.lead')
          ) : (
            <>
              {t('password.none')}{' '}
              <Link to="/forgot-password" state={{ email }}>
                {t('password.setByMail')}
              </Link>
            </>
          )}
        </p>
      )}
    </section>
  );
}
