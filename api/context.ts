import type { Logger } from 'pino';
import { authenticate, confirmRights, findViewer } from './accounts/sessions.ts';
import { networkOf } from './core/context/networks.ts';
import { Budget, TimeBudgets } from './core/statements/budget.ts';
import { addressOf as webAddressOf, type Config } from './core/context/config.ts';
import { type Context, type MakeContext, newRequestId, type RefreshContext } from './core/context/context.ts';
import type { Database } from './core/statements/database.ts';
import type { Live } from './core/journal/live.ts';
import { Outgoing } from './core/context/outgoing.ts';
import type { Rows } from './core/statements/rows.ts';
import type { Transaction, UnitOfWork } from './core/transactions/unitOfWork.ts';
import type { SettingsWatch } from './settings/watch.ts';

interface Parts {
  readonly database: Database;
  readonly rows: Rows;
  readonly config: Config;
  readonly live: Live;
  readonly log: Logger;
  readonly settings: SettingsWatch;
}

/** Creates the context of a request, and a copy of it without cached data. */
export function contexts(parts: Parts): { makeContext: MakeContext; refresh: RefreshContext } {
  const { database, rows, config } = parts;
  const spendings = new TimeBudgets();
  const outgoing = new Outgoing(config.privateTargets);
  const session = { rows, write: database.write };
  return {
    makeContext: async (authorization, address, requestId = newRequestId(), agent = '') => {
      const who = await authenticate(session, config.secret, authorization);
      return contextOf({ ...parts, outgoing }, spendings, who, { address, agent: agent.slice(0, 300), requestId });
    },
    refresh: ({ viewer: own, sessionId, address, agent }, viewer = own!) =>
      contextOf(
        { ...parts, outgoing },
        spendings,
        { viewer, sessionId },
        { address, agent, requestId: newRequestId() },
      ),
  };
}

/** `known` is the authenticated viewer with the session. */
function contextOf(
  { database, rows: serverRows, config, live, log, settings, outgoing }: Parts & { readonly outgoing: Outgoing },
  spendings: TimeBudgets,
  known: Pick<Context, 'viewer' | 'sessionId'>,
  { address, agent, requestId }: Pick<Context, 'address' | 'agent' | 'requestId'>,
): Context {
  let em: UnitOfWork | undefined;
  let { viewer } = known;
  const { sessionId } = known;
  // replaced after a mutation that opens a new session
  let session = sessionId;
  const budget = new Budget(viewer?.id ?? networkOf(address), spendings);
  const loaders: Context['loaders'] = new Map();
  const confirmation = () => (viewer && session ? confirmRights(session, viewer) : undefined);
  const confirm = async (tx: Transaction) => {
    const last = confirmation();
    if (last) await tx.rows(...last);
  };
  return {
    viewer,
    sessionId,
    get em() {
      em ??= database.unitOfWork();
      em.confirm = confirm;
      return em;
    },
    rows: (what, values) => database.reader.rows(what, values, budget),
    serverRows,
    write: async (what, values = []) => {
      budget.count();
      return database.writeQuickly(what, values, what.needsRight && confirmation());
    },
    confirm,
    async reloadViewer() {
      if (!session) return;
      session = this.openedSessionId ?? session;
      ({ viewer } = await findViewer(serverRows, session));
      // update this object itself: Apollo works with a copy, and requests with an idempotency key with a derived object
      Object.assign(this, { viewer });
      loaders.clear();
      em?.clear();
    },
    renewBudget: () => budget.renew(),
    recoverBudget: () => budget.recover(),
    loaders,
    live,
    address,
    agent,
    requestId,
    secret: config.secret,
    base: webAddressOf(config),
    google: config.google,
    outgoing,
    log,
    platform: settings.platform,
    applySettings: () => settings.apply(),
  };
}
