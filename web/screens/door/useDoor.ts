import { useEffect, useState, useSyncExternalStore } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useDoorSubscription } from '../../__generated__/useDoorSubscription.graphql.ts';
import { Door } from './Door.ts';
import { guestAsPerson } from './doorList.ts';
import type { DoorSnapshot } from './doorStore.ts';
import { openDoorStorage } from './doorStorage.ts';

/** Runs the door of an event while its screen is open, and applies check-ins at other doors. */
export function useDoor(eventId: string, viewerId: string): [door: Door, snapshot: DoorSnapshot] {
  const environment = useRelayEnvironment();
  const [door] = useState(() => new Door(eventId, openDoorStorage(viewerId, eventId)));
  useEffect(() => {
    void door.begin();
    const { dispose } = requestSubscription<useDoorSubscription>(environment, {
      subscription: graphql`
        subscription useDoorSubscription($id: ID!) {
          checkedIn(eventId: $id) {
            __typename
            ... on CheckedIn {
              people {
                ...readDoor_person @relay(mask: false)
              }
              guests {
                ...readDoor_guest @relay(mask: false)
              }
            }
          }
        }
      `,
      variables: { id: eventId },
      onNext: (response) => {
        const change = response?.checkedIn;
        if (change && 'people' in change) door.applyChanges([...change.people, ...change.guests.map(guestAsPerson)]);
        // the subscription has just started, or too much has changed
        else door.refresh();
      },
      // refused for good; reading the list shows the reason
      onError: door.refresh,
    });
    return () => {
      dispose();
      door.end();
    };
  }, [environment, door, eventId]);
  return [door, useSyncExternalStore(door.subscribe, door.snapshot)];
}
