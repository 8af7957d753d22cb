import { expect, test } from 'vitest';
import { copiedForm } from './copiedForm.ts';
import { emptyForm, type EventFormValues } from './eventFormValues.ts';
import { createTimesMover } from './timesMover.ts';

const other: EventFormValues = {
  ...emptyForm,
  title: 'Chess evening',
  date: '2026-12-04',
  time: '18:30',
  endsAt: '2026-12-05T01:00',
  'registrationRules.opensAt': '2019-02-03T08:00',
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
const copy = copiedForm(other);

test('a copy has everything but the date and the times that depend on it, and its questions are new', () => {
  expect(copy).toMatchObject({ title: 'Chess evening', date: '', time: '18:30', endsAt: '' });
  expect(copy['registrationRules.closesAt']).toBe('');
  expect(copy['registrationRules.colleges']).toEqual(['Hill College']);
  expect(copy.questions).toMatchObject([{ id: null, label: 'Photos' }]);
});

test('the end and the rules move with the typed date and time, digit by digit', () => {
  const moveTimes = createTimesMover(other, copy);
  let form = copy;
  const type = (change: Partial<EventFormValues>) =>
    (form = { ...form, ...change, ...Object.fromEntries(moveTimes({ ...form, ...change }, form)) });
  for (const date of ['0002-02-01', '0020-02-01', '0202-02-01', '2027-02-01']) type({ date });
  expect(form).toMatchObject({ endsAt: '2027-02-02T01:00', 'registrationRules.closesAt': '2027-01-31T18:00' });
  // registration of the original has opened, that of the copy has not
  expect(form['registrationRules.opensAt']).toBe('2019-04-03T08:00');
  type({ time: '19:30' });
  expect(form).toMatchObject({ endsAt: '2027-02-02T02:00', 'registrationRules.closesAt': '2027-01-31T19:00' });
  expect(form['registrationRules.cancelUntil']).toBe('');
});
