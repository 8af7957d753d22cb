import type { FastifyInstance } from 'fastify';
import { journalState } from '../core/journal.ts';
import type { Rows } from '../core/rows.ts';

export interface HealthParts {
  readonly rows: Rows;
  /** Whether Redis answers; undefined where none is used. */
  redis(): string | undefined;
  /** Whether writes have failed for want of room, and still do. */
  isDiskFull(): boolean;
  /** Whether the process has begun to end. */
  isEnding(): boolean;
}

/** GET /healthz: the process lives. GET /readyz: it can be sent requests, so the database answers and writes, and nothing is ending. */
export function serveHealth(app: FastifyInstance, { rows, redis, isDiskFull, isEnding }: HealthParts): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isEnding()) return reply.code(503).send({ status: 'shutting down' });
    const [journal] = await rows(journalState).catch(() => []);
    const problem = journal ? (isDiskFull() ? 'the disk is full' : undefined) : 'the database does not answer';
    // without Redis everything works as well, and the database does more. A journal that is behind is so for every process
    return reply.code(problem ? 503 : 200).send({ status: problem ?? 'ready', redis: redis(), journal });
  });
}
