import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validators for notices. */
export const problem = catalogue('notices', {
  tooMany: 'At most {most} notices can be named at once',
});
