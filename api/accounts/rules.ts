import { type Context, refuseMaintenance, requireViewer, Role } from '../core/context/context.ts';
import { fieldsRefusal, refusal, refuseInvalid, sqlState, tooMany } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { languageNameNow } from '../core/texts/language.ts';
import type { Language } from '../settings/UserSettings.ts';
import { User } from './User.ts';
import { provesAddress } from './addressProof.ts';
import { deviceIdOf, newDeviceMark } from './deviceMark.ts';
import {
  type LoginInput,
  type LoginPayload,
  type RegisterInput,
  type SessionPayload,
  validateRegistration,
} from './inputs.ts';
import { postLink } from './links.ts';
import { openSession } from './openSession.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { spendMail, spendSignUp } from './quota.ts';
import { sentence } from './texts.ts';
import { signToken } from './token.ts';
import { throttleSignIn } from './throttle.ts';
import { normalizeEmail, validateLogin } from './validate.ts';

// Triggers on `users`: evm_change_rights (sessions.sql) if role, password, profile visibility or college changes, and
// evm_rename_scores (leaderboard/scores.sql) if name or college changes.

/**
 * Creates an account; does not sign in. Throws EMAIL_TAKEN, REGISTRATION_CLOSED, and TOO_MANY_REQUESTS. The limit applies
 * before any expensive work, and before the check whether the address is taken.
 */
export async function register(ctx: Context, input: RegisterInput): Promise<User> {
  refuseMaintenance(ctx, null);
  refuseInvalid(validateRegistration(input));
  const settings = await ctx.em.findOneOrFail(SystemSettings, 1);
  if (!settings.enableRegistration) throw refusal('REGISTRATION_CLOSED', sentence('signUpClosed'));
  await spendSignUp(ctx);
  const isProven = provesAddress(ctx.secret, normalizeEmail(input.email), input.proof);
  const awaitsVerification = !isProven && settings.emailVerificationRequired && settings.smtpServer !== '';
  const passwordHash = await hashPassword(input.password);
  const facts = {
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    email: normalizeEmail(input.email),
    college: input.college.trim(),
    role: settings.defaultUserRole,
    passwordHash,
    awaitsVerification,
    emailVerifiedAt: isProven ? new Date() : null,
  };
  try {
    const user = await ctx.em.transactional(async (em) => {
      const newUser = em.create(User, facts);
      newUser.settings.language = languageNameNow() as Language;
      await em.persist(newUser).flush();
      if (awaitsVerification) {
        const { isExceeded, wait } = await spendMail(em, facts.email);
        if (isExceeded) throw tooMany(sentence('tooManyMails'), wait);
        await postLink(em, ctx.secret, { userId: newUser.id, purpose: 'verify' });
      }
      return newUser;
    });
    ctx.introducedUserId = user.id;
    return user;
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    throw fieldsRefusal('EMAIL_TAKEN', { email: sentence('emailTaken') })!;
  }
}

interface Credentials {
  id: string;
  role: Role;
  passwordHash: string | null;
  /** Whether the owner must first confirm the address. False without a mail server, which must send the link. */
  mustVerify: boolean;
}

const findCredentials = statement<Credentials>(
  'users-credentials',
  `SELECT u.id, u.role, u.password_hash AS "passwordHash",
          u.awaits_verification AND t.email_verification_required AND t.smtp_server <> '' AS "mustVerify"
     FROM users u CROSS JOIN system_settings t WHERE u.email = $1`,
  (raw) => ({ ...(raw as unknown as Credentials), id: toId('user', raw.id as string) }),
);

/**
 * Signs in. The response and its timing are the same for a wrong password and an unknown address. Throws EMAIL_UNVERIFIED
 * only if the password is right.
 */
export async function login(ctx: Context, input: LoginInput): Promise<LoginPayload> {
  refuseInvalid(validateLogin(input));
  const email = normalizeEmail(input.email);
  const signIn = async (): Promise<LoginPayload> => {
    const [account] = await ctx.rows(findCredentials, [email]);
    const fits = await verifyPassword(account?.passwordHash ?? null, input.password);
    if (!account || !fits) throw refusal('UNAUTHENTICATED', sentence('signInInvalid'));
    refuseMaintenance(ctx, account);
    if (account.mustVerify) throw refusal('EMAIL_UNVERIFIED', sentence('emailUnverified'));
    // opens no session if the password was changed in the meantime
    const session = await openSession(ctx, account.id, account);
    if (!session) throw refusal('UNAUTHENTICATED', sentence('signInInvalid'));
    return { ...session, device: newDeviceMark(ctx.secret, email) };
  };
  return throttleSignIn(ctx, email, signIn, deviceIdOf(ctx.secret, email, input.device));
}

const extendSession = statement<{ expiresAt: Date }>(
  'session-renew',
  `UPDATE sessions SET last_used_at = now() FROM system_settings WHERE sessions.id = $1
   RETURNING now() + make_interval(mins => session_timeout) AS "expiresAt"`,
);

/** Continues the session of the request under a new token. Throws UNAUTHENTICATED if it has ended. */
export async function renewSession(ctx: Context): Promise<SessionPayload> {
  const viewer = requireViewer(ctx);
  const [session] = await ctx.write(extendSession, [toUuid('session', ctx.sessionId!)]);
  if (!session) throw refusal('UNAUTHENTICATED', sentence('sessionEnded'));
  return { token: signToken(ctx.secret, ctx.sessionId!), expiresAt: session.expiresAt, user: viewer as User };
}

const closeSession = statement('session-close', 'DELETE FROM sessions WHERE id = $1');

/** Ends the session of the request; its token is refused from the next request on. */
export async function logout(ctx: Context): Promise<void> {
  requireViewer(ctx);
  await ctx.write(closeSession, [toUuid('session', ctx.sessionId!)]);
}
