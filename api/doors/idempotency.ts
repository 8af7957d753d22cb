import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../core/context/context.ts';
import type { Sweep } from '../core/jobs/jobs.ts';
import type { Database } from '../core/statements/database.ts';
import { statement } from '../core/statements/rows.ts';
import type { Transaction, UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { sentence } from './texts.ts';

/**
 * In milliseconds: how long a repetition waits for the response of the first request, and the pauses between its looks. They grow,
 * because each look counts as two statements of the request.
 */
const waitTimes = { longest: 10_000, firstPause: 50, longestPause: 500 } as const;

const shape = /^[\x21-\x7e]{1,100}$/;

/** A stored response. */
interface StoredAnswer {
  status: number;
  text: string;
}

interface Claim {
  owner: string;
  key: string;
  /**
   * Identifies the attempt. If another attempt has taken over the claim, a slow one finds another turn and writes
   * nothing.
   */
  turn: string;
}

/** Claims a key. Takes over the claim of an attempt that has had no effect for 30 seconds. */
const claimKey = statement<{ turn: string }>(
  'idempotency-claim',
  `INSERT INTO idempotency_keys AS k (owner, key, request, turn) VALUES ($1, $2, $3, $4)
   ON CONFLICT (owner, key) DO UPDATE SET request = $3, turn = $4, created_at = now()
     WHERE k.status IS NULL AND NOT k.is_done AND k.created_at < now() - interval '30 seconds'
   RETURNING turn`,
);

const readKey = statement<{
  request: Buffer;
  isDone: boolean;
  status: number | null;
  answer: string | null;
  age: number;
}>(
  'idempotency-look',
  `SELECT request, is_done AS "isDone", status, answer, extract(epoch FROM now() - created_at)::float AS age
     FROM idempotency_keys WHERE owner = $1 AND key = $2`,
);

const storeAnswer = statement(
  'idempotency-keep',
  'UPDATE idempotency_keys SET status = $4, answer = $5, is_done = true WHERE owner = $1 AND key = $2 AND turn = $3',
);

const releaseKey = statement(
  'idempotency-release',
  'DELETE FROM idempotency_keys WHERE owner = $1 AND key = $2 AND turn = $3 AND NOT is_done',
);

const markDone = statement(
  'idempotency-done',
  'UPDATE idempotency_keys SET is_done = true WHERE owner = $1 AND key = $2 AND turn = $3 RETURNING 1',
);

const currentClaim = new AsyncLocalStorage<Claim>();

/**
 * Marks a request as done in the transaction of its entity changes, so that both are committed or neither. A request that is
 * refused after its commit stays unmarked. `contextThatMarks` does the same for single statements.
 */
export class DoneMarker implements EventSubscriber {
  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    const mine = currentClaim.getStore();
    const work = em as UnitOfWork;
    if (!mine || !transaction || work.isRefused) return;
    await markDoneIn(work, mine);
  }
}

async function markDoneIn(tx: Transaction, { owner, key, turn }: Claim): Promise<void> {
  if ((await tx.rows(markDone, [owner, key, turn])).length === 0) throw inProgressRefusal();
}

/** A context that also marks the request as done, in the transaction of each write statement. */
const contextThatMarks = (
  ctx: Context,
  { writeInTransaction }: Pick<Database, 'writeInTransaction'>,
  mine: Claim,
): Context => {
  const write: Context['write'] = (what, values = []) =>
    what.isTally
      ? ctx.write(what, values)
      : writeInTransaction(what, values, async (tx, hasDone) => {
          if (what.needsRight) await ctx.confirm(tx);
          // a statement without effect does not count
          if (hasDone) await markDoneIn(tx, mine);
        });
  return Object.create(ctx, { write: { value: write }, writesAlone: { value: true } }) as Context;
};

/**
 * Handles a request with an Idempotency-Key: runs `work` once, and repeats its response for a day. Errors are not
 * stored. Throws VALIDATION_FAILED for an invalid key, and IDEMPOTENCY_KEY_REUSED if the key belongs to another request.
 * Throws ALREADY_DONE if the response was lost, and UNAVAILABLE while the first request is still running.
 */
export async function runOnce(
  ctx: Context,
  database: Pick<Database, 'writeInTransaction'>,
  key: string,
  request: readonly [method: string, path: string, body: unknown],
  work: (ctx: Context) => Promise<StoredAnswer>,
): Promise<StoredAnswer & { isRepeated: boolean }> {
  if (!shape.test(key)) refuseInvalid({ 'Idempotency-Key': sentence('keyInvalid') });
  const mine = { owner: ctx.viewer?.id ?? `nobody at ${ctx.address}`, key, turn: randomUUID() };
  // keyed hash: a password in the body must not be guessable from the stored value
  const hash = createHmac('sha256', ctx.secret).update(JSON.stringify(request)).digest();
  const until = performance.now() + waitTimes.longest;
  for (let step: number = waitTimes.firstPause; ; step = Math.min(step * 1.5, waitTimes.longestPause)) {
    // each round sees changes since the last one
    const [claimed] = await ctx.write(claimKey, [mine.owner, key, hash, mine.turn]);
    if (claimed)
      return { ...(await runFirst(ctx, mine, () => work(contextThatMarks(ctx, database, mine)))), isRepeated: false };
    const [known] = await ctx.write(readKey, [mine.owner, key]);
    if (known && !hash.equals(known.request)) throw refusal('IDEMPOTENCY_KEY_REUSED', sentence('keyReused'));
    if (known?.status && known.answer !== null) return { status: known.status, text: known.answer, isRepeated: true };
    if (known?.isDone && known.age > waitTimes.longest / 1000) throw refusal('ALREADY_DONE', sentence('answerLost'));
    if (performance.now() > until) throw inProgressRefusal();
    await pause(step);
  }
}

async function runFirst(ctx: Context, mine: Claim, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  const key = [mine.owner, mine.key, mine.turn];
  try {
    const kept = await currentClaim.run(mine, work);
    await ctx.write(storeAnswer, [...key, kept.status, kept.text]);
    return kept;
  } catch (error) {
    await ctx.write(releaseKey, key).catch((err: unknown) => ctx.log.warn({ err }, 'an Idempotency-Key stays taken'));
    throw error;
  }
}

const inProgressRefusal = () => refusal('UNAVAILABLE', sentence('underWay'), { retryAfter: 2 });

const deleteOldKeys = statement(
  'idempotency-forget',
  "DELETE FROM idempotency_keys WHERE created_at < now() - interval '1 day'",
);

/** Deletes keys after a day. */
export const forgetKeys: Sweep = { minutes: 60, run: ({ database }) => database.write(deleteOldKeys) };
