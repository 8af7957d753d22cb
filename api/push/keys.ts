import { createECDH, hkdfSync } from 'node:crypto';

/** The pair of keys by which push services know who sends (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const known = new Map<string, PushKeys>();

/**
 * They follow from the secret, so that every process and whatever is restored has the same ones. Another secret signs
 * everybody out, and push services then refuse what browsers have asked for under the former.
 */
export function pushKeys(secret: string): PushKeys {
  const keys = known.get(secret) ?? make(secret, 0);
  known.set(secret, keys);
  return keys;
}

function make(secret: string, attempt: number): PushKeys {
  const pair = createECDH('prime256v1');
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', `evm push keys ${attempt}`, 32));
  try {
    pair.setPrivateKey(bytes);
  } catch {
    // one number of four billion is no key
    return make(secret, attempt + 1);
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
}
