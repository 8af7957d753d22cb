import { expect, test } from 'vitest';
import { problemsInWords } from '../core/texts/inWords.ts';
import { shiftByWallClock } from '../core/context/time.ts';
import { moveDaysAndTime, repeatedDates } from './dates.ts';
import { mostRepeated, type RepeatRule, validateRepeat } from './validate.ts';

const rule = (given: Partial<RepeatRule>): RepeatRule => ({ every: 'DAY', interval: 1, weekdays: [], ...given });

test.each<[what: string, start: string, zone: string, given: Partial<RepeatRule>, dates: string[]]>([
  [
    'by days, over the night in which the clocks go back',
    '2026-10-23T16:30:00Z',
    'Europe/Berlin',
    { interval: 2, times: 3 },
    ['2026-10-23T16:30:00Z', '2026-10-25T17:30:00Z', '2026-10-27T17:30:00Z'],
  ],
  [
    'by days, over the night in which they go forward',
    '2026-03-28T17:30:00Z',
    'Europe/Berlin',
    { times: 2 },
    ['2026-03-28T17:30:00Z', '2026-03-29T16:30:00Z'],
  ],
  [
    'at an hour that one night lacks, which is left out',
    '2026-03-28T01:30:00Z',
    'Europe/Berlin',
    { times: 3 },
    ['2026-03-28T01:30:00Z', '2026-03-30T00:30:00Z', '2026-03-31T00:30:00Z'],
  ],
  [
    'by weeks, on the weekday of the first one',
    '2026-11-24T13:00:00Z',
    'Asia/Kolkata',
    { every: 'WEEK', interval: 2, times: 3 },
    ['2026-11-24T13:00:00Z', '2026-12-08T13:00:00Z', '2026-12-22T13:00:00Z'],
  ],
  [
    'by weeks, on days of which the first one is none',
    '2026-11-24T13:00:00Z',
    'Asia/Kolkata',
    { every: 'WEEK', weekdays: ['MO', 'TH'], times: 4 },
    ['2026-11-24T13:00:00Z', '2026-11-26T13:00:00Z', '2026-11-30T13:00:00Z', '2026-12-03T13:00:00Z'],
  ],
  [
    'by weeks until a moment at which one begins',
    '2026-11-24T13:00:00Z',
    'Asia/Kolkata',
    { every: 'WEEK', until: new Date('2026-12-08T13:00:00Z') },
    ['2026-11-24T13:00:00Z', '2026-12-01T13:00:00Z', '2026-12-08T13:00:00Z'],
  ],
  [
    'by months on the 31st, where there is one',
    '2026-10-31T10:00:00Z',
    'UTC',
    { every: 'MONTH_BY_DATE', times: 3 },
    ['2026-10-31T10:00:00Z', '2026-12-31T10:00:00Z', '2027-01-31T10:00:00Z'],
  ],
  [
    'every year on 29 February',
    '2028-02-29T10:00:00Z',
    'UTC',
    { every: 'MONTH_BY_DATE', interval: 12, times: 2 },
    ['2028-02-29T10:00:00Z', '2032-02-29T10:00:00Z'],
  ],
  [
    'by months on the second Tuesday',
    '2026-12-08T10:00:00Z',
    'UTC',
    { every: 'MONTH_BY_WEEKDAY', times: 3 },
    ['2026-12-08T10:00:00Z', '2027-01-12T10:00:00Z', '2027-02-09T10:00:00Z'],
  ],
  [
    'by months on the fifth Sunday, which is the last',
    '2026-11-29T10:00:00Z',
    'UTC',
    { every: 'MONTH_BY_WEEKDAY', times: 3 },
    ['2026-11-29T10:00:00Z', '2026-12-27T10:00:00Z', '2027-01-31T10:00:00Z'],
  ],
  // in Kiritimati it is already Saturday, in Niue still Friday
  [
    'by weeks where the day begins first',
    '2026-11-27T10:30:00Z',
    'Pacific/Kiritimati',
    { every: 'WEEK', weekdays: ['SA'], times: 2 },
    ['2026-11-27T10:30:00Z', '2026-12-04T10:30:00Z'],
  ],
  [
    'by weeks where it begins last',
    '2026-11-28T10:30:00Z',
    'Pacific/Niue',
    { every: 'WEEK', weekdays: ['FR'], times: 2 },
    ['2026-11-28T10:30:00Z', '2026-12-05T10:30:00Z'],
  ],
])('an event is repeated %s', (_, start, zone, given, dates) => {
  expect(
    repeatedDates(new Date(start), rule(given), zone).map((date) => date.toISOString().replace('.000Z', 'Z')),
  ).toEqual(dates);
});

test('a rule without end produces one date more than the limit', () => {
  const until = new Date('2100-01-01T00:00:00Z');
  expect(repeatedDates(new Date('2026-11-24T13:00:00Z'), rule({ until }), 'UTC')).toHaveLength(mostRepeated + 1);
});

test.each<[given: Partial<RepeatRule>, problems: object]>([
  [{ times: 2 }, {}],
  [{ times: 52 }, {}],
  [{ times: 1 }, { times: 'It can take place 2 to 52 times' }],
  [{ times: 53 }, { times: 'It can take place 2 to 52 times' }],
  [{ times: 2.5 }, { times: 'It can take place 2 to 52 times' }],
  [{}, { times: 'Say how many times, or until when' }],
  [{ times: 2, until: new Date() }, { times: 'Say how many times or until when, not both' }],
  [{ times: 2, interval: 0 }, { interval: 'The interval must be a whole number from 1 to 52' }],
  [{ times: 2, interval: 53 }, { interval: 'The interval must be a whole number from 1 to 52' }],
  [{ times: 2, weekdays: ['MO'] }, { weekdays: 'Only what repeats every week has weekdays' }],
  [
    { interval: 0, times: 0, weekdays: ['MO'] },
    {
      interval: 'The interval must be a whole number from 1 to 52',
      weekdays: 'Only what repeats every week has weekdays',
      times: 'It can take place 2 to 52 times',
    },
  ],
])('validateRepeat(%j) returns %j', (given, problems) => {
  expect(problemsInWords(validateRepeat(rule(given)))).toEqual(problems);
});

test.each([
  // a deadline at 18:00 the evening before stays at 18:00 after the clock change
  ['2026-10-23T16:00:00Z', '2026-10-24T16:30:00Z', '2026-10-25T17:30:00Z', '2026-10-24T16:00:00Z'],
  ['2026-10-24T16:00:00Z', '2026-10-25T17:30:00Z', '2026-11-01T17:30:00Z', '2026-10-31T17:00:00Z'],
  ['2026-10-24T16:00:00Z', '2026-10-24T16:30:00Z', '2026-10-24T18:00:00Z', '2026-10-24T17:30:00Z'],
])('%s moves along when an event moves from %s to %s', (moment, from, to, moved) => {
  const [at, before, after] = [moment, from, to].map((text) => new Date(text)) as [Date, Date, Date];
  expect(shiftByWallClock(at, before, after, 'Europe/Berlin')).toEqual(new Date(moved));
});

test('another event of the series moves by the same number of days, to the new time of day', () => {
  const [at, from, to] = ['2026-10-20T16:30:00Z', '2026-10-13T16:30:00Z', '2026-10-19T08:00:00Z'].map(
    (text) => new Date(text),
  ) as [Date, Date, Date];
  expect(moveDaysAndTime(at, from, to, 'Europe/Berlin')).toEqual(new Date('2026-10-26T09:00:00Z'));
});
