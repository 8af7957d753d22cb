import { SyncIcon } from '@primer/octicons-react';
import { Button, LinkButton } from '@primer/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import css from './ErrorScreen.module.css';
import { errorMessage } from './errors.ts';
import { t, type MessageId } from './i18n.tsx';
import { isMissingCode, reloadForNewCode, fetchPage } from './missingCode.ts';
import { useTitle } from './title.ts';

/** If the code of a screen is missing, the router stores the error and throws the same object at each later visit. */
const handledErrors = new WeakSet();

/**
 * Replaces a screen that could not load: shows the screen's own sentence, the server's message if any, and two buttons. Use
 * it as the `errorElement` of a route.
 */
export function ErrorScreen({ fallback = 'error.screen' }: { fallback?: MessageId | ((search: string) => MessageId) }) {
  const error = useRouteError();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const location = useLocation();
  const isCodeMissing = isMissingCode(error);
  const [isReloading, setReloading] = useState(isCodeMissing);
  const [isOffline, setOffline] = useState(!navigator.onLine);
  const sentence = t(typeof fallback === 'string' ? fallback : fallback(location.search));
  const detail = isCodeMissing ? t(isOffline ? 'error.network' : 'error.code') : errorMessage(error, '');
  useTitle(t('error.title'));

  /** Navigates to the same address: revalidating alone does not reset an error boundary whose loaders return at once. */
  async function tryAgain() {
    // only a page load clears the failure: the router and many browsers (for modulepreload links) remember it until then
    if (isCodeMissing)
      return fetchPage().then(
        () => window.location.reload(),
        () => setOffline(true),
      );
    await navigate(location, { replace: true, state: location.state as unknown });
  }

  const retry = useEffectEvent(tryAgain);
  useEffect(() => {
    if (!isCodeMissing) return;
    const retryOnline = () => void retry();
    const isOld = handledErrors.has(error);
    handledErrors.add(error);
    void (isOld ? retry() : reloadForNewCode()).then(() => setReloading(false));
    addEventListener('online', retryOnline);
    return () => removeEventListener('online', retryOnline);
  }, [error, isCodeMissing]);

  if (isReloading) return null;
  return (
    <div className={css.screen} role="alert">
      <p className={css.mark} aria-hidden="true">
        :(
      </p>
      <h1 className={css.title}>{sentence}</h1>
      {detail && detail !== sentence && <p className={css.detail}>{detail}</p>}
      <div className={css.actions}>
        <Button variant="primary" leadingVisual={SyncIcon} disabled={state !== 'idle'} onClick={() => void tryAgain()}>
          {t('error.tryAgain')}
        </Button>
        <LinkButton as={Link} to="/home">
          {t('error.home')}
        </LinkButton>
      </div>
    </div>
  );
}
