import type DataLoader from 'dataloader';
import { Field, ID, InterfaceType } from 'type-graphql';
import type { Context } from './context.ts';
import { type Kind, kindOf } from './ids.ts';
import { perRequest } from './perRequest.ts';

/** How many ids one `nodes` may name. */
export const mostNodes = 100;

/** Reads many things of one kind at once, as the viewer may see them; leaves out what does not exist for the viewer. */
export type ReadMany = (ctx: Context, ids: readonly string[]) => Promise<readonly { id: string }[]>;

/** What can be read by its id, by the kind of that: its GraphQL type, and how it is read. */
export type NodesOf = { readonly [kind in Kind]?: { readonly type: string; readonly read: ReadMany } };

interface Known {
  readonly type: string;
  readonly loader: (ctx: Context) => DataLoader<string, { id: string } | null>;
}

const known = new Map<string, Known>();

/** Takes in what a feature reads by id. */
export function addNodes(nodes: NodesOf = {}): void {
  for (const [kind, { type, read }] of Object.entries(nodes))
    known.set(kind, { type, loader: perRequest(read, ({ id }) => id) });
}

/** The GraphQL type of a thing, by its id. */
export const typeNameOf = ({ id }: { id: string }): string => known.get(kindOf(id) ?? '')!.type;

@InterfaceType({
  description: 'Something with an identifier of its own, by which it can be fetched again.',
  resolveType: typeNameOf,
})
export abstract class Node {
  @Field(() => ID, {
    description:
      'Opaque and URL-safe, the same string at every door: a readable prefix for the type, then what sorts by creation.',
  })
  id!: string;
}

/** The thing behind an id, or null where there is none for this viewer. Look-ups of the same moment share a statement. */
export async function loadNode<T extends { id: string }>(ctx: Context, kind: Kind, id: string): Promise<T | null> {
  return kindOf(id) === kind ? ((await loadAnyNode(ctx, id)) as T | null) : null;
}

/** The thing behind an id of any kind, or null. */
export async function loadAnyNode(ctx: Context, id: string): Promise<{ id: string } | null> {
  return (
    (await known
      .get(kindOf(id) ?? '')
      ?.loader(ctx)
      .load(id)) ?? null
  );
}

/** A rule that has written a thing says so, or the rest of the answer would be of before. */
export const forgetNode = (ctx: Context, kind: Kind, id: string): void => void known.get(kind)?.loader(ctx).clear(id);

/** A rule that knows how a thing is after its writing says so, and the rest of the answer does not read it. */
export const setNode = <T extends { id: string }>(ctx: Context, kind: Kind, thing: T): void =>
  void known.get(kind)?.loader(ctx).clear(thing.id).prime(thing.id, thing);
