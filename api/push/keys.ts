import { createECDH, hkdfSync } from 'node:crypto';

/** The VAPID key pair (RFC 8292) that identifies this server to push services, in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const known = new Map<string, PushKeys>();

/**
 * Derives the keys from the secret, so that all processes and restored backups share them. After a change of the secret,
 * push services refuse messages for subscriptions made under the old one; such a change also ends all sessions.
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
    // one in four billion numbers is not a valid private key
    return make(secret, attempt + 1);
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
}
