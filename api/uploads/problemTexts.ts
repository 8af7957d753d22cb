import { catalogue } from '../core/texts/texts.ts';

/** The sentences about files that the server would refuse. */
export const problem = catalogue('uploads', {
  tooLarge: 'The file is too large: at most {most} MB.',
  off: 'Pictures cannot be uploaded at the moment.',
  typeForbidden: 'This file is not a picture of an allowed type ({extensions}).',
});
