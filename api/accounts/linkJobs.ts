import { randomUUID } from 'node:crypto';
import type { Context } from '../core/context/context.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { toId } from '../core/ids/ids.ts';
import type { Job, Queue, WorkParts } from '../core/jobs/jobs.ts';
import { statement } from '../core/statements/rows.ts';
import { type LinkPurpose, postLink } from './links.ts';
import { spendLink, spendMail } from './quota.ts';
import { emailProblem, normalizeEmail } from './validate.ts';

/** Retries for half an hour; by then the user has asked again. The job with its address is deleted after an hour. */
const options = { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 300, deleteAfterSeconds: 3600 };

/** Queues for requested links. The address may have no account. */
export const linkQueues: Readonly<Record<LinkPurpose, Queue>> = {
  reset: { name: 'password-reset', options },
  verify: { name: 'email-verification', options },
};

interface LinkRequest {
  /** A new id for each request, even for the same address. */
  readonly request: string;
  readonly email: string;
}

const queueRequest = statement('link-make', 'SELECT evm_queue_job($1, $2::jsonb)');

/**
 * Requests a link for an address; it is mailed if there is a matching account. Response and timing do not show whether there
 * is one, because a job looks the account up later.
 */
export async function requestLink(ctx: Context, purpose: LinkPurpose, address: string): Promise<void> {
  const problem = emailProblem(address);
  if (problem) refuseInvalid({ email: problem });
  await spendLink(ctx);
  const request: LinkRequest = { request: randomUUID(), email: normalizeEmail(address).toWellFormed() };
  await ctx.write(queueRequest, [linkQueues[purpose].name, JSON.stringify(request)]);
}

export const linkJobs: readonly Job<never>[] = (['reset', 'verify'] as const).map((purpose) => ({
  queue: linkQueues[purpose],
  start: (parts) => ({ work: (request: LinkRequest) => mailLink(parts, purpose, request) }),
}));

const lockAccount = statement<{ id: string; isVerified: boolean }>(
  'link-account-lock',
  `SELECT id, email_verified_at IS NOT NULL AS "isVerified" FROM users WHERE email = $1 FOR NO KEY UPDATE`,
);

const findMail = statement('link-mail', 'SELECT FROM mail_messages WHERE once = $1');

async function mailLink(
  { database, config: { secret } }: WorkParts,
  purpose: LinkPurpose,
  { email, request }: LinkRequest,
) {
  await database.unitOfWork().transactional(async (em) => {
    const [account] = await em.rows(lockAccount, [email]);
    if (!account || (purpose === 'verify' && account.isVerified)) return;
    const once = `${purpose} ${request}`;
    // an earlier run may have crashed after its commit: a second link would invalidate the mailed one
    const [earlierMail] = await em.rows(findMail, [once]);
    if (earlierMail || (await spendMail(em, email)).isExceeded) return;
    await postLink(em, secret, { userId: toId('user', account.id), purpose, once });
  });
}
