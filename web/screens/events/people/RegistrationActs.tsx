import { Button } from '@primer/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import type { RegistrationActs_event$key } from '../../../__generated__/RegistrationActs_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { keepUntilAnswered } from '../../../core/keptAction.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { KeptAction } from '../../../ui/KeptAction.tsx';
import { warmDialog } from '../../../ui/LazyDialog.tsx';
import { ReasonDialog } from '../../../ui/ReasonDialog.tsx';
import { approvalOutcome, declineOutcome, type ActionOutcome, removalOutcome, letterOutcome } from './actionOutcome.ts';
import type { ListFilters, Person, ListedState } from './registrationList.ts';
import css from './RegistrationsPanel.module.css';
import { useApproveRegistrations } from './useApproveRegistrations.ts';
import { useDeclineRegistrations } from './useDeclineRegistrations.ts';
import { useRemoveRegistrations } from './useRemoveRegistrations.ts';
import { WriteDialog } from './WriteDialog.tsx';

type RegistrationActsProps = {
  event: RegistrationActs_event$key;
  counts: Readonly<Record<ListedState, number>>;
  /** Whether check-in matters yet. */
  showAttendance: boolean;
  filters: ListFilters;
  /** The people on the page. */
  people: readonly Person[];
  chosen: readonly Person[];
  /** The event has not begun, so seats can be given and removed. */
  isOpen: boolean;
  onChoose: (people: readonly Person[]) => void;
  /** Receives the outcome of an action; undefined when the next action begins. */
  onDone: (outcome: ActionOutcome | undefined) => void;
};

type RemovedPeople = readonly Pick<Person, 'userId' | 'name'>[];

type DialogState =
  | { readonly act: 'write'; readonly people: readonly Person[] }
  | { readonly act: 'decline' | 'remove'; readonly people: RemovedPeople; readonly reason?: string };

/** The text names a single person. */
const countAndName = (people: RemovedPeople) => ({ count: people.length, name: people[0]?.name });

const idsOf = (people: RemovedPeople) => people.map(({ userId }) => userId);

/** Kept if the answer of an action does not arrive. */
const typedOf = (reason: string, people: RemovedPeople) => ({
  reason,
  people: people.map(({ userId, name }) => ({ userId, name })),
});

