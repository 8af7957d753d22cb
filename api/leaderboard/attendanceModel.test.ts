import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { toId } from '../core/ids/ids.ts';
import { startApi } from '../testing/api.ts';
import { boardFaults } from '../testing/boards.ts';
import { inHours } from '../testing/build.ts';
import { doorsOf } from '../testing/checkIns.ts';
import { isThorough } from '../testing/sample.ts';
import { scorers } from '../testing/scores.ts';

const api = await startApi();
const { sql, as, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const { send, giveBack } = doorsOf(api);
const { correct } = scorers(api);
afterAll(api.close);

const organizer = await buildUser({ role: 'organizer' });
const admin = await buildUser({ role: 'admin' });
const howMany = 3;

/** A random action. An upload holds scans and undos of scans, in any order: an undo may arrive before its scan. */
interface ModelAction {
  readonly what: 'queue' | 'giveBack' | 'retake' | 'points' | 'correct';
  readonly person: number;
  readonly scans: readonly number[];
  readonly undone: readonly number[];
  readonly points: number | null;
}

/** Scans are numbered; the number determines the person. */
const scanCount = 9;
const ownerOf = (scan: number) => scan % howMany;
const someScans = fc.uniqueArray(fc.nat(scanCount - 1), { maxLength: 3 });
const modelAction: fc.Arbitrary<ModelAction> = fc.record({
  what: fc.constantFrom('queue', 'queue', 'queue', 'queue', 'giveBack', 'retake', 'points', 'correct'),
  person: fc.nat(howMany - 1),
  scans: someScans,
  undone: someScans,
  points: fc.constantFrom(null, 1, 2.5, 4),
});

/** A small model of attendance points that the database must match. */
class Model {
  points: number | null = 2.5;
  readonly seats = new Set(Array.from({ length: howMany }, (_, n) => n));
  readonly scans = new Set<number>();
  readonly undone = new Set<number>();
  /** The attendance points of each person, and whether the event set them last rather than a scorer. */
  readonly has = new Map<number, { points: number; isOwn: boolean }>();

  isIn = (person: number) => [...this.scans].some((scan) => ownerOf(scan) === person && !this.undone.has(scan));

  /** Scans change points only if the person's state changes between in and out. */
  private settle(change: () => void) {
    const were = [...Array(howMany).keys()].map(this.isIn);
    change();
    for (const [person, was] of were.entries()) {
      const had = this.has.get(person);
      if (!was && this.isIn(person) && this.points !== null) this.has.set(person, { points: this.points, isOwn: true });
      if (was && !this.isIn(person) && had && had.points > 0) this.has.set(person, { points: 0, isOwn: true });
    }
  }

  queue({ scans, undone }: ModelAction) {
    this.settle(() => scans.filter((scan) => this.seats.has(ownerOf(scan))).forEach((scan) => this.scans.add(scan)));
    this.settle(() => undone.forEach((scan) => this.undone.add(scan)));
  }

  giveBack(person: number) {
    this.settle(() =>
      [...this.scans].filter((scan) => ownerOf(scan) === person).forEach((scan) => this.undone.add(scan)),
    );
    this.seats.delete(person);
  }

  change(points: number | null) {
    if (points === this.points) return;
    this.points = points;
    for (const person of this.seats)
      if (this.isIn(person) && (this.has.get(person)?.isOwn ?? points !== null))
        this.has.set(person, { points: points ?? 0, isOwn: true });
  }

  correct(person: number, points: number) {
    if (this.has.get(person)!.points !== points) this.has.set(person, { points, isOwn: false });
  }
}

test('after any sequence of uploads, cancellations and corrections, attendance points match the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(modelAction, { minLength: 5, maxLength: 25 }), async (acts) => {
      const event = await buildEvent({ createdBy: organizer, date: inHours(1) });
      const people = await buildUsers(howMany);
      await buildRegistrations(event, people);
      await sql('UPDATE events SET attendance_points = 2.5 WHERE id = $1', [event.uuid]);
      const ids = Array.from({ length: scanCount }, () => randomUUID());
      const model = new Model();
      const stored = async () => {
        const rows = await sql<{ id: string; person: string; points: number }>(
          `SELECT n.id, n.user_id AS person, n.points::float8 FROM effective_awards n JOIN awards a USING (id)
            WHERE a.event_id = $1 AND a.is_for_attendance`,
          [event.uuid],
        );
        return rows.map((row) => ({ ...row, person: people.findIndex(({ uuid }) => uuid === row.person) }));
      };
      for (const one of acts) {
        const { what, person, scans, undone, points } = one;
        const who = people[person]!;
        const [at] = [new Date()];
        const answers = [];
        if (what === 'queue') {
          model.queue(one);
          answers.push(
            await send(organizer, event, {
              scans: scans.map((n) => ({ id: ids[n], at, userId: people[ownerOf(n)]!.id })),
              undone: undone.map((n) => ({ scanId: ids[n], at })),
            }),
          );
        }
        if (what === 'giveBack' && model.seats.has(person)) {
          model.giveBack(person);
          answers.push(await giveBack(who, event));
        }
        if (what === 'retake' && !model.seats.has(person)) {
          model.seats.add(person);
          await buildRegistrations(event, [who]);
        }
        if (what === 'points') {
          model.change(points);
          const change = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
          answers.push(await as(organizer)(change, { input: { eventId: event.id, attendancePoints: points } }));
        }
        const award = (await stored()).find((each) => each.person === person);
        if (what === 'correct' && award && model.seats.has(person)) {
          model.correct(person, points ?? 0);
          answers.push(await correct(admin, { id: toId('award', award.id) }, { points: points ?? 0 }));
        }
        expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
        const now = await stored();
        expect(new Map(now.map((each) => [each.person, each.points]))).toEqual(
          new Map([...model.has].map(([each, has]) => [each, has.points])),
        );
        expect(now).toHaveLength(model.has.size);
      }
      expect(await boardFaults(api, admin)).toEqual([]);
      await sql('DELETE FROM events WHERE id = $1', [event.uuid]);
    }),
    { numRuns: isThorough ? 300 : 25 },
  );
});
