import fc from 'fast-check';

/** What somebody does at one of the doors of an event: lets a person in, takes that back, sends what waits, or looks. */
export interface Act {
  readonly what: 'scan' | 'undo' | 'upload' | 'look';
  /** Which device. */
  readonly device: number;
  readonly person: string;
  /** Some of what waits, in whatever order, some of it twice. */
  readonly pick: <T>(queue: readonly T[]) => T[];
}

export const people = ['asha', 'ben', 'cyra', 'dev'] as const;

/** A part of a list: from each draw, one of its items. */
const pick = fc.array(fc.nat(), { maxLength: 8 }).map(
  (draws) =>
    <T>(queue: readonly T[]): T[] =>
      queue.length === 0 ? [] : draws.map((n) => queue[n % queue.length]!),
);

/** Whatever is done at so many doors. */
export const act = (devices: number): fc.Arbitrary<Act> =>
  fc.record({
    what: fc.constantFrom('scan', 'scan', 'scan', 'undo', 'upload', 'look'),
    device: fc.nat(devices - 1),
    person: fc.constantFrom(...people),
    pick,
  });

/** A scan, by the step at which it was made, which is its time. */
interface Seen {
  readonly step: number;
  readonly person: string;
}

/** All that has happened, as nobody at the doors sees it. */
export interface Story {
  readonly scans: readonly Seen[];
  /** The steps of those that somebody has taken back. */
  readonly undone: ReadonlySet<number>;
}

/** A few lines that everything else must agree with: whoever takes back, takes back what they have seen of a person. */
export function happened(acts: readonly Act[]): Story {
  const scans: Seen[] = [];
  const undone = new Set<number>();
  /** What each device has seen, what it has to send, and what the server has. */
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

/** The scan by which each person is in: their first that nobody has taken back. */
export const letInFirst = ({ scans, undone }: Story): Seen[] =>
  [
    ...Map.groupBy(
      scans.filter(({ step }) => !undone.has(step)),
      ({ person }) => person,
    ).values(),
  ].map(([first]) => first!);
