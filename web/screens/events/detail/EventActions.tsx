import {
  ChecklistIcon,
  CopyIcon,
  GraphIcon,
  ImageIcon,
  KebabHorizontalIcon,
  LinkIcon,
  MegaphoneIcon,
  NumberIcon,
  PencilIcon,
  PersonIcon,
  ShareAndroidIcon,
  SyncIcon,
  TrashIcon,
  XCircleIcon,
} from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { EventActions_event$key } from '../../../__generated__/EventActions_event.graphql.ts';
import type { EventActionsQuery } from '../../../__generated__/EventActionsQuery.graphql.ts';
import { useOnReconnect } from '../../../core/connection.ts';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { useNow } from '../../../core/now.ts';
import { useOrganizes } from '../../../core/session.ts';
import { Bone } from '../../../ui/Bone.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { KeptAction } from '../../../ui/KeptAction.tsx';
import { warmDialog } from '../../../ui/LazyDialog.tsx';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import { AddToCalendar } from '../registering/AddToCalendar.tsx';
import { useShare } from '../registering/useShare.ts';
import { OwnRoles } from '../helpers/OwnRoles.tsx';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { phaseOf } from '../../../ui/phase.ts';
import '../helpers/staffTexts.ts';

const loadRepeatDialog = () => import('../series/RepeatDialog.tsx');
const RepeatDialog = lazyWithRetry(async () => (await loadRepeatDialog()).RepeatDialog);
const loadHandOverDialog = () => import('../helpers/HandOverDialog.tsx');
const HandOverDialog = lazyWithRetry(async () => (await loadHandOverDialog()).HandOverDialog);
const DecisionButtons = lazyWithRetry(
  async () => (await import('../../../ui/approval/DecisionButtons.tsx')).DecisionButtons,
);
const CancelEventDialog = lazyWithRetry(async () => (await import('./CancelEventDialog.tsx')).CancelEventDialog);
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
  /** Actions that all viewers have. */
  children: ReactNode;
};

const actionsQuery = graphql`
  query EventActionsQuery($id: ID!) {
    event(id: $id) {
      ...EventActions_event
    }
  }
`;

/**
 * Actions for the people who run an event: its creator, helpers and admins. Not loaded for other viewers. The first is what
 * they do next.
 */
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

