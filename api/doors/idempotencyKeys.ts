import type { Sweep } from '../core/jobs/jobs.ts';
import { statement } from '../core/statements/rows.ts';

/** A stored response. */
export interface StoredAnswer {
  status: number;
  text: string;
}

export interface Claim {
  owner: string;
  key: string;
  /**
   * Identifies the attempt. If another attempt has taken over the claim, a slow one finds another turn and writes
   * nothing.
   */
  turn: string;
}

/** Claims a key. Takes over the claim of an attempt that has had no effect for 30 seconds. */
export const claimKey = statement<{ turn: string }>(
  'idempotency-claim',
  `INSERT INTO idempotency_keys AS k (owner, key, request, turn) VALUES ($1, $2, $3, $4)
   ON CONFLICT (owner, key) DO UPDATE SET request = $3, turn = $4, created_at = now()
     WHERE k.status IS NULL AND NOT k.is_done AND k.created_at < now() - interval '30 seconds'
   RETURNING turn`,
);

export const readKey = statement<{
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

export const storeAnswer = statement(
  'idempotency-keep',
  'UPDATE idempotency_keys SET status = $4, answer = $5, is_done = true WHERE owner = $1 AND key = $2 AND turn = $3',
);

export const releaseKey = statement(
  'idempotency-release',
  'DELETE FROM idempotency_keys WHERE owner = $1 AND key = $2 AND turn = $3 AND NOT is_done',
);

const deleteOldKeys = statement(
  'idempotency-forget',
  "DELETE FROM idempotency_keys WHERE created_at < now() - interval '1 day'",
);

export const markDone = statement(
  'idempotency-done',
  'UPDATE idempotency_keys SET is_done = true WHERE owner = $1 AND key = $2 AND turn = $3 RETURNING 1',
);

/** Deletes keys after a day. */
export const forgetKeys: Sweep = { minutes: 60, run: ({ database }) => database.write(deleteOldKeys) };
