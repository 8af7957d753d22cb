import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../core/context.ts';
import { SubscribePushInput, SubscribePushPayload, UnsubscribePushInput, UnsubscribePushPayload } from './inputs.ts';
import { pushKeys } from './keys.ts';
import { subscribePush, unsubscribePush } from './rules.ts';

@Resolver()
export class PushResolver {
  @Query(() => String, {
    description: 'The key by which push services know us, for `applicationServerKey` of a browser: base64url.',
  })
  pushKey(@Ctx() ctx: Context): string {
    requireViewer(ctx);
    return pushKeys(ctx.secret).publicKey;
  }

  @Mutation(() => SubscribePushPayload, {
    description:
      'From now on the viewer is also told by push messages in this browser, until it signs out, its session is ended or ' +
      'the password changes. Of more than 20 browsers, the one that was longest not seen is forgotten. Asked again, it is ' +
      'that of the viewer and of this session. Errors: VALIDATION_FAILED.',
  })
  subscribePush(
    @Arg('input', () => SubscribePushInput) input: SubscribePushInput,
    @Ctx() ctx: Context,
  ): Promise<SubscribePushPayload> {
    return subscribePush(ctx, input);
  }

  @Mutation(() => UnsubscribePushPayload, {
    description:
      'The viewer is not told in this browser any more; one that was not is passed by. Errors: VALIDATION_FAILED.',
  })
  unsubscribePush(
    @Arg('input', () => UnsubscribePushInput) input: UnsubscribePushInput,
    @Ctx() ctx: Context,
  ): Promise<UnsubscribePushPayload> {
    return unsubscribePush(ctx, input);
  }
}
