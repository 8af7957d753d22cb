import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inWords, problemsInWords } from '../core/texts/inWords.ts';
import {
  cleanTags,
  type EventFields,
  type EventForm,
  eventIdProblem,
  isHiddenTitle,
  mergeDateAndTime,
  validateEvent,
  validateEventForm,
  validateRules,
} from './validate.ts';

const event: EventFields = {
  title: 'Evening of music',
  description: 'Bring friends.',
  date: new Date('2026-12-01T18:00:00Z'),
  location: 'Main hall',
  capacity: 50,
  tags: ['music'],
  image: null,
};
const form: EventForm = {
  ...event,
  date: '2026-12-01',
  time: '18:00',
  capacity: '50',
  image: '',
  imageDescription: '',
};

test('a valid event has no problems', () => {
  expect(validateEvent(event, 100)).toEqual({});
  expect(validateEventForm(form, 100)).toEqual({});
});

test('an edit is validated by its changed fields only', () => {
  expect(validateEvent({})).toEqual({});
  expect(problemsInWords(validateEvent({ title: '' }))).toEqual({ title: 'Title is required' });
});

test.each<[keyof EventFields, unknown, string]>([
  ['title', '', 'Title is required'],
  ['title', '  ', 'Title is required'],
  ['title', 't'.repeat(201), 'Title must be at most 200 characters'],
  ['title', 'a\nb', 'Title must not contain control characters'],
  ['description', '', 'Description is required'],
  ['description', 'd'.repeat(10_001), 'Description must be at most 10,000 characters'],
  ['description', 'a\u0000b', 'Description must not contain control characters'],
  ['location', '', 'Location is required'],
  ['location', 'l'.repeat(201), 'Location must be at most 200 characters'],
  ['date', new Date(Number.NaN), 'Date is required'],
  ['date', new Date('1999-12-31T23:00:00Z'), 'Date must lie between 2000 and 2100'],
  ['date', new Date('2101-01-01T00:00:00Z'), 'Date must lie between 2000 and 2100'],
  ['capacity', 0, 'Capacity must be greater than 0'],
  ['capacity', -5, 'Capacity must be greater than 0'],
  ['capacity', Number.NaN, 'Capacity must be greater than 0'],
  ['capacity', 2.5, 'Capacity must be a whole number'],
  ['capacity', 101, 'Capacity must be at most 100'],
  ['tags', Array.from({ length: 11 }, (_, i) => `tag${i}`), 'An event can have at most 10 tags'],
  ['tags', ['t'.repeat(31)], 'A tag must be at most 30 characters'],
  ['tags', ['a\u0000'], 'Tags must not contain control characters'],
  ['image', 'http://evm.example/a.png', 'Image must be a web address that starts with https://'],
  ['image', 'javascript:alert(1)', 'Image must be a web address that starts with https://'],
  ['image', 'data:image/png;base64,AA', 'Image must be a web address that starts with https://'],
  ['image', '//evm.example/a.png', 'Image must be a web address that starts with https://'],
  ['image', 'picture', 'Image must be a web address that starts with https://'],
  ['image', `https://evm.example/${'a'.repeat(2048)}`, 'Image address must be at most 2048 characters'],
])('an event with %s = %j says: %s', (field, value, sentence) => {
  expect(problemsInWords(validateEvent({ ...event, [field]: value }, 100))).toEqual({ [field]: sentence });
});

test.each<[keyof EventForm, string, string]>([
  ['date', '', 'Date is required'],
  ['time', '', 'Time is required'],
  ['capacity', '', 'Capacity must be greater than 0'],
  ['capacity', 'many', 'Capacity must be greater than 0'],
  ['capacity', '0', 'Capacity must be greater than 0'],
  ['image', 'ftp://evm.example', 'Image must be a web address that starts with https://'],
])('a form with %s = %j says: %s', (field, value, sentence) => {
  expect(problemsInWords(validateEventForm({ ...form, [field]: value }, 100))).toEqual({ [field]: sentence });
});

test('registration and cancelling may end as the event begins, and registration opens before it closes', () => {
  const { date } = event;
  const before = new Date(date.getTime() - 1);
  const after = new Date(date.getTime() + 1);
  expect(validateRules({ opensAt: before, closesAt: date, cancelUntil: date }, date)).toEqual({});
  expect(problemsInWords(validateRules({ opensAt: date, closesAt: date }, date))).toEqual({
    opensAt: 'Registration must open before it closes',
  });
  expect(problemsInWords(validateRules({ closesAt: after, cancelUntil: after }, date))).toEqual({
    closesAt: 'Registration must close before the event begins',
    cancelUntil: 'Cancelling must end before the event begins',
  });
});

test('date and time are merged in the local time zone', () => {
  expect(mergeDateAndTime('2026-11-21', '18:30')).toEqual(new Date(2026, 10, 21, 18, 30));
});

test('tags are trimmed, and empty ones and duplicates are dropped', () => {
  expect(cleanTags([' Music ', '', 'music', 'MUSIC', 'art', '  ', 'Art'])).toEqual(['Music', 'art']);
  fc.assert(
    fc.property(fc.array(fc.string()), (tags) => {
      const clean = cleanTags(tags);
      expect(cleanTags(clean)).toEqual(clean);
      expect(new Set(clean.map((tag) => tag.toLowerCase())).size).toBe(clean.length);
    }),
  );
});

test.each(['', ' ', 'undefined', 'null'])('the id %j is refused with the message for its purpose', (id) => {
  expect(inWords(eventIdProblem(id, 'fetch')!)).toBe(`Invalid _id: ${id}`);
  expect(inWords(eventIdProblem(id, 'update')!)).toBe('Invalid event ID for update');
  expect(inWords(eventIdProblem(id, 'delete')!)).toBe('Invalid event ID for deletion');
  expect(inWords(eventIdProblem(id, 'register')!)).toBe('Invalid event ID for registration');
  expect(inWords(eventIdProblem(id, 'cancel')!)).toBe('Invalid event ID for cancellation');
  expect(inWords(eventIdProblem(id, 'participants')!)).toBe('Invalid event ID for fetching participants');
});

test('any other id has no problem', () => {
  expect(eventIdProblem('event_01jd7z5v9gfa9v5cz8n5c0v0zz', 'fetch')).toBeUndefined();
  expect(eventIdProblem('nonsense', 'fetch')).toBeUndefined();
});

test.each(['Sample', 'testing', 'CONTEST', 'a SAMPLEr'])('a title like %s is hidden from the lists', (title) => {
  expect(isHiddenTitle(title)).toBe(true);
});
