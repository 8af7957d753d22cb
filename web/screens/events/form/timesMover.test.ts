import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyForm, type EventFormValues } from './eventFormValues.ts';
import { type TimesMover, createTimesMover, movingTimes } from './timesMover.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-18T12:00') }));
afterEach(() => void vi.useRealTimers());

const event: EventFormValues = {
  ...emptyForm,
  date: '2026-11-21',
  time: '18:30',
  endsAt: '2026-11-23T16:00',
  'registrationRules.opensAt': '2026-11-19T08:00',
  'registrationRules.closesAt': '2026-11-20T18:00',
};

/** The form after the user has typed and the dependent times have moved. */
const typed = (form: EventFormValues, change: Partial<EventFormValues>, moveTimes: TimesMover): EventFormValues => ({
  ...form,
  ...change,
  ...Object.fromEntries(moveTimes({ ...form, ...change }, form)),
});

it.each([
  ['2026-11-21', '18:30', '2026-11-21T20:00', '2026-11-21', '19:15', '2026-11-21T20:45'],
  ['2026-11-21', '18:30', '2026-11-21T20:00', '2026-11-21', '23:00', '2026-11-22T00:30'],
  ['2026-11-21', '18:30', '2026-11-23T16:00', '2026-12-30', '18:30', '2027-01-01T16:00'],
  ['2028-02-27', '10:00', '2028-02-29T12:00', '2027-02-27', '10:00', '2027-03-01T12:00'],
  // in local time, even across a change of the clocks
  ['2026-03-20', '10:00', '2026-03-22T12:00', '2026-03-27', '10:00', '2026-03-29T12:00'],
])('an event from %s %s until %s ends, if it begins %s %s, at %s', (date, time, endsAt, toDate, toTime, moved) => {
  const form = { ...event, date, time, endsAt };
  expect(typed(form, { date: toDate, time: toTime }, createTimesMover(form)).endsAt).toBe(moved);
});

it.each([
  ['2026-11-21', '18:30', ''],
  ['2026-11-21', '18:30', '2026-11-21T'],
  ['2026-11-21', '', '2026-11-21T20:00'],
  ['2026-11-21', '18:30', '2026-11-21T18:30'],
])('if an event begins %s %s, the end "%s" does not move', (date, time, endsAt) => {
  const form = { ...event, date, time, endsAt };
  expect(typed(form, { date: '2026-11-22', time: '10:00' }, createTimesMover(form)).endsAt).toBe(endsAt);
});

it('the end and the rules move while a year is typed digit by digit, and after the date was empty', () => {
  const moveTimes = createTimesMover(event);
  let form = event;
  for (const date of ['0002-11-21', '', '0020-11-21', '0202-11-21', '2027-11-21'])
    form = typed(form, { date }, moveTimes);
  expect(form).toEqual({
    ...event,
    date: '2027-11-21',
    endsAt: '2027-11-23T16:00',
    'registrationRules.opensAt': '2027-11-19T08:00',
    'registrationRules.closesAt': '2027-11-20T18:00',
  });
});

it('an end that the user changes moves from its new value, and a time of the rules stays', () => {
  const moveTimes = createTimesMover(event);
  const form = typed(event, { date: '2026-11-28' }, moveTimes);
  const own = { ...form, endsAt: '2026-11-28T20:00', 'registrationRules.closesAt': '2026-11-26T12:00' };
  expect(typed(own, { date: '2026-11-29' }, moveTimes)).toMatchObject({
    endsAt: '2026-11-29T20:00',
    'registrationRules.closesAt': '2026-11-26T12:00',
    'registrationRules.opensAt': '2026-11-27T08:00',
  });
});

it('times of the rules that are put back stay, and move again after they were moved again', () => {
  const moveTimes = createTimesMover(event);
  const closes = 'registrationRules.closesAt';
  const onlyCloses = { ...event, 'registrationRules.opensAt': '' };
  let form = typed(onlyCloses, { date: '2026-11-28' }, moveTimes);
  const times = { name: closes, was: '2026-11-20T18:00' };
  expect(movingTimes(onlyCloses, form)).toEqual([{ ...times, moved: '2026-11-27T18:00' }]);
  form = typed({ ...form, [closes]: times.was }, { date: '2026-11-29' }, moveTimes);
  expect(form[closes]).toBe(times.was);
  expect(movingTimes(onlyCloses, form)).toEqual([{ ...times, moved: '2026-11-28T18:00' }]);
  form = typed({ ...form, [closes]: '2026-11-28T18:00' }, { date: '2026-11-30' }, moveTimes);
  expect(form[closes]).toBe('2026-11-29T18:00');
  // a time that the user has set is not among them
  expect(movingTimes(onlyCloses, { ...form, [closes]: '2026-11-29T12:00' })).toEqual([]);
});

it('registration that has opened stays open if the event is postponed', () => {
  const opened = { ...event, 'registrationRules.opensAt': '2026-11-17T08:00' };
  const moveTimes = createTimesMover(opened);
  expect(typed(opened, { date: '2026-11-28' }, moveTimes)).toMatchObject({
    'registrationRules.opensAt': '2026-11-17T08:00',
    'registrationRules.closesAt': '2026-11-27T18:00',
  });
  expect(typed(opened, { date: '2026-11-20' }, moveTimes)['registrationRules.opensAt']).toBe('2026-11-16T08:00');
});