/** Actions on the selected people. */
export function RegistrationActs(props: RegistrationActsProps) {
  const { counts, showAttendance, filters, people, chosen, isOpen, onChoose, onDone } = props;
  const {
    id: eventId,
    title,
    localLanguage,
    registrationRules,
  } = useFragment(
    graphql`
      fragment RegistrationActs_event on Event {
        id
        title: localTitle
        localLanguage
        registrationRules {
          needsApproval
        }
      }
    `,
    props.event,
  );
  const [approve, approving] = useApproveRegistrations();
  const [decline] = useDeclineRegistrations();
  const [remove] = useRemoveRegistrations();
  // a snapshot from when the dialog opened, because other managers may decide in the meantime
  const [dialog, setDialog] = useState<DialogState>();
  const [error, setError] = useState<unknown>();
  const count = chosen.length;
  const requesters = chosen.filter(({ state }) => state === 'REQUESTED');
  const canDecide = isOpen && (registrationRules.needsApproval || counts.REQUESTED > 0);

  function clearMessages() {
    setError(undefined);
    onDone(undefined);
  }
  function openDialog(act: DialogState['act'], those: readonly Person[]) {
    clearMessages();
    setDialog({ act, people: those });
  }
  function finishAction(outcome: ActionOutcome) {
    // close the dialog first, because an open dialog keeps the focus
    flushSync(() => setDialog(undefined));
    onDone(outcome);
  }
  async function approveRequests() {
    clearMessages();
    try {
      const { approveRegistrations } = await approve({ input: { eventId, userIds: idsOf(requesters) } });
      onDone(approvalOutcome(approveRegistrations, requesters));
    } catch (failure) {
      setError(failure);
    }
  }
  const keptNames = { decline: `decline:${eventId}`, remove: `remove:${eventId}` };
  async function declinePeople(reason: string, those: RemovedPeople) {
    const send = () => decline({ input: { eventId, userIds: idsOf(those), reason } });
    const { declineRegistrations } = await keepUntilAnswered(keptNames.decline, typedOf(reason, those), send);
    finishAction(declineOutcome(declineRegistrations, those));
  }
  async function removePeople(reason: string, those: RemovedPeople) {
    const send = () => remove({ input: { eventId, userIds: idsOf(those), reason: reason || null } });
    const { removeRegistrations } = await keepUntilAnswered(keptNames.remove, typedOf(reason, those), send);
    finishAction(removalOutcome(removeRegistrations, those));
  }

  const warmingProps = { onPointerEnter: warmDialog, onFocus: warmDialog };
  const reasonTexts = { label: t('event.people.reason'), hint: t('event.people.reasonHint') };
  return (
    <>
      <Failure title={t('event.people.approveFailed')} error={error} />
      {(['decline', 'remove'] as const).map(
        (act) =>
          (act === 'remove' ? isOpen : canDecide) && (
            <KeptAction
              key={act}
              name={keptNames[act]}
              failed={t(`event.people.${act}Failed`)}
              isDialogOpen={dialog !== undefined}
              onTryAgain={(typed) => setDialog({ act, ...(typed as ReturnType<typeof typedOf>) })}
            />
          ),
      )}
      <div data-row="wrap center condensed" data-form-end className={css.acts}>
        <div data-basis="14" className={css.all}>
          {people.length > 0 && (
            <CheckField
              label={t('event.people.choose')}
              checked={count === people.length}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && count < people.length;
              }}
              onChange={({ target }) => onChoose(target.checked ? people : [])}
            />
          )}
        </div>
        {canDecide && (
          <>
            <Button
              labelWrap
              variant="primary"
              disabled={requesters.length === 0}
              loading={approving}
              onClick={() => void approveRequests()}
            >
              {t('event.people.approve', { count: requesters.length })}
            </Button>
            <Button
              labelWrap
              {...warmingProps}
              disabled={requesters.length === 0 || approving}
              onClick={() => openDialog('decline', requesters)}
            >
              {t('event.people.decline', { count: requesters.length })}
            </Button>
          </>
        )}
        {isOpen && (
          <Button
            labelWrap
            {...warmingProps}
            disabled={count === 0 || approving}
            onClick={() => openDialog('remove', chosen)}
          >
            {t('event.people.remove', { count })}
          </Button>
        )}
        <Button labelWrap {...warmingProps} onClick={() => openDialog('write', chosen)}>
          {t('event.people.write', { count })}
        </Button>
      </div>
      {dialog?.act === 'decline' && (
        <ReasonDialog
          {...reasonTexts}
          name={keptNames.decline}
          title={t('event.people.declineTitle', { count: dialog.people.length })}
          confirm={t('event.people.declineConfirm')}
          failed={t('event.people.declineFailed')}
          initialReason={dialog.reason}
          send={(reason) => declinePeople(reason, dialog.people)}
          onClose={() => setDialog(undefined)}
        >
          {t('event.people.declineText', { count: dialog.people.length, title: inLanguage(title, localLanguage) })}
        </ReasonDialog>
      )}
      {dialog?.act === 'remove' && (
        <ReasonDialog
          {...reasonTexts}
          name={keptNames.remove}
          optional
          title={t('event.people.removeTitle', countAndName(dialog.people))}
          confirm={t('event.people.removeConfirm')}
          failed={t('event.people.removeFailed')}
          initialReason={dialog.reason}
          send={(reason) => removePeople(reason, dialog.people)}
          onClose={() => setDialog(undefined)}
        >
          {t('event.people.removeText', { ...countAndName(dialog.people), title: inLanguage(title, localLanguage) })}
        </ReasonDialog>
      )}
      {dialog?.act === 'write' && (
        <WriteDialog
          eventId={eventId}
          counts={counts}
          people={dialog.people}
          state={filters.state}
          attendance={filters.attendance}
          showAttendance={showAttendance}
          onSent={(answer, recipients) => finishAction(letterOutcome(answer, recipients))}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
