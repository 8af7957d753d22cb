import { randomUUID } from 'node:crypto';
import type { Context } from '../core/context.ts';
import { refuseInvalid } from '../core/errors.ts';
import { toId } from '../core/ids.ts';
import type { Job, Queue, WorkParts } from '../core/jobs.ts';
import { statement } from '../core/rows.ts';
import { type LinkPurpose, postLink } from './links.ts';
import { spendLink, spendMail } from './quota.ts';
import { emailProblem, normalizeEmail } from './validate.ts';

/** Tried for half an hour: whoever has waited longer asks again. Who has asked is forgotten after an hour. */
const options = { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 300, deleteAfterSeconds: 3600 };

/** The links that somebody has asked for, for an address that may have an account or not. */
export const linkQueues: Readonly<Record<LinkPurpose, Queue>> = {
  reset: { name: 'password-reset', options },
  verify: { name: 'email-verification', options },
};

interface AskedLink {
  /** Of its own for each time that somebody asks. */
  readonly request: string;
  readonly email: string;
}

const ask = statement('link-make', 'SELECT evm_queue_job($1, $2::jsonb)');

/**
 * Has a link mailed to an address, if there is an account to which it belongs. Who asks learns nothing of that, not even
 * from the time it takes: it is looked at later, by a job.
 */
export async function askForLink(ctx: Context, purpose: LinkPurpose, given: string): Promise<void> {
  const problem = emailProblem(given);
  if (problem) refuseInvalid({ email: problem });
  await spendLink(ctx);
  const asked: AskedLink = { request: randomUUID(), email: normalizeEmail(given).toWellFormed() };
  await ctx.write(ask, [linkQueues[purpose].name, JSON.stringify(asked)]);
}

/** How the links that were asked for come about. */
export const linkJobs: readonly Job<never>[] = (['reset', 'verify'] as const).map((purpose) => ({
  queue: linkQueues[purpose],
  start: (parts) => ({ work: (asked: AskedLink) => mailLink(parts, purpose, asked) }),
}));

const findAccount = `SELECT id, email_verified_at IS NOT NULL AS "isVerified" FROM users WHERE email = ? FOR NO KEY UPDATE`;

async function mailLink(
  { database, config: { secret } }: WorkParts,
  purpose: LinkPurpose,
  { email, request }: AskedLink,
) {
  await database.orm.em.fork().transactional(async (em) => {
    const [account] = await em.execute<{ id: string; isVerified: boolean }[]>(findAccount, [email]);
    if (!account || (purpose === 'verify' && account.isVerified)) return;
    const once = `${purpose} ${request}`;
    // done before, by a process that died before it could say so: another link would make the mailed one worthless
    const [done] = await em.execute<object[]>('SELECT 1 FROM mail_messages WHERE once = ?', [once]);
    if (done || (await spendMail(em, email)).isEnough) return;
    await postLink(em, secret, { userId: toId('user', account.id), purpose, once });
  });
}
