import type { FastifyInstance } from 'fastify';
import { journalState } from '../core/journal/journal.ts';
import type { Rows } from '../core/statements/rows.ts';

export interface HealthParts {
  readonly rows: Rows;
  /** The state of Redis; undefined if none is configured. */
  redis(): string | undefined;
  /** Whether writes currently fail because the disk is full. */
  isDiskFull(): boolean;
  /** Whether the process is shutting down. */
  isEnding(): boolean;
}

/**
 * GET /healthz: the process is alive. GET /readyz: it can take requests, because the database is readable and writable
 * and the process is not shutting down.
 */
export function serveHealth(app: FastifyInstance, { rows, redis, isDiskFull, isEnding }: HealthParts): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isEnding()) return reply.code(503).send({ status: 'shutting down' });
    const [journal] = await rows(journalState).catch(() => []);
    const problem = journal ? (isDiskFull() ? 'the disk is full' : undefined) : 'the database does not answer';
    // Redis is optional: without it, only the load on the database grows. A lagging journal affects all processes alike
    return reply.code(problem ? 503 : 200).send({ status: problem ?? 'ready', redis: redis(), journal });
  });
}
