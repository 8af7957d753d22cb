import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

/** However often it is renewed, a token ends after this many days; `renewSession` gives a fresh one. */
const tokenDays = 30;

/** The signed text that names a session. It says nothing of the person: the session's row does. */
export const signToken = (secret: string, sessionId: string): string =>
  jwt.sign({ sid: sessionId }, secret, { algorithm: 'HS256', expiresIn: `${tokenDays}d` });

/** How many tokens that were good are remembered; each takes some 300 bytes. */
const mostRemembered = 20_000;

interface Verifier {
  /** A text, jsonwebtoken would try as a public key first: half of what checking a token takes. */
  readonly key: KeyObject;
  /** What was good, the oldest first: its session, and until when it is good. */
  readonly good: Map<string, { readonly sessionId: string; readonly until: number }>;
}

const verifiers = new Map<string, Verifier>();

function verifierOf(secret: string): Verifier {
  const verifier = verifiers.get(secret) ?? { key: createSecretKey(Buffer.from(secret)), good: new Map() };
  verifiers.set(secret, verifier);
  return verifier;
}

/** The id of the session that an `Authorization` header names; undefined where it is malformed, forged or has expired. */
export function sessionOf(secret: string, authorization: unknown): string | undefined {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(String(authorization)) ?? [];
  if (!token) return undefined;
  const { key, good } = verifierOf(secret);
  const known = good.get(token) ?? verify(token, key);
  if (!known || known.until <= Date.now()) return undefined;
  if (!good.has(token)) {
    if (good.size >= mostRemembered) good.delete(good.keys().next().value!);
    good.set(token, known);
  }
  return known.sessionId;
}

function verify(token: string, key: KeyObject): { sessionId: string; until: number } | undefined {
  try {
    const claims = jwt.verify(token, key, { algorithms: ['HS256'] });
    if (typeof claims !== 'object' || typeof claims.sid !== 'string') return undefined;
    return { sessionId: claims.sid, until: (claims.exp ?? Infinity) * 1000 };
  } catch {
    return undefined;
  }
}
