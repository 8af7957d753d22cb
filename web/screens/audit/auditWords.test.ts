import { expect, test } from 'vitest';
import { addTexts } from '../../core/i18n.tsx';
import texts from '../../i18n/en/audit.json';
import { formatValue, isEventId } from './auditWords.ts';

addTexts(texts);

test.each([
  ['title', null, 'nothing'],
  ['achievements', '[]', 'nothing'],
  ['achievements', '["First Place","Best Design"]', 'First Place, Best Design'],
  ['maintenanceMode', 'true', 'on'],
  ['isPublished', 'false', 'no'],
  // text that users wrote stays as it is, even if it looks like JSON
  ['content', '["Bring a lantern', '["Bring a lantern'],
  ['content', '["Bring","a lantern"]', '["Bring","a lantern"]'],
  ['location', '[]', '[]'],
])('%s: %s is shown as %s', (field, value, words) => {
  expect(formatValue(field, value)).toBe(words);
});

test.each([
  ['event', 'event_01kafz5w4ye4rs7a1xkb0y7n5c', true],
  ['event', 'event_horizon', false],
  ['event', 'Lantern walk', false],
  ['event', null, false],
  ['content', 'event_01kafz5w4ye4rs7a1xkb0y7n5c', false],
])('%s: %s is an event id: %s', (field, value, names) => {
  expect(isEventId(field, value)).toBe(names);
});
