import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { networkOf } from '../core/context/networks.ts';
import { type Context, requireViewer, Role, type Viewer } from '../core/context/context.ts';
import { tooMany } from '../core/refusals/errors.ts';
import { tally } from '../core/statements/rows.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { sentence } from './texts.ts';

/**
 * Limits for requests that need no session: accounts and links per network (a campus behind one NAT), and mails per mailbox.
 * A reset link is valid for an hour, as long as the mail window. So a stranger who uses up the quota of a mailbox leaves its
 * owner a valid link.
 */
export const quotaLimits = {
  signUpsAMinute: 20,
  signUpsAnHour: 300,
  linksAQuarterHour: 300,
  mailsAnHour: 3,
  invitationsADay: 3,
  lettersAnHour: 5000,
  peopleNamedAnHour: 100,
  announcementsAnHour: 20,
  codesADayToPhone: 5,
  codesADayOfAccount: 10,
  codesAnHour: 100,
} as const;

interface BucketUse {
  readonly used: number;
  readonly wait: number;
}

/** Adds `amount` to a bucket. A bucket starts again from zero when its window is over. */
const addToBucket = tally<BucketUse>(
  'quota-count',
  `INSERT INTO sign_in_attempts AS a (bucket, failures, pending, window_ends_at)
   VALUES ($1, $3, 0, now() + make_interval(mins => $2))
   ON CONFLICT (bucket) DO UPDATE SET
     failures = CASE WHEN a.window_ends_at < now() THEN excluded.failures ELSE a.failures + excluded.failures END,
     window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
   RETURNING failures AS used, extract(epoch FROM window_ends_at - now())::int AS wait`,
);

/** Throws TOO_MANY_REQUESTS, with the seconds to wait, if a network creates or probes too many accounts. */
export async function spendSignUp(ctx: Context): Promise<void> {
  const network = networkOf(ctx.address);
  const refused = sentence('tooManySignUps');
  // the minute is checked first: a sign-up that it refuses does not count towards the hour
  await spend(ctx, `sign-ups a minute from ${network}`, 1, quotaLimits.signUpsAMinute, refused);
  await spend(ctx, `sign-ups an hour from ${network}`, 60, quotaLimits.signUpsAnHour, refused);
}

/** Throws TOO_MANY_REQUESTS, with the seconds to wait, if a network requests too many links. */
export async function spendLink(ctx: Context): Promise<void> {
  const refused = sentence('tooManyLinks');
  await spend(ctx, `links from ${networkOf(ctx.address)}`, 15, quotaLimits.linksAQuarterHour, refused);
}

/**
 * Throws TOO_MANY_REQUESTS if the viewer names too many people within an hour; each gets a message. Admins have no limit.
 */
export async function spendNamedPeople(ctx: Context, people: number): Promise<void> {
  const { id, role } = requireViewer(ctx);
  if (role === Role.ADMIN) return;
  const refused = sentence('tooManyNamed');
  await spend(ctx, `people named by ${id}`, 60, quotaLimits.peopleNamedAnHour, refused, people);
}

/**
 * The same for people who are notified because their roles are copied. Runs in the transaction, so refused copies do not
 * count.
 */
export async function spendNotified(em: UnitOfWork, { id, role }: Viewer, people: number): Promise<void> {
  if (role === Role.ADMIN || people === 0) return;
  const [row] = await em.write(addToBucket, [`people named by ${id}`, 60, people]);
  if (row!.used > quotaLimits.peopleNamedAnHour) throw tooMany(sentence('tooManyNamed'), row!.wait);
}

/**
 * Throws TOO_MANY_REQUESTS if the viewer writes too many announcements within an hour. For managers without the organizer
 * role.
 */
export async function spendAnnouncement(ctx: Context): Promise<void> {
  const refused = sentence('tooManyAnnouncements');
  await spend(ctx, `announcements of ${requireViewer(ctx).id}`, 60, quotaLimits.announcementsAnHour, refused);
}

/** Throws TOO_MANY_REQUESTS at the limit of the network, the account or the number. Each code costs money. */
export async function spendPhoneCode(ctx: Context, phone: string): Promise<void> {
  const day = 24 * 60;
  const { id } = requireViewer(ctx);
  const network = networkOf(ctx.address);
  // the number is checked last: an account over its own limit uses up no number
  await spend(ctx, `codes from ${network}`, 60, quotaLimits.codesAnHour, sentence('tooManyCodesFromNetwork'));
  await spend(ctx, `codes of ${id}`, day, quotaLimits.codesADayOfAccount, sentence('tooManyCodesForAccount'));
  await spend(ctx, `codes to ${phone}`, day, quotaLimits.codesADayToPhone, sentence('tooManyCodesToNumber'));
}

async function spend(
  ctx: Context,
  bucket: string,
  minutes: number,
  limit: number,
  refused: Sentence,
  amount = 1,
): Promise<void> {
  const [{ used, wait }] = (await ctx.write(addToBucket, [bucket, minutes, amount])) as [BucketUse];
  if (used > limit) throw tooMany(refused, wait);
}

/**
 * Counts a mail to a mailbox that a visitor without a session caused. Returns whether this exceeds the limit, and the
 * seconds until the window ends.
 */
export async function spendMail(em: UnitOfWork, email: string): Promise<{ isExceeded: boolean; wait: number }> {
  const [row] = await em.write(addToBucket, [`mail to ${mailboxOf(email)}`, 60, 1]);
  return { isExceeded: row!.used > quotaLimits.mailsAnHour, wait: row!.wait };
}

/**
 * Counts an invitation to a mailbox without an account. Returns whether it may be mailed. Apart from `spendMail`, so that
 * invitations do not prevent the sign-up.
 */
export async function spendInvitation(em: UnitOfWork, email: string): Promise<boolean> {
  const [row] = await em.write(addToBucket, [`invitations to ${mailboxOf(email)}`, 24 * 60, 1]);
  return row!.used <= quotaLimits.invitationsADay;
}

/**
 * Throws TOO_MANY_REQUESTS, with the seconds to wait, if a user writes to more people than an hour allows. Runs in the
 * transaction of the letters, so refused letters are not counted.
 */
export async function spendLetters(em: UnitOfWork, userId: string, people: number): Promise<void> {
  const [row] = await em.write(addToBucket, [`letters of ${userId}`, 60, people]);
  if (row!.used > quotaLimits.lettersAnHour)
    throw tooMany(sentence('tooManyLetters', { most: quotaLimits.lettersAnHour }), row!.wait);
}

/**
 * Addresses with a tag (`asha+fest@…`) arrive in one mailbox, so all tags share a bucket. The address without a tag has its
 * own bucket, so that its owner can always sign up.
 */
const mailboxOf = (email: string) => email.replace(/\+.*(?=@)/, '+');
