import { graphql, useFragment } from 'react-relay';
import type { HomeOwn_home$key } from '../../__generated__/HomeOwn_home.graphql.ts';
import { HomeDoor } from './HomeDoor.tsx';
import { HomeNextEvent } from './HomeNextEvent.tsx';
import './homeOwnTexts.ts';

/** What concerns the viewer, above all other events: the door that they keep now, and their next event. */
export function HomeOwn({ home }: { home: HomeOwn_home$key }) {
  const { doorEvent, nextEvent } = useFragment(
    graphql`
      fragment HomeOwn_home on Home {
        doorEvent {
          ...HomeDoor_event
        }
        nextEvent {
          ...HomeNextEvent_event
        }
      }
    `,
    home,
  );
  return (
    <>
      {doorEvent && <HomeDoor event={doorEvent} />}
      {nextEvent && <HomeNextEvent event={nextEvent} />}
    </>
  );
}
