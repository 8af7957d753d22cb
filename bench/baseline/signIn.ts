import { createHmac, randomBytes } from 'node:crypto';
import { argon2id, hash, verify } from 'argon2';
import type { FastifyInstance } from 'fastify';
import jwt from 'jsonwebtoken';
import { encodeUuid } from '../../api/core/ids/typeId.ts';
import type { Query, Row } from './database.ts';
import { key, Refusal } from './viewer.ts';

/** A hash with the product's cost, so that unknown users take as long as known ones. */
const nobody = hash('nobody has this password', {
  type: argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
});

interface User extends Row {
  id: string;
  firstName: string;
  lastName: string;
  role: string;
  photo: string | null;
  createdAt: Date;
  hash: string | null;
}

export function signInRoutes(app: FastifyInstance, read: Query, write: Query): void {
  app.post<{ Body: { email: string; password: string } }>('/login', async (request) => {
    const { email, password } = request.body;
    const [user] = await read<User>(
      'credentials',
      `SELECT id, first_name AS "firstName", last_name AS "lastName", upper(role) AS role, photo,
              created_at AS "createdAt", password_hash AS hash FROM users WHERE email = $1`,
      [email.trim().toLowerCase()],
    );
    const fits = await verify(user?.hash ?? (await nobody), password);
    if (!user?.hash || !fits) throw new Refusal(401, 'Invalid email or password.');
    const [session] = await write<{ id: string }>(
      'session-open',
      'INSERT INTO sessions (id, user_id, agent, address) VALUES (uuidv7(), $1, $2, $3) RETURNING id',
      [user.id, request.headers['user-agent'] ?? '', request.ip],
    );
    const sid = `session_${encodeUuid(session!.id)}`;
    const { id, firstName, lastName, role, photo, createdAt } = user;
    const device = randomBytes(16).toString('base64url');
    return {
      device: `${device}.${createHmac('sha256', key).update(device).digest('base64url')}`,
      token: jwt.sign({ sid }, key, { algorithm: 'HS256', expiresIn: '30d' }),
      user: { id: `user_${encodeUuid(id)}`, firstName, name: `${firstName} ${lastName}`, role, photo, createdAt },
    };
  });
}
