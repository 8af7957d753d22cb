import { Button } from '@primer/react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RegistrationFormDialog_viewer$key } from '../../../__generated__/RegistrationFormDialog_viewer.graphql.ts';
import { errorCode } from '../../../core/errors.ts';
import { isFocusFree } from '../../../core/focus.ts';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { KeptAction } from '../../../ui/KeptAction.tsx';
import { warmDialog } from '../../../ui/LazyDialog.tsx';
import { fetchQuestions } from '../questions/fetchQuestions.ts';
import type { Question } from '../questions/readQuestions.ts';
import type { Overlaps } from './fetchOverlaps.ts';
import { readSeats } from './readSeats.ts';
import type { Registration, RegistrationAction } from './registrationWords.ts';
import { useCancelRegistration } from './useCancelRegistration.ts';
import { useLeaveWaitlist } from './useLeaveWaitlist.ts';

const loadDialog = () => import('./RegistrationDialog.tsx');
const loadCancelDialog = () => import('./CancelRegistrationDialog.tsx');
const loadOverlaps = () => import('./fetchOverlaps.ts');
const RegistrationDialog = lazyWithRetry(async () => (await loadDialog()).RegistrationDialog);
const CancelRegistrationDialog = lazyWithRetry(async () => (await loadCancelDialog()).CancelRegistrationDialog);

function preloadDialog() {
  warmDialog();
  void loadDialog();
  void loadCancelDialog();
  void loadOverlaps();
}

/** Error headings: `leave` and `giveBack` run immediately, `register` and `join` first load data for a dialog. */
const failures = {
  leave: 'registration.leaveFailed',
  giveBack: 'registration.cancelFailed',
  register: 'registration.failed',
  join: 'registration.joinFailed',
} as const;

type RegistrationActProps = {
  registration: Registration;
  viewer: RegistrationFormDialog_viewer$key;
  /** undefined if there is nothing to do. */
  action: RegistrationAction | undefined;
  /** Called before a seat is cancelled or a request is withdrawn. */
  onEnd: () => void;
  hasTicket: boolean;
  /** Shown below the first button, which must not move when the viewer gets a seat. */
  children: ReactNode;
};

/**
 * The panel's button, the dialogs that it opens, and a failure. With a seat, the ticket takes the button's place, and
 * cancelling comes last.
 */
export function RegistrationAct({ registration, viewer, action, onEnd, hasTicket, children }: RegistrationActProps) {
  const { id, title, localLanguage, date, viewerRegistrationState: state, questions } = registration;
  const ending = `cancelRegistration:${registration.viewerRegistration?.id}`;
  const { needsApproval } = registration.registrationRules;
  const environment = useRelayEnvironment();
  const [leaveWaitlist, leaving] = useLeaveWaitlist();
  const [cancelRegistration, cancelling] = useCancelRegistration();
  const [loading, setLoading] = useState(false);
  /** A form contains the event's questions, and the viewer's seats at the same time. */
  const [dialog, setDialog] = useState<
    'end' | { joins: boolean; questions: readonly Question[]; overlaps: Overlaps }
  >();
  const [failed, setFailed] = useState<{ action: keyof typeof failures; error: unknown }>();
  const close = () => setDialog(undefined);
  const isAsking = action === 'register' || action === 'join';
  const isLast = action === 'cancel';
  const first = useRef<HTMLDivElement>(null);
  /** Whether the button has the focus, or its dialog. */
  const hasFocus = useRef(false);
  useEffect(() => {
    // the button with the focus has gone
    if (!dialog && hasFocus.current && isFocusFree())
      first.current?.querySelector<HTMLElement>('a, button:enabled')?.focus();
  });

  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== '#register') return;
    // going back must not open the form again
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
    if (action !== 'register' || state !== 'OPEN') return;
    hasFocus.current = true;
    void run(action);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only for the link that has led here
  }, [hash]);

  async function openForm(joins: boolean) {
    setLoading(true);
    try {
      const [currentQuestions, overlaps] = await Promise.all([
        questions.length > 0 ? fetchQuestions(environment, id) : [],
        loadOverlaps().then(({ fetchOverlaps }) => fetchOverlaps(environment, id)),
      ]);
      setDialog({ joins, questions: currentQuestions ?? [], overlaps });
    } finally {
      setLoading(false);
    }
  }

  async function run(action: RegistrationAction) {
    if (action === 'cancel' || action === 'takeBack') return setDialog('end');
    setFailed(undefined);
    try {
      if (action === 'leave') await leaveWaitlist({ input: { eventId: id } });
      else if (action === 'giveBack') await cancelRegistration({ input: { eventId: id } });
      else await openForm(action === 'join');
    } catch (error) {
      setFailed({ action, error });
      // the seat or the waitlist place may have changed in the meantime
      await readSeats(environment, id).catch(() => {});
    }
  }

  // if only the answer was lost, the next state shows that it was done
  const hasFailed = failed && (failed.action === action || errorCode(failed.error) !== 'NETWORK');

  // one button for all actions before a seat, so that it keeps the focus when the state changes
  const button = action && (
    <Button
      key="act"
      block={!isLast}
      size={isLast ? 'medium' : 'large'}
      variant={isLast ? 'invisible' : isAsking ? 'primary' : 'default'}
      disabled={action === 'register' && state !== 'OPEN'}
      loading={leaving || cancelling || loading}
      onPointerEnter={preloadDialog}
      onFocus={() => {
        hasFocus.current = true;
        preloadDialog();
      }}
      onBlur={() => {
        hasFocus.current = dialog !== undefined;
      }}
      onClick={() => void run(action)}
    >
      {t(needsApproval && isAsking ? 'registration.ask' : `registration.${action}`)}
    </Button>
  );

  return (
    <>
      <div data-row="wrap condensed" data-even ref={first}>
        {action === 'join' && !needsApproval && (
          <Button size="large" disabled>
            {t('registration.register')}
          </Button>
        )}
        {!isLast && button}
        {hasTicket && (
          <ButtonLink block size="large" variant="primary" to={`/tickets/${id}`}>
            {t('registration.ticket')}
          </ButtonLink>
        )}
      </div>
      {children}
      {isLast && <div data-row="justify-center condensed">{button}</div>}
      {(action === 'cancel' || action === 'takeBack') && (
        <KeptAction
          name={ending}
          failed={t(`registration.${action}Failed`)}
          isDialogOpen={dialog !== undefined}
          onTryAgain={() => {
            hasFocus.current = true;
            setDialog('end');
          }}
        />
      )}
      {hasFailed && <Failure title={t(failures[failed.action])} error={failed.error} />}
      {dialog && (
        <Suspense fallback={null}>
          {dialog === 'end' ? (
            // a request may become a seat in the meantime
            <CancelRegistrationDialog
              event={{ id, title, localLanguage }}
              act={state === 'REQUESTED' ? 'takeBack' : 'cancel'}
              name={ending}
              onSend={onEnd}
              onClose={close}
            />
          ) : (
            <RegistrationDialog
              {...dialog}
              event={{ id, title, localLanguage, date }}
              viewer={viewer}
              needsApproval={needsApproval}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
