import { readFileSync } from 'node:fs';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { type ExecutionResult, GraphQLScalarType, type GraphQLSchema, isEnumType, parse, validate } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../../core/context/context.ts';

/**
 * Runs a compiled operation; `change` is the payload of a subscription. A result without `data` means invalid
 * variables, or that an input leaves out a required field with a default value, which the compiler rejects.
 */
type CompiledOperation = (
  ctx: Context,
  variables: Record<string, unknown>,
  change?: unknown,
) => ExecutionResult | Promise<ExecutionResult>;

/**
 * Stored operations by id; by default those of the web client, including old ones for open pages. Compiles each at its
 * first use. Operations of other clients are never compiled: that takes milliseconds, which an attacker could cost us
 * on every request.
 */
export class StoredOperations {
  private readonly compiled = new Map<string, CompiledOperation | undefined>();

  /** For the compiler. */
  private readonly schema: GraphQLSchema;

  /** `inner`: responses contain internal enum values, such as `high` for HIGH. */
  constructor(
    schema: GraphQLSchema,
    private readonly texts: ReadonlyMap<string, string> = readPersistedOperations(),
    inner = false,
  ) {
    this.schema = inner ? schema : enumsAsScalars(schema);
  }

  /** The text of an operation. */
  text(id: string): string | undefined {
    return this.texts.get(id);
  }

  nameOf(id: string): string | undefined {
    return /^\w+ (\w+)/.exec(this.texts.get(id) ?? '')?.[1];
  }

  /** The compiled operation; undefined if it does not fit the schema. */
  find(id: string): CompiledOperation | undefined {
    if (!this.compiled.has(id) && this.texts.has(id)) this.compiled.set(id, this.compile(this.texts.get(id)!));
    return this.compiled.get(id);
  }

  private compile(text: string): CompiledOperation | undefined {
    const document = parse(text);
    if (validate(this.schema, document).length > 0) return undefined;
    // TypeScript and PostgreSQL ensure the types; checking leaves again would be half of the cost of a list
    const query = compileQuery(this.schema, document, undefined, { disableLeafSerialization: true });
    if (!isCompiledQuery(query)) return undefined;
    return (ctx, variables, change) => query.query(change, ctx, variables);
  }
}

/**
 * A copy of the schema for the compiler. Without leaf serialization it would write internal enum values. It does
 * serialize scalars, so enums with different internal values become scalars here.
 */
const enumsAsScalars = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.TYPE]: (type) =>
      isEnumType(type) && type.getValues().some(({ name, value }) => name !== value)
        ? new GraphQLScalarType({
            name: type.name,
            serialize: (value) => type.serialize(value),
            parseValue: (value) => type.parseValue(value),
            parseLiteral: (node) => type.parseLiteral(node, undefined),
          })
        : undefined,
  });

function readPersistedOperations(): ReadonlyMap<string, string> {
  const file = new URL('../../persisted-operations.json', import.meta.url);
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}
