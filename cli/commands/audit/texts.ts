import { catalogue } from '../../../api/core/texts/texts.ts';

/** Messages of `evm audit`. */
export const sentence = catalogue('cli/audit', {
  none: 'No entries found.',
});
