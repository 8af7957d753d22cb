import type { Job, Worker, WorkParts } from '../core/jobs.ts';
import { toId } from '../core/ids.ts';
import { enclosureOf } from '../core/message.ts';
import { unseal } from '../core/seal.ts';
import { outboxOf } from './outbox.ts';
import { mailQueue } from './queue.ts';
import { type Letter, mailOf } from './render.ts';
import { readServer } from './server.ts';
import { type Delivery, SmtpSender } from './smtp.ts';

interface Row extends Omit<Letter, 'createdAt' | 'data'> {
  /** What may still be told; null: nothing. */
  readonly data: Letter['data'] | null;
  readonly uuid: string;
  readonly sealed: string | null;
  readonly createdAt: string;
  readonly isUseless: boolean;
}

/**
 * What becomes of a message until now may change it, or make it needless; claimed, it is sent as it is (deliver.sql), but for
 * what its person may not see any more (announcements/told.sql).
 */
const claim = 'SELECT evm_claim_mail($1) AS claimed';

/** Whoever sends a message holds its row: a second process passes it by, and one that dies lets go at once. */
const take = `SELECT id AS uuid, user_id AS "userUuid", kind, name, address, language, sealed, created_at AS "createdAt",
    told AS data, coalesce(useless_after < now(), false) AS "isUseless"
  FROM mail_messages, evm_still_told(kind, user_id, data) AS told WHERE id = $1 AND state = 'queued'
  FOR UPDATE OF mail_messages SKIP LOCKED`;

const settle = 'SELECT evm_settle_mail($1, $2, $3)';

const isQueued = `SELECT FROM mail_messages WHERE id = $1 AND state = 'queued'`;

/** Another process has it, and may yet die: a job that was done now would leave the message behind. */
const held = 'Another process is sending it.';

type Settled = readonly [state: 'queued' | 'sent' | 'kept' | 'failed', answer: string];

/** Sends what is in the queue. */
export const deliverMail: Job<never> = { queue: mailQueue, start: deliver };

function deliver({ config, database, address: base, log }: WorkParts): Worker<{ id: string }> {
  const { pool } = database;
  const parts = { database, secret: config.secret };
  const sender = new SmtpSender();
  const outbox = outboxOf(config);
  const work = async ({ id: uuid }: { id: string }, isLast: boolean): Promise<void> => {
    const { rows: claims } = await pool.query<{ claimed: 'go' | 'held' | 'over' }>(claim, [uuid]);
    if (claims[0]!.claimed === 'over') return;
    if (claims[0]!.claimed === 'held') throw new Error(held);
    const client = await pool.connect();
    let settled: Settled | undefined;
    try {
      await client.query('BEGIN');
      const { rows } = await client.query<Row>(take, [uuid]);
      if (rows[0]) {
        settled = await attempt(rows[0], isLast);
        await client.query(settle, [uuid, ...settled]);
      } else if ((await client.query(isQueued, [uuid])).rowCount) throw new Error(held);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
    if (settled?.[0] === 'queued') throw new Error(settled[1]);
  };

  const attempt = async ({ uuid, sealed, isUseless, data, ...row }: Row, isLast: boolean): Promise<Settled> => {
    if (!data) return ['failed', 'Not sent: this person may not see any more what it is about.'];
    if (isUseless) return ['failed', 'It could not be sent while the link in it still worked.'];
    const secret = sealed === null ? '' : unseal(config.secret, sealed);
    if (secret === undefined) return ['failed', 'Its link was sealed under another JWT_SECRET.'];
    const server = await readServer({ pool, secret: config.secret, base });
    const id = toId('mail', uuid);
    const enclosed = row.userUuid
      ? await enclosureOf(row.kind)?.blocks({ person: row.userUuid, data: data as never }, parts)
      : [];
    const letter = { ...row, data, id, createdAt: new Date(row.createdAt) };
    const mail = mailOf(letter, secret, { ...server, base, linkSecret: config.secret }, enclosed);
    if (!server.smtpServer) {
      if (!outbox) return ['failed', 'No SMTP server is set.'];
      await outbox.keep(id, mail);
      return ['kept', 'No SMTP server is set: it is in the local outbox.'];
    }
    const { outcome, answer }: Delivery = await sender.send(server, mail);
    if (outcome === 'again' && !isLast) return ['queued', answer];
    if (outcome !== 'sent') log.warn({ mail: id, kind: row.kind, answer }, 'a message could not be delivered');
    return [outcome === 'sent' ? 'sent' : 'failed', answer];
  };

  return { work, close: () => sender.close() };
}
