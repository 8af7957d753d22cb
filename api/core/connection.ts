import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { refuseInvalid } from './errors.ts';

/** What is said of the argument `after` of every list. */
export const afterText = 'The cursor after which the page begins.';

/** How many items one page may hold. */
export const mostPerPage = 100;

/** How many characters a cursor may have; those of ours have a hundred at most. */
export const longestCursor = 300;

@ObjectType({ simpleResolvers: true, description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is more after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether this page has something before it.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first item; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last item, to be passed as `after`.' })
  endCursor!: string | null;
}

export interface Page<T> {
  edges: { node: T; cursor: string }[];
  pageInfo: PageInfo;
  /** Counted when it is read. */
  readonly totalCount: Promise<number>;
}

/** The connection and edge types of a node type, by Relay's connection specification. */
export function connectionOf<T extends object>(node: ClassType<T>, name: string, what: string) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `One of the ${what} of a page.` })
  class Edge {
    @Field(() => node, { description: 'The item itself.' })
    node!: T;

    @Field(() => String, { description: 'Marks this place in the list; stable while items come and go.' })
    cursor!: string;
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: `A page of ${what}.` })
  class Connection {
    @Field(() => [Edge], { description: 'The items of this page with their cursors.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      // a promise; compiled operations wait for those of real resolvers only
      simple: false,
      description: `How many ${what} there are on all pages together; counted only when asked for.`,
    })
    totalCount!: number;
  }
  return Connection as unknown as ClassType<Page<T>>;
}

/** Refuses a page size outside 1 to `most`. */
export function checkFirst(first: number, most: number = mostPerPage): void {
  if (first < 1 || first > most) refuseInvalid({ first: `first must lie between 1 and ${most}.` });
}

/** A page made of `first + 1` rows: the extra one only tells that there is more. */
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

/** A page of a list of which there is nothing for the viewer. */
export const emptyPage = <T>(after: string | null | undefined): Page<T> =>
  pageOf<T>(
    [],
    0,
    after,
    () => '',
    () => Promise.resolve(0),
  );
