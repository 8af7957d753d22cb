import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Context } from '../core/context/context.ts';
import type { GoogleConfig } from '../core/context/config.ts';
import { refusal } from '../core/refusals/errors.ts';
import { problem } from './problemTexts.ts';
import { sentence } from './texts.ts';
import { accountLimits, emailProblem, nameProblem, normalizeEmail, photoProblem } from './validate.ts';

/** A person from a verified Google ID token. */
export interface GooglePerson {
  /** The stable `sub` claim of the Google account. */
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly photo: string | null;
}

const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/** In seconds: Google's tokens are valid for an hour, and clocks differ slightly. */
const tokenSeconds = 3600;
const toleranceSeconds = 30;

/**
 * Verifies the ID token from Google's button. Throws UNAUTHENTICATED if Google did not sign it for this client within the
 * last hour, or did not confirm the address. Throws UNAVAILABLE if Google's keys cannot be fetched.
 */
export async function readIdToken(
  { clientId, jwksUrl }: GoogleConfig,
  idToken: string,
  log: Context['log'],
): Promise<GooglePerson> {
  // loaded on first use: only Google sign-in needs it
  const jose = await import('jose');
  const { payload } = await jose
    .jwtVerify(idToken, keysAt(jwksUrl, jose), {
      algorithms: ['RS256'],
      issuer: issuers,
      audience: clientId,
      requiredClaims: ['exp', 'iat', 'sub', 'email'],
      maxTokenAge: tokenSeconds,
      clockTolerance: toleranceSeconds,
    })
    .catch((error: unknown) => {
      if (error instanceof KeysUnavailable) {
        log.warn({ err: error.cause }, 'the keys of Google cannot be had');
        throw refusal('UNAVAILABLE', sentence('googleUnavailable'), { retryAfter: 5 });
      }
      const { code, claim } = error as { code?: string; claim?: string };
      log.info({ code, claim }, 'a token of Google was refused');
      throw loginRefusal();
    });
  return personOf(payload);
}

const loginRefusal = () => refusal('UNAUTHENTICATED', sentence('googleFailed'));

/** Google's keys could not be fetched; the token may be valid. */
class KeysUnavailable extends Error {}

type Jose = typeof import('jose');

const keySets = new Map<string, JWTVerifyGetKey>();

/** The key set is cached for ten minutes. An unknown key id fetches it again, at most twice a minute. */
function keysAt(url: string, { createRemoteJWKSet, errors }: Jose): JWTVerifyGetKey {
  const cachedKeys = keySets.get(url);
  if (cachedKeys) return cachedKeys;
  const remote = createRemoteJWKSet(new URL(url), { timeoutDuration: 5000 });
  const keys: JWTVerifyGetKey = async (header, token) => {
    try {
      return await remote(header, token);
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JWKSMultipleMatchingKeys) throw cause;
      throw new KeysUnavailable('no keys', { cause });
    }
  };
  keySets.set(url, keys);
  return keys;
}

function personOf(payload: JWTPayload): GooglePerson {
  const { sub: subject, email, email_verified: isVerified, picture } = payload;
  if (typeof subject !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(subject)) throw loginRefusal();
  if (typeof email !== 'string' || emailProblem(email) || isVerified !== true) throw loginRefusal();
  const photo = typeof picture === 'string' && picture.startsWith('https://') && !photoProblem(picture);
  return { subject, email: normalizeEmail(email), ...namesOf(payload, email), photo: photo ? picture : null };
}

/** Returns two valid names from the claims. A single name becomes both first and last name. */
function namesOf({ given_name: givenName, family_name: familyName, name }: JWTPayload, email: string) {
  const [first = '', ...others] = cleanName(name).split(' ');
  const firstName = [cleanName(givenName), first, cleanName(email.split('@')[0])].find(isName) ?? 'Participant';
  return { firstName, lastName: [cleanName(familyName), others.join(' ')].find(isName) ?? firstName };
}

const isName = (name: string) => !nameProblem(problem('firstName'), name);

/** Joins lines, and truncates without splitting a character. */
function cleanName(text: unknown): string {
  if (typeof text !== 'string') return '';
  const line = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...line].reduce(
    (shortened, letter) => (shortened.length + letter.length > accountLimits.name ? shortened : shortened + letter),
    '',
  );
}
