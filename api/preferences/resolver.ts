import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { MessagePreference, UpdateMessagePreferencesInput, UpdateMessagePreferencesPayload } from './inputs.ts';
import { messagePreferences, updateMessagePreferences } from './rules.ts';

@Resolver(() => MessagePreference)
export class PreferencesResolver {
  @Query(() => [MessagePreference], {
    description: "The viewer's choice for each topic and each channel of this installation.",
  })
  messagePreferences(@Ctx() ctx: Context): Promise<MessagePreference[]> {
    return messagePreferences(ctx);
  }

  @Mutation(() => UpdateMessagePreferencesPayload, {
    description:
      'Saves message choices of the viewer. Queued mail of unwanted topics is withheld too. Safety messages are ' +
      'always sent. Errors: VALIDATION_FAILED.',
  })
  async updateMessagePreferences(
    @Arg('input', () => UpdateMessagePreferencesInput) input: UpdateMessagePreferencesInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateMessagePreferencesPayload> {
    return { preferences: await updateMessagePreferences(ctx, input) };
  }
}
