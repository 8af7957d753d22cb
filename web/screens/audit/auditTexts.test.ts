import { expect, test } from 'vitest';
import { settingNames } from '../../../api/settings/fields.ts';
import { addTexts } from '../../core/i18n.tsx';
import texts from '../../i18n/en/audit.json';
import { actions, actionText, markOf } from './auditActions.ts';

addTexts(texts);

/** The fields that the server records in the trail. */
const recordedFields = [
  'role approval reason date location registered content priority isPublished imported event points achievements note',
  'owner roles state terms maintenanceMode loggingLevel smtpServer fields people names name guest passedOver over',
  'subject states attendance answer timeZone mapLinkTemplate smsAddress smsTemplate smsToken',
]
  .flatMap((names) => names.split(' '))
  .concat(settingNames);

test.each(recordedFields)('the trail has a label for the field %s', (field) => {
  expect(texts['audit.field']).toMatch(new RegExp(` ${field} \\{[A-Z]`));
});

test.each(actions)('the trail has a sentence and an icon for %s', (action) => {
  expect(actionText(action)).toMatch(/^[A-Z][a-z]/);
  expect(markOf(action).Icon).toBeDefined();
});

test('every sentence of an action belongs to an action, and an unknown action is shown by its name', () => {
  const sentences = Object.keys(texts).filter((key) => /^audit\.action\.(?!all)/.test(key));
  expect(sentences.length).toBe(actions.length);
  expect(actions.length).toBeGreaterThan(20);
  expect(actionText('dance.begin')).toBe('dance.begin');
});
