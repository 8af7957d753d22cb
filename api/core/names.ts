/**
 * Names that everybody knows and each feature adds to, by `declare module '../core/names.ts'` in its feature.ts: so a name
 * that nobody has declared is an error of types, and nobody keeps a list of all.
 */

/** What has an identifier, by the prefix that a person reads in it. */
export interface Kinds {}

/** The codes of refusals that are a feature's own, with the HTTP status of each. */
export interface Codes {}

/** What each kind of message is written from. */
export interface MessageData {}

/** By what people choose which messages they want. */
export interface Topics {}

/** What the audit trail records, as `subject.verb`. */
export interface AuditActions {}

/** What the journal records, as `subject.verb` in the past tense, and what an entry of each kind carries. */
export interface JournalKinds {
  /** What open screens are told, whole: of what is not recorded as what happened yet. */
  told: { readonly topic: string };
}
