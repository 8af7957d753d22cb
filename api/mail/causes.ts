import type { Page } from '../core/pages/connection.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { newestFirst } from '../core/pages/keyset.ts';
import { readPage } from '../core/pages/pages.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import type { MailCausesArgs } from './inputs.ts';
import type { MailCause } from './MailCause.ts';
import { mailColumns, readMessage } from './read.ts';
import { canManageMail } from './can.ts';
import { sentence } from './texts.ts';

/** For each cause `c`: its counts, and its newest message `m` as an example. */
const causesWithCounts = `SELECT c.cause, n.*, ${mailColumns} FROM causes c
  CROSS JOIN LATERAL (SELECT count(*)::int AS total, count(*) FILTER (WHERE state = 'queued')::int AS queued,
      count(*) FILTER (WHERE state = 'sent')::int AS sent, count(*) FILTER (WHERE state = 'kept')::int AS kept,
      count(*) FILTER (WHERE state = 'failed')::int AS failed,
      count(*) FILTER (WHERE state = 'withheld')::int AS withheld FROM mail_messages WHERE cause = c.cause) n
  CROSS JOIN LATERAL (SELECT * FROM mail_messages WHERE cause = c.cause ORDER BY id DESC LIMIT 1) m
  ORDER BY c.cause DESC`;

type StateCounts = Pick<MailCause, 'total' | 'queued' | 'sent' | 'kept' | 'failed' | 'withheld'>;

function readCause(raw: Record<string, unknown>): MailCause {
  const { cause, total, queued, sent, kept, failed, withheld } = raw as unknown as StateCounts & { cause: string };
  const message = readMessage(raw);
  return {
    id: toId('cause', cause),
    kind: message.kind,
    subject: message.subject,
    createdAt: new Date(Number.parseInt(cause.replaceAll('-', '').slice(0, 12), 16)),
    total,
    queued,
    sent,
    kept,
    failed,
    withheld,
    message: total === 1 ? message : null,
  };
}

const readById = statement(
  'mail-causes-by-id',
  `WITH causes AS (SELECT unnest(${uuidList('$1')}) AS cause) ${causesWithCounts}`,
  readCause,
);

/** Causes by id; none if the viewer is no admin. */
export const causesById = async (ctx: Context, ids: readonly string[]): Promise<MailCause[]> =>
  canManageMail(ctx.viewer) ? ctx.rows(readById, [ids.map((id) => toUuid('cause', id))]) : [];

/** The next cause below `place`: one index lookup, regardless of the number of messages. */
const nextCauseBelow = (place: string) =>
  `SELECT cause FROM mail_messages WHERE cause < ${place} ORDER BY cause DESC LIMIT 1`;

const causeList = {
  order: newestFirst('cause'),
  page: statement(
    'mail-causes-page',
    `WITH RECURSIVE causes AS (
      (SELECT cause, 1 AS place FROM (${nextCauseBelow('$1::uuid')}) AS newest)
      UNION ALL
      SELECT next.cause, c.place + 1 FROM causes c CROSS JOIN LATERAL (${nextCauseBelow('c.cause')}) AS next WHERE c.place < $2
    ) ${causesWithCounts}`,
    readCause,
  ),
  count: statement<{ count: number }>(
    'mail-causes-count',
    'SELECT count(DISTINCT cause)::int AS count FROM mail_messages',
  ),
};

/** Causes of mail with counts per state, newest first. Admins only. */
export async function mailCauses(ctx: Context, args: MailCausesArgs): Promise<Page<MailCause>> {
  if (!canManageMail(requireViewer(ctx))) throw refusal('FORBIDDEN', sentence('listForbidden'));
  return readPage(ctx, causeList, [], args);
}
