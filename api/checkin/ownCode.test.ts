import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toId } from '../core/ids/ids.ts';
import { codeAt, isCodeAt, periodOfCode } from './ownCode.ts';

const event = fc.uuid().map((uuid) => toId('event', uuid));
// between 2020 and 2100
const moment = fc.integer({ min: 1_577_836_800_000, max: 4_102_444_800_000 });
const codeInputs = fc.record({
  secret: fc.string({ minLength: 16 }),
  eventId: event,
  now: moment.map((ms) => new Date(ms)),
});
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
const each = { numRuns: 500 };

test('a code is valid while it is displayed and for one more period, not later', () => {
  fc.assert(
    fc.property(codeInputs, fc.integer({ min: 2, max: 1000 }), (of, periods) => {
      const { digits, endsAt } = codeAt(of);
      expect(digits).toMatch(/^\d{6}$/);
      expect(endsAt.getTime() - of.now.getTime()).toBeGreaterThan(0);
      expect(endsAt.getTime() - of.now.getTime()).toBeLessThanOrEqual(periodOfCode);
      expect(isCodeAt(of, digits)).toBe(true);
      for (const ms of [-1, 0, periodOfCode - 1])
        expect(isCodeAt({ ...of, now: later(endsAt, ms) }, digits)).toBe(true);
      const old = { ...of, now: later(of.now, periods * periodOfCode) };
      const [displayed, before] = [codeAt(old), codeAt({ ...old, now: later(old.now, -periodOfCode) })];
      // two of a million codes may be equal
      fc.pre(digits !== displayed.digits && digits !== before.digits);
      expect(isCodeAt(old, digits)).toBe(false);
    }),
    each,
  );
});

test('a code is not valid for another event, with another secret, or before it is displayed', () => {
  fc.assert(
    fc.property(codeInputs, event, fc.string({ minLength: 16 }), (of, eventId, secret) => {
      fc.pre(eventId !== of.eventId && secret !== of.secret);
      const { digits } = codeAt(of);
      const others = [
        { ...of, eventId },
        { ...of, secret },
        { ...of, now: later(of.now, -periodOfCode) },
      ];
      for (const other of others) {
        const held = [other, { ...other, now: later(other.now, -periodOfCode) }].map((each) => codeAt(each).digits);
        fc.pre(!held.includes(digits));
        expect(isCodeAt(other, digits)).toBe(false);
      }
    }),
    each,
  );
});

test('codes are evenly distributed', () => {
  const of = { secret: 'a secret of sixteen', eventId: toId('event', '0190c5f6-3f0e-7cc1-9d6b-0c1f6a2d9b10') };
  const codes = Array.from({ length: 20_000 }, (_, n) => codeAt({ ...of, now: new Date(n * periodOfCode) }).digits);
  const firsts = Map.groupBy(codes, ([first]) => first);
  expect(firsts.size).toBe(10);
  for (const some of firsts.values()) expect(Math.abs(some.length - 2000)).toBeLessThan(250);
  expect(new Set(codes).size).toBeGreaterThan(19_700);
});
