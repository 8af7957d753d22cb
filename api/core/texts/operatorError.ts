import { inWords } from './inWords.ts';
import { inLanguage } from './language.ts';
import type { Sentence } from './texts.ts';

/** An error that the operator can fix: a sentence, and advice what to do next. Its `message` is English, for logs. */
export class OperatorError extends Error {
  readonly sentence: Sentence;
  readonly advice: Sentence | undefined;

  constructor(sentence: Sentence, advice?: Sentence, cause?: unknown) {
    super(
      inLanguage('en', () => inWords(sentence)),
      cause === undefined ? {} : { cause },
    );
    this.sentence = sentence;
    this.advice = advice;
  }
}
