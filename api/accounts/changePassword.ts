import { LockMode } from '@mikro-orm/core';
import { type Context, requireViewer } from '../core/context/context.ts';
import { fieldsRefusal, refuseInvalid } from '../core/refusals/errors.ts';
import { newId, toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { post } from '../mail/post.ts';
import { chosenPasswordProblem } from './commonPasswords.ts';
import type { SessionPayload } from './inputs.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { ChangePasswordInput } from './sessionInputs.ts';
import { sentence } from './texts.ts';
import { signToken } from './token.ts';
import { throttleSignIn } from './throttle.ts';
import { User } from './User.ts';
import { validatePasswordChange } from './validate.ts';

const deleteResetLink = statement(
  'reset-link-delete',
  `DELETE FROM account_links WHERE user_id = $1 AND purpose = 'reset'`,
);

const insertSession = statement<{ expiresAt: Date }>(
  'session-insert',
  `WITH s AS (INSERT INTO sessions (id, user_id, agent, address) VALUES ($1, $2, $3, $4) RETURNING 1)
   SELECT now() + make_interval(mins => session_timeout) AS "expiresAt" FROM system_settings, s`,
);

/**
 * Changes the viewer's password. Ends all sessions and reset links of the account, and opens a new session. Wrong current
 * passwords count towards the sign-in throttle. Throws VALIDATION_FAILED, TOO_MANY_REQUESTS.
 */
export async function changePassword(ctx: Context, change: ChangePasswordInput): Promise<SessionPayload> {
  const viewer = requireViewer(ctx);
  refuseInvalid(validatePasswordChange(change, chosenPasswordProblem));
  const { currentPassword, newPassword } = change;
  const { passwordHash: oldHash } = await ctx.em.findOneOrFail(User, viewer.id, { populate: ['passwordHash'] });
  if (oldHash === null) throw currentPasswordRefusal(sentence('passwordMissing'));
  await throttleSignIn(ctx, viewer.email, async () => {
    if (!(await verifyPassword(oldHash, currentPassword))) throw currentPasswordRefusal(sentence('passwordWrong'));
  });
  const passwordHash = await hashPassword(newPassword);
  const sessionId = newId('session');
  const [session, user] = await ctx.em.fork().transactional(async (em) => {
    const user = await em.findOneOrFail(User, viewer.id, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      populate: ['passwordHash'],
    });
    if (user.passwordHash !== oldHash) throw currentPasswordRefusal(sentence('passwordWrong'));
    const uuid = toUuid('user', viewer.id);
    user.passwordHash = passwordHash;
    await em.flush();
    await em.write(deleteResetLink, [uuid]);
    await post(em, { kind: 'password-changed', userId: viewer.id, data: {} });
    const [newSession] = await em.write(insertSession, [toUuid('session', sessionId), uuid, ctx.agent, ctx.address]);
    return [newSession!, user] as const;
  });
  ctx.openedSessionId = sessionId;
  return { token: signToken(ctx.secret, sessionId), expiresAt: session.expiresAt, user };
}

const currentPasswordRefusal = (currentPassword: Sentence) => fieldsRefusal('VALIDATION_FAILED', { currentPassword })!;
