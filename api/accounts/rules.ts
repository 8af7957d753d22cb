import { type Context, refuseMaintenance, requireViewer, Role, type Viewer } from '../core/context.ts';
import { refusal, refuseInvalid, sqlState, tooMany } from '../core/errors.ts';
import { toId, toUuid } from '../core/ids.ts';
import { statement } from '../core/rows.ts';
import { record } from '../audit/record.ts';
import { postMail } from '../mail/post.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import type { UpdateUserSettingsInput } from '../settings/inputs.ts';
import type { UserSettings } from '../settings/UserSettings.ts';
import { useUpload } from '../uploads/rules.ts';
import { canManageUsers } from './can.ts';
import { chosenPasswordProblem } from './commonPasswords.ts';
import type { LoginInput, RegisterInput, SessionPayload, UpdateProfileInput, UpdateUserRoleInput } from './inputs.ts';
import { postLink } from './links.ts';
import { openSession } from './openSession.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { spendMail, spendSignUp } from './quota.ts';
import { signToken } from './sessions.ts';
import { throttled } from './throttle.ts';
import { User } from './User.ts';
import { normalizeEmail, validateProfile, validateSignIn, validateSignUp } from './validate.ts';

/*
 * What is written to `users` sets off evm_end_sessions (sessions.sql: another role or password ends all sessions),
 * evm_tell_privacy (privacy.sql) and evm_rename_scores (leaderboard/scores.sql: another name or college).
 */

/**
 * Makes an account. Throws EMAIL_TAKEN when the address has one, REGISTRATION_CLOSED, and TOO_MANY_REQUESTS before it does
 * anything that is expensive or tells whether there is one. Does not sign in.
 */
export async function register(ctx: Context, input: RegisterInput): Promise<User> {
  refuseMaintenance(ctx, null);
  refuseInvalid(validateSignUp(input, chosenPasswordProblem));
  const settings = await ctx.em.findOneOrFail(SystemSettings, 1);
  if (!settings.enableRegistration) throw refusal('REGISTRATION_CLOSED', 'Sign-up is closed at the moment.');
  await spendSignUp(ctx);
  const awaitsVerification = settings.emailVerificationRequired && settings.smtpServer !== '';
  const passwordHash = await hashPassword(input.password);
  const facts = {
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    email: normalizeEmail(input.email),
    college: input.college.trim(),
    role: settings.defaultUserRole,
    passwordHash,
    awaitsVerification,
  };
  try {
    const user = await ctx.em.transactional(async (em) => {
      const made = em.create(User, facts);
      await em.persist(made).flush();
      if (awaitsVerification) {
        const { isEnough, wait } = await spendMail(em, facts.email);
        if (isEnough) throw tooMany('Too many messages were sent to this address. Please try again later.', wait);
        await postLink(em, ctx.secret, { userId: made.id, purpose: 'verify' });
      }
      return made;
    });
    ctx.introduced = user.id;
    return user;
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    const taken = 'An account with this email already exists.';
    throw refusal('EMAIL_TAKEN', taken, { fields: { email: taken } });
  }
}

interface Credentials {
  id: string;
  role: Role;
  passwordHash: string | null;
  /** Whether it must first be shown that the address is theirs; without a mail server nobody could. */
  mustVerify: boolean;
}

const findCredentials = statement<Credentials>(
  'credentials',
  `SELECT u.id, u.role, u.password_hash AS "passwordHash",
          u.awaits_verification AND t.email_verification_required AND t.smtp_server <> '' AS "mustVerify"
     FROM users u CROSS JOIN system_settings t WHERE u.email = $1`,
  (raw) => ({ ...(raw as unknown as Credentials), id: toId('user', raw.id as string) }),
);

/**
 * Signs in. The answer and its time are the same for a wrong password and an unknown address. Throws EMAIL_UNVERIFIED only
 * to who knows the password.
 */
export async function login(ctx: Context, input: LoginInput): Promise<SessionPayload> {
  refuseInvalid(validateSignIn(input));
  const email = normalizeEmail(input.email);
  return throttled(ctx, email, async () => {
    const [account] = await ctx.rows(findCredentials, [email]);
    const fits = await verifyPassword(account?.passwordHash ?? null, input.password);
    if (!account || !fits) throw refusal('UNAUTHENTICATED', 'Invalid email or password.');
    refuseMaintenance(ctx, account);
    if (account.mustVerify)
      throw refusal('EMAIL_UNVERIFIED', 'Please confirm your email address first: we have sent you a link.');
    // a password that was changed in the meantime opens nothing
    const session = await openSession(ctx, account.id, account);
    if (!session) throw refusal('UNAUTHENTICATED', 'Invalid email or password.');
    return session;
  });
}

