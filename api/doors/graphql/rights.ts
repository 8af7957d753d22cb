import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../../core/context/context.ts';
import { refusal, sqlState } from '../../core/refusals/errors.ts';
import { sentence } from '../texts.ts';

/** How often a mutation is tried; rights rarely change twice within one request. */
const mostTries = 5;

/** Whether the viewer has lost a right since the request began (evm_confirm_rights). Clients never see this error. */
const isRightLost = (error: unknown): boolean => sqlState(error) === 'EV001';

/**
 * Makes each mutation of a document use current rights. The first uses the rights from the start of the request; later
 * ones reload them. If the viewer has lost one before a commit, the mutation runs again with reloaded rights, so that its own
 * rule refuses it.
 */
export function recheckRights(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()!.getFields())) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (source, args, ctx: Context, info) => {
      if (ctx.hasChanged) await ctx.reloadViewer();
      ctx.hasChanged = true;
      for (let tries = 1; ; tries += 1) {
        try {
          return await resolve(source, args, ctx, info);
        } catch (error) {
          if (!isRightLost(error)) throw error;
          if (tries === mostTries)
            throw refusal('UNAVAILABLE', sentence('rightsChanging'), {
              retryAfter: 2,
            });
          await ctx.reloadViewer();
        }
      }
    };
  }
}
