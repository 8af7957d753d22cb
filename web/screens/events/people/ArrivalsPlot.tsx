import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ArrivalsPlotQuery } from '../../../__generated__/ArrivalsPlotQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { pointKindOf, pointLabel } from '../../../ui/plots/pointLabels.ts';
import { StepPlot } from '../../../ui/plots/StepPlot.tsx';
import { WithTable } from '../../../ui/plots/WithTable.tsx';

/** How many people were in at an event over time, and its capacity. */
export function ArrivalsPlot({ id, attempt }: { id: string; attempt: number }) {
  const { event } = useLazyLoadQuery<ArrivalsPlotQuery>(
    graphql`
      query ArrivalsPlotQuery($id: ID!) {
        event(id: $id) {
          capacity
          arrivals {
            at
            count
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  const steps = event?.arrivals ?? [];
  // all check-ins may have been undone since the list was read
  if (!event || steps.length === 0) return <p data-text="medium">{t('event.people.noArrivals')}</p>;
  const name = t('event.people.arrivals');
  const kind = pointKindOf(steps.map(({ at }) => at));
  // of the steps in one minute, the table has the last
  const rows = new Map(steps.map(({ at, count }) => [pointLabel(at, kind), count]));
  return (
    <>
      <WithTable
        rows={[...rows].map(([label, count]) => ({ label, count }))}
        words={{
          asTable: t('event.people.asTable'),
          table: t('event.people.plotTable', { name }),
          day: t('event.people.time'),
          count: t('event.people.people'),
        }}
      >
        <StepPlot
          steps={steps}
          limit={event.capacity}
          tone="green"
          label={name}
          sentence={(time, count) => t('event.people.arrivedBy', { time, count })}
        />
      </WithTable>
      <p data-text="small muted" data-space="above condensed">
        {t('event.people.capacityLine', { capacity: event.capacity })}
      </p>
    </>
  );
}
