import { expect, test } from 'vitest';
import { alongWith, copiedForm } from './copiedForm.ts';
import { emptyForm, type EventForm } from './eventFormValues.ts';

const other: EventForm = {
  ...emptyForm,
  title: 'Chess evening',
  date: '2026-12-04',
  time: '18:30',
  endsAt: '2026-12-05T01:00',
  'registrationRules.closesAt': '2026-12-03T18:00',
  'registrationRules.colleges': ['Hill College'],
  questions: [
    {
      key: 'question_1',
      id: 'question_1',
      kind: 'CONSENT',
      label: 'Photos',
      help: '',
      isRequired: true,
      options: [],
      problems: {},
    },
  ],
};
/** The form after somebody has typed something, and what then moves has moved. */
const typed = (form: EventForm, change: Partial<EventForm>, along: ReturnType<typeof alongWith>): EventForm => ({
  ...form,
  ...change,
  ...Object.fromEntries(along({ ...form, ...change }, form)),
});

test('a copy has all but the day and what hangs on it, and asks by questions of its own', () => {
  const copy = copiedForm(other);
  expect(copy).toMatchObject({ title: 'Chess evening', date: '', time: '18:30', endsAt: '' });
  expect(copy['registrationRules.closesAt']).toBe('');
  expect(copy['registrationRules.colleges']).toEqual(['Hill College']);
  expect(copy.questions).toMatchObject([{ id: null, label: 'Photos' }]);
});

test('the end and the rules move with the day that is typed, digit by digit, and with the hour', () => {
  const along = alongWith(other);
  let form = copiedForm(other);
  for (const date of ['0002-02-01', '0020-02-01', '0202-02-01', '2027-02-01']) form = typed(form, { date }, along);
  expect(form).toMatchObject({ endsAt: '2027-02-02T01:00', 'registrationRules.closesAt': '2027-01-31T18:00' });
  form = typed(form, { time: '19:30' }, along);
  expect(form).toMatchObject({ endsAt: '2027-02-02T02:00', 'registrationRules.closesAt': '2027-01-31T19:00' });
  expect(form['registrationRules.opensAt']).toBe('');
  expect(typed(form, { date: '' }, along).endsAt).toBe('');
});

test('what somebody has typed for themselves stays', () => {
  const along = alongWith(other);
  const form = typed(copiedForm(other), { date: '2027-02-01' }, along);
  const own = { ...form, endsAt: '2027-02-01T20:00' };
  expect(typed(own, { date: '2027-02-08' }, along)).toMatchObject({
    endsAt: '2027-02-01T20:00',
    'registrationRules.closesAt': '2027-02-07T18:00',
  });
});
