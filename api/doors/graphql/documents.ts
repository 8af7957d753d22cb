import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { unknownValueRefusal } from '../../core/validation/enumValues.ts';
import { refusal } from '../../core/refusals/errors.ts';
import { unreadableLiteral } from '../../core/validation/inputRules.ts';
import { checkSize, documentLimits, type Size, sizeOf, sizeOfText } from './documentSize.ts';
import { sentence } from '../texts.ts';

/** A valid document, or its problems. */
export type ParsedDocument = DocumentNode | readonly GraphQLError[];

/**
 * The size of the cache, and the longest cached text: a parsed document takes a hundred times the memory of its text.
 */
const mostRemembered = 300;
const longestRemembered = 5000;

/** Limits the reported problems, because each one computes name suggestions. */
const mostProblems = 10;

/**
 * Parses and validates documents of clients. Checks the size first, because validation is quadratic for some documents.
 * Caches valid documents of signed-in users (LRU).
 */
export class Documents {
  private readonly known = new Map<string, { document: DocumentNode; size: Size }>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly production: boolean,
  ) {}

  /** Stricter limits apply to anonymous clients. */
  read(text: string, isSignedIn: boolean): ParsedDocument {
    try {
      const known = this.known.get(text) ?? this.parse(text, isSignedIn);
      if ('size' in known) checkSize(known.size, isSignedIn);
      else return known;
      if (isSignedIn && text.length <= longestRemembered) this.remember(text, known);
      return known.document;
    } catch (error) {
      if (!(error instanceof GraphQLError)) return [refusal('BAD_REQUEST', sentence('documentRefused'))];
      return [error.extensions.code ? error : withCode(error, 'GRAPHQL_PARSE_FAILED')];
    }
  }

  private parse(text: string, isSignedIn: boolean) {
    checkSize(sizeOfText(text), isSignedIn);
    const document = parse(text, { maxTokens: documentLimits.tokens });
    const size = sizeOf(document);
    checkSize(size, isSignedIn);
    const rules = this.production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
    const options = { maxErrors: mostProblems, hideSuggestions: this.production };
    const problems = validate(this.schema, document, rules, options);
    if (problems.length === 0) return { document, size };
    // validation stops before resolvers run, so add the problem that the resolver's validation would report
    const literal = unreadableLiteral(this.schema, document);
    return [
      ...problems.map((problem) => withCode(problem, 'GRAPHQL_VALIDATION_FAILED')),
      ...(literal ? [literal] : []),
    ];
  }

  private remember(text: string, known: { document: DocumentNode; size: Size }): void {
    this.known.delete(text);
    if (this.known.size >= mostRemembered) this.known.delete(this.known.keys().next().value!);
    this.known.set(text, known);
  }
}

/** Adds an error code, or replaces the problem by a user-friendly error. */
function withCode({ message, nodes, source, positions }: GraphQLError, code: string): GraphQLError {
  const refused = unknownValueRefusal(message);
  return new GraphQLError(refused?.message ?? message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: refused?.extensions ?? { code },
  });
}
