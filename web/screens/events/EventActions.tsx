import { PencilIcon, TrashIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EventActions_event$key } from '../../__generated__/EventActions_event.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { warmDialog } from '../../ui/LazyDialog.tsx';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';

type EventActionsProps = { event: EventActions_event$key; onDeleting: (deleting: boolean) => void };

/** Edit and delete, for the event's creator only. */
export function EventActions({ event, onDeleting }: EventActionsProps) {
  const data = useFragment(
    graphql`
      fragment EventActions_event on Event {
        id
        viewerIsCreator
        viewerCanEdit
        viewerCanDelete
        ...DeleteEventDialog_event
      }
    `,
    event,
  );
  const [asking, setAsking] = useState(false);
  if (!data.viewerIsCreator) return null;

  return (
    <div data-row="wrap condensed">
      {data.viewerCanEdit && (
        <ButtonLink to={`/events/${data.id}/edit`} leadingVisual={PencilIcon}>
          {t('event.edit')}
        </ButtonLink>
      )}
      {data.viewerCanDelete && (
        <Button variant="danger" leadingVisual={TrashIcon} onPointerEnter={warmDialog} onClick={() => setAsking(true)}>
          {t('event.delete')}
        </Button>
      )}
      {asking && <DeleteEventDialog event={data} onDeleting={onDeleting} onClose={() => setAsking(false)} />}
    </div>
  );
}
