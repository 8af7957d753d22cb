import { expect, test } from 'vitest';
import { numberLimits } from '../../../api/settings/validate.ts';
import texts from '../../i18n/en/audit.json';

/** The fields that the server records in the trail. */
const recordedFields = [
  'role approval reason date location registered content priority isPublished imported event points achievements note',
  'owner roles state terms maintenanceMode loggingLevel smtpServer',
]
  .flatMap((names) => names.split(' '))
  .concat(Object.keys(numberLimits));

test.each(recordedFields)('the trail has a label for the field %s', (field) => {
  expect(texts['audit.field']).toMatch(new RegExp(` ${field} \\{[A-Z]`));
});
