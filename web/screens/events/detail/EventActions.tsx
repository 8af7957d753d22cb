import {
  ChecklistIcon,
  CopyIcon,
  MegaphoneIcon,
  NumberIcon,
  PencilIcon,
  PeopleIcon,
  PersonIcon,
  SyncIcon,
  TrashIcon,
} from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useState } from 'react';
import { fetchQuery, graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { EventActions_event$key } from '../../../__generated__/EventActions_event.graphql.ts';
import type { EventActionsQuery } from '../../../__generated__/EventActionsQuery.graphql.ts';
import { useOnReconnect } from '../../../core/connection.ts';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { useOrganizes } from '../../../core/session.ts';
import { Bone } from '../../../ui/Bone.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { warmDialog } from '../../../ui/LazyDialog.tsx';
import { OwnRoles } from '../helpers/OwnRoles.tsx';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import '../helpers/staffTexts.ts';

const loadRepeatDialog = () => import('../series/RepeatDialog.tsx');
const RepeatDialog = lazyWithRetry(async () => (await loadRepeatDialog()).RepeatDialog);
const loadHandOverDialog = () => import('../helpers/HandOverDialog.tsx');
const HandOverDialog = lazyWithRetry(async () => (await loadHandOverDialog()).HandOverDialog);
const DecisionButtons = lazyWithRetry(
  async () => (await import('../../../ui/approval/DecisionButtons.tsx')).DecisionButtons,
);
const DeleteSeriesDialog = lazyWithRetry(
  async () => (await import('../series/DeleteSeriesDialog.tsx')).DeleteSeriesDialog,
);

function preloadRepeatDialog() {
  warmDialog();
  void loadRepeatDialog();
}

function preloadHandOverDialog() {
  warmDialog();
  void loadHandOverDialog();
}

type SharedProps = {
  /** The college's time zone. */
  timeZone: string;
  onDeleting: (deleting: boolean) => void;
};

const actionsQuery = graphql`
  query EventActionsQuery($id: ID!) {
    event(id: $id) {
      ...EventActions_event
    }
  }
`;

/** Actions for the people who run an event: its creator, helpers and admins. Not loaded for other viewers. */
export function EventActions({ id, ...rest }: SharedProps & { id: string }) {
  const environment = useRelayEnvironment();
  // the server ends the connection when it grants or revokes a role
  useOnReconnect(() => {
    fetchQuery<EventActionsQuery>(environment, actionsQuery, { id }, { fetchPolicy: 'network-only' }).subscribe({});
  });
  // the store may contain the permissions of an earlier role
  const { event } = useLazyLoadQuery<EventActionsQuery>(actionsQuery, { id }, { fetchPolicy: 'store-and-network' });
  return event && <ActionButtons event={event} {...rest} />;
}

function ActionButtons({ event, timeZone, onDeleting }: SharedProps & { event: EventActions_event$key }) {
  const data = useFragment(
    graphql`
      fragment EventActions_event on Event {
        id
        viewerIsCreator
        approval
        viewerRoles
        viewerCanEdit
        viewerCanDelete
        viewerCanDecide
        viewerCanHandOver
        viewerCanAnnounce
        viewerCanKeepDoor
        selfCheckIn
        series(first: 1) {
          totalCount
        }
        ...DeleteEventDialog_event
        ...RepeatDialog_event
        ...HandOverDialog_event
        ...OwnRoles_event
        ...DecisionButtons_event
      }
    `,
    event,
  );
  const [dialog, setDialog] = useState<'delete' | 'repeat' | 'handOver'>();
  const close = () => setDialog(undefined);
  const { viewerIsCreator, viewerCanEdit, viewerRoles } = data;
  const organizes = useOrganizes();
  const isSeries = (data.series?.totalCount ?? 0) > 1;
  const DeleteDialog = isSeries ? DeleteSeriesDialog : DeleteEventDialog;

  return (
    <>
      {viewerRoles.length > 0 && <OwnRoles event={data} />}
      {data.approval === 'APPROVED' && data.viewerCanDecide && (
        <Suspense fallback={<Bone width="5.8rem" height="var(--act-height)" />}>
          <DecisionButtons event={data} />
        </Suspense>
      )}
      {data.viewerCanKeepDoor && (
        <ButtonLink to={`/events/${data.id}/door`} leadingVisual={ChecklistIcon}>
          {t('event.door')}
        </ButtonLink>
      )}
      {data.selfCheckIn && data.viewerCanKeepDoor && (
        <ButtonLink to={`/events/${data.id}/code`} leadingVisual={NumberIcon}>
          {t('event.checkInCode')}
        </ButtonLink>
      )}
      {viewerCanEdit && (viewerIsCreator || viewerRoles.includes('MANAGER')) && (
        <ButtonLink to={`/events/${data.id}/edit`} leadingVisual={PencilIcon}>
          {t('event.edit')}
        </ButtonLink>
      )}
      {viewerCanEdit && data.viewerCanAnnounce && (
        <ButtonLink to={`/announcements/create?event=${data.id}`} leadingVisual={MegaphoneIcon}>
          {t('event.announce')}
        </ButtonLink>
      )}
      {viewerCanEdit && (
        // the helpers are far down, below all participants
        <ButtonLink to="#helpers" leadingVisual={PeopleIcon}>
          {t('staff.title')}
        </ButtonLink>
      )}
      {viewerCanEdit && organizes && (
        <ButtonLink to={`/events/create?from=${data.id}`} leadingVisual={CopyIcon}>
          {t('event.duplicate')}
        </ButtonLink>
      )}
      {data.viewerCanDelete && !isSeries && (
        <Button
          leadingVisual={SyncIcon}
          onPointerEnter={preloadRepeatDialog}
          onFocus={preloadRepeatDialog}
          onClick={() => setDialog('repeat')}
        >
          {t('event.repeat')}
        </Button>
      )}
      {data.viewerCanHandOver && (
        <Button
          leadingVisual={PersonIcon}
          onPointerEnter={preloadHandOverDialog}
          onFocus={preloadHandOverDialog}
          onClick={() => setDialog('handOver')}
        >
          {t('staff.handOver')}
        </Button>
      )}
      {viewerIsCreator && data.viewerCanDelete && (
        <Button
          variant="danger"
          leadingVisual={TrashIcon}
          onPointerEnter={warmDialog}
          onClick={() => setDialog('delete')}
        >
          {t('event.delete')}
        </Button>
      )}
      {dialog && (
        <Suspense fallback={null}>
          {dialog === 'repeat' && <RepeatDialog event={data} timeZone={timeZone} onClose={close} />}
          {dialog === 'handOver' && <HandOverDialog event={data} onClose={close} />}
          {dialog === 'delete' && <DeleteDialog event={data} onDeleting={onDeleting} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}
