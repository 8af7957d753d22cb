import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

/** Days until a token expires, regardless of use; `renewSession` issues a new one. */
const tokenDays = 30;

/** Signs a token that names a session. It contains nothing about the user. */
export const signToken = (secret: string, sessionId: string): string =>
  jwt.sign({ sid: sessionId }, secret, { algorithm: 'HS256', expiresIn: `${tokenDays}d` });

/** Number of valid tokens to cache; each takes about 300 bytes. */
const mostCached = 20_000;

interface TokenVerifier {
  /** A key object, because jsonwebtoken first tries a string as a public key, which takes half the time of a check. */
  readonly key: KeyObject;
  /** Valid tokens, oldest first, with session and expiry in milliseconds. */
  readonly validTokens: Map<string, { readonly sessionId: string; readonly until: number }>;
}

const verifiers = new Map<string, TokenVerifier>();

function verifierOf(secret: string): TokenVerifier {
  const verifier = verifiers.get(secret) ?? { key: createSecretKey(Buffer.from(secret)), validTokens: new Map() };
  verifiers.set(secret, verifier);
  return verifier;
}

/** Returns the session id of an `Authorization` header; undefined if its token is malformed, forged or expired. */
export function sessionOf(secret: string, authorization: unknown): string | undefined {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(String(authorization)) ?? [];
  if (!token) return undefined;
  const { key, validTokens } = verifierOf(secret);
  const session = validTokens.get(token) ?? verifyToken(token, key);
  if (!session || session.until <= Date.now()) return undefined;
  if (!validTokens.has(token)) {
    if (validTokens.size >= mostCached) validTokens.delete(validTokens.keys().next().value!);
    validTokens.set(token, session);
  }
  return session.sessionId;
}

function verifyToken(token: string, key: KeyObject): { sessionId: string; until: number } | undefined {
  try {
    const claims = jwt.verify(token, key, { algorithms: ['HS256'] });
    if (typeof claims !== 'object' || typeof claims.sid !== 'string') return undefined;
    return { sessionId: claims.sid, until: (claims.exp ?? Infinity) * 1000 };
  } catch {
    return undefined;
  }
}
