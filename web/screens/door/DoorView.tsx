import { DeviceCameraIcon, PersonAddIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { formatNumber, t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { whenIdle } from '../../core/whenIdle.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { loadDecoder } from './decoder.ts';
import { DoorAnswer } from './DoorAnswer.tsx';
import { DoorName } from './DoorName.tsx';
import { DoorPeople } from './DoorPeople.tsx';
import { DoorCounts, DoorNotices } from './DoorState.tsx';
import { useDoor } from './useDoor.ts';
import { useDoorAnswer } from './useDoorAnswer.ts';
import { WalkInDialog } from './WalkInDialog.tsx';

const Scanner = lazyWithRetry(async () => (await import('./Scanner.tsx')).Scanner);

type DoorViewProps = {
  eventId: string;
  title: ReactNode;
  /** Whether the event takes people without a seat. */
  walkIns: boolean;
  viewer: { readonly id: string; readonly name: string };
};

/** The door of an event: finds people, lets them in and shows the answer. */
export function DoorView({ eventId, title, walkIns, viewer }: DoorViewProps) {
  const [door, snapshot] = useDoor(eventId, viewer.id);
  const { message, fade, checkIn, walkIn, giveSeat, undo, scan, enterUnclear } = useDoorAnswer(
    door,
    snapshot,
    viewer.name,
  );
  const { list, localChanges, problem } = snapshot;
  const [isScanning, setScanning] = useState(false);
  const [isWalkingIn, setWalkingIn] = useState(false);
  const isListed = list !== undefined;
  const beginWalkIn = () => setWalkingIn(true);
  const walkInDialog = isWalkingIn && (
    <WalkInDialog eventId={eventId} onWalkIn={walkIn} onClose={() => setWalkingIn(false)} />
  );
  // load the decoder before it is needed, so that scanning works offline
  useEffect(() => {
    if (isListed) whenIdle(() => loadDecoder().catch(() => undefined));
  }, [isListed]);
  return (
    <Screen
      title={t('door.title')}
      subtitle={title}
      back={<BackLink to={`/events/${eventId}`}>{t('door.back')}</BackLink>}
      actions={
        list && (
          <>
            {walkIns && (
              <Button size="large" leadingVisual={PersonAddIcon} onClick={beginWalkIn}>
                {t('door.walkIn')}
              </Button>
            )}
            <Button variant="primary" size="large" leadingVisual={DeviceCameraIcon} onClick={() => setScanning(true)}>
              {t('door.scan')}
            </Button>
          </>
        )
      }
    >
      <DoorNotices door={door} snapshot={snapshot} />
      {list && <DoorCounts snapshot={snapshot} />}
      {list && <DoorName name={snapshot.name} onName={(name) => door.rename(name)} />}
      {list ? (
        <DoorPeople
          list={list}
          localChanges={localChanges}
          onCheckIn={checkIn}
          onUndo={undo}
          onScan={scan}
          onUnclear={enterUnclear}
          onType={fade}
          {...(walkIns && { onGiveSeat: giveSeat })}
        />
      ) : (
        !problem && snapshot.isOnline && <Bone height="20rem" />
      )}
      {!isScanning && (
        <div data-sticky>
          <DoorAnswer message={message} />
        </div>
      )}
      {isScanning ? (
        <Suspense fallback={null}>
          <Scanner
            counts={t('door.counts', {
              in: formatNumber(snapshot.counts.in),
              expected: formatNumber(snapshot.counts.expected),
            })}
            message={message}
            onText={isWalkingIn ? undefined : scan}
            onWalkIn={walkIns ? beginWalkIn : undefined}
            onClose={() => setScanning(false)}
          >
            {walkInDialog}
          </Scanner>
        </Suspense>
      ) : (
        walkInDialog
      )}
    </Screen>
  );
}
