import { type Api, apiAt, noAnswer } from '../../core/api.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, type Row, showOne } from '../../core/show.ts';

interface Status {
  platform: { registrationOpen: boolean; maintenance: boolean; version: string | null };
  viewer: { name: string; role: string } | null;
}

/** What is not known of a server that is not ready. */
const nothing: Row = {
  host: null,
  alive: null,
  ready: null,
  registrationOpen: null,
  maintenance: null,
  version: null,
  signedInAs: null,
  role: null,
  mailWaiting: null,
};

const platform = 'platform { registrationOpen maintenance version }';

/** Shows how the server is and who is signed in; fails where it is not ready. */
export async function run(io: Io, api: Api, { json }: { json?: JsonOption }): Promise<void> {
  const { host } = api;
  const [alive, ready] = await Promise.all(['/healthz', '/readyz'].map((path) => isFine(`${host}${path}`)));
  if (!ready) {
    showOne(io, { ...nothing, host, alive, ready }, json);
    if (!alive) throw noAnswer(host);
    throw new Failure(
      `${host} lives, but does not reach its database.`,
      exitCodes.failed,
      'On its own machine look with: evm server doctor',
    );
  }
  const { platform: state, viewer } = await asWhoever(api);
  const mailWaiting = viewer?.role === 'ADMIN' ? await mailThatWaits(api) : null;
  const { name = null, role = null } = viewer ?? {};
  showOne(io, { ...nothing, host, alive, ready, ...state, signedInAs: name, role, mailWaiting }, json);
}

const isFine = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Who is kept out, by maintenance or because the session has ended, is told what visitors are. */
const asWhoever = ({ host, ask }: Api): Promise<Status> =>
  ask<Status>(`{ ${platform} viewer { name role } }`).catch(async (error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    return { ...(await apiAt(host, undefined).ask<Pick<Status, 'platform'>>(`{ ${platform} }`)), viewer: null };
  });

async function mailThatWaits({ ask }: Api): Promise<number> {
  const { mailMessages } = await ask<{ mailMessages: { totalCount: number } }>(
    '{ mailMessages(state: QUEUED, first: 1) { totalCount } }',
  );
  return mailMessages.totalCount;
}