function ActionButtons({ event, timeZone, onDeleting, children }: SharedProps & { event: EventActions_event$key }) {
  const data = useFragment(
    graphql`
      fragment EventActions_event on Event {
        id
        title: localTitle
        publicUrl
        date
        endsAt
        viewerIsCreator
        approval
        cancelledAt
        viewerRoles
        viewerCanEdit
        viewerCanDelete
        viewerCanCancelEvent
        viewerCanDecide
        viewerCanHandOver
        viewerCanAnnounce
        viewerCanKeepDoor
        selfCheckIn
        series(first: 1) {
          totalCount
        }
        ...AddToCalendar_event
        ...DeleteEventDialog_event
        ...CancelEventDialog_event
        ...RepeatDialog_event
        ...HandOverDialog_event
        ...OwnRoles_event
        ...DecisionButtons_event
      }
    `,
    event,
  );
  const [dialog, setDialog] = useState<'cancel' | 'delete' | 'repeat' | 'handOver'>();
  const close = () => setDialog(undefined);
  const now = useNow();
  const organizes = useOrganizes();
  const { id, title, publicUrl, viewerIsCreator, viewerCanEdit: runs, viewerRoles } = data;
  // a cancelled event is a record: nothing is prepared or changed any more
  const isOn = !data.cancelledAt;
  const viewerCanKeepDoor = data.viewerCanKeepDoor && isOn;
  const { share, copy, message, setMessage } = useShare({ id, title, publicUrl });
  const endsAt = data.endsAt ? new Date(data.endsAt) : null;
  const phase = phaseOf({ date: new Date(data.date), endsAt }, new Date(now));
  const isPublic = data.approval === 'APPROVED' && isOn;
  const canCancel = viewerIsCreator && isOn && data.viewerCanCancelEvent;
  const canDelete = viewerIsCreator && data.viewerCanDelete;
  const cancellation = `cancelEvent:${id}`;
  const deletion = `deleteEvent:${id}`;
  const isSeries = (data.series?.totalCount ?? 0) > 1;
  const DeleteDialog = isSeries ? DeleteSeriesDialog : DeleteEventDialog;
  const large = { block: true, size: 'large', variant: 'primary' } as const;
  const hasCode = data.selfCheckIn && viewerCanKeepDoor;
  const codeItem = hasCode && { icon: NumberIcon, to: `/events/${id}/code` };

  return (
    <>
      {runs && phase === 'before' && isPublic && (
        <Button {...large} leadingVisual={ShareAndroidIcon} onClick={share}>
          {t('registration.share')}
        </Button>
      )}
      {viewerCanKeepDoor && (phase === 'during' || (!runs && phase === 'before')) && (
        <ButtonLink
          {...large}
          // before the event, registering comes first
          variant={phase === 'during' ? 'primary' : 'default'}
          to={`/events/${id}/door`}
          leadingVisual={ChecklistIcon}
        >
          {t('event.door')}
        </ButtonLink>
      )}
      {runs && isOn && phase === 'after' && (
        <ButtonLink {...large} to={`/events/${id}/afterwards`} leadingVisual={GraphIcon}>
          {t('event.attendance')}
        </ButtonLink>
      )}
      {codeItem && (phase === 'during' || !runs) && (
        <ButtonLink to={codeItem.to} leadingVisual={codeItem.icon}>
          {t('event.checkInCode')}
        </ButtonLink>
      )}
      {runs && isOn && (viewerIsCreator || viewerRoles.includes('MANAGER')) && (
        <ButtonLink to={`/events/${id}/edit`} leadingVisual={PencilIcon}>
          {t('event.edit')}
        </ButtonLink>
      )}
      {runs && data.viewerCanAnnounce && (
        <ButtonLink to={`/announcements/create?event=${id}`} leadingVisual={MegaphoneIcon}>
          {t('event.announce')}
        </ButtonLink>
      )}
      {runs && (
        <Menu label={t('event.more')} icon={KebabHorizontalIcon}>
          {phase === 'during' && isPublic && (
            <MenuItem icon={ShareAndroidIcon} onPress={share}>
              {t('registration.share')}
            </MenuItem>
          )}
          <MenuItem icon={LinkIcon} onPress={copy}>
            {t('event.copyLink')}
          </MenuItem>
          {isOn && phase !== 'after' && (
            <MenuItem icon={ImageIcon} to={`/events/${id}/poster`}>
              {t('event.poster')}
            </MenuItem>
          )}
          {codeItem && phase !== 'during' && <MenuItem {...codeItem}>{t('event.checkInCode')}</MenuItem>}
          {organizes && (
            <MenuItem parted icon={CopyIcon} to={`/events/create?from=${id}`}>
              {t('event.duplicate')}
            </MenuItem>
          )}
          {data.viewerCanDelete && (
            <MenuItem icon={SyncIcon} onApproach={preloadRepeatDialog} onPress={() => setDialog('repeat')}>
              {t('event.repeat')}
            </MenuItem>
          )}
          {data.viewerCanHandOver && (
            <MenuItem icon={PersonIcon} onApproach={preloadHandOverDialog} onPress={() => setDialog('handOver')}>
              {t('staff.handOver')}
            </MenuItem>
          )}
          {canCancel && (
            <MenuItem
              parted
              tone="danger"
              icon={XCircleIcon}
              onApproach={warmDialog}
              onPress={() => setDialog('cancel')}
            >
              {t('event.cancel')}
            </MenuItem>
          )}
          {canDelete && (
            <MenuItem
              parted={!data.viewerCanCancelEvent}
              tone="danger"
              icon={TrashIcon}
              onApproach={warmDialog}
              onPress={() => setDialog('delete')}
            >
              {t('event.delete')}
            </MenuItem>
          )}
        </Menu>
      )}
      {runs && isOn && phase === 'before' && <AddToCalendar event={data} onFailed={setMessage} />}
      {children}
      {isPublic && data.viewerCanDecide && (
        <Suspense fallback={<Bone width="5.8rem" height="var(--target)" />}>
          <DecisionButtons event={data} />
        </Suspense>
      )}
      <p data-text="medium muted fixed" data-optional role="status">
        {message}
      </p>
      {canCancel && (
        <KeptAction
          name={cancellation}
          failed={t('event.cancelFailed')}
          isDialogOpen={dialog !== undefined}
          onTryAgain={() => setDialog('cancel')}
        />
      )}
      {canDelete && (
        <KeptAction
          name={deletion}
          failed={t('event.deleteFailed')}
          isDialogOpen={dialog !== undefined}
          onTryAgain={() => setDialog('delete')}
        />
      )}
      {viewerRoles.length > 0 && <OwnRoles event={data} />}
      {dialog && (
        <Suspense fallback={null}>
          {dialog === 'repeat' && <RepeatDialog event={data} timeZone={timeZone} onClose={close} />}
          {dialog === 'handOver' && <HandOverDialog event={data} onClose={close} />}
          {dialog === 'cancel' && <CancelEventDialog event={data} name={cancellation} onClose={close} />}
          {dialog === 'delete' && <DeleteDialog event={data} name={deletion} onDeleting={onDeleting} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}
