/** What has another name here than in GraphQL. */
const restNames: Readonly<Record<string, string>> = { after: 'cursor', endsAt: 'endDate' };

export const restName = (name: string): string => restNames[name] ?? name;

/** The same fields under the names that they have here. */
export const underRestNames = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, problem]) => [restName(name), problem]));
