import { statement } from '../core/rows.ts';
import type { Doors } from './sessions.ts';

const sweepSessions = statement(
  'sweep-sessions',
  `DELETE FROM sessions USING system_settings
    WHERE last_used_at < now() - make_interval(mins => session_timeout)`,
);

const sweepAttempts = statement('sweep-attempts', 'DELETE FROM sign_in_attempts WHERE window_ends_at < now()');

const sweepLinks = statement('sweep-links', 'DELETE FROM account_links WHERE expires_at < now()');

/** Every ten minutes removes ended sessions, and counted sign-ins and links that no longer matter. Returns how to stop. */
export function sweepAccounts({ write }: Pick<Doors, 'write'>): () => Promise<void> {
  const all = [sweepSessions, sweepAttempts, sweepLinks];
  const sweep = () => void Promise.all(all.map((each) => write(each, []))).catch(() => {});
  const timer = setInterval(sweep, 10 * 60_000);
  timer.unref();
  return async () => clearInterval(timer);
}
