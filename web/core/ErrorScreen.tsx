import { SyncIcon } from '@primer/octicons-react';
import { Button, LinkButton } from '@primer/react';
import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { Link, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import css from './ErrorScreen.module.css';
import { errorCode, errorMessage } from './errors.ts';
import { t, type MessageId } from './i18n.tsx';
import { isMissingCode, reloadForNewCode, fetchPage } from './missingCode.ts';
import { useSession } from './session.ts';
import { useTitle } from './title.ts';

/** If the code of a screen is missing, the router stores the error and throws the same object at each later visit. */
const handledErrors = new WeakSet();

type ErrorScreenProps = {
  fallback?: MessageId | ((search: string) => MessageId);
  /** Links to more screens that work offline. */
  OfflineLinks?: ComponentType | undefined;
};

/**
 * Replaces a screen that could not load: shows the screen's own sentence, the server's message if any, and two buttons.
 * Without a connection it says so instead, and offers the screens that work offline. Use it as the `errorElement` of a route.
 */
export function ErrorScreen({ fallback = 'error.screen', OfflineLinks }: ErrorScreenProps) {
  const error = useRouteError();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const location = useLocation();
  const isCodeMissing = isMissingCode(error);
  const [isReloading, setReloading] = useState(isCodeMissing);
  const [isUnreachable, setUnreachable] = useState(!navigator.onLine);
  const isOffline = isCodeMissing ? isUnreachable : errorCode(error) === 'NETWORK';
  const isStranded = useSession() && isOffline;
  const onward = isStranded ? '/my-events' : '/home';
  const sentence = t(isOffline ? 'error.offline' : typeof fallback === 'string' ? fallback : fallback(location.search));
  const detail = isOffline ? t('error.network') : isCodeMissing ? t('error.code') : errorMessage(error, '');
  useTitle(isOffline ? sentence : t('error.title'));

  /** Navigates to the same address: revalidating alone does not reset an error boundary whose loaders return at once. */
  async function tryAgain() {
    // only a page load clears the failure: the router and many browsers (for modulepreload links) remember it until then
    if (isCodeMissing)
      return fetchPage().then(
        () => window.location.reload(),
        () => setUnreachable(true),
      );
    await navigate(location, { replace: true, state: location.state as unknown });
  }

  useEffect(() => {
    // without this code the screen stays as it is
    if (isOffline) import('./offlineHome.ts').then((home) => home.replaceHome(navigate)).catch(() => {});
  }, [isOffline, navigate]);

  const retry = useEffectEvent(tryAgain);
  useEffect(() => {
    if (!isCodeMissing) return;
    const retryOnline = () => void retry();
    const isOld = handledErrors.has(error);
    handledErrors.add(error);
    void (isOld ? retry() : reloadForNewCode().then((answered) => setUnreachable(!answered))).then(() =>
      setReloading(false),
    );
    addEventListener('online', retryOnline);
    return () => removeEventListener('online', retryOnline);
  }, [error, isCodeMissing]);

  if (isReloading) return null;
  return (
    <div data-stack="center justify-center none" data-text="center" className={css.screen} role="alert">
      <p data-tone="attention" data-text="title" className={css.mark} aria-hidden="true">
        :(
      </p>
      <h1 data-text="title" className={css.detail}>
        {sentence}
      </h1>
      {detail && detail !== sentence && (
        <p data-text="muted" data-space="above condensed" className={css.detail}>
          {detail}
        </p>
      )}
      <div data-row="wrap justify-center condensed" data-space="above spacious">
        <Button variant="primary" leadingVisual={SyncIcon} loading={state !== 'idle'} onClick={() => void tryAgain()}>
          {t('error.tryAgain')}
        </Button>
        {onward !== location.pathname && (
          <LinkButton as={Link} to={onward}>
            {t(isStranded ? 'error.myEvents' : 'error.home')}
          </LinkButton>
        )}
      </div>
      {isStranded && OfflineLinks && (
        <Suspense>
          <OfflineLinks />
        </Suspense>
      )}
    </div>
  );
}
