import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { doorsOf } from '../testing/checkIns.ts';
import { doorAction, type DoorAction, historyOf, validScans, people as names } from '../testing/doorModel.ts';
import { isThorough } from '../testing/sample.ts';
import { type ScanState, mergeStates, type Scan, displayedState, activeScansByPerson } from './status.ts';

const api = await startApi();
const { sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const { send, list } = doorsOf(api);
afterAll(api.close);

const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute);
const organizer = await buildUser({ role: 'organizer' });

/** Simulates the devices of the small model with the API as their server. There is one minute between two steps. */
async function play(
  acts: readonly DoorAction[],
  offsets: readonly number[],
  who: ReadonlyMap<string, Person>,
  at: BuiltEvent,
) {
  const ids = acts.map(() => randomUUID());
  const ownerOf = new Map([...who].map(([name, { id }]) => [id, name]));
  const nothing: ScanState<Scan> = { scans: new Map(), undone: new Set() };
  type QueueItem = { scan: Scan } | { undone: string[] };
  const devices = offsets.map((offset) => ({ offset, own: nothing, known: nothing, queue: [] as QueueItem[] }));
  const upload = async ({ offset }: (typeof devices)[number], queue: readonly QueueItem[]) => {
    const answer = await send(organizer, at, {
      scans: queue.flatMap((made) =>
        'scan' in made ? { id: made.scan.id, at: made.scan.at, userId: who.get(made.scan.person)!.id } : [],
      ),
      undone: queue.flatMap((made) => ('undone' in made ? made.undone : [])).map((scanId) => ({ scanId, at: ago(0) })),
      sentAt: new Date(Date.now() + offset),
    });
    expect(answer.errors).toEqual([]);
  };
  const look = async () => (await list(organizer, at)).map((each) => ({ ...each, person: ownerOf.get(each.userId)! }));
  const put = (device: (typeof devices)[number], made: QueueItem) => {
    device.queue.push(made);
    const change =
      'scan' in made
        ? { ...nothing, scans: new Map([[made.scan.id, made.scan]]) }
        : { ...nothing, undone: new Set(made.undone) };
    device.own = mergeStates(device.own, change);
  };
  for (const [step, { what, device: n, person, pick }] of acts.entries()) {
    const device = devices[n]!;
    if (what === 'scan')
      put(device, {
        scan: { id: ids[step]!, person, at: new Date(ago(acts.length - step).getTime() + device.offset) },
      });
    const stands = activeScansByPerson(displayedState(device.known, device.own)).get(person) ?? [];
    if (what === 'undo' && stands.length > 0) put(device, { undone: stands.map(({ id }) => id) });
    if (what === 'upload') await upload(device, pick(device.queue));
    if (what === 'look') {
      // the list contains the valid scans; all other scans that the device knows from the server were undone
      const rows = await look();
      const scans = rows.flatMap(({ person: owner, at: since, scanIds }) =>
        scanIds.map((id): [string, Scan] => [id, { id, person: owner, at: new Date(since!) }]),
      );
      const undone = [...device.known.scans.keys()].filter((id) => !scans.some(([other]) => other === id));
      device.known = mergeStates(device.known, { scans: new Map(scans), undone: new Set(undone) });
    }
  }
  await Promise.all(devices.map((device) => upload(device, device.queue.toReversed())));
  return { ids, rows: await look() };
}

test('after any offline actions of three doors, the check-ins agree with a small model', async () => {
  const clocks = fc.array(fc.integer({ min: -7 * minute, max: 7 * minute }), { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(doorAction(3), { minLength: 10, maxLength: 40 }), clocks, async (acts, offsets) => {
      const at = await buildEvent({ createdBy: organizer, date: inHours(1) });
      const four = await buildUsers(names.length);
      await buildRegistrations(at, four);
      const who = new Map(names.map((name, n) => [name as string, four[n]!]));
      const { ids, rows } = await play(acts, offsets, who, at);
      const story = historyOf(acts);
      const checkedIn = rows.filter(({ at: since }) => since).map(({ person, scanIds }) => [person, scanIds[0]]);
      const expected = validScans(story).map(({ person, step }) => [person, ids[step]]);
      expect(Object.fromEntries(checkedIn)).toEqual(Object.fromEntries(expected));
      const [stored] = await sql<{ count: number }>('SELECT count(*)::int FROM scans WHERE event_id = $1', [at.uuid]);
      expect(stored!.count).toBe(story.scans.length);
    }),
    { numRuns: isThorough ? 200 : 20 },
  );
});
