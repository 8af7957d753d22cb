import { networkOf } from '../core/context/networks.ts';
import type { Context } from '../core/context/context.ts';
import { newId, toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import type { SessionPayload } from './inputs.ts';
import { signToken } from './token.ts';
import { User } from './User.ts';

/** The credential of a sign-in. If it has changed since, no session is opened. */
export type Proof = { readonly passwordHash: string | null } | { readonly googleSubject: string };

/** How long a network counts as known after a sign-in. */
export const knownNetworkInterval = `interval '90 days'`;

const insertSession = statement<{ expiresAt: Date }>(
  'session-open',
  `WITH u AS (SELECT id FROM users WHERE id = $2 AND (password_hash = $3 OR google_subject = $4) FOR SHARE),
        s AS (INSERT INTO sessions (id, user_id, created_at, last_used_at, agent, address)
              SELECT $1, id, now(), now(), $5, $6 FROM u RETURNING 1),
        k AS (INSERT INTO known_networks (user_id, network) SELECT id, $7 FROM u
              ON CONFLICT (user_id, network) DO UPDATE SET last_at = now())
   SELECT now() + make_interval(mins => session_timeout) AS "expiresAt" FROM system_settings, s`,
);

/** Opens a session and remembers the client's network; undefined if the proof is no longer valid. */
export async function openSession(ctx: Context, userId: string, proof: Proof): Promise<SessionPayload | undefined> {
  const sessionId = newId('session');
  const [session] = await ctx.write(insertSession, [
    toUuid('session', sessionId),
    toUuid('user', userId),
    'passwordHash' in proof ? proof.passwordHash : null,
    'googleSubject' in proof ? proof.googleSubject : null,
    ctx.agent,
    ctx.address,
    networkOf(ctx.address),
  ]);
  if (!session) return undefined;
  const user = await ctx.em.findOneOrFail(User, userId);
  ctx.introducedUserId = user.id;
  ctx.openedSessionId = sessionId;
  ctx.log.info({ userId: user.id, address: ctx.address, requestId: ctx.requestId }, 'signed in');
  return { token: signToken(ctx.secret, sessionId), expiresAt: session.expiresAt, user };
}
