import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { inWords } from '../core/texts/inWords.ts';
import type { Sweep, WorkParts } from '../core/jobs/jobs.ts';
import { toId } from '../core/ids/ids.ts';
import { enclosureOf } from '../core/messages/message.ts';
import { noteOutage } from '../core/statements/outage.ts';
import { unseal } from '../core/context/seal.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { outboxOf } from './outbox.ts';
import { type Letter, mailOf } from './render.ts';
import { readServer } from './server.ts';
import { type DeliveryResult, SmtpSender } from './smtp.ts';
import { sentence } from './texts.ts';

/** Concurrent messages per process. A message under way holds no database connection. */
export const mostConcurrent = 10;

/** Attempts per message; with the backoff of evm_settle_mail they take about ten hours. */
const mostTries = 15;

interface ClaimedMail extends Omit<Letter, 'createdAt' | 'data'> {
  /** The data that the recipient may still see; null if nothing. */
  readonly data: Letter['data'] | null;
  readonly uuid: string;
  readonly sealed: string | null;
  readonly createdAt: string;
  readonly isUseless: boolean;
  readonly attempts: number;
}

/** A message `m` that can be claimed: no lease, and no older message to the same person. Safety mail ignores other mail. */
const isClaimable = `(m.leased_until IS NULL OR m.leased_until < now()) AND NOT EXISTS (
  SELECT FROM mail_messages o WHERE o.user_id = m.user_id AND o.state = 'queued' AND NOT o.waits AND o.id < m.id
     AND (o.always OR NOT m.always))`;
const isReady = `state = 'queued' AND NOT waits`;

/**
 * The next `$1` messages: safety mail first, then round-robin over the causes after `$2`, so that an announcement to
 * thousands does not delay a reminder. The recursion skips through the index, one row per cause.
 */
const nextMessages = `WITH RECURSIVE causes AS (
    (SELECT cause, 1 AS n FROM mail_messages WHERE ${isReady} AND cause > $2 ORDER BY cause LIMIT 1)
    UNION ALL
    SELECT later.cause, c.n + 1 FROM causes c CROSS JOIN LATERAL (
      SELECT cause FROM mail_messages WHERE ${isReady} AND cause > c.cause ORDER BY cause LIMIT 1) AS later WHERE c.n < $1
  ), share AS (SELECT ceil($1::float / greatest(count(*), 1))::integer AS size FROM causes)
  SELECT id, cause FROM (
    (SELECT m.id, NULL::uuid AS cause, 0 AS place FROM mail_messages m WHERE ${isReady} AND always AND ${isClaimable} ORDER BY m.id LIMIT $1)
    UNION ALL
    SELECT l.id, c.cause, c.n FROM share CROSS JOIN causes c CROSS JOIN LATERAL (
      SELECT m.id FROM mail_messages m WHERE m.cause = c.cause AND ${isReady} AND NOT always AND ${isClaimable} ORDER BY m.id LIMIT share.size) AS l
  ) AS one ORDER BY place, id LIMIT $1`;

const claimMail = 'SELECT evm_claim_mail($1) AS claimed';

/** Sends the claimed version, without what the recipient may no longer see (announcements/recheck.sql). */
const readClaimed = `SELECT id AS uuid, user_id AS "userUuid", kind, name, address, language, sealed, created_at AS "createdAt", attempts,
    (SELECT time_zone FROM users WHERE users.id = mail_messages.user_id) AS "timeZone", told AS data, coalesce(useless_after < now(), false) AS "isUseless"
  FROM mail_messages, evm_still_told(kind, user_id, data) AS told WHERE id = $1 AND state = 'queued'`;

const settleMail = 'SELECT evm_settle_mail($1, $2, $3)';

/** Extends the leases of the messages under way, every 10 seconds. */
const renewLeases = `UPDATE mail_messages SET leased_until = now() + interval '30 seconds' WHERE id = ANY($1) AND state = 'queued'`;
const renewEvery = 10_000;

type Settlement = readonly [state: 'queued' | 'sent' | 'kept' | 'failed' | 'withheld', answer: Sentence | string];

/** Sorts before all causes. */
const beforeAllCauses = '00000000-0000-0000-0000-000000000000';

/** Sends due messages, at most ten at a time, until none is left. */
export const sendMail: Sweep = { minutes: 1 / 60, run: (parts) => new SendRound(parts).run() };

class SendRound {
  private readonly pool: pg.Pool;
  private readonly sender = new SmtpSender(mostConcurrent);
  private readonly inFlight = new Map<string, Promise<unknown>>();
  private lastCause = beforeAllCauses;

