import {
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { RestNames } from '../../core/rest.ts';
import { exampleOf } from './examples.ts';
import { namesOf } from './names.ts';
import type { BridgeOperation } from './operations.ts';

/** The used subset of JSON Schema 2020-12. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  $ref?: string;
  default?: unknown;
  minimum?: number;
  maxLength?: number;
  additionalProperties?: JsonSchema | boolean;
  examples?: unknown[];
}

const scalars: Record<string, JsonSchema> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};

/** A selected field, with its description in the schema. */
interface SelectedField {
  field: FieldNode;
  type: GraphQLOutputType;
  description: string | undefined;
}

/** Describes results and inputs of operations. Each fragment becomes a component with the name of the fragment. */
export class Describer {
  readonly components: Record<string, JsonSchema> = {};

  constructor(private readonly schema: GraphQLSchema) {}

  /** The schema of the value at a path of the result. */
  answer({ definition, fragments }: BridgeOperation, way: string): JsonSchema {
    let type: GraphQLOutputType = this.schema.getRootType(definition.operation)!;
    let set: SelectionSetNode | undefined = definition.selectionSet;
    for (const name of way.split('.')) {
      const found: SelectedField = this.fieldsOf(getNamedType(type) as GraphQLObjectType, set!, fragments).get(name)!;
      ({ type } = found);
      set = found.field.selectionSet;
    }
    return this.output(type, set, fragments);
  }

  /** The schema of a request body: the input's fields, without those from the path or headers. */
  body(input: GraphQLInputObjectType, without: ReadonlySet<string>, names?: RestNames): JsonSchema {
    const fields = Object.values(input.getFields()).filter(({ name }) => !without.has(name));
    return {
      type: 'object',
      ...(input.description && { description: input.description }),
      properties: Object.fromEntries(
        fields.flatMap((field) => {
          const [shown, ...others] = namesOf(field.name, names);
          const described = {
            ...this.input(field.type, field.name),
            ...(field.description && { description: field.description }),
            ...(field.defaultValue !== undefined && { default: field.defaultValue }),
          };
          const same = { ...described, description: `The same as \`${shown}\`.` };
          return [[shown, described], ...others.map((other) => [other, same])] as [string, JsonSchema][];
        }),
      ),
      required: fields
        .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
        .map(({ name }) => namesOf(name, names)[0]),
    };
  }

  /** The schema of an input value. */
  input(type: GraphQLInputType, name: string): JsonSchema {
    const inner = getNullableType(type);
    const described = isListType(inner)
      ? { type: 'array', items: this.input(inner.ofType, name) }
      : isInputObjectType(inner)
        ? this.body(inner, new Set())
        : leaf(inner, name, inner.name);
    return isNonNullType(type) ? described : orNull(described);
  }

  private output(
    type: GraphQLOutputType,
    set: SelectionSetNode | undefined,
    fragments: BridgeOperation['fragments'],
    name = '',
    owner = '',
  ): JsonSchema {
    const described = this.present(getNullableType(type), set, fragments, name, owner);
    return isNonNullType(type) ? described : orNull(described);
  }

  private present(
    type: GraphQLOutputType,
    set: SelectionSetNode | undefined,
    fragments: BridgeOperation['fragments'],
    name: string,
    owner: string,
  ): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.output(type.ofType, set, fragments, name, owner) };
    if (!set) return leaf(type as GraphQLEnumType, name, owner);
    const [only] = set.selections;
    if (set.selections.length === 1 && only?.kind === Kind.FRAGMENT_SPREAD) {
      const component = only.name.value;
      this.components[component] ??= this.object(
        type as GraphQLObjectType,
        fragments.get(component)!.selectionSet,
        fragments,
      );
      return { $ref: `#/components/schemas/${component}` };
    }
    return this.object(type as GraphQLObjectType, set, fragments);
  }

  private object(type: GraphQLObjectType, set: SelectionSetNode, fragments: BridgeOperation['fragments']): JsonSchema {
    const fields = [...this.fieldsOf(type, set, fragments)];
    return {
      type: 'object',
      ...(type.description && { description: type.description }),
      properties: Object.fromEntries(
        fields.map(([name, { field, type: of, description }]) => [
          name,
          { ...this.output(of, field.selectionSet, fragments, name, type.name), ...(description && { description }) },
        ]),
      ),
      required: fields.map(([name]) => name),
      additionalProperties: false,
    };
  }

  private fieldsOf(type: GraphQLObjectType, set: SelectionSetNode, fragments: BridgeOperation['fragments']) {
    const found = new Map<string, SelectedField>();
    for (const selection of set.selections)
      if (selection.kind === Kind.FIELD) {
        const definition = type.getFields()[selection.name.value]!;
        found.set((selection.alias ?? selection.name).value, {
          field: selection,
          type: definition.type,
          description: definition.description ?? undefined,
        });
      } else if (selection.kind === Kind.FRAGMENT_SPREAD)
        for (const [name, field] of this.fieldsOf(type, fragments.get(selection.name.value)!.selectionSet, fragments))
          found.set(name, field);
    return found;
  }
}

function leaf(type: { name: string } | GraphQLEnumType, name: string, owner: string): JsonSchema {
  const shape: JsonSchema = isEnumType(type)
    ? { type: 'string', enum: type.getValues().map(({ value }) => value as string) }
    : { ...scalars[type.name] };
  const example = isEnumType(type) ? undefined : exampleOf(name, type.name, owner);
  return example === undefined ? shape : { ...shape, examples: [example] };
}

function orNull(schema: JsonSchema): JsonSchema {
  if (schema.$ref) return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [schema.type as string, 'null'],
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}
