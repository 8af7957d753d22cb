/** As JSON that the database takes: it keeps no half letters, which a text may hold that was cut or made up. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'string' ? each.toWellFormed() : each));
