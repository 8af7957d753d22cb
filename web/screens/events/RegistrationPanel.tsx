import { CheckCircleFillIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { RegistrationDialog_viewer$key } from '../../__generated__/RegistrationDialog_viewer.graphql.ts';
import type { RegistrationPanel_event$key } from '../../__generated__/RegistrationPanel_event.graphql.ts';
import { formatNumber, t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { warmDialog } from '../../ui/LazyDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CancelRegistrationDialog } from './CancelRegistrationDialog.tsx';
import { HowItWent } from './HowItWent.tsx';
import { KeepEvent } from './KeepEvent.tsx';
import { readSeats } from './readSeats.ts';
import css from './RegistrationPanel.module.css';
import { useCancelRegistration } from './useCancelRegistration.ts';
import { useLeaveWaitlist } from './useLeaveWaitlist.ts';

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
  WAITLISTED: 'registration.waiting',
  FULL: 'registration.full',
  STARTED: 'registration.started',
} as const;

/** What ends at once, without a question; what is said where it does not. */
const failures = { leave: 'registration.leaveFailed', giveBack: 'registration.cancelFailed' } as const;

/** A seat for the viewer, or a place in line for one: taking it, having it, giving it back. */
export function RegistrationPanel({ event, viewer }: RegistrationPanelProps) {
  const data = useFragment(
    graphql`
      fragment RegistrationPanel_event on Event {
        id
        date
        capacity
        registeredCount
        waitlistCount
        viewerRegistrationState
        viewerWaitlistPosition
        viewerCanJoinWaitlist
        ...HowItWent_event
        ...KeepEvent_event
        ...RegistrationDialog_event
        ...CancelRegistrationDialog_event
      }
    `,
    event,
  );
  const environment = useRelayEnvironment();
  const [leaveWaitlist, leaving] = useLeaveWaitlist();
  const [cancelRegistration, cancelling] = useCancelRegistration();
  const [dialog, setDialog] = useState<'register' | 'join' | 'cancel'>();
  const [failed, setFailed] = useState<{ act: keyof typeof failures; error: unknown }>();
  const state = data.viewerRegistrationState;
  const [before, setBefore] = useState(state);
  /** A seat that came by itself while one looked. */
  const [isGiven, setIsGiven] = useState(false);
  if (state !== before) {
    setBefore(state);
    setIsGiven(before === 'WAITLISTED' && state === 'REGISTERED');
  }
  if (state === 'NOT_ELIGIBLE') return null;

  const left = Math.max(0, data.capacity - data.registeredCount);
  const registered = state === 'REGISTERED';
  const over = new Date(data.date) < new Date();
  const position = data.viewerWaitlistPosition;
  const canJoin = state === 'FULL' && data.viewerCanJoinWaitlist;
  const act = registered
    ? isGiven
      ? 'giveBack'
      : 'cancel'
    : state === 'WAITLISTED'
      ? 'leave'
      : canJoin
        ? 'join'
        : 'register';

  async function end(what: keyof typeof failures) {
    setFailed(undefined);
    const input = { eventId: data.id };
    try {
      await (what === 'leave' ? leaveWaitlist({ input }) : cancelRegistration({ input }));
    } catch (error) {
      setFailed({ act: what, error });
      // what was to be ended may be something else by now
      await readSeats(environment, data.id).catch(() => {});
    }
  }

  const sentence = () => {
    if (registered && over) return <HowItWent event={data} />;
    if (isGiven) return t('registration.given');
    if (state === 'WAITLISTED' && position) return t('registration.position', { position: formatNumber(position) });
    return t(sentences[state]);
  };
  return (
    <Panel title={t('registration.title')}>
      <div data-stack="none" data-text="medium" className={css.state} data-state={state}>
        <p className={css.sentence} role="status">
          {registered && <CheckCircleFillIcon size={16} />}
          {sentence()}
        </p>
        {state === 'OPEN' && <p data-text="numbers muted">{t('registration.left', { count: left })}</p>}
        {canJoin && <p data-text="numbers muted">{t('registration.line', { count: data.waitlistCount })}</p>}
      </div>
      <div data-row="wrap condensed" className={css.acts}>
        {canJoin && (
          <Button size="large" variant="primary" disabled>
            {t('registration.register')}
          </Button>
        )}
        {/* one button for all, so that the focus is still somewhere when the state has changed */}
        {!(registered && over) && (
          <Button
            key="act"
            block
            size="large"
            variant={act === 'cancel' ? 'danger' : act === 'leave' || act === 'giveBack' ? 'default' : 'primary'}
            disabled={act === 'register' && state !== 'OPEN'}
            loading={leaving || cancelling}
            onPointerEnter={warm}
            onFocus={warm}
            onClick={() => (act === 'leave' || act === 'giveBack' ? void end(act) : setDialog(act))}
          >
            {t(`registration.${act}`)}
          </Button>
        )}
      </div>
      {/* below the button, which must stay where it is when the seat comes */}
      {state === 'WAITLISTED' && <p data-text="medium muted">{t('registration.waitingHint')}</p>}
      {failed && <Failure title={t(failures[failed.act])} error={failed.error} />}
      {registered && !over && <KeepEvent event={data} />}
      {(dialog === 'register' || dialog === 'join') && (
        <Suspense fallback={null}>
          <RegistrationDialog
            event={data}
            viewer={viewer}
            waiting={dialog === 'join'}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
      {dialog === 'cancel' && <CancelRegistrationDialog event={data} onClose={() => setDialog(undefined)} />}
    </Panel>
  );
}
