import {
  getNamedType,
  getNullableType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isListType,
  isRequiredArgument,
} from 'graphql';

/** Selects all fields of a type, to a depth. The access tables cover pages, and lists of an event. */
export function allOf(schema: GraphQLSchema, type: GraphQLNamedType, depth: number): string {
  if (isAbstractType(type)) {
    const parts = schema.getPossibleTypes(type).map((each) => `... on ${each.name} ${allOf(schema, each, depth)}`);
    return `{ is: __typename ${parts.join(' ')} }`;
  }
  const fields = Object.values((type as GraphQLObjectType).getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    if (depth === 0 || inner.name.endsWith('Connection')) return [];
    if (type.name === 'Event' && isListType(getNullableType(field.type))) return [];
    return [`${field.name} ${allOf(schema, inner, depth - 1)}`];
  });
  return `{ is: __typename ${fields.join(' ')} }`;
}
