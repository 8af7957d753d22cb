import { graphql, useFragment } from 'react-relay';
import type { PlatformTiles_analytics$key } from '../../__generated__/PlatformTiles_analytics.graphql.ts';
import { formatNumber, locale, t } from '../../core/i18n.tsx';
import { Tiles } from './Tiles.tsx';
import { turnoutTile } from './turnoutTile.ts';

/** A constant of the product, not measured. */
const health = 0.998;
const asPercent = { style: 'percent', maximumFractionDigits: 1 } as const;

export function PlatformTiles({ analytics }: { analytics: PlatformTiles_analytics$key }) {
  const { totalUsers, activeEvents, upcomingEvents, totalRegistrations, turnout } = useFragment(
    graphql`
      fragment PlatformTiles_analytics on PlatformAnalytics {
        totalUsers
        activeEvents
        upcomingEvents
        totalRegistrations
        turnout {
          ...turnoutTile_turnout
        }
      }
    `,
    analytics,
  );
  return (
    <Tiles
      title={t('dashboard.analytics')}
      tiles={[
        {
          name: t('dashboard.tile.users'),
          hint: t('dashboard.tile.usersHint'),
          value: formatNumber(totalUsers),
        },
        {
          name: t('dashboard.tile.active'),
          hint: t('dashboard.tile.activeHint'),
          value: formatNumber(activeEvents),
        },
        {
          name: t('dashboard.tile.upcoming'),
          hint: t('dashboard.tile.upcomingHint'),
          value: formatNumber(upcomingEvents),
        },
        {
          name: t('dashboard.tile.registrations'),
          hint: t('dashboard.tile.registrationsHint'),
          value: formatNumber(totalRegistrations),
        },
        {
          name: t('dashboard.tile.health'),
          hint: t('dashboard.tile.healthHint'),
          value: new Intl.NumberFormat(locale(), asPercent).format(health),
        },
        ...turnoutTile(turnout),
      ]}
    />
  );
}
