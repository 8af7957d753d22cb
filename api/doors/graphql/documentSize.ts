import { type ASTNode, type DocumentNode, Kind, visit } from 'graphql';
import { refusal } from '../../core/refusals/errors.ts';
import { sentence } from '../../core/texts/refusalTexts.ts';
import type { Sentence } from '../../core/texts/texts.ts';

/** The limits of a document; all are many times what our clients send. */
export const documentLimits = {
  characters: 64_000,
  lines: 1000,
  tokens: 2000,
  operations: 20,
  variables: 50,
  fields: 400,
  /** Fields of the same name: validation compares each pair. */
  sameName: 80,
  aliases: 50,
  /** Fragments that are spread. */
  spreads: 60,
  directives: 20,
  /** Directives in one place. */
  inOnePlace: 3,
} as const;

/** Anonymous clients only sign in and read the schema. */
const withoutSignIn: Size = {
  characters: 20_000,
  fields: 150,
  sameName: 30,
  aliases: 20,
  spreads: 30,
};

/** The measured quantities of a document. */
export type Size = { [Name in keyof typeof documentLimits]?: number };

/** Measures the text before parsing: parsing is expensive, and each error counts the lines before it. */
export function sizeOfText(text: string): Size {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return { characters: text.length, lines };
}

/** Measures a parsed document. */
export function sizeOf(document: DocumentNode): Size {
  const size = { operations: 0, variables: 0, fields: 0, aliases: 0, directives: 0 };
  const names = new Map<string, number>();
  let spreads = 0;
  let inOnePlace = 0;
  visit(document, {
    enter(node: ASTNode) {
      if (node.kind === Kind.OPERATION_DEFINITION) size.operations += 1;
      else if (node.kind === Kind.VARIABLE_DEFINITION) size.variables += 1;
      else if (node.kind === Kind.FRAGMENT_SPREAD) spreads += 1;
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
    spreads,
    inOnePlace,
    sameName: Math.max(0, ...names.values()),
  };
}

/** Throws OPERATION_TOO_LARGE if a quantity exceeds its limit. */
export function checkSize(size: Size, isSignedIn: boolean): void {
  const limits: Required<Size> = isSignedIn ? documentLimits : { ...documentLimits, ...withoutSignIn };
  for (const [name, count] of Object.entries(size) as [keyof Size, number][])
    if (count > limits[name]) throw tooMuch(sentence('moreThan', { most: limits[name], what: name }));
}

export const tooMuch = (what: Sentence) =>
  refusal('OPERATION_TOO_LARGE', sentence('tooMuch', { what }), { http: { status: 400 } });
