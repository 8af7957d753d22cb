/** An error that the operator can fix: one sentence, and a hint what to do next. */
export class ManageError extends Error {
  constructor(
    sentence: string,
    readonly hint?: string,
  ) {
    super(sentence);
  }
}
