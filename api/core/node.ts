import type DataLoader from 'dataloader';
import { Field, ID, InterfaceType } from 'type-graphql';
import type { Context } from './context.ts';
import { type Kind, kindOf } from './ids.ts';
import { perRequest } from './perRequest.ts';

/** How many ids one `nodes` may name. */
export const mostNodes = 100;

/** Names the GraphQL type of each kind of identifier that can be looked up. */
const typeNames = {
  user: 'User',
  event: 'Event',
  registration: 'Registration',
  announcement: 'Announcement',
  award: 'Award',
  score: 'LeaderboardRow',
  performer: 'TopPerformer',
  college: 'CollegeRanking',
  audit: 'AuditEntry',
  mail: 'MailMessage',
  cause: 'MailCause',
} as const satisfies Partial<Record<Kind, string>>;

export type NodeKind = keyof typeof typeNames;

/** The GraphQL type of a thing, by its id. */
export const typeNameOf = ({ id }: { id: string }): string => typeNames[kindOf(id) as NodeKind];

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

/** Reads many things of one kind at once, as the viewer may see them; leaves out what does not exist for the viewer. */
export type ReadMany = (ctx: Context, ids: readonly string[]) => Promise<readonly { id: string }[]>;

const loaders = new Map<NodeKind, (ctx: Context) => DataLoader<string, { id: string } | null>>();

/** A feature says how its kind of thing is read; every look-up by id goes through here. */
export function registerNode(kind: NodeKind, read: ReadMany): void {
  loaders.set(
    kind,
    perRequest(read, ({ id }) => id),
  );
}

/** The thing behind an id, or null where there is none for this viewer. Look-ups of the same moment share a statement. */
export async function loadNode<T extends { id: string }>(ctx: Context, kind: NodeKind, id: string): Promise<T | null> {
  if (kindOf(id) !== kind) return null;
  return ((await loaders.get(kind)?.(ctx).load(id)) ?? null) as T | null;
}

/** The thing behind an id of any kind, or null. */
export async function loadAnyNode(ctx: Context, id: string): Promise<{ id: string } | null> {
  const kind = kindOf(id);
  return kind && kind in typeNames ? loadNode(ctx, kind as NodeKind, id) : null;
}

/** A rule that has written a thing says so, or the rest of the answer would be of before. */
export const forgetNode = (ctx: Context, kind: NodeKind, id: string): void => void loaders.get(kind)?.(ctx).clear(id);
