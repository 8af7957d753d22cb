import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delayOfRead, nextChange } from './nextChange.ts';

const seconds = (count: number) => count * 1000;
const [opensAt, closesAt, cancelUntil, date] = ['01', '02', '03', '04'].map(
  (day) => `2098-05-${day}T18:00:00.000Z`,
) as [string, string, string, string];
const rules = { colleges: [], mostPerCollege: null, needsApproval: false, refuseOverlaps: false };
const allTimes = { ...rules, opensAt, closesAt, cancelUntil };
const noTimes = { ...rules, opensAt: null, closesAt: null, cancelUntil: null };

test.each([
  ['NOT_OPEN', true, opensAt, opensAt],
  ['OPEN', true, closesAt, date],
  ['FULL', true, closesAt, date],
  ['COLLEGE_FULL', true, closesAt, date],
  ['OVERLAPS', true, closesAt, date],
  ['OTHER_COLLEGES', true, date, date],
  ['CLOSED', true, date, date],
  ['WAITLISTED', true, date, date],
  ['REQUESTED', true, date, date],
  ['REGISTERED', true, cancelUntil, date],
] as const)('time ends %s (can cancel: %s) at %s, or without rules at %s', (state, viewerCanCancel, end, plainEnd) => {
  const registration = { date, viewerCanCancel, viewerRegistrationState: state };
  const changeBy = (times: Partial<typeof allTimes>) =>
    nextChange({ ...registration, registrationRules: { ...noTimes, ...times } });
  expect(changeBy(allTimes)).toEqual({ at: Date.parse(end), isFinal: false });
  expect(changeBy(state === 'NOT_OPEN' ? { opensAt } : {})).toEqual({ at: Date.parse(plainEnd), isFinal: false });
});

test.each([
  ['STARTED', false],
  ['NOT_ELIGIBLE', false],
  ['CANCELLED', false],
  ['REGISTERED', false],
] as const)('time does not end %s (can cancel: %s)', (viewerRegistrationState, viewerCanCancel) => {
  const change = nextChange({ date, viewerCanCancel, viewerRegistrationState, registrationRules: allTimes });
  expect(change).toEqual({ at: Date.parse(date), isFinal: true });
});

test('reads at the same moment are spread over five seconds', () => {
  const change = { at: seconds(100), isFinal: false };
  expect(delayOfRead(change, seconds(40), 0)).toBe(seconds(60));
  expect(delayOfRead(change, seconds(40), 1)).toBe(seconds(65));
});

test('if the state has not changed, reads follow less and less often, but at least once a minute', () => {
  const reads = [seconds(2)];
  while (reads.length < 7) {
    const now = reads.at(-1)!;
    reads.push(now + delayOfRead({ at: 0, isFinal: false }, now)!);
  }
  expect(reads.map((time) => time / 1000)).toEqual([2, 7, 14, 28, 56, 112, 172]);
  expect(delayOfRead({ at: 0, isFinal: true }, seconds(2))).toBeUndefined();
});

test('a read never comes before its moment, unless a timer cannot wait that long', () => {
  const month = seconds(31 * 86_400);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 * month }), fc.double({ min: 0, max: 1, noNaN: true }), (ahead, random) => {
      const delay = delayOfRead({ at: ahead, isFinal: true }, 0, random)!;
      expect(delay).toBeGreaterThanOrEqual(Math.min(ahead, 2 ** 31 - 1));
      expect(delay).toBeLessThan(2 ** 31);
    }),
  );
});
