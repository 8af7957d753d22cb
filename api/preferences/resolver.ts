import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { MessagePreference, UpdateMessagePreferencesInput, UpdateMessagePreferencesPayload } from './inputs.ts';
import { messagePreferences, updateMessagePreferences } from './rules.ts';

@Resolver(() => MessagePreference)
export class PreferencesResolver {
  @Query(() => [MessagePreference], {
    description: 'Which messages the viewer wants: each topic by each way that this installation has.',
  })
  messagePreferences(@Ctx() ctx: Context): Promise<MessagePreference[]> {
    return messagePreferences(ctx);
  }

  @Mutation(() => UpdateMessagePreferencesPayload, {
    description:
      'Changes which messages the viewer wants; what waits to be mailed is held back from then on as well. What concerns the ' +
      'safety of the account always comes. Errors: VALIDATION_FAILED.',
  })
  async updateMessagePreferences(
    @Arg('input', () => UpdateMessagePreferencesInput) input: UpdateMessagePreferencesInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateMessagePreferencesPayload> {
    return { preferences: await updateMessagePreferences(ctx, input) };
  }
}
