import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../../core/context.ts';
import { refusal } from '../../core/errors.ts';
import { RightLost } from '../../core/rights.ts';

/** How often a mutation is begun; rights seldom change twice in a moment. */
const mostTries = 5;

/**
 * Makes each mutation of a document use the rights of its own moment. The first uses those that the request began with; the
 * others read them anew. If a transaction ends with RightLost, its mutation reads the rights and starts once more: then its
 * own rule refuses it.
 */
export function askRightsAgain(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()!.getFields())) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (source, args, ctx: Context, info) => {
      if (ctx.hasChanged) await ctx.askAgain();
      ctx.hasChanged = true;
      for (let tries = 1; ; tries += 1) {
        try {
          return await resolve(source, args, ctx, info);
        } catch (error) {
          if (!(error instanceof RightLost)) throw error;
          if (tries === mostTries)
            throw refusal('UNAVAILABLE', 'Your rights are changing right now. Please try again in a moment.', {
              retryAfter: 2,
            });
          await ctx.askAgain();
        }
      }
    };
  }
}
