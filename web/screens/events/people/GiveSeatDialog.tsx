import { useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import type { GiveSeatDialog_event$key } from '../../../__generated__/GiveSeatDialog_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { useGiveSeat } from './useGiveSeat.ts';

type GiveSeatDialogProps = {
  event: GiveSeatDialog_event$key;
  person: { readonly userId: string; readonly name: string; readonly position: number | null };
  onGiven: () => void;
  onClose: () => void;
};

/** Gives a seat out of turn, after explaining the consequences. */
export function GiveSeatDialog({ event, person, onGiven, onClose }: GiveSeatDialogProps) {
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
  const { userId, name, position } = person;
  const [giveSeat, busy] = useGiveSeat();
  const [error, setError] = useState<unknown>();
  const peopleAhead = (position ?? 1) - 1;

  const confirm = async () => {
    setError(undefined);
    try {
      await giveSeat({ input: { eventId: id, userId } });
      // close the dialog first, because an open dialog keeps the focus
      flushSync(onClose);
      onGiven();
    } catch (failure) {
      setError(failure);
    }
  };

  return (
    <ConfirmDialog
      title={t('event.people.giveTitle', { name })}
      confirm={t('event.people.give')}
      busy={busy}
      error={<Failure title={t('event.people.giveFailed')} error={error} />}
      onConfirm={() => void confirm()}
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
