import { graphql, useFragment } from 'react-relay';
import type { DaysPanel_days$key } from '../../__generated__/DaysPanel_days.graphql.ts';
import { formatNumber, t } from '../../core/i18n.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { LazyDayChart } from '../../ui/plots/LazyDayChart.tsx';

const kinds = {
  registrations: {
    tone: 'blue',
    title: 'dashboard.plots.registrations',
    count: 'dashboard.plots.registrationsCount',
    sentence: 'dashboard.plots.registrationsOn',
  },
  signUps: {
    tone: 'purple',
    title: 'dashboard.plots.signUps',
    count: 'dashboard.plots.signUpsCount',
    sentence: 'dashboard.plots.signUpsOn',
  },
  checkIns: {
    tone: 'green',
    title: 'dashboard.plots.checkIns',
    count: 'dashboard.plots.checkInsCount',
    sentence: 'dashboard.plots.checkInsOn',
  },
} as const;

/** A count for each of the last days, and their total. */
export function DaysPanel({ kind, ...props }: { kind: keyof typeof kinds; days: DaysPanel_days$key }) {
  const days = useFragment(
    graphql`
      fragment DaysPanel_days on DayCount @relay(plural: true) {
        # the chart's
        # eslint-disable-next-line relay/unused-fields
        day
        count
      }
    `,
    props.days,
  );
  const { tone, title, count, sentence } = kinds[kind];
  const total = days.reduce((sum, day) => sum + day.count, 0);
  return (
    <Panel
      title={t(title)}
      action={
        <span data-text="medium numbers muted">
          {t('dashboard.chart.total', { count: formatNumber(total), days: days.length })}
        </span>
      }
    >
      <LazyDayChart
        days={days}
        tone={tone}
        label={t(title)}
        sentence={(day, number) => t(sentence, { day, count: number })}
        words={{
          asTable: t('dashboard.chart.asTable'),
          table: t('dashboard.chart.table', { name: t(title) }),
          day: t('dashboard.chart.day'),
          count: t(count),
        }}
      />
    </Panel>
  );
}
