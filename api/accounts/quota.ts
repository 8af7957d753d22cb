import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { networkOf } from '../core/networks.ts';
import { type Context, requireViewer, Role } from '../core/context.ts';
import { tooMany } from '../core/errors.ts';
import { tally } from '../core/rows.ts';

/**
 * Limits for requests that need no session: accounts and links per network (a campus behind one NAT), and mails per mailbox.
 * A reset link is valid for an hour, as long as the mail window. So a stranger who uses up the quota of a mailbox leaves its
 * owner a valid link.
 */
export const most = {
  signUpsAMinute: 20,
  signUpsAnHour: 300,
  linksAQuarter: 300,
  mailsAnHour: 3,
  lettersAnHour: 5000,
  namedAnHour: 100,
  announcedAnHour: 20,
  codesADayToPhone: 5,
  codesADayOfAccount: 10,
  codesAnHour: 100,
} as const;

interface BucketUse {
  readonly used: number;
  readonly wait: number;
}

/** Adds `more` to a bucket. A bucket starts again from zero when its window is over. */
const countIn = (bucket: string, minutes: string, more = '1') =>
  `INSERT INTO sign_in_attempts AS a (bucket, failures, pending, window_ends_at)
   VALUES (${bucket}, ${more}, 0, now() + make_interval(mins => ${minutes}))
   ON CONFLICT (bucket) DO UPDATE SET
     failures = CASE WHEN a.window_ends_at < now() THEN excluded.failures ELSE a.failures + excluded.failures END,
     window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
   RETURNING failures AS used, extract(epoch FROM window_ends_at - now())::int AS wait`;

const count = tally<BucketUse>('quota-count', countIn('$1', '$2', '$3'));

/** Throws TOO_MANY_REQUESTS, with the seconds to wait, if a network creates or probes too many accounts. */
export async function spendSignUp(ctx: Context): Promise<void> {
  const network = networkOf(ctx.address);
  const sentence = 'Too many accounts are being made from your network. Please wait a while and try again.';
  // the minute is checked first: a sign-up that it refuses does not count towards the hour
  await spend(ctx, `sign-ups a minute from ${network}`, 1, most.signUpsAMinute, sentence);
  await spend(ctx, `sign-ups an hour from ${network}`, 60, most.signUpsAnHour, sentence);
}

/** Throws TOO_MANY_REQUESTS, with the seconds to wait, if a network requests too many links. */
export async function spendLink(ctx: Context): Promise<void> {
  const sentence = 'Too many links were asked for from your network. Please wait a few minutes and try again.';
  await spend(ctx, `links from ${networkOf(ctx.address)}`, 15, most.linksAQuarter, sentence);
}

/**
 * Throws TOO_MANY_REQUESTS if the viewer names too many people within an hour; each gets a message. Admins have no limit.
 */
export async function spendNaming(ctx: Context, people: number): Promise<void> {
  const { id, role } = requireViewer(ctx);
  if (role === Role.ADMIN) return;
  const sentence = 'You have named many people within an hour. Please wait a while and try again.';
  await spend(ctx, `people named by ${id}`, 60, most.namedAnHour, sentence, people);
}

/**
 * Throws TOO_MANY_REQUESTS if the viewer writes too many announcements within an hour. For managers without the organizer
 * role.
 */
export async function spendAnnouncement(ctx: Context): Promise<void> {
  const sentence = 'You have written many announcements within an hour. Please wait a while and try again.';
  await spend(ctx, `announcements of ${requireViewer(ctx).id}`, 60, most.announcedAnHour, sentence);
}

/** Throws TOO_MANY_REQUESTS at the limit of the network, the account or the number. Each code costs money. */
export async function spendPhoneCode(ctx: Context, phone: string): Promise<void> {
  const sentence = (whose: string) => `Too many codes were sent ${whose}. Please wait and try again later.`;
  const day = 24 * 60;
  const { id } = requireViewer(ctx);
  // the number is checked last: an account over its own limit uses up no number
  await spend(ctx, `codes from ${networkOf(ctx.address)}`, 60, most.codesAnHour, sentence('from your network'));
  await spend(ctx, `codes of ${id}`, day, most.codesADayOfAccount, sentence('for your account'));
  await spend(ctx, `codes to ${phone}`, day, most.codesADayToPhone, sentence('to this number'));
}

async function spend(
  ctx: Context,
  bucket: string,
  minutes: number,
  limit: number,
  sentence: string,
  more = 1,
): Promise<void> {
  const [{ used, wait }] = (await ctx.write(count, [bucket, minutes, more])) as [BucketUse];
  if (used > limit) throw tooMany(sentence, wait);
}

/**
 * Counts a mail to a mailbox that a visitor without a session caused. Returns whether this exceeds the limit, and the
 * seconds until the window ends.
 */
export async function spendMail(em: SqlEntityManager, email: string): Promise<{ isEnough: boolean; wait: number }> {
  const [row] = await em.execute<BucketUse[]>(countIn('?', '?'), [`mail to ${mailboxOf(email)}`, 60]);
  return { isEnough: row!.used > most.mailsAnHour, wait: row!.wait };
}

/**
 * Throws TOO_MANY_REQUESTS, with the seconds to wait, if a user writes to more people than an hour allows. Runs in the
 * transaction of the letters, so refused letters are not counted.
 */
export async function spendLetters(em: SqlEntityManager, userId: string, howMany: number): Promise<void> {
  const [row] = await em.execute<BucketUse[]>(countIn('?', '?', '?'), [`letters of ${userId}`, howMany, 60]);
  if (row!.used > most.lettersAnHour)
    throw tooMany(
      `You can write to ${most.lettersAnHour.toLocaleString('en')} people an hour. Please wait a while and try again.`,
      row!.wait,
    );
}

/**
 * Addresses with a tag (`asha+fest@…`) arrive in one mailbox, so all tags share a bucket. The address without a tag has its
 * own bucket, so that its owner can always sign up.
 */
const mailboxOf = (email: string) => email.replace(/\+.*(?=@)/, '+');
