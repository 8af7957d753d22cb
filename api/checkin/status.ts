/*
 * Who is in, from what the doors have seen. Doors may be without the server for an hour, and what they send arrives in any
 * order, and twice. Scans and undone scans are two sets that only grow, so whoever knows the same of both says the same.
 */

/** That somebody was let in, as one door has seen it. */
export interface Scan {
  /** A uuid, made where the scan was. */
  readonly id: string;
  /** Whose it is. */
  readonly person: string;
  readonly at: Date;
}

/** What somebody knows: the scans by their ids, and the ids of those that were undone, also of some not seen yet. */
export interface Known<S extends Scan> {
  readonly scans: ReadonlyMap<string, S>;
  readonly undone: ReadonlySet<string>;
}

/** The order of scans: the earlier first, of two at one moment always the same. */
export const byTime = (one: Pick<Scan, 'id' | 'at'>, other: Pick<Scan, 'id' | 'at'>): number =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : Number(one.id > other.id));

/** All that two of them know. A scan that was sent twice took place at the earlier of both times. */
export function merged<S extends Scan>(one: Known<S>, other: Known<S>): Known<S> {
  const scans = new Map(one.scans);
  for (const scan of other.scans.values()) {
    const known = scans.get(scan.id);
    if (!known || scan.at < known.at) scans.set(scan.id, scan);
  }
  return { scans, undone: new Set([...one.undone, ...other.undone]) };
}

/** What a device shows: what it was told by the server, whose times hold, and what of its own has not come back yet. */
export const shown = <S extends Scan>(told: Known<S>, own: Known<S>): Known<S> => ({
  scans: new Map([...own.scans, ...told.scans]),
  undone: new Set([...own.undone, ...told.undone]),
});

/** The scans of each person that were not undone, the earliest first: by that one the person is in. Nobody else is. */
export function standing<S extends Scan>({ scans, undone }: Known<S>): Map<string, S[]> {
  const stand = [...scans.values()].filter(({ id }) => !undone.has(id)).toSorted(byTime);
  return Map.groupBy(stand, ({ person }) => person);
}

/** How long before an event begins somebody may be let in at the earliest, in ms. */
export const doorsOpenBefore = 24 * 3_600_000;

/**
 * When something took place that a device has seen `at` by its own clock, which says `sentAt` while the server's says `now`:
 * not later than now, and not earlier than the doors have opened.
 */
export function timeOf(at: Date, { sentAt, now, begins }: { sentAt: Date; now: Date; begins: Date }): Date {
  const corrected = at.getTime() + (now.getTime() - sentAt.getTime());
  return new Date(Math.min(now.getTime(), Math.max(begins.getTime() - doorsOpenBefore, corrected)));
}
