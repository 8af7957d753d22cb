import { type Known, type Scan, shown, standing } from '../../../api/checkin/status.ts';

/** Somebody on the list of a door, as the server tells of them (DoorPerson). */
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

/** A guest without an account, as the server tells of them (Guest): somebody of a state of their own. */
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

export interface Attendance {
  readonly in: number;
  readonly expected: number;
}

/** All that a door needs to let people in without the server. */
export interface List {
  readonly eventId: string;
  readonly title: string;
  readonly date: string;
  /** When it was read, by the clock of this device, in ms. */
  readonly readAt: number;
  /** By how many ms the server's clock was ahead of it. */
  readonly ahead: number;
  readonly publicKey: string;
  readonly attendance: Attendance;
  /** Where the list ended: who registers later comes after it. Undefined where nobody was on it. */
  readonly end?: string | undefined;
  /** By their registrations. */
  readonly people: ReadonlyMap<string, Person>;
  /** Registrations whose seats were given back. */
  readonly ended: ReadonlySet<string>;
}

/** What was done at this door and has not reached the server yet; nothing in it says the name of anybody. */
export type Queued =
  | {
      readonly kind: 'SCAN';
      /** A uuid that sorts by when it was made. */
      readonly id: string;
      readonly registrationId: string;
      /** By the clock of this device, in ms. */
      readonly at: number;
      /** Whose it is; where the list does not know that yet, what the ticket says. */
      readonly named: { readonly userId: string } | { readonly ticket: string };
      /** What the door was called then. */
      readonly door?: string | undefined;
    }
  | { readonly kind: 'UNDO'; readonly id: string; readonly scanId: string; readonly at: number };

/** What was done here: scans by registrations, and the ids of those that were taken back. */
export interface Own {
  readonly scans: ReadonlyMap<string, readonly Pick<Queued & { kind: 'SCAN' }, 'id' | 'at' | 'door'>[]>;
  readonly undone: ReadonlySet<string>;
}

/** A scan by which somebody is in. */
export interface Standing extends Scan {
  readonly by: string | null;
  readonly door: string | null;
  /** Whether it was at this door, and the server does not know of it yet. */
  readonly isOwn: boolean;
}

export function ownOf(queue: readonly Queued[], undone: ReadonlySet<string>): Own {
  const scans = queue.flatMap((each) => (each.kind === 'SCAN' ? [each] : []));
  const taken = queue.flatMap((each) => (each.kind === 'UNDO' ? [each.scanId] : []));
  return { scans: Map.groupBy(scans, ({ registrationId }) => registrationId), undone: new Set([...undone, ...taken]) };
}

const known = (scans: readonly Standing[], undone: ReadonlySet<string> = new Set()): Known<Standing> => ({
  scans: new Map(scans.map((scan) => [scan.id, scan])),
  undone,
});

/** The scans by which somebody is in as this device knows it, the earliest first; none: they are not in. */
export function scansOf(
  registrationId: string,
  person: Person | undefined,
  { scans, undone }: Own,
  ahead: number,
): readonly Standing[] {
  const here = scans.get(registrationId);
  if (!here && !person?.at) return [];
  const since = Date.parse(person?.at ?? '');
  // the server names the time of the first only; the others come in its order
  const told = (person?.scanIds ?? []).map((id, place) => ({
    id,
    person: registrationId,
    at: new Date(since + place),
    by: place === 0 ? person!.by : null,
    door: place === 0 ? person!.door : null,
    isOwn: false,
  }));
  const own = (here ?? []).map(({ id, at, door }) => ({
    id,
    person: registrationId,
    at: new Date(at + ahead),
    by: null,
    door: door ?? null,
    isOwn: true,
  }));
  return standing(shown(known(told), known(own, undone))).get(registrationId) ?? [];
}

/** The person as the server will tell of them once it knows that these scans were taken back. */
export function withoutScans(person: Person, undone: ReadonlySet<string>): Person {
  const [first] = person.scanIds;
  const scanIds = person.scanIds.filter((id) => !undone.has(id));
  if (scanIds.length === person.scanIds.length) return person;
  if (scanIds.length === 0) return { ...person, scanIds, at: null, by: null, door: null };
  return scanIds[0] === first ? { ...person, scanIds } : { ...person, scanIds, by: null, door: null };
}

/** Those who were let in first by one of these scans, and are in since an earlier one of another door now; with the scan. */
export function overtaken(
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

/** How many are in: as the server counts, with what it does not know yet. */
export function countsOf({ attendance, people, ahead }: List, own: Own): Attendance {
  let more = 0;
  for (const [id, person] of people) {
    if (!own.scans.has(id) && !person.scanIds.some((scan) => own.undone.has(scan))) continue;
    more += Number(scansOf(id, person, own, ahead).length > 0) - Number(person.at !== null);
  }
  for (const id of own.scans.keys()) if (!people.has(id) && scansOf(id, undefined, own, ahead).length > 0) more += 1;
  return { ...attendance, in: attendance.in + more };
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What each person is found by. */
export const wordsOf = ({ name, college, code }: Person): string =>
  plain(`${name} ${college} ${code ?? ''} ${code?.replace(' ', '') ?? ''}`);

/** Those in whom every word that was typed occurs; `words` are those of `people`. */
export function found(people: readonly Person[], words: readonly string[], typed: string): readonly Person[] {
  const asked = plain(typed)
    .split(/[\s\p{Pd}]+/u)
    .filter(Boolean);
  if (asked.length === 0) return people;
  return people.filter((_, place) => asked.every((word) => words[place]!.includes(word)));
}
