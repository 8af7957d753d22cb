import { Button } from '@primer/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { mostDecided } from '../../../api/registrations/validate.ts';
import { t } from '../../core/i18n.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { warmDialog } from '../../ui/LazyDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { approvedInWords, declinedInWords, type Decided } from './decided.ts';
import css from './RequestsPanel.module.css';
import { useApproveRegistrations } from './useApproveRegistrations.ts';
import { useDeclineRegistrations } from './useDeclineRegistrations.ts';

export type Asking = { readonly userId: string; readonly name: string };

type RequestsBarProps = {
  event: { readonly id: string; readonly title: string };
  people: readonly Asking[];
  chosen: readonly Asking[];
  onChoose: (people: readonly Asking[]) => void;
};

/** Decides about those who are chosen, and says what has come of it. */
export function RequestsBar({ event, people, chosen, onChoose }: RequestsBarProps) {
  const [approve, approving] = useApproveRegistrations();
  const [decline] = useDeclineRegistrations();
  const [declining, setDeclining] = useState(false);
  const [decided, setDecided] = useState<Decided>();
  const [error, setError] = useState<unknown>();
  const count = chosen.length;
  const input = { eventId: event.id, userIds: chosen.map(({ userId }) => userId) };
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  const nameOf = (userId: string) => names.get(userId) ?? '';

  function show(what: Decided) {
    setDecided(what);
    onChoose([]);
  }
  async function approveChosen() {
    setError(undefined);
    setDecided(undefined);
    try {
      const { approveRegistrations } = await approve({ input });
      show(approvedInWords(approveRegistrations, nameOf));
    } catch (failure) {
      setError(failure);
    }
  }
  async function declineChosen(reason: string) {
    const { declineRegistrations } = await decline({ input: { ...input, reason } });
    // an open dialog holds the focus
    flushSync(() => setDeclining(false));
    show(declinedInWords(declineRegistrations, nameOf));
  }

  return (
    <>
      <Failure title={t('event.requests.approveFailed')} error={error} />
      {decided && (
        <div ref={takeFocus} tabIndex={-1}>
          <Notice tone={decided.undecided.length > 0 ? 'attention' : 'success'} title={decided.sentence}>
            {decided.undecided.length > 0 && (
              <>
                {t('event.requests.undecidedTitle')}
                <ul>
                  {decided.undecided.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </>
            )}
          </Notice>
        </div>
      )}
      {people.length > 0 && (
        <div data-row="wrap center condensed/normal" className={css.bar}>
          <div className={css.all}>
            <CheckField
              label={t('event.requests.all')}
              checked={count === Math.min(people.length, mostDecided)}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && count < Math.min(people.length, mostDecided);
              }}
              hint={people.length > mostDecided && t('event.requests.most', { most: mostDecided })}
              onChange={({ target }) => onChoose(target.checked ? people.slice(0, mostDecided) : [])}
            />
          </div>
          <Button variant="primary" disabled={count === 0} loading={approving} onClick={() => void approveChosen()}>
            {t('event.requests.approve', { count })}
          </Button>
          <Button
            disabled={count === 0 || approving}
            onPointerEnter={warmDialog}
            onFocus={warmDialog}
            onClick={() => {
              setDecided(undefined);
              setDeclining(true);
            }}
          >
            {t('event.requests.decline', { count })}
          </Button>
        </div>
      )}
      {declining && (
        <ReasonDialog
          title={t('event.requests.declineTitle', { count })}
          label={t('event.requests.reason')}
          hint={t('event.requests.reasonHint')}
          confirm={t('event.requests.declineConfirm')}
          failed={t('event.requests.declineFailed')}
          send={declineChosen}
          onClose={() => setDeclining(false)}
        >
          {t('event.requests.declineText', { count, title: event.title })}
        </ReasonDialog>
      )}
    </>
  );
}

/** Those who were chosen, and the buttons with them, may be gone by now. */
function takeFocus(notice: HTMLElement | null) {
  notice?.focus();
}