  constructor(private readonly parts: WorkParts) {
    this.pool = parts.database.pool;
  }

  async run(): Promise<void> {
    const { inFlight } = this;
    const renewing = setInterval(() => void this.renew(), renewEvery);
    try {
      while (!this.parts.ending?.aborted) {
        const hasMore = inFlight.size < mostConcurrent && (await this.claimNext(mostConcurrent - inFlight.size));
        if (hasMore) continue;
        if (inFlight.size === 0) break;
        // look for new messages even while slow ones are under way
        await Promise.race([...inFlight.values(), pause(500, undefined, { ref: false })]);
      }
    } finally {
      await Promise.all(inFlight.values());
      clearInterval(renewing);
      this.sender.close();
    }
  }

  /** Claims up to `limit` messages and starts sending them. False if there are no more. */
  private async claimNext(limit: number): Promise<boolean> {
    const { rows } = await this.pool.query<{ id: string; cause: string | null }>(nextMessages, [limit, this.lastCause]);
    const wasFirst = this.lastCause === beforeAllCauses;
    this.lastCause =
      rows.length < limit ? beforeAllCauses : (rows.findLast(({ cause }) => cause)?.cause ?? this.lastCause);
    let handled = 0;
    for (const { id } of rows) {
      const { rows: claims } = await this.pool.query<{ claimed: 'go' | 'held' | 'over' }>(claimMail, [id]);
      const { claimed } = claims[0]!;
      if (claimed !== 'held') handled += 1;
      if (claimed !== 'go') continue;
      const sending = this.send(id)
        .catch((err: unknown) => {
          // its lease runs out, and it is claimed again
          if (!noteOutage(this.parts.log, err))
            this.parts.log.warn({ err, mail: toId('mail', id) }, 'a message was not sent');
        })
        .finally(() => this.inFlight.delete(id));
      this.inFlight.set(id, sending);
    }
    return handled > 0 || !wasFirst;
  }

  /** If this fails, another process may send the message too: twice is better than never. */
  private renew = () => this.pool.query(renewLeases, [[...this.inFlight.keys()]]).catch(() => {});

  private async send(uuid: string): Promise<void> {
    const { rows } = await this.pool.query<ClaimedMail>(readClaimed, [uuid]);
    const [row] = rows;
    if (!row) return;
    const [state, answer] = await this.attempt(row).catch((err) => this.settleUnrendered(row, err));
    await this.pool.query(settleMail, [uuid, state, inWords(answer)]);
  }

  /** A bug must not hold up later messages to the same person: it counts as an attempt, with the usual backoff. */
  private settleUnrendered({ uuid, attempts }: ClaimedMail, err: unknown): Settlement {
    if (noteOutage(this.parts.log, err)) throw err;
    this.parts.log.error({ err, mail: toId('mail', uuid) }, 'a message could not be rendered');
    return [attempts + 1 < mostTries ? 'queued' : 'failed', sentence('notRendered')];
  }

  private async attempt({ uuid, sealed, isUseless, data, attempts, ...row }: ClaimedMail): Promise<Settlement> {
    const { config, database, address: base, log } = this.parts;
    if (!data) return ['withheld', sentence('withheld')];
    if (isUseless) return ['failed', sentence('linkTooOld')];
    const secret = sealed === null ? '' : unseal(config.secret, sealed);
    if (secret === undefined) return ['failed', sentence('sealedOtherwise')];
    const server = await readServer({ pool: this.pool, secret: config.secret, base });
    const id = toId('mail', uuid);
    const enclosed = row.userUuid
      ? await enclosureOf(row.kind)?.blocks(
          { person: row.userUuid, data: data as never },
          { database, secret: config.secret },
        )
      : [];
    const letter = { ...row, data, id, createdAt: new Date(row.createdAt) };
    const mail = mailOf(letter, secret, { ...server, base, linkSecret: config.secret }, enclosed);
    if (!server.smtpServer) {
      const outbox = outboxOf(config);
      if (!outbox) return ['failed', sentence('noServer')];
      await outbox.add(id, mail);
      return ['kept', sentence('kept')];
    }
    const { outcome, answer }: DeliveryResult = await this.sender.send(server, mail);
    if (outcome === 'again' && attempts + 1 < mostTries) return ['queued', answer];
    if (outcome !== 'sent') log.warn({ mail: id, kind: row.kind, answer }, 'a message could not be delivered');
    return [outcome === 'sent' ? 'sent' : 'failed', answer];
  }
}
