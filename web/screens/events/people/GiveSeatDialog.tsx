import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import type { GiveSeatDialog_event$key } from '../../../__generated__/GiveSeatDialog_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { keepUntilAnswered } from '../../../core/keptAction.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Person } from './registrationList.ts';
import { useGiveSeat } from './useGiveSeat.ts';

export type SeatRecipient = Pick<Person, 'id' | 'userId' | 'name' | 'position'>;

type GiveSeatDialogProps = {
  event: GiveSeatDialog_event$key;
  person: SeatRecipient;
  /** As in KeptAction. */
  keptName: string;
  onGiven: () => void;
  onClose: () => void;
};

/** Gives a seat out of turn, after explaining the consequences. */
export function GiveSeatDialog({ event, person, keptName, onGiven, onClose }: GiveSeatDialogProps) {
  const { id, title, localLanguage, capacity, registeredCount } = useFragment(
    graphql`
      fragment GiveSeatDialog_event on Event {
        id
        title: localTitle
        localLanguage
        capacity
        registeredCount
      }
    `,
    event,
  );
  const { id: registrationId, userId, name, position } = person;
  const [giveSeat] = useGiveSeat();
  const peopleAhead = (position ?? 1) - 1;

  const confirm = async () => {
    const kept: SeatRecipient = { id: registrationId, userId, name, position };
    await keepUntilAnswered(keptName, kept, () => giveSeat({ input: { eventId: id, userId } }));
    // close the dialog first, because an open dialog keeps the focus
    flushSync(onClose);
    onGiven();
  };

  return (
    <ConfirmDialog
      title={t('event.people.giveTitle', { name })}
      confirm={t('event.people.give')}
      failed={t('event.people.giveFailed')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('event.people.giveText', { name, title: inLanguage(title, localLanguage) })}</p>
      {registeredCount >= capacity && (
        <p>{t('event.people.giveMore', { from: capacity, to: Math.max(capacity, registeredCount + 1) })}</p>
      )}
      {peopleAhead > 0 && <p>{t('event.people.giveOver', { count: peopleAhead })}</p>}
    </ConfirmDialog>
  );
}
