import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { SendTestSmsInput, SendTestSmsPayload } from './inputs.ts';
import { sendTestSms } from './rules.ts';

@Resolver()
export class SmsResolver {
  @Mutation(() => SendTestSmsPayload, {
    description:
      'Sends a test message by a gateway for text messages, saved or not, and tells its answer. Admins only. Errors: ' +
      'VALIDATION_FAILED, FORBIDDEN.',
  })
  sendTestSms(
    @Arg('input', () => SendTestSmsInput) input: SendTestSmsInput,
    @Ctx() ctx: Context,
  ): Promise<SendTestSmsPayload> {
    return sendTestSms(ctx, input);
  }
}
