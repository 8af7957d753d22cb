import { Button } from '@primer/react';
import { useEffect, useId, useState } from 'react';
import { errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { pushState, turnPushOff, turnPushOn, type PushState } from '../../core/push.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Shows whether this browser gets push messages, and how to get them. `paused` if the account has turned them off. */
export function DevicePush({ paused }: { paused: boolean }) {
  const id = useId();
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  // the permission may change in the browser's own settings
  useEffect(() => {
    let isMounted = true;
    const readState = () =>
      void pushState().then(
        (current) => isMounted && setState(current),
        () => undefined,
      );
    readState();
    addEventListener('focus', readState);
    return () => {
      isMounted = false;
      removeEventListener('focus', readState);
    };
  }, []);

  async function turn(requested: PushState) {
    setBusy(true);
    setProblem(undefined);
    try {
      const reached = await (requested === 'on' ? turnPushOn() : turnPushOff());
      setState(reached);
      if (reached !== requested && reached !== 'blocked') setProblem(t('push.refused'));
    } catch (error) {
      setProblem(errorMessage(error, t('push.failed')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section data-stack="condensed" aria-labelledby={id}>
      <h3 data-text="medium semibold" id={id}>
        {t('push.device')}
      </h3>
      <div role="status" data-text="small muted">
        {state && <p>{t(`push.${state}`)}</p>}
        {state === 'on' && paused && <p>{t('push.paused')}</p>}
      </div>
      {(state === 'on' || state === 'off') && (
        <div>
          <Button loading={busy} onClick={() => void turn(state === 'on' ? 'off' : 'on')}>
            {t(state === 'on' ? 'push.turnOff' : 'push.turnOn')}
          </Button>
        </div>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
    </section>
  );
}
