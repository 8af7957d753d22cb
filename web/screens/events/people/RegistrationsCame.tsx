import { Button } from '@primer/react';
import { type ReactNode, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RegistrationsCame_attendance$key } from '../../../__generated__/RegistrationsCame_attendance.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { warmDialog } from '../../../ui/LazyDialog.tsx';
import { RetryBoundary } from '../RetryBoundary.tsx';
import css from './RegistrationsPanel.module.css';

const GuestList = lazyWithRetry(async () => (await import('./GuestList.tsx')).GuestList);
const ArrivalsPlot = lazyWithRetry(async () => (await import('./ArrivalsPlot.tsx')).ArrivalsPlot);

type RegistrationsCameProps = {
  /** The event's id. */
  id: string;
  attendance: RegistrationsCame_attendance$key;
  /** Opens a message to those who did not come. */
  onWriteToAbsent: () => void;
};

/** The attendance counts, with folded parts for arrivals over time and for guests. */
export function RegistrationsCame({ id, attendance, onWriteToAbsent }: RegistrationsCameProps) {
  const counts = useFragment(
    graphql`
      fragment RegistrationsCame_attendance on Attendance {
        in
        notIn
        walkIns
      }
    `,
    attendance,
  );
  return (
    <>
      <div data-row="wrap center condensed">
        <p data-text="medium numbers" className={css.all}>
          {t('event.people.attended', { in: counts.in, notIn: counts.notIn, walkIns: counts.walkIns })}
        </p>
        {counts.in > 0 && counts.notIn > 0 && (
          <Button onPointerEnter={warmDialog} onFocus={warmDialog} onClick={onWriteToAbsent}>
            {t('event.people.writeToMissing')}
          </Button>
        )}
      </div>
      {counts.in > 0 && (
        <LazyDisclosure title={t('event.people.arrivals')} sentence={t('event.people.arrivalsFailed')}>
          {(attempt) => <ArrivalsPlot id={id} attempt={attempt} />}
        </LazyDisclosure>
      )}
      {counts.walkIns > 0 && (
        <LazyDisclosure title={t('event.people.guests')} sentence={t('event.people.guestsFailed')}>
          {(attempt) => <GuestList id={id} attempt={attempt} />}
        </LazyDisclosure>
      )}
    </>
  );
}

type LazyDisclosureProps = {
  title: string;
  /** The error text if loading fails. */
  sentence: string;
  children: (attempt: number) => ReactNode;
};

/** A part that loads when it is unfolded. */
function LazyDisclosure({ title, sentence, children }: LazyDisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary data-text="medium semibold">{title}</summary>
      {isOpen && (
        <RetryBoundary sentence={sentence}>
          {(attempt) => <Suspense fallback={<Bone height="15rem" />}>{children(attempt)}</Suspense>}
        </RetryBoundary>
      )}
    </details>
  );
}
