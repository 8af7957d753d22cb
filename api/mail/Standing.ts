/** How it stands with a person and something that changes back and forth, such as their seat at an event, and the facts of it. */
export interface Standing {
  readonly standing?: string;
  readonly [fact: string]: unknown;
}

/** It stands otherwise with a person and what `thread` names. */
export interface StandingChange {
  readonly thread: string;
  /** What the person knows unless they were told something since. */
  readonly before: Standing;
  readonly after: Standing;
  /** They have done it themselves, and need no notice. */
  readonly isOwn?: true;
  /** When a letter about it is due, where not two minutes later; an ISO instant. */
  readonly dueAt?: string;
}
