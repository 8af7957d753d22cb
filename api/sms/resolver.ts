import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { settingsOf } from '../accounts/profile.ts';
import { type Context, requireViewer } from '../core/context.ts';
import { UserSettingsView } from '../settings/inputs.ts';
import {
  SendPhoneCodePayload,
  SendTestSmsInput,
  SendTestSmsPayload,
  VerifyPhoneInput,
  VerifyPhonePayload,
} from './inputs.ts';
import { sendPhoneCode, verifyPhone } from './phoneCode.ts';
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

  @Mutation(() => SendPhoneCodePayload, {
    description:
      "Sends another code to the viewer's phone number; the one before works no longer. Errors: VALIDATION_FAILED " +
      '(`phone`: there is none, or it is verified), FORBIDDEN (no text messages here), TOO_MANY_REQUESTS (with ' +
      '`extensions.retryAfter` in seconds).',
  })
  async sendPhoneCode(@Ctx() ctx: Context): Promise<SendPhoneCodePayload> {
    await sendPhoneCode(ctx);
    return { success: true };
  }

  @Mutation(() => VerifyPhonePayload, {
    description:
      "Lets text messages go to the viewer's phone number, by the code that was sent there when it was saved; a code works " +
      'for ten minutes and five tries. Errors: VALIDATION_FAILED (`code`).',
  })
  async verifyPhone(
    @Arg('input', () => VerifyPhoneInput) input: VerifyPhoneInput,
    @Ctx() ctx: Context,
  ): Promise<VerifyPhonePayload> {
    await verifyPhone(ctx, input);
    const user = requireViewer(ctx);
    return { user, settings: new UserSettingsView(user.id, await settingsOf(ctx, user.id)) };
  }
}
