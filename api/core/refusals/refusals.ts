import type { Logger } from 'pino';
import type { Context } from '../context/context.ts';
import { sqlState, statusOfCode } from './errors.ts';
import { noteOutage } from '../statements/outage.ts';

/** The facts about a request in the log. They contain nothing that users have written. */
export interface RequestFacts {
  readonly requestId: string;
  /** The name of a GraphQL operation. */
  readonly operation?: string | undefined;
  /** In the format of `loggedPath`. */
  readonly path?: string | undefined;
  readonly userId?: string | undefined;
  readonly address?: string | undefined;
}

/** The facts about a request with a context. */
export const requestFactsOf = (
  { requestId, viewer, address }: Pick<Context, 'requestId'> & Partial<Pick<Context, 'viewer' | 'address'>>,
  operation?: string | null,
): RequestFacts => ({ requestId, userId: viewer?.id, address, operation: operation ?? undefined });

/** Limits per minute: equal log lines of a user or address and code, all lines, and counters. The rest is only counted. */
const logLimits = { alike: 3, lines: 100, counted: 1000 } as const;
const minute = 60_000;

/** Refusals that may be an attack, in addition to those with a suspicious status. */
const suspiciousCodes = new Set<unknown>(['INVALID_LINK', 'OPERATION_TOO_LARGE']);
const suspiciousStatuses = new Set<unknown>([401, 403, 429]);

const isSuspicious = (code: unknown) => suspiciousCodes.has(code) || suspiciousStatuses.has(statusOfCode(code));

/** The error behind a refusal, by the refusal as sent to the client. */
const causes = new WeakMap<object, unknown>();

export function keepCause<T extends object>(shown: T, cause: unknown): T {
  causes.set(shown, cause);
  return shown;
}

export const causeOf = (shown: object): unknown => causes.get(shown);

/** Logs a refusal. Attacks become visible, but cannot fill the log. */
export function noteRefusal(log: Logger, code: unknown, request: RequestFacts, cause?: unknown): void {
  if (code === 'UNAVAILABLE' && cause && noteOutage(log, cause, request.requestId)) return;
  const { statement } = (cause ?? {}) as { statement?: string };
  if (isSuspicious(code)) ledgerOf(log).note('refused', code, request, statement);
  else if (code === 'UNAVAILABLE' && sqlState(cause))
    ledgerOf(log).note('a statement was stopped', sqlState(cause), request, statement);
}

class Ledger {
  private readonly counts = new Map<string, { times: number; unlogged: number }>();
  private lines = 0;

  constructor(private readonly log: Logger) {}

  note(what: string, code: unknown, { operation, ...facts }: RequestFacts, statement?: string): void {
    if (!this.log.isLevelEnabled('info')) return;
    if (this.counts.size === 0) setTimeout(() => this.summarize(), minute).unref();
    const who = `${String(code)} ${facts.userId ?? facts.address ?? ''}`;
    const key = this.counts.has(who) || this.counts.size < logLimits.counted ? who : `${String(code)} others`;
    const count = this.counts.get(key) ?? { times: 0, unlogged: 0 };
    this.counts.set(key, count);
    count.times += 1;
    if (count.times > logLimits.alike || this.lines >= logLimits.lines) count.unlogged += 1;
    else {
      this.lines += 1;
      this.log.info({ code, ...facts, operation: operation?.slice(0, 60), statement }, what);
    }
  }

  /** Runs at the end of the minute: logs how many refusals got no line. */
  private summarize(): void {
    const unlogged = [...this.counts].filter(([, count]) => count.unlogged > 0);
    this.counts.clear();
    this.lines = 0;
    if (unlogged.length === 0) return;
    const refused = unlogged
      .toSorted(([, a], [, b]) => b.unlogged - a.unlogged)
      .slice(0, 10)
      .map(([who, count]) => ({ who, times: count.unlogged }));
    const times = unlogged.reduce((sum, [, count]) => sum + count.unlogged, 0);
    this.log.info({ times, refused }, 'refused again and again');
  }
}

const ledgers = new WeakMap<Logger, Ledger>();

function ledgerOf(log: Logger): Ledger {
  const ledger = ledgers.get(log) ?? new Ledger(log);
  ledgers.set(log, ledger);
  return ledger;
}
