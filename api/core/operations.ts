import { readFileSync } from 'node:fs';
import { type ExecutionResult, type GraphQLSchema, parse, validate } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from './context.ts';

/** Runs an operation. An answer without `data` has run nothing: the variables were wrong. */
type Run = (ctx: Context, variables: Record<string, unknown>) => ExecutionResult | Promise<ExecutionResult>;

/**
 * The operations of the web client by the id under which it sends them; old ids stay, for pages that are still open.
 * Each is compiled at its first use and kept. What strangers write is never compiled: it costs milliseconds that they
 * could make us spend on every request.
 */
export class StoredOperations {
  private readonly compiled = new Map<string, Run | undefined>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly texts: ReadonlyMap<string, string> = readPersistedOperations(),
  ) {}

  /** The text behind an id. */
  text(id: string): string | undefined {
    return this.texts.get(id);
  }

  /** How to run the operation behind an id; undefined where it no longer fits the schema. */
  find(id: string): Run | undefined {
    if (!this.compiled.has(id) && this.texts.has(id)) this.compiled.set(id, this.compile(this.texts.get(id)!));
    return this.compiled.get(id);
  }

  private compile(text: string): Run | undefined {
    const document = parse(text);
    const query = validate(this.schema, document).length === 0 && compileQuery(this.schema, document);
    if (!query || !isCompiledQuery(query)) return undefined;
    return (ctx, variables) => query.query(undefined, ctx, variables);
  }
}

function readPersistedOperations(): ReadonlyMap<string, string> {
  const file = new URL('../persisted-operations.json', import.meta.url);
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}
