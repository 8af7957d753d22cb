import { randomInt } from 'node:crypto';
import { toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { seal } from '../core/context/seal.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';

/** Minutes that a code is valid. */
export const codeMinutes = 10;

const insertCode = statement(
  'phone-code-post',
  `WITH made AS (
     INSERT INTO phone_codes (user_id, phone, code, expires_at) VALUES ($1, $2, $3, now() + make_interval(mins => $4))
     ON CONFLICT (user_id) DO UPDATE SET id = excluded.id, phone = excluded.phone, code = excluded.code, tries = 0,
       expires_at = excluded.expires_at
     RETURNING id)
   SELECT evm_queue_job('phone-code', jsonb_build_object('id', id)) FROM made`,
);

/**
 * Creates a code for a phone number and queues its SMS (sms/phoneCode.ts), in the caller's transaction. Replaces the
 * previous code. The caller must charge the quota first (`spendPhoneCode`).
 */
export async function makePhoneCode(
  em: UnitOfWork,
  secret: string,
  { userId, phone }: { userId: string; phone: string },
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await em.write(insertCode, [toUuid('user', userId), phone, seal(secret, code), codeMinutes]);
}
