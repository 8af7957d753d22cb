import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doorAction, type DoorAction, historyOf, validScans, type DoorHistory } from '../testing/doorModel.ts';
import {
  compareScans,
  type ScanState,
  mergeStates,
  type Scan,
  displayedState,
  activeScansByPerson,
  correctTime,
} from './status.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 23, 18);

const nothing: ScanState<Scan> = { scans: new Map(), undone: new Set() };

/** The content of one message of a device. */
const message = (scans: readonly Scan[], undone: readonly string[]): ScanState<Scan> => ({
  scans: new Map(scans.map((scan) => [scan.id, scan])),
  undone: new Set(undone),
});

/**
 * Simulates the server and devices with their own clocks. Each device has its own scans and the last state of the server.
 */
function play(
  acts: readonly DoorAction[],
  offsets: readonly number[],
): { server: ScanState<Scan>; screens: ScanState<Scan>[] } {
  let server = nothing;
  const devices = offsets.map((offset) => ({ offset, own: nothing, known: nothing, queue: [] as ScanState<Scan>[] }));
  const upload = ({ offset }: (typeof devices)[number], queue: readonly ScanState<Scan>[], now: number, late = 0) => {
    for (const { scans, undone } of queue) {
      const clocks = { sentAt: new Date(now + offset), now: new Date(now + late), begins: new Date(start) };
      const timed = [...scans.values()].map((scan) => ({ ...scan, at: correctTime(scan.at, clocks) }));
      server = mergeStates(server, message(timed, [...undone]));
    }
  };
  for (const [step, { what, device: n, person, pick }] of acts.entries()) {
    const device = devices[n]!;
    const now = start + step * minute;
    const put = (made: ScanState<Scan>) => {
      device.queue.push(made);
      device.own = mergeStates(device.own, made);
    };
    if (what === 'scan') put(message([{ id: `scan ${step}`, person, at: new Date(now + device.offset) }], []));
    const stands = activeScansByPerson(displayedState(device.known, device.own)).get(person) ?? [];
    const ids = stands.map(({ id }) => id);
    if (what === 'undo' && ids.length > 0) put(message([], ids));
    // a slow upload makes its scans seem later, until they are sent again
    if (what === 'upload') upload(device, pick(device.queue), now, (step % 4) * 20_000);
    if (what === 'look') device.known = server;
  }
  const end = start + acts.length * minute;
  for (const device of devices.toReversed()) upload(device, device.queue.toReversed(), end);
  return { server, screens: devices.map(({ own }) => displayedState(server, own)) };
}

describe('three offline doors with clocks that differ by minutes', () => {
  const clocks = fc.array(fc.integer({ min: -7 * minute, max: 7 * minute }), { minLength: 3, maxLength: 3 });

  test('each person is checked in by their earliest scan that was not undone, and no scan is lost', () => {
    fc.assert(
      fc.property(fc.array(doorAction(3), { minLength: 5, maxLength: 60 }), clocks, (acts, offsets) => {
        const { server, screens } = play(acts, offsets);
        const story = historyOf(acts);
        expect(server.scans.size).toBe(story.scans.length);
        const checkedIn = [...activeScansByPerson(server)].map(([person, [first]]) => [
          person,
          first!.id,
          first!.at.getTime(),
        ]);
        const expected = validScans(story).map(({ person, step }) => [person, `scan ${step}`, start + step * minute]);
        expect(new Set(checkedIn)).toEqual(new Set(expected));
        for (const screen of screens) expect(activeScansByPerson(screen)).toEqual(activeScansByPerson(server));
      }),
      { numRuns: 1000 },
    );
  });

  test('an undone scan stays undone, and a later scan checks the person in again', () => {
    const scans: DoorHistory['scans'] = [
      { step: 1, person: 'asha' },
      { step: 3, person: 'asha' },
    ];
    expect(validScans({ scans, undone: new Set([1]) })).toEqual([{ step: 3, person: 'asha' }]);
    expect(validScans({ scans, undone: new Set([1, 3]) })).toEqual([]);
  });
});

describe('merging', () => {
  const scan = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    person: fc.constant('asha'),
    at: fc.integer({ min: 0, max: 9 }).map((at) => new Date(at)),
  });
  const states = fc
    .tuple(fc.array(scan, { maxLength: 6 }), fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')))
    .map(([scans, undone]) =>
      scans.reduce<ScanState<Scan>>((sum, each) => mergeStates(sum, message([each], [])), message([], undone)),
    );

  test('merging is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(states, states, states, (one, two, three) => {
        expect(activeScansByPerson(mergeStates(one, two))).toEqual(activeScansByPerson(mergeStates(two, one)));
        expect(mergeStates(mergeStates(one, two), three)).toEqual(mergeStates(one, mergeStates(two, three)));
        expect(mergeStates(one, one)).toEqual(one);
      }),
    );
  });

  test('scans at the same time are ordered by id', () => {
    const at = new Date(5);
    expect(compareScans({ id: 'a', at }, { id: 'b', at })).toBeLessThan(0);
    expect(compareScans({ id: 'b', at }, { id: 'a', at })).toBeGreaterThan(0);
    expect(compareScans({ id: 'a', at }, { id: 'a', at })).toBe(0);
  });
});

describe('the time of a scan', () => {
  const begins = new Date('2026-11-23T18:00:00Z');
  const now = new Date('2026-11-23T18:30:00Z');
  test.each([
    ['of a right clock', '18:10', '18:30', '2026-11-23T18:10:00.000Z'],
    ['of a clock five minutes slow', '18:05', '18:25', '2026-11-23T18:10:00.000Z'],
    ['of a clock an hour fast', '19:10', '19:30', '2026-11-23T18:10:00.000Z'],
    ['in the future', '18:40', '18:30', '2026-11-23T18:30:00.000Z'],
  ])('a time %s is corrected', (_, at, sentAt, expected) => {
    const by = (clock: string) => new Date(`2026-11-23T${clock}:00Z`);
    expect(correctTime(by(at), { sentAt: by(sentAt), now, begins }).toISOString()).toBe(expected);
  });

  test('the time of a scan is at most a day before the event begins, and never later than now', () => {
    const far = { sentAt: now, now, begins };
    expect(correctTime(new Date('2020-01-01T00:00:00Z'), far).toISOString()).toBe('2026-11-22T18:00:00.000Z');
    const nextWeek = { ...far, begins: new Date('2026-11-30T18:00:00Z') };
    expect(correctTime(new Date('2026-11-23T18:10:00Z'), nextWeek)).toEqual(now);
  });
});
