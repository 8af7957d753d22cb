import { describe, expect, it } from 'vitest';
import { problemsInWords } from '../../../../api/core/texts/inWords.ts';
import { changesOf, mergeForms } from './eventChanges.ts';
import { changedFields, formOf, problemsOf } from './eventFormValues.ts';
import { inputOf } from './eventInput.ts';

const stored = {
  title: 'Chess Night',
  description: 'Bring a board.',
  language: null,
  translations: [],
  date: new Date(2026, 10, 21, 18, 30, 12).toISOString(),
  endsAt: new Date(2026, 10, 21, 20, 0, 12).toISOString(),
  location: 'Library',
  capacity: 40,
  hasWaitlist: true,
  remindBefore: [1440, 60],
  selfCheckIn: false,
  walkIns: false,
  isPublished: false,
  attendancePoints: 2.5,
  tags: ['chess'],
  image: null,
  imageDescription: null,
  registrationRules: {
    opensAt: null,
    closesAt: new Date(2026, 10, 20, 12, 0, 7).toISOString(),
    cancelUntil: null,
    colleges: ['Meridian University'],
    mostPerCollege: null,
    needsApproval: false,
    refuseOverlaps: false,
  },
  questions: [
    { id: 'question_1', kind: 'ONE_OF' as const, label: 'Size?', help: null, isRequired: true, options: ['S', 'M'] },
    { id: 'question_2', kind: 'NUMBER' as const, label: 'Age?', help: 'In years.', isRequired: false, options: [] },
  ],
};
const base = formOf(stored);

describe('the values of the event form', () => {
  it('the start is shown in local time', () => {
    expect(base).toMatchObject({
      date: '2026-11-21',
      time: '18:30',
      endsAt: '2026-11-21T20:00',
      capacity: '40',
      image: '',
    });
  });

  it('the form holds the points for attendance as typed, and an empty field means none', () => {
    expect(base.attendancePoints).toBe('2.5');
    expect(changesOf(base, { ...base, attendancePoints: ' 4 ' })).toEqual({ attendancePoints: 4 });
    expect(changesOf(base, { ...base, attendancePoints: '' })).toEqual({ attendancePoints: null });
    for (const attendancePoints of ['0', '-1', '1.005', '2000000', 'x'])
      expect(problemsInWords(problemsOf({ ...base, attendancePoints }, base, 100))).toEqual({
        attendancePoints: 'Points for being there must be more than 0, at most 1,000,000, with at most two decimals',
      });
  });

  it('the input is trimmed, with one instant for date and time', () => {
    expect(inputOf({ ...base, title: ' Chess  ', tags: [' a', 'A', ''], image: ' ' })).toMatchObject({
      title: 'Chess',
      language: null,
      translations: [],
      date: new Date(2026, 10, 21, 18, 30).toISOString(),
      capacity: 40,
      tags: ['a'],
      image: null,
    });
  });

  it('an unchanged form sends nothing, even if the stored instant has seconds', () => {
    expect(changesOf(base, base)).toEqual({});
  });

  it('a changed time sends the date, and the times that the server would move along', () => {
    expect(changesOf(base, { ...base, time: '19:00' })).toEqual({
      date: new Date(2026, 10, 21, 19).toISOString(),
      endsAt: new Date(2026, 10, 21, 20).toISOString(),
      registrationRules: { closesAt: new Date(2026, 10, 20, 12).toISOString() },
      exactTimes: true,
    });
    const open = { ...base, endsAt: '', 'registrationRules.closesAt': '' };
    expect(changesOf(open, { ...open, time: '19:00' })).toEqual({ date: new Date(2026, 10, 21, 19).toISOString() });
  });

  it('a moved or removed end is sent alone', () => {
    const sent = (endsAt: string) => changesOf(base, { ...base, endsAt });
    expect(sent('2026-11-23T16:00')).toEqual({ endsAt: new Date(2026, 10, 23, 16).toISOString() });
    expect(sent('')).toEqual({ endsAt: null });
    expect(inputOf({ ...base, endsAt: '' })).toMatchObject({ endsAt: null });
  });

  it.each([
    ['2026-11-21T18:30', 'The end must come after the beginning'],
    ['2026-11-21T', 'The end is required'],
    ['2027-11-23T18:30', 'An event can last at most 366 days'],
    ['2101-02-01T18:30', 'The end must lie between 2000 and 2100'],
  ])('the end %s has the error: %s', (endsAt, problem) => {
    expect(problemsInWords(problemsOf({ ...base, endsAt }, base, 100))).toEqual({ endsAt: problem });
  });

  it('a stored end within the minute of the start is valid until it is changed', () => {
    const short = { ...base, endsAt: '2026-11-21T18:30' };
    expect(problemsOf(short, short, 100)).toEqual({});
    expect(problemsInWords(problemsOf({ ...short, time: '19:00' }, short, 100))).toMatchObject({
      endsAt: expect.any(String),
    });
  });

  it('a changed tag and a removed image are sent', () => {
    const shown = { ...base, image: 'https://example.com/a.png' };
    expect(changesOf(shown, { ...base, tags: ['go'] })).toEqual({
      tags: ['go'],
      image: null,
      imageDescription: null,
    });
  });

  it('the waitlist is sent only if it was turned on or off', () => {
    expect(changesOf(base, { ...base, hasWaitlist: false })).toEqual({ hasWaitlist: false });
    expect(inputOf(base)).toMatchObject({ hasWaitlist: true });
  });

  it('a rule is a date and a time joined by T, or empty', () => {
    expect(base).toMatchObject({
      'registrationRules.opensAt': '',
      'registrationRules.closesAt': '2026-11-20T12:00',
      'registrationRules.mostPerCollege': '',
    });
  });

  it('only changed rules are sent, and null for a removed one', () => {
    const mine = { ...base, 'registrationRules.closesAt': '', 'registrationRules.mostPerCollege': '3' };
    expect(changesOf(base, mine)).toEqual({ registrationRules: { closesAt: null, mostPerCollege: 3 } });
  });

  it('a wrong rule has its error at its own field, even if its moment is half filled in', () => {
    const wrong = {
      ...base,
      'registrationRules.opensAt': '2026-11-19T',
      'registrationRules.closesAt': '2026-11-21T19:00',
    };
    expect(problemsInWords(problemsOf(wrong, base, 100))).toEqual({
      'registrationRules.opensAt': 'Date is required',
      'registrationRules.closesAt': 'Registration must close before the event begins',
    });
  });

  it('merging keeps the changes of both users, with mine on top', () => {
    const mine = { ...base, title: 'Chess Evening', location: 'Hall' };
    const theirs = { ...base, location: 'Garden', capacity: '60' };
    const merged = mergeForms(base, mine, theirs);
    expect(merged).toMatchObject({ title: 'Chess Evening', location: 'Hall', capacity: '60' });
    expect(changedFields(theirs, merged)).toEqual(['title', 'location']);
  });

  it('a changed or moved question sends all questions in order, no change sends none', () => {
    const [size, age] = base.questions;
    expect(changesOf(base, { ...base, questions: [age!, size!] })).toMatchObject({
      questions: [{ id: 'question_2' }, { id: 'question_1', options: ['S', 'M'] }],
    });
    expect(changesOf(base, { ...base, questions: [size!, { ...age!, help: '' }] })).toMatchObject({
      questions: [
        { help: null, id: 'question_1' },
        { id: 'question_2', help: null },
      ],
    });
    expect(changesOf(base, { ...base, questions: base.questions.map((each) => ({ ...each })) })).toEqual({});
  });
});
