import { linkJobs } from '../accounts/linkJobs.ts';
import { unseal } from '../core/seal.ts';
import type { Api } from './api.ts';
import { workerOf } from './jobs.ts';

const names = linkJobs.map(({ queue }) => queue.name);

/** What waits to be done for those who have asked for links. */
export const waitingLinkJobs = ({ sql }: Api) =>
  sql<{ name: string; data: never }>('SELECT name, data FROM pgboss.job WHERE name = ANY($1) ORDER BY created_on', [
    names,
  ]);

/** Does it, at once. */
export async function doLinkJobs(api: Api): Promise<void> {
  const jobs = await waitingLinkJobs(api);
  await api.sql('DELETE FROM pgboss.job WHERE name = ANY($1)', [names]);
  for (const { name, data } of jobs)
    // in the order in which they were asked for
    await workerOf(
      api,
      linkJobs.find(({ queue }) => queue.name === name)!,
    ).work(data, false);
}

/** What was mailed to an address, the oldest first, with the secret of its link. */
export async function mailedTo(api: Api, address: string): Promise<{ kind: string; token: string | undefined }[]> {
  const rows = await api.sql<{ kind: string; sealed: string | null }>(
    'SELECT kind, sealed FROM mail_messages WHERE address = $1 ORDER BY created_at, id',
    [address],
  );
  return rows.map(({ kind, sealed }) => ({ kind, token: sealed ? unseal(api.config.secret, sealed) : undefined }));
}
