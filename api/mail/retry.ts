import { record } from '../audit/record.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import type { MailMessage } from './MailMessage.ts';
import { mailMessageById, retryProblem } from './read.ts';
import { canManageMail } from './can.ts';
import { sentence } from './texts.ts';

const problemSentences = {
  sent: sentence('alreadySent'),
  link: sentence('linkGone'),
  outdated: sentence('outdated'),
  off: sentence('unwanted'),
  waiting: sentence('underWay'),
};

interface LockedMessage {
  readonly state: string;
  readonly answer: string | null;
  readonly problem: keyof typeof problemSentences | null;
}

// a locked row means that a sender is working on the message
const lockMessage = statement<LockedMessage>(
  'mail-lock',
  `SELECT m.state, m.answer, ${retryProblem} AS problem FROM mail_messages m WHERE m.id = $1 FOR UPDATE SKIP LOCKED`,
);

const requeue = statement(
  'mail-requeue',
  `UPDATE mail_messages SET state = 'queued', settled_at = NULL, due_at = now(), waits = false, leased_until = NULL,
    claimed_at = CASE WHEN state = 'queued' THEN claimed_at END WHERE id = $1`,
);

/**
 * Sends a message again at once that failed or waits for its next attempt. Admins only. Throws FORBIDDEN, NOT_FOUND,
 * MAIL_NOT_RETRYABLE.
 */
export async function retryMail(ctx: Context, messageId: string): Promise<MailMessage> {
  if (!canManageMail(requireViewer(ctx))) throw refusal('FORBIDDEN', sentence('retryForbidden'));
  const uuid = toUuid('mail', messageId);
  if (!uuid) throw refusal('NOT_FOUND', sentence('notFound'));
  const { subject } = await mailMessageById(ctx, uuid);
  await ctx.em.transactional(async (em) => {
    const [locked] = await em.rows(lockMessage, [uuid]);
    const problem = locked ? locked.problem : 'waiting';
    if (problem) throw refusal('MAIL_NOT_RETRYABLE', problemSentences[problem]);
    const before = { state: locked!.state, ...(locked!.answer && { answer: locked!.answer }) };
    await record(em, ctx, {
      action: 'mail.retry',
      subjectId: messageId,
      subjectName: subject,
      before,
      after: { state: 'queued' },
    });
    await em.write(requeue, [uuid]);
  });
  return mailMessageById(ctx, uuid);
}
