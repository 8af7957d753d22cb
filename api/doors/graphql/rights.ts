import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../../core/context.ts';
import { refusal } from '../../core/errors.ts';
import { RightLost } from '../../core/rights.ts';

/** How often a mutation is begun; rights seldom change twice in a moment. */
const mostTries = 5;

/**
 * Has each mutation of a document done by the rights of its own moment. The first has those that the request was let in
 * with. Those that follow ask again, and so does one whose transaction was not committed because a right is lost
 * meanwhile: then it is refused by its own rule, in its words.
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
