import { inWords } from '../core/texts/inWords.ts';
import type { Sentence } from '../core/texts/texts.ts';

/** An error that the operator can fix: one sentence, and a hint what to do next. Texts of other parts are English. */
export class ManageError extends Error {
  constructor(
    readonly sentence: Sentence | string,
    readonly hint?: Sentence | string,
  ) {
    super(inWords(sentence));
  }
}
