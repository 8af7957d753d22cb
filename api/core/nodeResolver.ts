import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from './context.ts';
import { loadAnyNode, mostNodes, Node } from './node.ts';

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'The thing behind an id; null where there is none that the viewer may see.',
  })
  async node(
    @Arg('id', () => ID, { description: 'The identifier of the thing.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<Node | null> {
    requireViewer(ctx);
    return loadAnyNode(ctx, id);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: `The things behind up to ${mostNodes} ids, in their order; null where there is none that the viewer may see.`,
  })
  async nodes(
    @Arg('ids', () => [ID], { description: 'The identifiers of the things.' }) ids: string[],
    @Ctx() ctx: Context,
  ): Promise<(Node | null)[]> {
    requireViewer(ctx);
    return Promise.all(ids.map((id) => loadAnyNode(ctx, id)));
  }
}
