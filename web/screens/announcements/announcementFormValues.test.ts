import { expect, test } from 'vitest';
import { problemsInWords } from '../../../api/core/texts/inWords.ts';
import { changesOf, emptyForm, inputOf, problemsOf } from './announcementFormValues.ts';

const form = { ...emptyForm, title: ' Ferry ', content: 'Half past eight.\n', eventId: '' };

test('the input is trimmed, and without an event the announcement is for all users', () => {
  expect(inputOf(form)).toEqual({
    title: 'Ferry',
    content: 'Half past eight.',
    language: null,
    translations: [],
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

test('an edit sends only the changed fields', () => {
  expect(changesOf(form, form)).toEqual({});
  expect(changesOf({ ...form, eventId: 'event_1' }, { ...form, isPublished: false })).toEqual({
    eventId: null,
    isPublished: false,
  });
});

test('a half-filled date is reported as wrong and sent as null', () => {
  const half = { ...form, publishAt: '2099-12-04T' };
  expect(inputOf(half).publishAt).toBeNull();
  expect(problemsInWords(problemsOf(half))).toEqual({ publishAt: 'The beginning must be a point in time' });
});

test('each invalid field has its own error', () => {
  expect(problemsInWords(problemsOf(emptyForm))).toEqual({
    title: 'Title is required',
    content: 'Content is required',
  });
  expect(problemsInWords(problemsOf({ ...form, title: 'x'.repeat(101), priority: 'URGENT' }))).toEqual({
    title: 'Title must be at most 100 characters',
    priority: 'Priority must be low, medium or high',
  });
  expect(problemsInWords(problemsOf({ ...form, eventId: 'Kite clb', eventTitle: 'Kite clb' }))).toEqual({
    eventId: 'Choose an event from the list',
  });
});
