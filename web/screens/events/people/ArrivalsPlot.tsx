import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ArrivalsPlotQuery } from '../../../__generated__/ArrivalsPlotQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { pointKindOf } from '../../../ui/plots/pointLabels.ts';
import { LazyDayChart } from '../../../ui/plots/LazyDayChart.tsx';

/** How many people had arrived at an event over time. */
export function ArrivalsPlot({ id, attempt }: { id: string; attempt: number }) {
  const { event } = useLazyLoadQuery<ArrivalsPlotQuery>(
    graphql`
      query ArrivalsPlotQuery($id: ID!) {
        event(id: $id) {
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
  const points = event?.arrivals ?? [];
  // all check-ins may have been undone since the list was read
  if (points.length === 0) return <p data-text="medium">{t('event.people.noArrivals')}</p>;
  const name = t('event.people.arrivals');
  return (
    <LazyDayChart
      days={points.map(({ at, count }) => ({ day: at, count }))}
      points={pointKindOf(points.map(({ at }) => at))}
      tone="green"
      label={name}
      sentence={(time, count) => t('event.people.arrivedBy', { time, count })}
      words={{
        asTable: t('event.people.asTable'),
        table: t('event.people.plotTable', { name }),
        day: t('event.people.time'),
        count: t('event.people.people'),
      }}
    />
  );
}
