/** JSON for the database, without lone surrogates from truncated or forged texts, which PostgreSQL refuses. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'string' ? each.toWellFormed() : each));

/** A text of another server, without the characters that PostgreSQL refuses: NUL and lone surrogates. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');
