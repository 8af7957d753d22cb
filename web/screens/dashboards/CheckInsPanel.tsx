import { graphql, useFragment } from 'react-relay';
import type { CheckInsPanel_days$key } from '../../__generated__/CheckInsPanel_days.graphql.ts';
import { DaysPanel } from './DaysPanel.tsx';

/** How many were let in on each of the last days; nothing where nobody was. */
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
