import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { inWords } from '../core/texts/inWords.ts';
import { deviceOf } from './devices.ts';
import type { EndSessionInput, UserSession } from './sessionInputs.ts';
import { sentence } from './texts.ts';

type SessionRow = Omit<UserSession, 'device' | 'isCurrent'> & { readonly agent: string };

const readSessions = statement<SessionRow>(
  'sessions-of-user',
  `SELECT s.id, s.agent, s.address, s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt",
          ceil(extract(epoch FROM s.last_used_at + make_interval(mins => t.session_timeout) - now()))::int AS "secondsLeft"
     FROM sessions s CROSS JOIN system_settings t
    WHERE s.user_id = $1 AND s.last_used_at > now() - make_interval(mins => t.session_timeout)
    ORDER BY s.last_used_at DESC, s.id DESC LIMIT 50`,
  ({ id, ...row }) => ({ ...(row as unknown as SessionRow), id: toId('session', id as string) }),
);

/** The user's sessions, last used first, at most 50. */
export async function sessionsOf(ctx: Context, userId: string): Promise<UserSession[]> {
  const current = ctx.openedSessionId ?? ctx.sessionId;
  const rows = await ctx.rows(readSessions, [toUuid('user', userId)]);
  return rows.map(({ agent, ...row }) => ({
    ...row,
    device: inWords(deviceOf(agent)),
    isCurrent: row.id === current,
  }));
}

interface SignInFacts {
  readonly id: string;
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
  readonly emailVerified: boolean;
}

const readSignIn = statement<SignInFacts>(
  'users-signed-in',
  `SELECT id, password_hash IS NOT NULL AS "hasPassword", google_subject IS NOT NULL AS "hasGoogle",
          email_verified_at IS NOT NULL AS "emailVerified"
     FROM users WHERE id = ANY(${uuidList('$1')})`,
  (raw) => ({ ...(raw as unknown as SignInFacts), id: toId('user', raw.id as string) }),
);

/** How each user can sign in. The caller checks who may know. */
export const signInFacts = perRequest(
  (ctx, ids) => ctx.rows(readSignIn, [ids.map((id) => toUuid('user', id))]),
  ({ id }: SignInFacts) => id,
);

const deleteSession = statement<{ id: string }>(
  'session-end',
  'DELETE FROM sessions WHERE id = $1 AND user_id = $2 RETURNING id',
);

/** Ends one of the viewer's own sessions, possibly the current one. Throws NOT_FOUND for any other. */
export async function endSession(ctx: Context, { sessionId }: EndSessionInput): Promise<Viewer> {
  const viewer = requireViewer(ctx);
  const uuid = toUuid('session', sessionId);
  const [ended] = uuid ? await ctx.write(deleteSession, [uuid, toUuid('user', viewer.id)]) : [];
  if (!ended) throw refusal('NOT_FOUND', sentence('sessionEndedAlready'));
  return viewer;
}

/** Fires evm_change_rights (sessions.sql) after concurrent sign-ins of the user, which lock the row; so it ends those too. */
const endAllSessions = statement('sessions-end-all', `UPDATE users SET signed_out_at = now() WHERE id = $1`);

/** Ends all sessions of the viewer, including the current one. */
export async function logoutEverywhere(ctx: Context): Promise<void> {
  await ctx.write(endAllSessions, [toUuid('user', requireViewer(ctx).id)]);
}
