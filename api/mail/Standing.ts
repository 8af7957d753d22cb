/** The state of a person's seat, or of an owner's event, with the event's facts at that moment. */
export interface Standing {
  readonly standing?: string;
  readonly [fact: string]: unknown;
}

/** A change of a standing. `thread` names the seat or the event; only its last state is mailed. */
export interface StandingChange {
  readonly thread: string;
  /** The state that the person knows, unless a message since said otherwise. */
  readonly before: Standing;
  readonly after: Standing;
  /** The person caused it: a letter confirms it, a notice is not needed. */
  readonly isOwn?: boolean;
  /** When the letter is due (ISO instant), if not two minutes after the entry. */
  readonly dueAt?: string;
}
