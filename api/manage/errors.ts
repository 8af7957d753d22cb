/** An end that the person at the terminal can do something about: one sentence, and what to do next. */
export class ManageError extends Error {
  constructor(
    sentence: string,
    readonly hint?: string,
  ) {
    super(sentence);
  }
}
