import type { TicketReading } from '../../../api/tickets/payload.ts';
import { type DoorList, type LocalChanges, type Person, activeScansOf, type ActiveScan } from './doorList.ts';

/** The door's answer to a ticket or a person. */
export type Answer =
  | { readonly kind: 'WELCOME'; readonly person: Person }
  /** A genuine ticket of a person who registered after the list was read. */
  | { readonly kind: 'UNLISTED'; readonly registrationId: string }
  | { readonly kind: 'ALREADY_IN'; readonly person: Person | undefined; readonly since: ActiveScan }
  | { readonly kind: 'NO_SEAT'; readonly person: Person }
  /** Without an id if the viewer may not see the other event. */
  | { readonly kind: 'OTHER_EVENT'; readonly eventId: string | undefined }
  | { readonly kind: 'GIVEN_BACK' }
  | { readonly kind: 'FORGED' }
  | { readonly kind: 'ALTERED' }
  | { readonly kind: 'NOT_A_TICKET' }
  /** A typed text that fits no person here, and no ticket. */
  | { readonly kind: 'UNKNOWN'; readonly text: string }
  /** A typed text that fits several people. */
  | { readonly kind: 'SEVERAL' }
  /** The server refuses a typed code for another reason, for example after too many wrong ones. */
  | { readonly kind: 'REFUSED'; readonly message: string }
  /** This browser cannot verify the signatures of tickets. */
  | { readonly kind: 'UNCHECKED' };

/** Decides about a ticket that `readTicket` has read. */
export function decideAboutTicket(
  read: TicketReading,
  list: Pick<DoorList, 'people' | 'ahead'>,
  localChanges: LocalChanges,
): Answer {
  if (read.kind === 'OTHER_EVENT') return { kind: 'OTHER_EVENT', eventId: read.eventId };
  if (read.kind !== 'VALID') return { kind: read.kind };
  const person = list.people.get(read.registrationId);
  if (person) return decideAboutPerson(person, list, localChanges);
  const [since] = activeScansOf(read.registrationId, undefined, localChanges, list.ahead);
  if (since) return { kind: 'ALREADY_IN', person: undefined, since };
  return { kind: 'UNLISTED', registrationId: read.registrationId };
}

/** Decides about a person on the list. */
export function decideAboutPerson(
  person: Person,
  { ahead }: Pick<DoorList, 'ahead'>,
  localChanges: LocalChanges,
): Answer {
  const [since] = activeScansOf(person.registrationId, person, localChanges, ahead);
  if (since) return { kind: 'ALREADY_IN', person, since };
  return person.state === 'CONFIRMED' ? { kind: 'WELCOME', person } : { kind: 'NO_SEAT', person };
}

export const toneOf = ({ kind }: Pick<Answer, 'kind'>): 'success' | 'attention' | 'danger' => {
  if (kind === 'WELCOME' || kind === 'UNLISTED') return 'success';
  return kind === 'ALREADY_IN' || kind === 'NO_SEAT' ? 'attention' : 'danger';
};
