import type { RestNames } from '../../core/rest.ts';

/** REST names of list arguments. */
const ofLists: RestNames = { after: ['cursor'] };

/** The REST names of a field; the first one is used in responses. */
export const namesOf = (field: string, names: RestNames = {}): readonly [string, ...string[]] =>
  names[field] ?? ofLists[field] ?? [field];

/** Renames the fields of problems to their REST names. */
export const underRestNames = <Problem>(
  fields: Readonly<Record<string, Problem>>,
  names?: RestNames,
): Record<string, Problem> =>
  Object.fromEntries(Object.entries(fields).map(([field, problem]) => [namesOf(field, names)[0], problem]));
