import { Button } from '@primer/react';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RegistrationsCame_attendance$key } from '../../__generated__/RegistrationsCame_attendance.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { warmDialog } from '../../ui/LazyDialog.tsx';
import { OwnPart } from './OwnPart.tsx';
import css from './RegistrationsPanel.module.css';

const ArrivalsPlot = lazyWithRetry(async () => (await import('./ArrivalsPlot.tsx')).ArrivalsPlot);

type RegistrationsCameProps = {
  /** Of the event. */
  id: string;
  attendance: RegistrationsCame_attendance$key;
  hasBegun: boolean;
  /** Writes to those who did not come. */
  onWrite: () => void;
};

/** How many have come, and how that went over time: folded, and read once it is opened. */
export function RegistrationsCame({ id, attendance, hasBegun, onWrite }: RegistrationsCameProps) {
  const came = useFragment(
    graphql`
      fragment RegistrationsCame_attendance on Attendance {
        in
        notIn
        walkIns
      }
    `,
    attendance,
  );
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div data-row="wrap center condensed">
        <p data-text="medium numbers grow">
          {t('event.people.attended', { in: came.in, notIn: came.notIn, walkIns: came.walkIns })}
        </p>
        {hasBegun && came.in > 0 && came.notIn > 0 && (
          <Button onPointerEnter={warmDialog} onFocus={warmDialog} onClick={onWrite}>
            {t('event.people.writeToMissing')}
          </Button>
        )}
      </div>
      {came.in > 0 && (
        <details className={css.counts} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary data-text="medium semibold">{t('event.people.arrivals')}</summary>
          {isOpen && (
            <OwnPart sentence={t('event.people.arrivalsFailed')}>
              {(attempt) => (
                <Suspense fallback={<Bone height="15rem" />}>
                  <ArrivalsPlot id={id} attempt={attempt} />
                </Suspense>
              )}
            </OwnPart>
          )}
        </details>
      )}
    </>
  );
}
