import { useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import type { GiveSeatDialog_event$key } from '../../__generated__/GiveSeatDialog_event.graphql.ts';
import type { GiveSeatDialog_registration$key } from '../../__generated__/GiveSeatDialog_registration.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useGiveSeat } from './useGiveSeat.ts';

type GiveSeatDialogProps = {
  registration: GiveSeatDialog_registration$key;
  event: GiveSeatDialog_event$key;
  position: number;
  onClose: () => void;
};

/** Says what giving somebody a seat out of turn does, and does it. */
export function GiveSeatDialog({ registration, event, position, onClose }: GiveSeatDialogProps) {
  const { userId, name } = useFragment(
    graphql`
      fragment GiveSeatDialog_registration on Registration {
        userId
        name
      }
    `,
    registration,
  );
  const { id, title, capacity, registeredCount } = useFragment(
    graphql`
      fragment GiveSeatDialog_event on Event {
        id
        title
        capacity
        registeredCount
      }
    `,
    event,
  );
  const [giveSeat, busy] = useGiveSeat();
  const [error, setError] = useState<unknown>();

  const confirm = async () => {
    setError(undefined);
    try {
      await giveSeat({ input: { eventId: id, userId } });
      // an open dialog holds the focus; the row that had it is gone, the person now among those who come
      flushSync(onClose);
      document.getElementById('participants')?.focus({ preventScroll: true });
    } catch (failure) {
      setError(failure);
    }
  };

  return (
    <ConfirmDialog
      title={t('event.waitlist.giveTitle', { name })}
      confirm={t('event.waitlist.give')}
      busy={busy}
      error={<Failure title={t('event.waitlist.giveFailed')} error={error} />}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('event.waitlist.giveText', { name, title })}</p>
      {registeredCount >= capacity && (
        <p>{t('event.waitlist.giveMore', { from: capacity, to: Math.max(capacity, registeredCount + 1) })}</p>
      )}
      {position > 1 && <p>{t('event.waitlist.giveOver', { count: position - 1 })}</p>}
    </ConfirmDialog>
  );
}
