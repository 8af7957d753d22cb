import { graphql, useFragment } from 'react-relay';
import type { CheckInsPanel_days$key } from '../../__generated__/CheckInsPanel_days.graphql.ts';
import { DaysPanel } from './DaysPanel.tsx';

/** Check-ins on each of the last days; renders nothing if there were none. */
export function CheckInsPanel(props: { days: CheckInsPanel_days$key }) {
  const days = useFragment(
    graphql`
      fragment CheckInsPanel_days on DayCount @relay(plural: true) {
        count
        ...DaysPanel_days
      }
    `,
    props.days,
  );
  return days.some(({ count }) => count > 0) ? <DaysPanel kind="checkIns" days={days} /> : null;
}
