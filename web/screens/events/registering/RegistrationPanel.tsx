import { CheckCircleFillIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { RegistrationFormDialog_viewer$key } from '../../../__generated__/RegistrationFormDialog_viewer.graphql.ts';
import type { RegistrationPanel_event$key } from '../../../__generated__/RegistrationPanel_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { useNow } from '../../../core/now.ts';
import { Bone } from '../../../ui/Bone.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { warmDialog } from '../../../ui/LazyDialog.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { CancelRegistrationDialog } from './CancelRegistrationDialog.tsx';
import type { Overlaps } from './fetchOverlaps.ts';
import { fetchQuestions } from '../questions/fetchQuestions.ts';
import { HowItWent } from './HowItWent.tsx';
import type { Question } from '../questions/readQuestions.ts';
import { readSeats } from './readSeats.ts';
import css from './RegistrationPanel.module.css';
import { actionOf, newsOf, noteOf, sentenceOf, type RegistrationNews } from './registrationWords.ts';
import { useCancelRegistration } from './useCancelRegistration.ts';
import { useLeaveWaitlist } from './useLeaveWaitlist.ts';

const loadDialog = () => import('./RegistrationDialog.tsx');
const loadOverlaps = () => import('./fetchOverlaps.ts');
const KeepEvent = lazyWithRetry(async () => (await import('./KeepEvent.tsx')).KeepEvent);
const OwnOverlaps = lazyWithRetry(async () => (await import('./OwnOverlaps.tsx')).OwnOverlaps);
const OwnAnswers = lazyWithRetry(async () => (await import('../questions/OwnAnswers.tsx')).OwnAnswers);
const RegistrationDialog = lazyWithRetry(async () => (await loadDialog()).RegistrationDialog);

function preloadDialog() {
  warmDialog();
  void loadDialog();
  void loadOverlaps();
}

type RegistrationPanelProps = { event: RegistrationPanel_event$key; viewer: RegistrationFormDialog_viewer$key };

/** Error headings: `leave` and `giveBack` run immediately, `register` and `join` first load data for a dialog. */
const failures = {
  leave: 'registration.leaveFailed',
  giveBack: 'registration.cancelFailed',
  register: 'registration.failed',
  join: 'registration.joinFailed',
} as const;

/** The viewer's seat or waitlist place: take it, see it, return it. */
export function RegistrationPanel({ event, viewer }: RegistrationPanelProps) {
  const data = useFragment(
    graphql`
      fragment RegistrationPanel_event on Event {
        id
        title
        date
        endsAt
        capacity
        registeredCount
        waitlistCount
        viewerRegistrationState
        viewerCanJoinWaitlist
        viewerCanCancel
        registrationRules {
          needsApproval
        }
        questions {
          id
        }
        ...registrationWords_event
        ...HowItWent_event
        ...KeepEvent_event
        ...CancelRegistrationDialog_event
      }
    `,
    event,
  );
  const environment = useRelayEnvironment();
  const [leaveWaitlist, leaving] = useLeaveWaitlist();
  const [cancelRegistration, cancelling] = useCancelRegistration();
  const [dialog, setDialog] = useState<'register' | 'join' | 'cancel' | 'takeBack'>();
  /** The event's questions, loaded for the dialog. */
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  /** The viewer's seats at the same time, also loaded for the dialog. */
  const [overlaps, setOverlaps] = useState<Overlaps>([]);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState<{ act: keyof typeof failures; error: unknown }>();
  const state = data.viewerRegistrationState;
  const [previousState, setPreviousState] = useState(state);
  /** A change of state that the viewer did not cause. */
  const [news, setNews] = useState<RegistrationNews>();
  /** The viewer just withdrew their request; suppresses the notice about it. */
  const [hasWithdrawn, setHasWithdrawn] = useState(false);
  if (state !== previousState) {
    setPreviousState(state);
    setNews(dialog || hasWithdrawn ? undefined : newsOf(previousState, state));
    setHasWithdrawn(false);
  }
  const now = useNow();
  if (state === 'NOT_ELIGIBLE') return null;

  const freeSeats = Math.max(0, data.capacity - data.registeredCount);
  const registered = state === 'REGISTERED';
  const hasBegun = new Date(data.date) < new Date();
  const isOver = new Date(data.endsAt ?? data.date) < new Date();
  const canJoin = state === 'FULL' && data.viewerCanJoinWaitlist;
  const isIn = registered || state === 'WAITLISTED' || state === 'REQUESTED';
  const needsApproval = data.registrationRules.needsApproval;
  const act = actionOf(state, { canJoin, isGiven: news === 'given' });
  const note = !hasBegun && noteOf(data, now);

  async function openForm(form: 'register' | 'join') {
    setFailed(undefined);
    setLoading(true);
    try {
      const [currentQuestions, currentOverlaps] = await Promise.all([
        data.questions.length > 0 ? fetchQuestions(environment, data.id) : [],
        loadOverlaps().then(({ fetchOverlaps }) => fetchOverlaps(environment, data.id)),
      ]);
      setQuestions(currentQuestions ?? []);
      setOverlaps(currentOverlaps);
      setDialog(form);
    } catch (error) {
      setFailed({ act: form, error });
    }
    setLoading(false);
  }

  function runAction() {
    if (act === 'leave' || act === 'giveBack') void endRegistration(act);
    else if (act === 'register' || act === 'join') void openForm(act);
    else setDialog(act);
  }

  async function endRegistration(action: 'leave' | 'giveBack') {
    setFailed(undefined);
    const input = { eventId: data.id };
    try {
      await (action === 'leave' ? leaveWaitlist({ input }) : cancelRegistration({ input }));
    } catch (error) {
      setFailed({ act: action, error });
      // the seat or the waitlist place may have changed in the meantime
      await readSeats(environment, data.id).catch(() => {});
    }
  }

  return (
    <Panel title={t('registration.title')}>
      <div data-stack="none" data-text="medium" className={css.state} data-state={state}>
        <p className={css.sentence} role="status">
          {registered && <CheckCircleFillIcon size={16} />}
          {registered && isOver ? <HowItWent event={data} /> : sentenceOf(data, news, now)}
        </p>
        {state === 'OPEN' && <p data-text="numbers muted">{t('registration.left', { count: freeSeats })}</p>}
        {canJoin && <p data-text="numbers muted">{t('registration.line', { count: data.waitlistCount })}</p>}
      </div>
      <div data-row="wrap condensed" className={css.acts}>
        {canJoin && !needsApproval && (
          <Button size="large" variant="primary" disabled>
            {t('registration.register')}
          </Button>
        )}
        {/* one button for all actions, so that it keeps the focus when the state changes */}
        {!(registered && (hasBegun || !data.viewerCanCancel)) && (
          <Button
            key="act"
            block
            size="large"
            variant={act === 'cancel' ? 'danger' : act === 'register' || act === 'join' ? 'primary' : 'default'}
            disabled={act === 'register' && state !== 'OPEN'}
            loading={leaving || cancelling || loading}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={runAction}
          >
            {t(needsApproval && (act === 'register' || act === 'join') ? 'registration.ask' : `registration.${act}`)}
          </Button>
        )}
      </div>
      {/* below the button, which must not move when the viewer gets a seat */}
      {note && <p data-text="medium muted">{note}</p>}
      {state === 'OVERLAPS' && (
        <Suspense fallback={<Bone height="1.25rem" />}>
          <OwnOverlaps id={data.id} />
        </Suspense>
      )}
      {isIn && data.questions.length > 0 && (
        <Suspense fallback={<Bone height="var(--target)" />}>
          <OwnAnswers id={data.id} />
        </Suspense>
      )}
      {failed && <Failure title={t(failures[failed.act])} error={failed.error} />}
      {registered && !isOver && (
        <Suspense fallback={<Bone height="6rem" />}>
          <KeepEvent event={data} />
        </Suspense>
      )}
      {(dialog === 'register' || dialog === 'join') && (
        <Suspense fallback={null}>
          <RegistrationDialog
            event={{ id: data.id, title: data.title, date: data.date }}
            questions={questions}
            viewer={viewer}
            overlaps={overlaps}
            joinsWaitlist={dialog === 'join'}
            needsApproval={needsApproval}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
      {(dialog === 'cancel' || dialog === 'takeBack') && (
        // the request may have become a seat in the meantime
        <CancelRegistrationDialog
          event={data}
          act={state === 'REQUESTED' ? 'takeBack' : 'cancel'}
          onDone={() => {
            // the dialog may close before the state changes
            setHasWithdrawn(true);
            setDialog(undefined);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Panel>
  );
}
