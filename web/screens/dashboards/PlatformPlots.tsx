import { GraphIcon } from '@primer/octicons-react';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PlatformPlots_analytics$key } from '../../__generated__/PlatformPlots_analytics.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ShareBar } from '../../ui/plots/ShareBar.tsx';
import { CheckInsPanel } from './CheckInsPanel.tsx';
import { DaysPanel } from './DaysPanel.tsx';
import { Plots } from './Plots.tsx';
import css from './Plots.module.css';

// loaded lazily: its chunk is shared with the event page and would add two files to the first load
const BarTable = lazyWithRetry(async () => (await import('../../ui/plots/BarTable.tsx')).BarTable);

const tones = { COMPLETED: 'gray', ACTIVE: 'green', UPCOMING: 'blue' } as const;
type Status = keyof typeof tones;

export function PlatformPlots({ analytics }: { analytics: PlatformPlots_analytics$key }) {
  const { plots } = useFragment(
    graphql`
      fragment PlatformPlots_analytics on PlatformAnalytics {
        plots {
          registrationsPerDay {
            ...DaysPanel_days
          }
          signUpsPerDay {
            ...DaysPanel_days
          }
          checkInsPerDay {
            ...CheckInsPanel_days
          }
          eventsByStatus {
            name
            count
          }
          busiestColleges {
            name
            count
          }
          busiestTags {
            name
            count
          }
        }
      }
    `,
    analytics,
  );
  if (!plots)
    return (
      <EmptyState
        icon={GraphIcon}
        title={t('dashboard.plots.off')}
        action={<ButtonLink to="/system-settings">{t('dashboard.plots.offAction')}</ButtonLink>}
      >
        {t('dashboard.plots.offHint')}
      </EmptyState>
    );

  return (
    <Plots>
      <div className={css.plots}>
        <DaysPanel kind="registrations" days={plots.registrationsPerDay} />
        <DaysPanel kind="signUps" days={plots.signUpsPerDay} />
        <div data-optional className={css.wide}>
          <CheckInsPanel days={plots.checkInsPerDay} />
        </div>
        <div data-optional className={css.wide}>
          <Panel title={t('dashboard.plots.status')}>
            <ShareBar
              parts={plots.eventsByStatus.map(({ name, count }) => ({
                name: t(`ui.status.${name as Status}`),
                count,
                tone: tones[name as Status],
              }))}
            />
          </Panel>
        </div>
        <BusiestPanel
          title={t('dashboard.plots.colleges')}
          name={t('dashboard.plots.college')}
          rows={plots.busiestColleges}
          tone="green"
        />
        <BusiestPanel
          title={t('dashboard.plots.tags')}
          name={t('dashboard.plots.tag')}
          rows={plots.busiestTags}
          tone="blue"
        />
      </div>
    </Plots>
  );
}

type BusiestPanelProps = {
  title: string;
  name: string;
  rows: readonly { readonly name: string; readonly count: number }[];
  tone: 'green' | 'blue';
};

function BusiestPanel({ title, name, rows, tone }: BusiestPanelProps) {
  return (
    <Panel title={title} action={<span data-text="medium numbers muted">{t('dashboard.plots.seats')}</span>}>
      {rows.length === 0 ? (
        <EmptyState compact icon={GraphIcon} title={t('dashboard.chart.nothing')} />
      ) : (
        <Suspense fallback={<Bone height="16rem" />}>
          <BarTable rows={rows} label={title} heads={{ name, count: t('dashboard.plots.seats') }} tone={tone} />
        </Suspense>
      )}
    </Panel>
  );
}
