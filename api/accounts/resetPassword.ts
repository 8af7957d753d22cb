import { type Context, refuseMaintenance } from '../core/context/context.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { toId } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { post } from '../mail/post.ts';
import { chosenPasswordProblem } from './commonPasswords.ts';
import { requestLink } from './linkJobs.ts';
import { ownerOfLink, useLink } from './links.ts';
import { hashPassword } from './passwords.ts';
import type { ForgotPasswordInput, ResetPasswordInput } from './recoveryInputs.ts';

/** Requests a reset link by mail. The response and its timing are the same if there is no account. */
export const forgotPassword = (ctx: Context, { email }: ForgotPasswordInput): Promise<void> =>
  requestLink(ctx, 'reset', email);

const setPassword = statement(
  'password-reset',
  `UPDATE users SET password_hash = $2, awaits_verification = false, email_verified_at = coalesce(email_verified_at, now())
    WHERE id = $1`,
);

/**
 * Sets a password by a link, uses the link up and ends all sessions of the account. Also confirms the address. Does not sign
 * in. Throws INVALID_LINK, VALIDATION_FAILED.
 */
export async function resetPassword(ctx: Context, { token, password }: ResetPasswordInput): Promise<void> {
  const problem = chosenPasswordProblem(password);
  if (problem) refuseInvalid({ password: problem });
  // check the link first, because hashing a password is expensive
  refuseMaintenance(ctx, await ownerOfLink(ctx, token, 'reset'));
  const passwordHash = await hashPassword(password);
  // a fork, because `ctx.em` would check the viewer's session, which this may end
  await ctx.em.fork().transactional(async (em) => {
    const uuid = await useLink(em, token, 'reset');
    await em.write(setPassword, [uuid, passwordHash]);
    await post(em, { kind: 'password-changed', userId: toId('user', uuid), data: {} });
  });
}
