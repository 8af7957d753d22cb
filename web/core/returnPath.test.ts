import { expect, test } from 'vitest';
import { returnPath } from './returnPath.ts';

test.each([
  ['/events', '/events'],
  ['/events/event_1?x=1#top', '/events/event_1?x=1#top'],
  ['/events?next=https://evil.example', '/events?next=https://evil.example'],
])('%s is accepted as a return path', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'events',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/events\\..',
  'http://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/./..//evil.example/x',
  ' //evil.example',
  '/',
  '/login',
  '/login?return=/login',
  '/register',
])('%j is rejected as a return path', (wanted) => {
  expect(returnPath(wanted)).toBeUndefined();
});
