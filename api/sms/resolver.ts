import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { settingsOf } from '../accounts/profile.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
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
      'Sends a test message through a gateway, saved or not, and returns its answer. Admins only. Errors: ' +
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
      "Sends a new code to the viewer's phone number; the previous one becomes invalid. Errors: VALIDATION_FAILED " +
      '(`phone`: missing or already verified), FORBIDDEN (no gateway is configured), TOO_MANY_REQUESTS (with ' +
      '`extensions.retryAfter` in seconds).',
  })
  async sendPhoneCode(@Ctx() ctx: Context): Promise<SendPhoneCodePayload> {
    await sendPhoneCode(ctx);
    return { success: true };
  }

  @Mutation(() => VerifyPhonePayload, {
    description:
      "Verifies the viewer's phone number with the last code that was sent there. A code is valid for ten minutes and " +
      'five attempts. Errors: VALIDATION_FAILED (`code`).',
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
