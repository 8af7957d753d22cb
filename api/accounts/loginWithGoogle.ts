import { LockMode } from '@mikro-orm/core';
import { type Context, refuseMaintenance, type Role } from '../core/context/context.ts';
import { refusal, refuseInvalid, sqlState } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { post } from '../mail/post.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { type GooglePerson, readIdToken } from './google.ts';
import type { LoginWithGoogleInput, LoginWithGooglePayload } from './googleInputs.ts';
import { openSession } from './openSession.ts';
import { spendSignUp } from './quota.ts';
import { languageNameNow } from '../core/texts/language.ts';
import type { Language } from '../settings/UserSettings.ts';
import { User } from './User.ts';
import { sentence } from './texts.ts';
import { accountLimits, collegeProblem } from './validate.ts';

const deleteLinks = statement('links-delete', 'DELETE FROM account_links WHERE user_id = $1');
const deleteSessions = statement('sessions-delete', 'DELETE FROM sessions WHERE user_id = $1');

/**
 * Signs in with Google. Finds the account by the Google account, then by its address; else creates one, if the college is
 * given. Throws FORBIDDEN if Google is not set up, UNAUTHENTICATED if the token is invalid, and EMAIL_TAKEN if the address
 * belongs to another Google account. Also throws REGISTRATION_CLOSED, TOO_MANY_REQUESTS and UNAVAILABLE.
 */
export async function loginWithGoogle(
  ctx: Context,
  { idToken, college }: LoginWithGoogleInput,
): Promise<LoginWithGooglePayload> {
  refuseInvalid({
    ...(idToken.length > accountLimits.idToken && {
      idToken: sentence('idTokenTooLong', { most: accountLimits.idToken }),
    }),
    ...(college && college.trim().length > accountLimits.college && { college: collegeProblem(college) }),
  });
  if (!ctx.google) throw refusal('FORBIDDEN', sentence('googleOff'));
  const person = await readIdToken(ctx.google, idToken, ctx.log);
  const userId = (await findOrLink(ctx, person)) ?? (await createUser(ctx, person, college ?? ''));
  const { subject: _, ...googleProfile } = person;
  if (!userId) return { needCollege: true, googleProfile, token: null, expiresAt: null, user: null };
  const session = await openSession(ctx, userId, { googleSubject: person.subject });
  if (!session) throw refusal('UNAUTHENTICATED', sentence('googleFailed'));
  return { needCollege: false, googleProfile, ...session };
}

const findByGoogle = statement<{ id: string; role: Role }>(
  'users-by-google',
  'SELECT id, role FROM users WHERE google_subject = $1',
  ({ id, role }) => ({ id: toId('user', id as string), role: role as Role }),
);

async function findOrLink(ctx: Context, person: GooglePerson): Promise<string | undefined> {
  const [linked] = await ctx.rows(findByGoogle, [person.subject]);
  if (!linked) return linkAccount(ctx, person);
  refuseMaintenance(ctx, linked);
  return linked.id;
}

/**
 * Links the account with the person's address to their Google account. If its address was never confirmed, a stranger may
 * have created the account. Then its password, sessions and links are revoked.
 */
const linkAccount = (ctx: Context, { subject, email }: GooglePerson): Promise<string | undefined> =>
  ctx.em.fork().transactional(async (em) => {
    const user = await em.findOne(
      User,
      { email },
      { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['passwordHash', 'emailVerifiedAt', 'googleSubject'] },
    );
    if (!user) return undefined;
    refuseMaintenance(ctx, user);
    if (user.googleSubject === subject) return user.id;
    if (user.googleSubject !== null) throw refusal('EMAIL_TAKEN', sentence('otherGoogleAccount'));
    if (!user.emailVerifiedAt) {
      user.passwordHash = null;
      const uuid = toUuid('user', user.id);
      await em.write(deleteLinks, [uuid]);
      await em.write(deleteSessions, [uuid]);
    }
    em.assign(user, {
      googleSubject: subject,
      emailVerifiedAt: user.emailVerifiedAt ?? new Date(),
      awaitsVerification: false,
    });
    await post(em, { kind: 'google-linked', userId: user.id, data: {} });
    return user.id;
  });

/** Creates an account; undefined if the college is missing. */
async function createUser(ctx: Context, person: GooglePerson, college: string): Promise<string | undefined> {
  refuseMaintenance(ctx, null);
  const em = ctx.em.fork();
  const settings = await em.findOneOrFail(SystemSettings, 1);
  if (!settings.enableRegistration) throw refusal('REGISTRATION_CLOSED', sentence('signUpClosed'));
  if (college === '') return undefined;
  const problem = collegeProblem(college);
  if (problem) refuseInvalid({ college: problem });
  await spendSignUp(ctx);
  const { subject: googleSubject, ...facts } = person;
  const user = em.create(User, {
    ...facts,
    googleSubject,
    emailVerifiedAt: new Date(),
    college: college.trim(),
    role: settings.defaultUserRole,
  });
  user.settings.language = languageNameNow() as Language;
  try {
    await em.persist(user).flush();
  } catch (error) {
    // a concurrent request has created it
    if (sqlState(error) !== '23505') throw error;
    return findOrLink(ctx, person);
  }
  return user.id;
}
