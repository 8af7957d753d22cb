import type { Page } from '../core/pages/connection.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { newestFirst } from '../core/pages/keyset.ts';
import { readPage } from '../core/pages/pages.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import type { MailMessagesArgs } from './inputs.ts';
import type { MailMessage } from './MailMessage.ts';
import { inWords } from '../core/texts/inWords.ts';
import { inLanguageOf } from '../core/texts/language.ts';
import { type Letter, messageOf } from './render.ts';
import { canManageMail } from './can.ts';
import { sentence } from './texts.ts';

/**
 * SQL: why message `m` cannot be sent again, as a key of the sentences in retry.ts; null if it can.
 * A message with both `always` and `useless_after` contains a link. Once the message is settled, its secret is deleted.
 */
export const retryProblem = `CASE
    WHEN m.state IN ('sent', 'kept') THEN 'sent'
    WHEN m.always AND m.useless_after IS NOT NULL AND (m.sealed IS NULL OR m.useless_after <= now()) THEN 'link'
    WHEN m.useless_after <= now() THEN 'outdated'
    WHEN NOT m.always AND NOT evm_wants(m.user_id, m.kind, 'email') THEN 'off'
    WHEN m.state = 'queued' AND (m.attempts = 0 OR NOT m.waits OR m.leased_until > now()) THEN 'waiting'
  END`;

/** The columns of a message `m` for `readMessage`. */
export const mailColumns = `m.id, m.kind, m.language, m.data, m.name, m.address, m.state, m.attempts, m.answer,
  m.created_at AS "createdAt", m.settled_at AS "settledAt", ${retryProblem} IS NULL AS "viewerCanRetry"`;

export function readMessage(raw: Record<string, unknown>): MailMessage {
  const letter = raw as unknown as Letter & MailMessage;
  const subject = inLanguageOf(letter, () => inWords(messageOf(letter).subject));
  return { ...letter, id: toId('mail', letter.id), to: letter.address, subject };
}

const readById = statement(
  'mail-by-id',
  `SELECT ${mailColumns} FROM mail_messages m WHERE m.id = ANY(${uuidList('$1')})`,
  readMessage,
);

/** Messages by id; none if the viewer is no admin. */
export const mailMessagesById = async (ctx: Context, ids: readonly string[]): Promise<MailMessage[]> =>
  canManageMail(ctx.viewer) ? ctx.rows(readById, [ids.map((id) => toUuid('mail', id))]) : [];

/** One message. The caller checks the viewer's rights. Throws NOT_FOUND. */
export async function mailMessageById(ctx: Context, uuid: string): Promise<MailMessage> {
  const [message] = await ctx.rows(readById, [[uuid]]);
  if (!message) throw refusal('NOT_FOUND', sentence('notFound'));
  return message;
}

/** `$1` is a state, `$2` a part of the address; null matches everything. */
const matchesFilter = `($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR strpos(address, lower($2)) > 0)`;

/** A list with the filter `where`, which has `values` parameters. */
const listOf = (name: string, where: string, values: number) => ({
  order: newestFirst('mail'),
  page: statement(
    `${name}-page`,
    `SELECT ${mailColumns} FROM mail_messages m WHERE ${where} AND id < $${values + 1} ORDER BY id DESC LIMIT $${values + 2}`,
    readMessage,
  ),
  count: statement<{ count: number }>(
    `${name}-count`,
    `SELECT count(*)::int AS count FROM mail_messages WHERE ${where}`,
  ),
});

const allMessages = listOf('mail', matchesFilter, 2);
// a separate statement, so that its plan always uses the index on `cause`
const messagesOfCause = listOf('mail-of-cause', `${matchesFilter} AND cause = $3`, 3);

const noCause = '00000000-0000-0000-0000-000000000000';

/** Sent mail and its states, newest first. Admins only. */
export async function mailMessages(ctx: Context, args: MailMessagesArgs): Promise<Page<MailMessage>> {
  if (!canManageMail(requireViewer(ctx))) throw refusal('FORBIDDEN', sentence('listForbidden'));
  const filter = [args.state ?? null, args.search?.trim() || null];
  if (args.cause == null) return readPage(ctx, allMessages, filter, args);
  return readPage(ctx, messagesOfCause, [...filter, toUuid('cause', args.cause) ?? noCause], args);
}
