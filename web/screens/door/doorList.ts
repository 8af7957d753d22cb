import { type ScanState, type Scan, displayedState, activeScansByPerson } from '../../../api/checkin/status.ts';
import { latinOf } from '../../../api/core/texts/latin.ts';
import { fold, foldedWords } from '../../core/fold.ts';

/** A person on a door's list (DoorPerson in the schema). */
export interface Person {
  readonly registrationId: string;
  readonly userId: string;
  readonly name: string;
  readonly college: string;
  readonly state: string;
  readonly code: string | null;
  readonly at: string | null;
  readonly by: string | null;
  readonly door: string | null;
  readonly scanIds: readonly string[];
}

/** Turns a guest without an account (Guest in the schema) into a person with the state GUEST. */
export const guestAsPerson = ({
  scanId,
  name,
  at,
  by,
  door,
}: Pick<Person, 'name' | 'at' | 'by' | 'door'> & { scanId: string }): Person => ({
  registrationId: scanId,
  userId: scanId,
  name,
  college: '',
  state: 'GUEST',
  code: null,
  at,
  by,
  door,
  scanIds: at === null ? [] : [scanId],
});

/** How many people are in, and how many have a seat. */
export interface Attendance {
  readonly in: number;
  readonly expected: number;
}

/** All data that a door needs to work offline. */
export interface DoorList {
  readonly eventId: string;
  readonly title: string;
  readonly language?: string | null | undefined;
  readonly date: string;
  /** When it was read, by this device's clock, in ms. */
  readonly readAt: number;
  /** By how many ms the server's clock is ahead of this device's. */
  readonly ahead: number;
  readonly publicKey: string;
  /** The cursor of the last person; later registrations follow it. Undefined if the list was empty. */
  readonly end?: string | undefined;
  /** By registration id. */
  readonly people: ReadonlyMap<string, Person>;
  /** The ids of cancelled registrations. */
  readonly ended: ReadonlySet<string>;
  /** The codes of their tickets. Missing in lists that an older version stored. */
  readonly endedCodes?: ReadonlySet<string>;
}

/** A scan or undo that has not reached the server yet. It contains no names. */
export type QueueItem =
  | {
      readonly kind: 'SCAN';
      /** A UUID that sorts by its time of creation. */
      readonly id: string;
      readonly registrationId: string;
      /** By this device's clock, in ms. */
      readonly at: number;
      /** The user, or the ticket's text if the registration is not on the list yet. */
      readonly named: { readonly userId: string } | { readonly ticket: string };
      /** The door's name at that time. */
      readonly door?: string | undefined;
    }
  | { readonly kind: 'UNDO'; readonly id: string; readonly scanId: string; readonly at: number };

/** Local changes: scans by registration, and the ids of undone scans. */
export interface LocalChanges {
  readonly scans: ReadonlyMap<string, readonly Pick<QueueItem & { kind: 'SCAN' }, 'id' | 'at' | 'door'>[]>;
  readonly undone: ReadonlySet<string>;
}

/** An active scan of a person. */
export interface ActiveScan extends Scan {
  readonly by: string | null;
  readonly door: string | null;
  /** Made at this door and unknown to the server so far. */
  readonly isOwn: boolean;
}

export function localChangesOf(queue: readonly QueueItem[], undone: ReadonlySet<string>): LocalChanges {
  const scans = queue.flatMap((each) => (each.kind === 'SCAN' ? [each] : []));
  const undoneIds = queue.flatMap((each) => (each.kind === 'UNDO' ? [each.scanId] : []));
  return {
    scans: Map.groupBy(scans, ({ registrationId }) => registrationId),
    undone: new Set([...undone, ...undoneIds]),
  };
}

const scanStateOf = (scans: readonly ActiveScan[], undone: ReadonlySet<string> = new Set()): ScanState<ActiveScan> => ({
  scans: new Map(scans.map((scan) => [scan.id, scan])),
  undone,
});

/** The person's active scans that this device knows, the earliest first. Empty if the person is not in. */
export function activeScansOf(
  registrationId: string,
  person: Person | undefined,
  { scans, undone }: LocalChanges,
  clockOffset: number,
): readonly ActiveScan[] {
  const queuedScans = scans.get(registrationId);
  if (!queuedScans && !person?.at) return [];
  const since = Date.parse(person?.at ?? '');
  // the server sends the time of the first scan only; the others keep its order
  const serverScans = (person?.scanIds ?? []).map((id, place) => ({
    id,
    person: registrationId,
    at: new Date(since + place),
    by: place === 0 ? person!.by : null,
    door: place === 0 ? person!.door : null,
    isOwn: false,
  }));
  const localScans = (queuedScans ?? []).map(({ id, at, door }) => ({
    id,
    person: registrationId,
    at: new Date(at + clockOffset),
    by: null,
    door: door ?? null,
    isOwn: true,
  }));
  return (
    activeScansByPerson(displayedState(scanStateOf(serverScans), scanStateOf(localScans, undone))).get(
      registrationId,
    ) ?? []
  );
}

/** The person as the server will report them after these scans are undone. */
export function withoutScans(person: Person, undone: ReadonlySet<string>): Person {
  const [first] = person.scanIds;
  const scanIds = person.scanIds.filter((id) => !undone.has(id));
  if (scanIds.length === person.scanIds.length) return person;
  if (scanIds.length === 0) return { ...person, scanIds, at: null, by: null, door: null };
  return scanIds[0] === first ? { ...person, scanIds } : { ...person, scanIds, by: null, door: null };
}

/** People let in by one of `scans`, if another door has an earlier scan of them by now; `scanId` is the one of `scans`. */
export function overtakenScans(
  scans: ReadonlySet<string>,
  before: ReadonlyMap<string, Person>,
  people: readonly Person[],
): readonly { readonly scanId: string; readonly person: Person }[] {
  return people.flatMap((person) => {
    const scanId = before.get(person.registrationId)?.scanIds[0];
    const [first] = person.scanIds;
    if (scanId === undefined || first === undefined || !scans.has(scanId) || scans.has(first)) return [];
    return person.scanIds.includes(scanId) ? [{ scanId, person }] : [];
  });
}

/** Counts the people of this device's list, so that the numbers match its rows without network too. */
export function countsOf({ people, ahead }: DoorList, localChanges: LocalChanges): Attendance {
  let [inside, expected] = [0, 0];
  for (const [id, person] of people) {
    const isIn = activeScansOf(id, person, localChanges, ahead).length > 0;
    inside += Number(isIn);
    // a guest holds a seat while inside
    expected += Number(isIn || person.state === 'CONFIRMED');
  }
  // genuine tickets that are newer than the list
  for (const id of localChanges.scans.keys()) {
    const isIn = !people.has(id) && activeScansOf(id, undefined, localChanges, ahead).length > 0;
    inside += Number(isIn);
    expected += Number(isIn);
  }
  return { in: inside, expected };
}

/** The text that a search compares with. */
export const searchTextOf = ({ name, college, code }: Person): string =>
  fold(`${name} ${latinOf(name)} ${college} ${code ?? ''} ${code?.replace(' ', '') ?? ''}`);

/** The people that match every typed word; `searchTexts` are theirs in the same order. */
export function searchPeople(
  people: readonly Person[],
  searchTexts: readonly string[],
  typed: string,
): readonly Person[] {
  const typedWords = foldedWords(typed);
  if (typedWords.length === 0) return people;
  return people.filter((_, place) => typedWords.every((word) => searchTexts[place]!.includes(word)));
}
