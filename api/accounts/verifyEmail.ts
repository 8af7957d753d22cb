import { type Context, refuseMaintenance } from '../core/context/context.ts';
import { statement } from '../core/statements/rows.ts';
import { requestLink } from './linkJobs.ts';
import { ownerOfLink, useLink } from './links.ts';
import type { ResendVerificationInput, VerifyEmailInput } from './recoveryInputs.ts';

/** Requests another confirmation link by mail. The response and its timing are the same for every address. */
export const resendVerification = (ctx: Context, { email }: ResendVerificationInput): Promise<void> =>
  requestLink(ctx, 'verify', email);

const confirmAddress = statement(
  'email-verify',
  'UPDATE users SET awaits_verification = false, email_verified_at = coalesce(email_verified_at, now()) WHERE id = $1',
);

/** Confirms an address by a link and uses the link up. Does not sign in. Throws INVALID_LINK. */
export async function verifyEmail(ctx: Context, { token }: VerifyEmailInput): Promise<void> {
  refuseMaintenance(ctx, await ownerOfLink(ctx, token, 'verify'));
  await ctx.em.transactional(async (em) => {
    const uuid = await useLink(em, token, 'verify');
    await em.write(confirmAddress, [uuid]);
  });
}
