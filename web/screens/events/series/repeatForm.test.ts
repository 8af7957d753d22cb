import { expect, test } from 'vitest';
import { problemsInWords } from '../../../../api/core/texts/inWords.ts';
import { dayPartsIn, repeatProblems, ruleOf, type RepeatForm } from './repeatForm.ts';

const form = (given: Partial<RepeatForm> = {}): RepeatForm => ({
  every: 'WEEK',
  interval: '1',
  weekdays: ['TU'],
  by: 'DATE',
  end: 'times',
  times: '10',
  until: '',
  helpers: true,
  ...given,
});

test('hidden fields are not sent', () => {
  expect(ruleOf(form())).toEqual({ every: 'WEEK', interval: 1, weekdays: ['TU'], until: null, times: 10 });
  expect(ruleOf(form({ every: 'DAY', until: '2027-03-31' }))).toMatchObject({ weekdays: [], until: null });
  expect(ruleOf(form({ every: 'MONTH', by: 'WEEKDAY' })).every).toBe('MONTH_BY_WEEKDAY');
  const last = ruleOf(form({ end: 'until', until: '2027-03-31' }));
  expect([last.times, last.until]).toEqual([null, new Date(2027, 2, 31, 23, 59, 59, 999)]);
});

test.each<[Partial<RepeatForm>, Partial<Record<keyof RepeatForm, string>>]>([
  [{}, {}],
  [{ times: '' }, { times: 'It can take place 2 to 52 times' }],
  [{ end: 'until' }, { until: 'Say how many times, or until when' }],
  [{ interval: '1.5' }, { interval: 'The interval must be a whole number from 1 to 52' }],
])('the errors of %j are shown at their fields', (given, problems) => {
  expect(problemsInWords(repeatProblems(form(given)))).toEqual(problems);
});

test.each([
  ['2026-12-04T23:30:00Z', 'UTC', { weekday: 'FR', day: 4, week: 1 }],
  ['2026-12-04T23:30:00Z', 'Pacific/Kiritimati', { weekday: 'SA', day: 5, week: 1 }],
  ['2026-12-29T03:00:00Z', 'Pacific/Niue', { weekday: 'MO', day: 28, week: 4 }],
])('%s in %s has that day of the month', (date, zone, day) => {
  expect(dayPartsIn(date, zone)).toEqual(day);
});
