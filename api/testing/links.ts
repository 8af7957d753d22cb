import { linkJobs } from '../accounts/linkJobs.ts';
import { unseal } from '../core/context/seal.ts';
import type { Api } from './api.ts';
import { workerOf } from './jobs.ts';

const linkJobNames = linkJobs.map(({ queue }) => queue.name);

/** The queued jobs of requested account links. */
export const waitingLinkJobs = ({ sql }: Api) =>
  sql<{ name: string; data: never }>('SELECT name, data FROM pgboss.job WHERE name = ANY($1) ORDER BY created_on', [
    linkJobNames,
  ]);

/** Runs these jobs now. */
export async function doLinkJobs(api: Api): Promise<void> {
  const jobs = await waitingLinkJobs(api);
  await api.sql('DELETE FROM pgboss.job WHERE name = ANY($1)', [linkJobNames]);
  for (const { name, data } of jobs)
    // in order of creation
    await workerOf(
      api,
      linkJobs.find(({ queue }) => queue.name === name)!,
    ).work(data, false);
}

/** The mail to an address, oldest first, with the secrets of its links. */
export async function mailedTo(api: Api, address: string): Promise<{ kind: string; token: string | undefined }[]> {
  const rows = await api.sql<{ kind: string; sealed: string | null }>(
    'SELECT kind, sealed FROM mail_messages WHERE address = $1 ORDER BY created_at, id',
    [address],
  );
  return rows.map(({ kind, sealed }) => ({ kind, token: sealed ? unseal(api.config.secret, sealed) : undefined }));
}
