import { apiAt } from '../../core/api.ts';
import type { Define, Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { unreachableHost, notEvm } from '../../core/network.ts';
import { examples, json } from '../../core/options.ts';
import { type Row, showOne } from '../../core/show.ts';
import { sentence } from './texts.ts';

const visitorQuery = document('query { platform { registrationOpen maintenance version } }');
const viewerQuery = document('query { platform { registrationOpen maintenance version } viewer { name role } }');
const queuedMailQuery = document('query { mailMessages(state: QUEUED, first: 1) { totalCount } }');

/** All fields as null, for a server that is not ready. */
const emptyStatus: Row = {
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

export const define: Define = (command, evm) =>
  command
    .description('show whether the server is there and in order; ends with 1 where it is not')
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm status', 'evm status --json ready,mailWaiting', 'evm status > /dev/null && evm events list'),
    )
    .action(async ({ json }) => {
      const { io, api } = evm;
      const { host } = api;
      const [alive, ready] = await Promise.all(['/healthz', '/readyz'].map((path) => probe(`${host}${path}`)));
      if (ready !== undefined) {
        showOne(io, { ...emptyStatus, host, alive: alive === undefined, ready: false }, json);
        if (alive) throw alive instanceof Response ? notEvm(host, alive) : unreachableHost(host, alive);
        throw new Failure(
          sentence('noDatabase', { host }),
          exitCodes.failed,
          sentence('lookThere', { command: 'evm server doctor' }),
        );
      }
      const { platform, viewer } = await readAsViewerOrVisitor(evm);
      const mailWaiting =
        viewer?.role === 'ADMIN' ? (await api.ask(queuedMailQuery, {})).mailMessages.totalCount : null;
      const { name = null, role = null } = viewer ?? {};
      showOne(
        io,
        { ...emptyStatus, host, alive: true, ready: true, ...platform, signedInAs: name, role, mailWaiting },
        json,
      );
    });

/** undefined if the check succeeds. Otherwise the unsuccessful response, or the error if there is no response. */
const probe = (url: string): Promise<Response | Error | undefined> =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    (response) => (response.ok ? undefined : response),
    (error: Error) => error,
  );

/** Reads as the viewer. If maintenance or an ended session refuses the viewer, reads as a visitor. */
const readAsViewerOrVisitor = ({ api: { host, ask }, io }: Evm) =>
  ask(viewerQuery, {}).catch(async (error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    return { ...(await apiAt(host, undefined, io.env).ask(visitorQuery, {})), viewer: null };
  });
