import { createECDH, hkdfSync } from 'node:crypto';

/** The VAPID key pair (RFC 8292) that identifies this server to push services, in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const cachedKeys = new Map<string, PushKeys>();

/**
 * Derives the keys from the secret, so that all processes and restored backups share them. After a change of the secret,
 * push services refuse messages for subscriptions made under the old one; such a change also ends all sessions.
 */
export function pushKeys(secret: string): PushKeys {
  const keys = cachedKeys.get(secret) ?? deriveKeys(secret, 0);
  cachedKeys.set(secret, keys);
  return keys;
}

function deriveKeys(secret: string, attempt: number): PushKeys {
  const pair = createECDH('prime256v1');
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', `evm push keys ${attempt}`, 32));
  try {
    pair.setPrivateKey(bytes);
  } catch {
    // one in four billion numbers is not a valid private key
    return deriveKeys(secret, attempt + 1);
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
}
