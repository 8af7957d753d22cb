import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { unknownValueRefusal } from '../../core/enumValues.ts';
import { refusal } from '../../core/errors.ts';
import { unreadableLiteral } from '../../core/inputRules.ts';
import { checkSize, documentLimits, type Size, sizeOf, sizeOfText } from './documentSize.ts';

/** What may run, or what is wrong with it. */
export type Read = DocumentNode | readonly GraphQLError[];

/** How many texts are remembered as good, and how long they may be: a tree takes a hundred times the memory of its text. */
const mostRemembered = 300;
const longestRemembered = 5000;

/** What is wrong is named so many times; each problem of a document costs a look for names that resemble it. */
const mostProblems = 10;

/**
 * Reads what a client wants to run. How much it may be is looked at before validation, whose work grows with the square
 * of some documents. Good ones that somebody has sent who is signed in are remembered, those least recently used go.
 */
export class Documents {
  private readonly known = new Map<string, { document: DocumentNode; size: Size }>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly production: boolean,
  ) {}

  /** Without a sign-in next to nothing can be asked for, so that less is read. */
  read(text: string, isSignedIn: boolean): Read {
    try {
      const known = this.known.get(text) ?? this.parse(text, isSignedIn);
      if ('size' in known) checkSize(known.size, isSignedIn);
      else return known;
      if (isSignedIn && text.length <= longestRemembered) this.remember(text, known);
      return known.document;
    } catch (error) {
      if (!(error instanceof GraphQLError)) return [refusal('BAD_REQUEST', 'This operation cannot be run.')];
      return [error.extensions.code ? error : coded(error, 'GRAPHQL_PARSE_FAILED')];
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
    // what the rule would say is said all the same
    const literal = unreadableLiteral(this.schema, document);
    return [...problems.map((problem) => coded(problem, 'GRAPHQL_VALIDATION_FAILED')), ...(literal ? [literal] : [])];
  }

  private remember(text: string, known: { document: DocumentNode; size: Size }): void {
    this.known.delete(text);
    if (this.known.size >= mostRemembered) this.known.delete(this.known.keys().next().value!);
    this.known.set(text, known);
  }
}

/** The problem with its code, or what people are told of it, where it was found. */
function coded({ message, nodes, source, positions }: GraphQLError, code: string): GraphQLError {
  const said = unknownValueRefusal(message);
  return new GraphQLError(said?.message ?? message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: said?.extensions ?? { code },
  });
}
