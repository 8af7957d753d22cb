import { idOf } from '../../core/rest.ts';
import type { Kind } from '../../core/ids/ids.ts';
import { features } from '../../features.ts';

const kindOfType = new Map(
  features.flatMap(({ nodes = {} }) => Object.entries(nodes).map(([kind, { type }]) => [type, kind as Kind] as const)),
);

/** The node kind that a field or type is named after. */
function kindIn(name: string): Kind | undefined {
  const [, type = name] = /^Delete(\w+)Payload$/.exec(name) ?? [];
  const [, kind] = /^(\w+)Id$/.exec(name) ?? [];
  return kindOfType.get(type) ?? [...kindOfType.values()].find((each) => each === kind);
}

/** Example values by field name. */
const values = Object.assign({}, ...features.map(({ rest }) => rest?.examples)) as Readonly<Record<string, unknown>>;

/** An example for a field of a GraphQL type; undefined if its type is clear enough. */
export function exampleOf(field: string, scalar: string, owner: string): unknown {
  if (scalar === 'Boolean') return undefined;
  if (Object.hasOwn(values, field)) return values[field];
  const kind = scalar === 'ID' ? (kindIn(field) ?? kindIn(owner)) : undefined;
  return kind && idOf(kind);
}
