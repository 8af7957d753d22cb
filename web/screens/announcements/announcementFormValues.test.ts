import { expect, test } from 'vitest';
import { changesOf, emptyForm, inputOf, problemsOf } from './announcementFormValues.ts';

const form = { ...emptyForm, title: ' Ferry ', content: 'Half past eight.\n', eventId: '' };

test('what is sent is trimmed, and without an event it is for everybody', () => {
  expect(inputOf(form)).toEqual({
    title: 'Ferry',
    content: 'Half past eight.',
    eventId: null,
    priority: 'MEDIUM',
    isPublished: true,
    publishAt: null,
    endsAt: null,
    pinned: false,
    audience: 'EVERYBODY',
    college: null,
  });
});

test('only what was changed is sent with an edit', () => {
  expect(changesOf(form, form)).toEqual({});
  expect(changesOf({ ...form, eventId: 'event_1' }, { ...form, isPublished: false })).toEqual({
    eventId: null,
    isPublished: false,
  });
});

test('a moment that is half filled in is said to be wrong, and does no harm', () => {
  const half = { ...form, publishAt: '2099-12-04T' };
  expect(inputOf(half).publishAt).toBeNull();
  expect(problemsOf(half)).toEqual({ publishAt: 'The beginning must be a point in time' });
});

test('each field says what is wrong with it', () => {
  expect(problemsOf(emptyForm)).toEqual({ title: 'Title is required', content: 'Content is required' });
  expect(problemsOf({ ...form, title: 'x'.repeat(101), priority: 'URGENT' })).toEqual({
    title: 'Title must be at most 100 characters',
    priority: 'Priority must be low, medium or high',
  });
});
