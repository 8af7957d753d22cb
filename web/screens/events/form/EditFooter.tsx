import { Suspense } from 'react';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import type { Scope } from '../series/seriesDates.ts';
import type { EventFormValues } from './eventFormValues.ts';
import { beginsBeforeNow, changesFacts } from './notifiedChanges.ts';

const SeriesScope = lazyWithRetry(async () => (await import('../series/SeriesScope.tsx')).SeriesScope);
const ChangeNotified = lazyWithRetry(async () => (await import('../notified/ChangeNotified.tsx')).ChangeNotified);

type EditFooterProps = {
  id: string;
  /** The number of its events; undefined if the event is in no series. */
  seriesLength: number | undefined;
  now: EventFormValues;
  saved: EventFormValues | undefined;
  scope: Scope;
  onScope: (scope: Scope) => void;
  reason: string;
  onReason: (reason: string) => void;
};

/** The end of the form of a saved event: which events of the series change, and who is notified. */
export function EditFooter({ id, seriesLength = 1, now, saved, scope, onScope, reason, onReason }: EditFooterProps) {
  return (
    <>
      {seriesLength > 1 && (
        <Suspense fallback={<Bone height="9rem" />}>
          <SeriesScope id={id} scope={scope} onScope={onScope} />
        </Suspense>
      )}
      {saved && changesFacts(saved, now) && (
        <Suspense fallback={null}>
          <ChangeNotified
            id={id}
            scope={scope}
            isPast={beginsBeforeNow(saved) && beginsBeforeNow(now)}
            reason={reason}
            onReason={onReason}
          />
        </Suspense>
      )}
    </>
  );
}
