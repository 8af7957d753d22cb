import { graphql } from 'relay-runtime';
import type { letInGuestMutation$data } from '../../__generated__/letInGuestMutation.graphql.ts';
import type { letInMutation$data } from '../../__generated__/letInMutation.graphql.ts';
import { guestAsPerson, type Person } from './doorList.ts';
import { requestWithoutStore } from './readDoor.ts';

const walkInMutation = graphql`
  mutation letInMutation($input: WalkInInput!) {
    walkIn(input: $input) {
      person {
        ...readDoor_person @relay(mask: false)
      }
    }
  }
`;

const guestMutation = graphql`
  mutation letInGuestMutation($input: AddGuestInput!) {
    addGuest(input: $input) {
      guest {
        ...readDoor_guest @relay(mask: false)
      }
    }
  }
`;

/** A person without a seat: the e-mail address of an account, a user on the list, or the name of a guest. */
export type WalkIn = { readonly email: string } | { readonly userId: string } | { readonly name: string };

/** The id of the scan, an idempotency key, and whether a full event gets one more seat. */
export type WalkInScan = { readonly id: string; readonly raiseCapacity?: boolean };

/** Requests a seat for the person and lets them in. A retry with the same id is safe. */
export async function letIn(
  scan: WalkInScan & { readonly eventId: string; readonly door: string | null },
  who: WalkIn,
): Promise<Person> {
  const input = { ...scan, ...who };
  if (!('name' in who)) return (await requestWithoutStore<letInMutation$data>(walkInMutation, { input })).walkIn.person;
  const { guest } = (await requestWithoutStore<letInGuestMutation$data>(guestMutation, { input })).addGuest;
  return guestAsPerson(guest);
}
