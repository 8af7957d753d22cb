import { readFileSync } from 'node:fs';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { type ExecutionResult, GraphQLScalarType, type GraphQLSchema, isEnumType, parse, validate } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../../core/context.ts';

/** Runs an operation, a subscription on a change. An answer without `data` has run nothing: the variables were wrong. */
type Run = (
  ctx: Context,
  variables: Record<string, unknown>,
  change?: unknown,
) => ExecutionResult | Promise<ExecutionResult>;

/**
 * The operations of a client by the id under which it sends them; by default those of the web client, where old ids stay
 * for pages that are still open. Each is compiled at its first use and kept. What strangers write is never compiled: it costs milliseconds that they
 * could make us spend on every request.
 */
export class StoredOperations {
  private readonly compiled = new Map<string, Run | undefined>();

  private readonly schema: GraphQLSchema;

  /** `inner`: answers hold the values of enums as they are inside, such as `high` for HIGH. */
  constructor(
    schema: GraphQLSchema,
    private readonly texts: ReadonlyMap<string, string> = readPersistedOperations(),
    inner = false,
  ) {
    this.schema = inner ? schema : enumsAsScalars(schema);
  }

  /** The text behind an id. */
  text(id: string): string | undefined {
    return this.texts.get(id);
  }

  nameOf(id: string): string | undefined {
    return /^\w+ (\w+)/.exec(this.texts.get(id) ?? '')?.[1];
  }

  /** How to run the operation behind an id; undefined where it no longer fits the schema. */
  find(id: string): Run | undefined {
    if (!this.compiled.has(id) && this.texts.has(id)) this.compiled.set(id, this.compile(this.texts.get(id)!));
    return this.compiled.get(id);
  }

  private compile(text: string): Run | undefined {
    const document = parse(text);
    if (validate(this.schema, document).length > 0) return undefined;
    // checking once more what TypeScript and PostgreSQL have checked is half of what a list costs
    const query = compileQuery(this.schema, document, undefined, { disableLeafSerialization: true });
    if (!isCompiledQuery(query)) return undefined;
    return (ctx, variables, change) => query.query(change, ctx, variables);
  }
}

/**
 * The same schema for the compiler, which writes enums as they are inside along with all else that it does not check. What
 * a scalar is written as it does ask: enums whose values have other names inside than outside are scalars here.
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
