import { catalogue } from '../core/texts/texts.ts';

/** The sentence of the refusal to show the audit trail. */
export const sentence = catalogue('audit', {
  adminsOnly: 'Only admins can see the audit trail.',
});
