import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../core/context/context.ts';
import { SubscribePushInput, SubscribePushPayload, UnsubscribePushInput, UnsubscribePushPayload } from './inputs.ts';
import { pushKeys } from './keys.ts';
import { subscribePush, unsubscribePush } from './rules.ts';

@Resolver()
export class PushResolver {
  @Query(() => String, {
    description: 'The public VAPID key of this server in base64url, for `applicationServerKey` in the browser.',
  })
  pushKey(@Ctx() ctx: Context): string {
    requireViewer(ctx);
    return pushKeys(ctx.secret).publicKey;
  }

  @Mutation(() => SubscribePushPayload, {
    description:
      'Subscribes this browser to push messages. Signing out, ending the session, or a new password or role ends it. Of ' +
      'more than 20 browsers, the least recently confirmed one is dropped. A browser that is subscribed already now ' +
      'belongs to the viewer and this session. Errors: VALIDATION_FAILED.',
  })
  subscribePush(
    @Arg('input', () => SubscribePushInput) input: SubscribePushInput,
    @Ctx() ctx: Context,
  ): Promise<SubscribePushPayload> {
    return subscribePush(ctx, input);
  }

  @Mutation(() => UnsubscribePushPayload, {
    description:
      'Unsubscribes this browser from push messages; does nothing if it is not subscribed. Errors: VALIDATION_FAILED.',
  })
  unsubscribePush(
    @Arg('input', () => UnsubscribePushInput) input: UnsubscribePushInput,
    @Ctx() ctx: Context,
  ): Promise<UnsubscribePushPayload> {
    return unsubscribePush(ctx, input);
  }
}
