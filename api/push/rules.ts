import { ECDH } from 'node:crypto';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import type { SubscribePushInput, UnsubscribePushInput } from './inputs.ts';
import { problem } from './problemTexts.ts';
import { sentence } from './texts.ts';
import { pushLimits, validateEndpoint, validatePush, wrongEndpoint } from './validate.ts';

/**
 * Locks the user, so that concurrent requests count each other's subscriptions. Locks the session, so that no subscription
 * outlives a session that is ending.
 */
const lockUserAndSession = statement(
  'push-lock',
  `SELECT FROM users u JOIN sessions s ON s.user_id = u.id
    WHERE u.id = $1 AND s.id = $2 FOR NO KEY UPDATE OF u FOR SHARE OF s`,
);

/** One subscription per browser: the new one replaces that of a person who was signed in there before. */
const saveSubscription = statement(
  'push-subscribe',
  `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session_id = excluded.session_id,
    p256dh = excluded.p256dh, auth = excluded.auth, confirmed_at = now(), failing_since = NULL, failed_at = NULL`,
);

const deleteOldest = statement(
  'push-delete-oldest',
  `DELETE FROM push_subscriptions WHERE id IN (
  SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY confirmed_at DESC, id DESC OFFSET ${pushLimits.subscriptions})`,
);

const countSubscriptions = statement<{ browsers: number }>(
  'push-count',
  'SELECT count(*)::int AS browsers FROM push_subscriptions WHERE user_id = $1',
);

/**
 * Subscribes this browser until the session ends. Throws VALIDATION_FAILED, or UNAUTHENTICATED for a session that has ended.
 */
export async function subscribePush(ctx: Context, input: SubscribePushInput): Promise<{ browsers: number }> {
  const user = toUuid('user', requireViewer(ctx).id)!;
  const session = toUuid('session', ctx.sessionId!)!;
  refuseInvalid(validatePush(input));
  refuseInvalid({
    ...(!ctx.outgoing.maySendTo(input.endpoint) && { endpoint: wrongEndpoint }),
    ...(!isOnCurve(input.p256dh) && { p256dh: problem('keyInvalid') }),
  });
  return ctx.em.transactional(async (em) => {
    const locked = await em.rows(lockUserAndSession, [user, session]);
    if (locked.length === 0) throw refusal('UNAUTHENTICATED', sentence('sessionEnded'));
    await em.write(saveSubscription, [user, session, input.endpoint, input.p256dh, input.auth]);
    await em.write(deleteOldest, [user]);
    const [total] = await em.rows(countSubscriptions, [user]);
    return total!;
  });
}

function isOnCurve(p256dh: string): boolean {
  try {
    return Boolean(ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed'));
  } catch {
    return false;
  }
}

const deleteSubscription = statement<{ browsers: number }>(
  'push-unsubscribe',
  `WITH ended AS (DELETE FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2)
   SELECT count(*)::int AS browsers FROM push_subscriptions WHERE user_id = $1 AND endpoint <> $2`,
);

/** Ends the viewer's subscription of this browser, if there is one. Throws VALIDATION_FAILED. */
export async function unsubscribePush(ctx: Context, { endpoint }: UnsubscribePushInput): Promise<{ browsers: number }> {
  const viewer = requireViewer(ctx);
  refuseInvalid(validateEndpoint({ endpoint }));
  const [remaining] = await ctx.write(deleteSubscription, [toUuid('user', viewer.id), endpoint]);
  return remaining!;
}
