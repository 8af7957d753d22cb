import { Button } from '@primer/react';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { SessionsPanel_user$key } from '../../__generated__/SessionsPanel_user.graphql.ts';
import { useAuth } from '../../core/auth.tsx';
import { errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Notice } from '../../ui/Notice.tsx';
import panel from './ProfileScreen.module.css';
import { SessionRow } from './SessionRow.tsx';
import { useEndSession } from './useEndSession.ts';

const SignOutEverywhere = lazyWithRetry(async () => (await import('./SignOutEverywhere.tsx')).SignOutEverywhere);

/** How many sessions are shown before "show all" is pressed. */
const shownAtFirst = 5;

/** The viewer's sessions, each with a button that ends it. */
export function SessionsPanel({ user }: { user: SessionsPanel_user$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionsPanel_user on User {
        sessions {
          id
          isCurrent
          device
          ...SessionRow_session
        }
      }
    `,
    user,
  );
  const { logout } = useAuth();
  const navigate = useNavigate();
  const end = useEndSession();
  const [all, setAll] = useState(false);
  const [endingId, setEndingId] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);
  const section = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const sessionList = sessions ?? [];
  // the current session first
  const ordered = [...sessionList.filter((each) => each.isCurrent), ...sessionList.filter((each) => !each.isCurrent)];

  async function signOut({ id, isCurrent, device }: (typeof sessionList)[number]) {
    setEndingId(id);
    if (isCurrent) {
      await logout();
      await navigate('/login', { replace: true });
      return;
    }
    setOutcome(
      await end(id).then(
        () => ({ tone: 'success', text: t('sessions.ended', { device }) }) as const,
        (error: unknown) => ({ tone: 'danger', text: errorMessage(error, t('sessions.failed')) }) as const,
      ),
    );
    setEndingId(undefined);
  }

  function showAll() {
    flushSync(() => setAll(true));
    section.current?.querySelectorAll<HTMLElement>('li button')[shownAtFirst]?.focus();
  }

  return (
    <section ref={section} data-card="padded" aria-labelledby="sessions">
      <div data-row="center space-between normal" data-space="below cozy" className={panel.head}>
        <h2 id="sessions">{t('sessions.title')}</h2>
      </div>
      <p data-text="muted" data-space="below cozy">
        {t('sessions.lead')}
      </p>
      {outcome && (
        <div data-space="below normal">
          <Notice tone={outcome.tone}>{outcome.text}</Notice>
        </div>
      )}
      <ul>
        {(all ? ordered : ordered.slice(0, shownAtFirst)).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={endingId === session.id}
            onSignOut={() => void signOut(session)}
          />
        ))}
      </ul>
      <div data-row="wrap space-between condensed" data-parted>
        <Button variant="danger" onClick={() => setConfirming(true)}>
          {t('sessions.endAll')}
        </Button>
        {!all && ordered.length > shownAtFirst && (
          <Button variant="invisible" onClick={showAll}>
            {t('sessions.more', { count: ordered.length })}
          </Button>
        )}
      </div>
      {isConfirming && (
        <Suspense fallback={null}>
          <SignOutEverywhere onCancel={() => setConfirming(false)} />
        </Suspense>
      )}
    </section>
  );
}
