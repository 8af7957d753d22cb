import type { FastifyInstance } from 'fastify';
import { type Rows, statement } from '../core/rows.ts';

const ping = statement('ping', 'SELECT 1');

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
    const answers = await rows(ping).then(
      () => true,
      () => false,
    );
    const problem = answers ? (isDiskFull() ? 'the disk is full' : undefined) : 'the database does not answer';
    // without Redis everything works as well, and the database does more
    return reply.code(problem ? 503 : 200).send({ status: problem ?? 'ready', redis: redis() });
  });
}
