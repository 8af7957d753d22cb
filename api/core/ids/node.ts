import type DataLoader from 'dataloader';
import { Field, ID, InterfaceType } from 'type-graphql';
import type { Context } from '../context/context.ts';
import { type Kind, kindOf } from './ids.ts';
import { perRequest } from '../context/perRequest.ts';

/** Maximum number of ids in one `nodes` query. */
export const mostNodes = 100;

/** Reads several objects of one kind. Omits those that do not exist or that the viewer may not see. */
export type ReadMany = (ctx: Context, ids: readonly string[]) => Promise<readonly { id: string }[]>;

/** How objects are read by id: the GraphQL type and the loader of each kind. */
export type NodesOf = { readonly [kind in Kind]?: { readonly type: string; readonly read: ReadMany } };

interface NodeType {
  readonly type: string;
  readonly loader: (ctx: Context) => DataLoader<string, { id: string } | null>;
}

const nodeTypes = new Map<string, NodeType>();

/** Registers the nodes of a feature. */
export function addNodes(nodes: NodesOf = {}): void {
  for (const [kind, { type, read }] of Object.entries(nodes))
    nodeTypes.set(kind, { type, loader: perRequest(read, ({ id }) => id) });
}

/** The GraphQL type of an object, by its id. */
export const typeNameOf = ({ id }: { id: string }): string => nodeTypes.get(kindOf(id) ?? '')!.type;

@InterfaceType({
  description: 'An object with an id that fetches it again.',
  resolveType: typeNameOf,
})
export abstract class Node {
  @Field(() => ID, {
    description:
      'Opaque, URL-safe and the same in every API: a readable prefix for the type, then a part that sorts by ' +
      'creation.',
  })
  id!: string;
}

/** The object with this id; null if there is none that the viewer may see. Concurrent loads share a statement. */
export async function loadNode<T extends { id: string }>(ctx: Context, kind: Kind, id: string): Promise<T | null> {
  return kindOf(id) === kind ? ((await loadAnyNode(ctx, id)) as T | null) : null;
}

/** The object with an id of any kind, or null. */
export async function loadAnyNode(ctx: Context, id: string): Promise<{ id: string } | null> {
  return (
    (await nodeTypes
      .get(kindOf(id) ?? '')
      ?.loader(ctx)
      .load(id)) ?? null
  );
}

/** Clears an object from the cache. A rule must call this after a write, or the response shows the old state. */
export const forgetNode = (ctx: Context, kind: Kind, id: string): void =>
  void nodeTypes.get(kind)?.loader(ctx).clear(id);

/** Puts an object into the cache. A rule that knows the new state calls this, so that the response need not read it. */
export const setNode = <T extends { id: string }>(ctx: Context, kind: Kind, thing: T): void =>
  void nodeTypes.get(kind)?.loader(ctx).clear(thing.id).prime(thing.id, thing);