const renew = statement<{ expiresAt: Date }>(
  'session-renew',
  `UPDATE sessions SET last_used_at = now() FROM system_settings WHERE sessions.id = $1
   RETURNING now() + make_interval(mins => session_timeout) AS "expiresAt"`,
);

/** Goes on with the session that the request came with, under a fresh token. */
export async function renewSession(ctx: Context): Promise<SessionPayload> {
  const viewer = requireViewer(ctx);
  const [session] = await ctx.write(renew, [toUuid('session', ctx.sessionId!)]);
  if (!session) throw refusal('UNAUTHENTICATED', 'Your session has ended. Please log in again.');
  return { token: signToken(ctx.secret, ctx.sessionId!), expiresAt: session.expiresAt, user: viewer as User };
}

const closeSession = statement('session-close', 'DELETE FROM sessions WHERE id = $1');

/** Ends the session that the request came with; its token is refused from the next request on. */
export async function logout(ctx: Context): Promise<void> {
  requireViewer(ctx);
  await ctx.write(closeSession, [toUuid('session', ctx.sessionId!)]);
}

/** Changes the viewer's own name, college and photo. */
export async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<User> {
  const viewer = requireViewer(ctx);
  refuseInvalid({
    ...validateProfile(input),
    ...(input.email && normalizeEmail(input.email) !== viewer.email && { email: 'Email cannot be changed' }),
  });
  return ctx.em.transactional(async (em) => {
    const user = await em.findOneOrFail(User, viewer.id);
    const photo = input.photo === undefined ? user.photo : input.photo || null;
    if (photo !== user.photo) await useUpload(em, viewer, { purpose: 'profile', image: photo, field: 'photo' });
    return em.assign(user, {
      firstName: input.firstName.trim(),
      lastName: input.lastName.trim(),
      college: input.college.trim(),
      photo,
    });
  });
}

/** The settings of somebody. */
export async function settingsOf(ctx: Context, userId: string): Promise<UserSettings> {
  return (await ctx.em.findOneOrFail(User, userId)).settings;
}

/** Changes those of the viewer's settings that are given. */
export async function updateUserSettings(ctx: Context, input: UpdateUserSettingsInput): Promise<UserSettings> {
  const { notification, privacy, theme, language } = input;
  const viewer = requireViewer(ctx);
  const given = {
    notifyEmail: notification?.email,
    notifyPush: notification?.push,
    notifySms: notification?.sms,
    theme,
    language,
    profileVisible: privacy?.profileVisible,
    showHistory: privacy?.showHistory,
  };
  return ctx.em.transactional(async (em) => {
    const { settings } = await em.findOneOrFail(User, viewer.id);
    return Object.assign(settings, Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)));
  });
}

/** Refuses whoever may not change roles. */
export function requireRoleGiver(ctx: Context): Viewer {
  const viewer = requireViewer(ctx);
  if (!canManageUsers(viewer)) throw noRoleGiver();
  return viewer;
}

const noRoleGiver = () => refusal('FORBIDDEN', 'Only admins can change roles.');

/** In one statement and one order, so that nobody waits for each other; what refers to a person need not wait. */
const lockAdminsAnd = `SELECT id FROM users WHERE role = 'admin' OR id = ? ORDER BY id FOR NO KEY UPDATE`;

/**
 * Gives a person another role and ends their sessions. Admins only. Throws LAST_ADMIN rather than leave the platform
 * without one: every admin's row is locked, so two admins cannot demote each other.
 */
export async function updateUserRole(ctx: Context, input: UpdateUserRoleInput): Promise<User> {
  const viewer = requireRoleGiver(ctx);
  const uuid = toUuid('user', input.userId);
  if (!uuid) throw refusal('NOT_FOUND', 'User not found');
  return ctx.em.transactional(async (em) => {
    const ids = await em.execute<{ id: string }[]>(lockAdminsAnd, [uuid]);
    const locked = await em.find(User, { id: { $in: ids.map(({ id }) => toId('user', id)) } });
    const admins = locked.filter(({ role }) => role === Role.ADMIN);
    if (!admins.some(({ id }) => id === viewer.id)) throw noRoleGiver();
    const user = locked.find(({ id }) => id === toId('user', uuid));
    if (!user) throw refusal('NOT_FOUND', 'User not found');
    if (user.role === Role.ADMIN && input.role !== Role.ADMIN && admins.length === 1)
      throw refusal('LAST_ADMIN', 'The last admin must stay an admin.');
    if (user.role === input.role) return user;
    await record(em, ctx, {
      action: 'role.change',
      subjectId: user.id,
      subjectName: `${user.firstName} ${user.lastName}`,
      before: { role: user.role },
      after: { role: input.role },
    });
    await postMail(em, {
      kind: 'role-changed',
      userId: user.id,
      data: { before: user.role, after: input.role },
    });
    user.role = input.role;
    return user;
  });
}
