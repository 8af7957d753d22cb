/** SQL with its name as a prepared statement, and the shape of its rows. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** Converts a row of the driver to the shape that field resolvers read. */
  readonly read: (raw: Record<string, unknown>) => Row;
  /** Counts attempts for rate limiting. Such a write does not mark a request with an idempotency key as done. */
  readonly isTally?: true;
  /** Writes by a right that others can revoke; runs only while the viewer has it. */
  readonly needsRight?: true;
  /** Whether a row means that something was written. If omitted, every row does. */
  wrote?(row: Row): boolean;
}

/** Names a statement. `read` converts rows, for example uuids to ids; by default, rows stay as they are. */
export function statement<Row>(
  name: string,
  text: string,
  read: Statement<Row>['read'] = (raw) => raw as Row,
): Statement<Row> {
  return { name, text, read };
}

/**
 * A parameter that is a list of uuids. PostgreSQL estimates ten elements for an unknown list. For a shorter list it expects
 * a cheaper custom plan, and plans the statement on each execution. That takes several times as long as the look-ups. A
 * sub-select hides the list, so that the generic plan is kept.
 */
export const uuidList = (parameter: `$${number}`): string => `(SELECT ${parameter}::uuid[])::uuid[]`;

/** Reads plain rows by a named statement. */
export type Rows = <Row>(statement: Statement<Row>, values?: readonly unknown[]) => Promise<Row[]>;

/** Names a statement that counts attempts, for rate limiting. */
export const tally = <Row>(name: string, text: string): Statement<Row> => ({
  ...statement<Row>(name, text),
  isTally: true,
});

/** Names a statement that writes by a right that others can revoke: a role on the platform or at an event. */
export const byRight = <Row>(what: Statement<Row>): Statement<Row> => ({ ...what, needsRight: true });
