import { Arg, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import { isOpen } from '../core/context/open.ts';
import type { Context } from '../core/context/context.ts';
import { LoginWithGoogleInput, LoginWithGooglePayload } from './googleInputs.ts';
import { loginWithGoogle } from './loginWithGoogle.ts';
import {
  ForgotPasswordInput,
  ForgotPasswordPayload,
  ResendVerificationInput,
  ResendVerificationPayload,
  ResetPasswordInput,
  ResetPasswordPayload,
  VerifyEmailInput,
  VerifyEmailPayload,
} from './recoveryInputs.ts';
import { forgotPassword, resetPassword } from './resetPassword.ts';
import { resendVerification, verifyEmail } from './verifyEmail.ts';

/** Password reset, address confirmation and Google sign-in. */
@Resolver()
export class RecoveryResolver {
  @Extensions(isOpen)
  @Mutation(() => ForgotPasswordPayload, {
    description:
      'Mails a link to set a new password. It works once, for one hour, and replaces the previous link. The ' +
      'response is the same if there is no account. Errors: VALIDATION_FAILED, TOO_MANY_REQUESTS (with ' +
      '`extensions.retryAfter` in seconds).',
  })
  async forgotPassword(
    @Arg('input', () => ForgotPasswordInput) input: ForgotPasswordInput,
    @Ctx() ctx: Context,
  ): Promise<ForgotPasswordPayload> {
    await forgotPassword(ctx, input);
    return { success: true };
  }

  @Extensions(isOpen)
  @Mutation(() => ResetPasswordPayload, {
    description:
      'Sets a new password by the mailed link and ends all sessions of the account. Does not sign in. ' +
      'Errors: VALIDATION_FAILED, INVALID_LINK.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
    @Ctx() ctx: Context,
  ): Promise<ResetPasswordPayload> {
    await resetPassword(ctx, input);
    return { success: true };
  }

  @Extensions(isOpen)
  @Mutation(() => ResendVerificationPayload, {
    description:
      'Mails another link to confirm an address. It works once, for 24 hours, and replaces the previous ' +
      'link. The response is the same for every address. Errors: VALIDATION_FAILED, TOO_MANY_REQUESTS (with ' +
      '`extensions.retryAfter` in seconds).',
  })
  async resendVerification(
    @Arg('input', () => ResendVerificationInput) input: ResendVerificationInput,
    @Ctx() ctx: Context,
  ): Promise<ResendVerificationPayload> {
    await resendVerification(ctx, input);
    return { success: true };
  }

  @Extensions(isOpen)
  @Mutation(() => VerifyEmailPayload, {
    description: 'Confirms an e-mail address by the mailed link. Does not sign in. Errors: INVALID_LINK.',
  })
  async verifyEmail(
    @Arg('input', () => VerifyEmailInput) input: VerifyEmailInput,
    @Ctx() ctx: Context,
  ): Promise<VerifyEmailPayload> {
    await verifyEmail(ctx, input);
    return { success: true };
  }

  @Extensions(isOpen)
  @Mutation(() => LoginWithGooglePayload, {
    description:
      'Signs in with Google. For a new account, the first response asks for the college. Errors: ' +
      'VALIDATION_FAILED, UNAUTHENTICATED (the credential is invalid), FORBIDDEN (Google is not set up ' +
      'here), EMAIL_TAKEN (the address belongs to another Google account), REGISTRATION_CLOSED, ' +
      'TOO_MANY_REQUESTS (new accounts, see `register`), UNAVAILABLE (Google does not answer).',
  })
  loginWithGoogle(
    @Arg('input', () => LoginWithGoogleInput) input: LoginWithGoogleInput,
    @Ctx() ctx: Context,
  ): Promise<LoginWithGooglePayload> {
    return loginWithGoogle(ctx, input);
  }
}
