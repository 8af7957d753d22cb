import { CheckCircleFillIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RegistrationDialog_viewer$key } from '../../__generated__/RegistrationDialog_viewer.graphql.ts';
import type { RegistrationPanel_event$key } from '../../__generated__/RegistrationPanel_event.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { warmDialog } from '../../ui/LazyDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CancelRegistrationDialog } from './CancelRegistrationDialog.tsx';
import { HowItWent } from './HowItWent.tsx';
import { KeepEvent } from './KeepEvent.tsx';
import css from './RegistrationPanel.module.css';

const loadDialog = () => import('./RegistrationDialog.tsx');
const RegistrationDialog = lazyWithRetry(async () => (await loadDialog()).RegistrationDialog);

function warm() {
  warmDialog();
  void loadDialog();
}

type RegistrationPanelProps = { event: RegistrationPanel_event$key; viewer: RegistrationDialog_viewer$key };

const sentences = {
  OPEN: 'registration.open',
  REGISTERED: 'registration.registered',
  FULL: 'registration.full',
  STARTED: 'registration.started',
} as const;

/** A seat for the viewer: taking it, having it, giving it back. */
export function RegistrationPanel({ event, viewer }: RegistrationPanelProps) {
  const data = useFragment(
    graphql`
      fragment RegistrationPanel_event on Event {
        date
        capacity
        registeredCount
        viewerRegistrationState
        ...HowItWent_event
        ...KeepEvent_event
        ...RegistrationDialog_event
        ...CancelRegistrationDialog_event
      }
    `,
    event,
  );
  const [dialog, setDialog] = useState<'register' | 'cancel'>();
  const state = data.viewerRegistrationState;
  if (state === 'NOT_ELIGIBLE') return null;

  const left = Math.max(0, data.capacity - data.registeredCount);
  const registered = state === 'REGISTERED';
  const over = new Date(data.date) < new Date();

  return (
    <Panel title={t('registration.title')}>
      <div data-stack="none" data-text="medium" className={css.state} data-state={state}>
        <p className={css.sentence} role="status">
          {registered && <CheckCircleFillIcon size={16} />}
          {registered && over ? <HowItWent event={data} /> : t(sentences[state])}
        </p>
        {state === 'OPEN' && <p data-text="numbers muted">{t('registration.left', { count: left })}</p>}
      </div>
      {/* one button for both, so that the focus is still somewhere when a dialog has changed the state */}
      {!(registered && over) && (
        <Button
          block
          size="large"
          variant={registered ? 'danger' : 'primary'}
          disabled={state === 'FULL' || state === 'STARTED'}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={() => setDialog(registered ? 'cancel' : 'register')}
        >
          {t(registered ? 'registration.cancel' : 'registration.register')}
        </Button>
      )}
      {registered && !over && <KeepEvent event={data} />}
      {dialog === 'register' && (
        <Suspense fallback={null}>
          <RegistrationDialog event={data} viewer={viewer} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
      {dialog === 'cancel' && <CancelRegistrationDialog event={data} onClose={() => setDialog(undefined)} />}
    </Panel>
  );
}
