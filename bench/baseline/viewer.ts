import { createSecretKey } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import jwt from 'jsonwebtoken';
import { decodeUuid } from '../../api/core/ids/typeId.ts';
import type { Query, Row } from './database.ts';

export interface Viewer extends Row {
  id: string;
  role: string;
  firstName: string;
  lastName: string;
  email: string;
  stale: boolean;
}

export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** Signs and verifies tokens. */
export const key = createSecretKey(Buffer.from(process.env.JWT_SECRET!));

/** The viewer of a token. Throws a Refusal if the session has ended. Use renews the session, as in the product. */
export async function viewerOf(request: FastifyRequest, read: Query, write: Query): Promise<Viewer> {
  let sid: string;
  try {
    const token = request.headers.authorization!.slice('Bearer '.length);
    sid = (jwt.verify(token, key, { algorithms: ['HS256'] }) as { sid: string }).sid;
  } catch {
    throw new Refusal(401, 'Please log in to continue.');
  }
  const uuid = decodeUuid(sid.slice('session_'.length));
  const [viewer] = await read<Viewer>(
    'session',
    `SELECT u.id, u.role, u.first_name AS "firstName", u.last_name AS "lastName", u.email,
            s.last_used_at < now() - least(interval '1 minute', make_interval(secs => t.session_timeout * 6)) AS stale
       FROM sessions s JOIN users u ON u.id = s.user_id CROSS JOIN system_settings t
      WHERE s.id = $1 AND s.last_used_at > now() - make_interval(mins => t.session_timeout)`,
    [uuid],
  );
  if (!viewer) throw new Refusal(401, 'Your session has ended. Please log in again.');
  if (viewer.stale)
    write('session-touch', 'UPDATE sessions SET last_used_at = now() WHERE id = $1', [uuid]).catch(() => {});
  return viewer;
}
