import { type ASTNode, type DocumentNode, GraphQLError, Kind, visit } from 'graphql';

/** How much of each a document may hold; all are many times what clients of ours send. */
export const documentLimits = {
  characters: 64_000,
  lines: 1000,
  tokens: 2000,
  operations: 20,
  variables: 50,
  fields: 400,
  /** Fields that are answered under one name, which validation compares with each other. */
  'fields of the same name': 80,
  aliases: 50,
  'fragments that are spread': 60,
  directives: 20,
  'directives in one place': 3,
} as const;

/** Who is not signed in can sign in, and read the schema. */
const withoutSignIn: Size = {
  characters: 20_000,
  fields: 150,
  'fields of the same name': 30,
  aliases: 20,
  'fragments that are spread': 30,
};

/** What is counted of a document. */
export type Size = { [Name in keyof typeof documentLimits]?: number };

/** Counts what costs something before there is a tree, or by the text alone: every error counts the lines before it. */
export function sizeOfText(text: string): Size {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return { characters: text.length, lines };
}

/** Counts what a document holds, wherever in it. */
export function sizeOf(document: DocumentNode): Size {
  const size = { operations: 0, variables: 0, fields: 0, aliases: 0, directives: 0 };
  const names = new Map<string, number>();
  let spread = 0;
  let inOnePlace = 0;
  visit(document, {
    enter(node: ASTNode) {
      if (node.kind === Kind.OPERATION_DEFINITION) size.operations += 1;
      else if (node.kind === Kind.VARIABLE_DEFINITION) size.variables += 1;
      else if (node.kind === Kind.FRAGMENT_SPREAD) spread += 1;
      else if (node.kind === Kind.FIELD) {
        const { value } = node.alias ?? node.name;
        names.set(value, (names.get(value) ?? 0) + 1);
        size.fields += 1;
        if (node.alias) size.aliases += 1;
      }
      const directives = 'directives' in node ? (node.directives?.length ?? 0) : 0;
      size.directives += directives;
      inOnePlace = Math.max(inOnePlace, directives);
    },
  });
  return {
    ...size,
    'fragments that are spread': spread,
    'directives in one place': inOnePlace,
    'fields of the same name': Math.max(0, ...names.values()),
  };
}

/** Refuses what holds too much of anything. */
export function checkSize(size: Size, isSignedIn: boolean): void {
  const limits: Required<Size> = isSignedIn ? documentLimits : { ...documentLimits, ...withoutSignIn };
  for (const [name, count] of Object.entries(size) as [keyof Size, number][])
    if (count > limits[name]) throw tooMuch(`more than ${limits[name]} ${name}`);
}

export const tooMuch = (what: string) =>
  new GraphQLError(`This operation asks for too much: ${what}. Ask for less at a time.`, {
    extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400 } },
  });
