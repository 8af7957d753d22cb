import type { Sweep } from '../core/jobs/jobs.ts';
import { statement } from '../core/statements/rows.ts';
import { knownNetworkInterval } from './openSession.ts';

const sweepSessions = statement(
  'session-sweep',
  `DELETE FROM sessions USING system_settings
    WHERE last_used_at < now() - make_interval(mins => session_timeout)`,
);

const sweepAttempts = statement('attempt-sweep', 'DELETE FROM sign_in_attempts WHERE window_ends_at < now()');

/** Networks to keep per user, so that a user with thousands of addresses does not fill the table. */
const mostNetworks = 20;

const sweepNetworks = statement(
  'network-sweep',
  `DELETE FROM known_networks k
    USING (SELECT user_id, network, row_number() OVER (PARTITION BY user_id ORDER BY last_at DESC) AS place
             FROM known_networks) n
    WHERE k.user_id = n.user_id AND k.network = n.network
      AND (place > ${mostNetworks} OR last_at < now() - ${knownNetworkInterval})`,
);

const sweepLinks = statement('link-sweep', 'DELETE FROM account_links WHERE expires_at < now()');

/** Deletes ended sessions, and expired sign-in attempts, links and networks. */
export const sweepAccounts: Sweep = {
  minutes: 10,
  run: ({ database }) =>
    Promise.all([sweepSessions, sweepAttempts, sweepNetworks, sweepLinks].map((each) => database.write(each))),
};
