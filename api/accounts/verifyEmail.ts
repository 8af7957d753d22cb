import { type Context, refuseMaintenance } from '../core/context.ts';
import { askForLink } from './linkJobs.ts';
import { ownerOfLink, useLink } from './links.ts';
import type { ResendVerificationInput, VerifyEmailInput } from './recoveryInputs.ts';

/** Has another link mailed by which an address is confirmed. The answer and its time are the same for every address. */
export const resendVerification = (ctx: Context, { email }: ResendVerificationInput): Promise<void> =>
  askForLink(ctx, 'verify', email);

/** Notes that an address is its owner's, by a link, which is used up. Throws INVALID_LINK. Does not sign in. */
export async function verifyEmail(ctx: Context, { token }: VerifyEmailInput): Promise<void> {
  refuseMaintenance(ctx, await ownerOfLink(ctx, token, 'verify'));
  await ctx.em.transactional(async (em) => {
    const uuid = await useLink(em, token, 'verify');
    await em.execute(
      'UPDATE users SET awaits_verification = false, email_verified_at = coalesce(email_verified_at, now()) WHERE id = ?',
      [uuid],
    );
  });
}
