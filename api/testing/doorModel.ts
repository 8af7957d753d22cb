import fc from 'fast-check';

/** An action at one door of an event: scan a person, undo, upload the queue, or look. */
export interface DoorAction {
  readonly what: 'scan' | 'undo' | 'upload' | 'look';
  /** The number of the device. */
  readonly device: number;
  readonly person: string;
  /** Selects items of the queue in any order, some of them twice. */
  readonly pick: <T>(queue: readonly T[]) => T[];
}

export const people = ['asha', 'ben', 'cyra', 'dev'] as const;

/** Selects one item per draw. */
const pick = fc.array(fc.nat(), { maxLength: 8 }).map(
  (draws) =>
    <T>(queue: readonly T[]): T[] =>
      queue.length === 0 ? [] : draws.map((n) => queue[n % queue.length]!),
);

/** Arbitrary actions at a number of devices. */
export const doorAction = (devices: number): fc.Arbitrary<DoorAction> =>
  fc.record({
    what: fc.constantFrom('scan', 'scan', 'scan', 'undo', 'upload', 'look'),
    device: fc.nat(devices - 1),
    person: fc.constantFrom(...people),
    pick,
  });

/** A scan; its step is its time. */
interface ScanStep {
  readonly step: number;
  readonly person: string;
}

/** The complete history, which no single door sees. */
export interface DoorHistory {
  readonly scans: readonly ScanStep[];
  /** The steps of undone scans. */
  readonly undone: ReadonlySet<number>;
}

/** A simple model of the doors: an undo takes back all scans of a person that the device has seen. */
export function historyOf(acts: readonly DoorAction[]): DoorHistory {
  const scans: ScanStep[] = [];
  const undone = new Set<number>();
  /** Per device: the scans it has seen, the undos it knows, and its queue; then the state of the server. */
  const seen = new Map<number, Set<number>>();
  const gone = new Map<number, Set<number>>();
  const queues = new Map<number, { scan?: number; undo?: number[] }[]>();
  const server = { scans: new Set<number>(), undone: new Set<number>() };
  const of = <T>(map: Map<number, T>, device: number, none: T): T => {
    const found = map.get(device) ?? none;
    map.set(device, found);
    return found;
  };
  for (const [step, { what, device, person, pick: some }] of acts.entries()) {
    const [known, back] = [of(seen, device, new Set<number>()), of(gone, device, new Set<number>())];
    const queue = of(queues, device, [] as { scan?: number; undo?: number[] }[]);
    if (what === 'scan') {
      scans.push({ step, person });
      known.add(step);
      queue.push({ scan: step });
    }
    if (what === 'undo') {
      const theirs = scans.filter((scan) => scan.person === person && known.has(scan.step) && !back.has(scan.step));
      if (theirs.length === 0) continue;
      const steps = theirs.map((scan) => scan.step);
      for (const each of steps) {
        undone.add(each);
        back.add(each);
      }
      queue.push({ undo: steps });
    }
    if (what === 'upload')
      for (const { scan, undo = [] } of some(queue)) {
        if (scan !== undefined) server.scans.add(scan);
        for (const each of undo) server.undone.add(each);
      }
    if (what === 'look') {
      for (const each of server.scans) known.add(each);
      for (const each of server.undone) back.add(each);
    }
  }
  return { scans, undone };
}

/** The valid scan of each person: the first that was not undone. */
export const validScans = ({ scans, undone }: DoorHistory): ScanStep[] =>
  [
    ...Map.groupBy(
      scans.filter(({ step }) => !undone.has(step)),
      ({ person }) => person,
    ).values(),
  ].map(([first]) => first!);
