/**
 * Shared names. Each feature adds its own by `declare module '../core/names.ts'` in its feature.ts. An undeclared name is a
 * type error, and no file lists all names.
 */

/** The kinds of objects with an id, named by the prefix of the id. */
export interface Kinds {}

/** The error codes of features, with their HTTP status. A feature extends it by the type of its table of codes. */
export interface Codes {}

/** The data of each kind of message. */
export interface MessageData {}

/** The topics of messages, which users turn on and off. */
export interface Topics {}

/** The actions of the audit trail, as `subject.verb`. A feature extends it by the type of its audited.ts. */
export interface AuditActions {}

/** The kinds of journal entries, as `subject.verb` in the past tense, with the data of an entry. */
export interface JournalKinds {
  /** A complete notification to open screens, for changes that have no journal kind of their own yet. */
  told: { readonly topic: string };
}
