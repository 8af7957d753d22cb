import type { RestNames } from '../../core/rest.ts';

/** What lists call otherwise than GraphQL. */
const ofLists: RestNames = { after: ['cursor'] };

/** The names under which a field is taken here; the first one is shown. */
export const namesOf = (field: string, names: RestNames = {}): readonly [string, ...string[]] =>
  names[field] ?? ofLists[field] ?? [field];

/** The same fields under the names that are shown here. */
export const underRestNames = (fields: Readonly<Record<string, string>>, names?: RestNames): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, problem]) => [namesOf(field, names)[0], problem]));
