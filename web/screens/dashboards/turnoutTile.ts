import { graphql, readInlineData } from 'react-relay';
import type { turnoutTile_turnout$key } from '../../__generated__/turnoutTile_turnout.graphql.ts';
import { t } from '../../core/i18n.tsx';
import type { Tile } from './Tiles.tsx';

/** The share of seats that were used; empty until a past event has a check-in. */
export function turnoutTile(turnout: turnoutTile_turnout$key): readonly Tile[] {
  const { events, seats, came } = readInlineData(
    graphql`
      fragment turnoutTile_turnout on Turnout @inline {
        events
        seats
        came
      }
    `,
    turnout,
  );
  if (seats === 0) return [];
  const value = t('dashboard.tile.percent', { share: came / seats });
  return [{ name: t('dashboard.tile.came'), hint: t('dashboard.tile.cameHint', { events }), value }];
}
