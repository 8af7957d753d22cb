import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../context/context.ts';
import { loadAnyNode, mostNodes, Node } from './node.ts';

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'The object with this id; null if there is none that the viewer may see.',
  })
  async node(
    @Arg('id', () => ID, { description: 'The identifier of the object.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<Node | null> {
    requireViewer(ctx);
    return loadAnyNode(ctx, id);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: `Up to ${mostNodes} objects by id, in the order of the ids; null if there is none that the viewer may see.`,
  })
  async nodes(
    @Arg('ids', () => [ID], { description: 'The identifiers of the objects.' }) ids: string[],
    @Ctx() ctx: Context,
  ): Promise<(Node | null)[]> {
    requireViewer(ctx);
    return Promise.all(ids.map((id) => loadAnyNode(ctx, id)));
  }
}
