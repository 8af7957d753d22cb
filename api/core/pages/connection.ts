import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { refuseInvalid } from '../refusals/errors.ts';
import { sentence } from '../texts/refusalTexts.ts';

/** The description of the argument `after` of every list. */
export const afterText = 'The cursor after which the page begins.';

/** Maximum page size. */
export const mostPerPage = 100;

/** Maximum length of a cursor, in characters; ours have a hundred at most. */
export const longestCursor = 300;

@ObjectType({ simpleResolvers: true, description: 'The position of a page in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more items follow this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there are items before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first item; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last item; pass it as `after`.' })
  endCursor!: string | null;
}

export interface Page<T> {
  edges: { node: T; cursor: string }[];
  pageInfo: PageInfo;
  /** Counted on access. */
  readonly totalCount: Promise<number>;
}

/** The connection and edge types of a node type, by Relay's connection specification. */
export function connectionOf<T extends object>(node: ClassType<T>, name: string, what: string) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `One of the ${what} of a page.` })
  class Edge {
    @Field(() => node, { description: 'The item itself.' })
    node!: T;

    @Field(() => String, { description: 'Marks a position in the list; stable while items are added and removed.' })
    cursor!: string;
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: `A page of ${what}.` })
  class Connection {
    @Field(() => [Edge], { description: 'The items of this page with their cursors.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'The position of this page in the list.' })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      // a promise: compiled operations only await fields with real resolvers
      simple: false,
      description: `How many ${what} there are on all pages together; counted only when asked for.`,
    })
    totalCount!: number;
  }
  return Connection as unknown as ClassType<Page<T>>;
}

/** Throws VALIDATION_FAILED if the page size is not between 1 and `most`. */
export function checkFirst(first: number, most: number = mostPerPage): void {
  if (first < 1 || first > most) refuseInvalid({ first: sentence('firstOutside', { most }) });
}

/** A page from `first + 1` rows. The extra row only shows that there is a next page. */
export function pageOf<T>(
  rows: readonly T[],
  first: number,
  after: string | null | undefined,
  cursor: (row: T) => string,
  count: () => Promise<number>,
): Page<T> {
  const edges = rows.slice(0, first).map((node) => ({ node, cursor: cursor(node) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    get totalCount() {
      return count();
    },
  };
}

/** A page for a viewer who may see nothing of the list. */
export const emptyPage = <T>(after: string | null | undefined): Page<T> =>
  pageOf<T>(
    [],
    0,
    after,
    () => '',
    () => Promise.resolve(0),
  );
