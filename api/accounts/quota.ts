import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { networkOf } from '../core/networks.ts';
import { type Context, requireViewer, Role } from '../core/context.ts';
import { tooMany } from '../core/errors.ts';
import { tally } from '../core/rows.ts';

/**
 * What is let through of what strangers may ask for: accounts and links from one network (a campus behind one NAT), and
 * mail to one mailbox. A link for a new password lives an hour too, so whoever uses up somebody's mail leaves them one.
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

interface Count {
  readonly used: number;
  readonly wait: number;
}

/** Counts one more in a bucket, or so many; what was counted before its window is over is forgotten then. */
const countIn = (bucket: string, minutes: string, more = '1') =>
  `INSERT INTO sign_in_attempts AS a (bucket, failures, pending, window_ends_at)
   VALUES (${bucket}, ${more}, 0, now() + make_interval(mins => ${minutes}))
   ON CONFLICT (bucket) DO UPDATE SET
     failures = CASE WHEN a.window_ends_at < now() THEN excluded.failures ELSE a.failures + excluded.failures END,
     window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
   RETURNING failures AS used, extract(epoch FROM window_ends_at - now())::int AS wait`;

const count = tally<Count>('quota-count', countIn('$1', '$2', '$3'));

/** Throws TOO_MANY_REQUESTS, with the seconds to wait, where too many accounts are made, or asked about, from a network. */
export async function spendSignUp(ctx: Context): Promise<void> {
  const network = networkOf(ctx.address);
  const sentence = 'Too many accounts are being made from your network. Please wait a while and try again.';
  // what the minute refuses takes nothing from the hour
  await spend(ctx, `sign-ups a minute from ${network}`, 1, most.signUpsAMinute, sentence);
  await spend(ctx, `sign-ups an hour from ${network}`, 60, most.signUpsAnHour, sentence);
}

/** Throws TOO_MANY_REQUESTS, with the seconds to wait, where too many links were asked for from a network. */
export async function spendLink(ctx: Context): Promise<void> {
  const sentence = 'Too many links were asked for from your network. Please wait a few minutes and try again.';
  await spend(ctx, `links from ${networkOf(ctx.address)}`, 15, most.linksAQuarter, sentence);
}

/** Throws TOO_MANY_REQUESTS if the viewer has named too many people within an hour: each of them is told. Admins have no limit. */
export async function spendNaming(ctx: Context, people: number): Promise<void> {
  const { id, role } = requireViewer(ctx);
  if (role === Role.ADMIN) return;
  const sentence = 'You have named many people within an hour. Please wait a while and try again.';
  await spend(ctx, `people named by ${id}`, 60, most.namedAnHour, sentence, people);
}

/** Throws TOO_MANY_REQUESTS if the viewer has written many announcements within an hour; for managers that are no organizers. */
export async function spendAnnouncement(ctx: Context): Promise<void> {
  const sentence = 'You have written many announcements within an hour. Please wait a while and try again.';
  await spend(ctx, `announcements of ${requireViewer(ctx).id}`, 60, most.announcedAnHour, sentence);
}

/** Throws TOO_MANY_REQUESTS if the limit of the network, the account or the number is reached. Each code costs money. */
export async function spendPhoneCode(ctx: Context, phone: string): Promise<void> {
  const sentence = (whose: string) => `Too many codes were sent ${whose}. Please wait and try again later.`;
  const day = 24 * 60;
  const { id } = requireViewer(ctx);
  // the number comes last: an account beyond its own limit uses up no number
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
  const [{ used, wait }] = (await ctx.write(count, [bucket, minutes, more])) as [Count];
  if (used > limit) throw tooMany(sentence, wait);
}

/**
 * Whether a mailbox may be sent one more message that somebody who is not signed in has caused, and in how many seconds
 * it may again.
 */
export async function spendMail(em: SqlEntityManager, email: string): Promise<{ isEnough: boolean; wait: number }> {
  const [row] = await em.execute<Count[]>(countIn('?', '?'), [`mail to ${mailboxOf(email)}`, 60]);
  return { isEnough: row!.used > most.mailsAnHour, wait: row!.wait };
}

/**
 * Throws TOO_MANY_REQUESTS, with the seconds to wait, where somebody writes to more people than an hour allows. In the
 * transaction of the letters: what is refused is not counted.
 */
export async function spendLetters(em: SqlEntityManager, userId: string, howMany: number): Promise<void> {
  const [row] = await em.execute<Count[]>(countIn('?', '?', '?'), [`letters of ${userId}`, howMany, 60]);
  if (row!.used > most.lettersAnHour)
    throw tooMany(
      `You can write to ${most.lettersAnHour.toLocaleString('en')} people an hour. Please wait a while and try again.`,
      row!.wait,
    );
}

/**
 * Addresses with a tag (`asha+fest@…`) arrive in one mailbox, however many tags somebody thinks of. They count together,
 * but not with the address without one: nobody is kept from signing up with that.
 */
const mailboxOf = (email: string) => email.replace(/\+.*(?=@)/, '+');
