/*
 * Computes who is checked in, from the scans of all doors. Devices may be offline for an hour, so uploads arrive in any
 * order and twice. Scans and undone scans are two grow-only sets: server and devices with equal sets reach the same result.
 */

/** A check-in that one device recorded. */
export interface Scan {
  /** A uuid, made by the device. */
  readonly id: string;
  readonly person: string;
  readonly at: Date;
}

/** The state of a replica: scans by id, and the ids of undone scans. An undone scan may arrive before its scan. */
export interface ScanState<S extends Scan> {
  readonly scans: ReadonlyMap<string, S>;
  readonly undone: ReadonlySet<string>;
}

/** Orders scans by time, then by id, so that the order is total. */
export const compareScans = (one: Pick<Scan, 'id' | 'at'>, other: Pick<Scan, 'id' | 'at'>): number =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : Number(one.id > other.id));

/** The union of two states. A scan that was sent twice has the earlier of both times. */
export function mergeStates<S extends Scan>(one: ScanState<S>, other: ScanState<S>): ScanState<S> {
  const scans = new Map(one.scans);
  for (const scan of other.scans.values()) {
    const earlier = scans.get(scan.id);
    if (!earlier || scan.at < earlier.at) scans.set(scan.id, scan);
  }
  return { scans, undone: new Set([...one.undone, ...other.undone]) };
}

/**
 * The state that a device displays: the server's, plus own scans that the server has not returned yet. The server's times
 * win.
 */
export const displayedState = <S extends Scan>(server: ScanState<S>, own: ScanState<S>): ScanState<S> => ({
  scans: new Map([...own.scans, ...server.scans]),
  undone: new Set([...own.undone, ...server.undone]),
});

/**
 * The scans of each person that were not undone, the earliest first. Exactly these people are checked in, by their first
 * scan.
 */
export function activeScansByPerson<S extends Scan>({ scans, undone }: ScanState<S>): Map<string, S[]> {
  const active = [...scans.values()].filter(({ id }) => !undone.has(id)).toSorted(compareScans);
  return Map.groupBy(active, ({ person }) => person);
}

/** How long before an event the doors open, in ms. */
export const doorsOpenBefore = 24 * 3_600_000;

/**
 * Corrects the time `at` of a device's clock. The device's clock shows `sentAt` when the server's shows `now`. The result is
 * between the opening of the doors and now.
 */
export function correctTime(at: Date, { sentAt, now, begins }: { sentAt: Date; now: Date; begins: Date }): Date {
  const corrected = at.getTime() + (now.getTime() - sentAt.getTime());
  return new Date(Math.min(now.getTime(), Math.max(begins.getTime() - doorsOpenBefore, corrected)));
}
