import { GraphIcon } from '@primer/octicons-react';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ProgressChart_event$key } from '../../__generated__/ProgressChart_event.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './ProgressChart.module.css';
import plot from '../../ui/plots/plot.module.css';
import { assignSlots, linesOf } from './progressLines.ts';
import { useProgressLive } from './useProgressLive.ts';

const ProgressPlot = lazyWithRetry(async () => (await import('./ProgressChartPlot.tsx')).ProgressPlot);
const ProgressTable = lazyWithRetry(async () => (await import('./ProgressChartTable.tsx')).ProgressTable);

/** How the scores of the first ten participants of an event grew; updates live. */
export function ProgressChart({ event }: { event: ProgressChart_event$key }) {
  const { id, scoreProgression } = useFragment(
    graphql`
      fragment ProgressChart_event on Event {
        id
        scoreProgression(first: 10) {
          ...progressLines_progression
        }
      }
    `,
    event,
  );
  const lines = linesOf(scoreProgression);
  const ids = lines.map((line) => line.id);
  useProgressLive(id, ids);
  const slots = useSlots(ids);
  const [open, setOpen] = useState(false);

  return (
    <Panel title={t('scores.progress.title')}>
      {lines.length === 0 ? (
        <EmptyState compact icon={GraphIcon} title={t('scores.progress.none')} />
      ) : (
        <div data-stack="none" className={css.frame}>
          <Suspense fallback={<ProgressSkeleton rows={lines.length} />}>
            <ProgressPlot lines={lines} slots={slots} />
          </Suspense>
          <details className={plot.details} onToggle={(toggled) => setOpen(toggled.currentTarget.open)}>
            <summary data-text="small muted">{t('scores.progress.asTable')}</summary>
            {open && (
              <Suspense fallback={null}>
                <ProgressTable lines={lines} />
              </Suspense>
            )}
          </details>
        </div>
      )}
    </Panel>
  );
}

/** Assigns a color to each participant, which stays the same while they are among the first ten. */
function useSlots(ids: readonly string[]): Record<string, number> {
  const [slots, setSlots] = useState(() => assignSlots({}, ids));
  if (Object.keys(slots).length === ids.length && ids.every((id) => id in slots)) return slots;
  const next = assignSlots(slots, ids);
  setSlots(next);
  return next;
}

function ProgressSkeleton({ rows }: { rows: number }) {
  return (
    <div data-stack="cozy" className={css.chart}>
      <div className={css.plot}>
        <Bone height="100%" />
      </div>
      <div className={css.legend} aria-hidden="true">
        {Array.from({ length: rows }, (_, n) => (
          <div key={n} className={css.entry} />
        ))}
      </div>
    </div>
  );
}
