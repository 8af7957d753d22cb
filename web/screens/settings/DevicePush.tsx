import { DeviceDesktopIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { probablePushState, pushState, turnPushOff, turnPushOn, type PushState } from '../../core/push.ts';
import { Notice } from '../../ui/Notice.tsx';
import './partsTexts.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Shows whether this browser gets push messages, and how to get them. `paused` if the account has turned them off. */
export function DevicePush({ paused }: { paused: boolean }) {
  const [state, setState] = useState<PushState>(probablePushState);
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
    <SettingsSection icon={DeviceDesktopIcon} name="push">
      <div role="status" data-text="medium">
        <p>{t(`push.${state}`)}</p>
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
    </SettingsSection>
  );
}
