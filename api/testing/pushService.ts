import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message as the browser decrypts it. */
export interface ReceivedPush {
  readonly to: string;
  readonly ttl: number;
  readonly urgency: string | undefined;
  readonly topic: string | undefined;
  readonly message: { id: string; tag: string; title: string; text: string; lang?: string; path: string };
  /** The raw text for the service worker. */
  readonly text: string;
}

interface BrowserKeys {
  readonly keys: ECDH;
  readonly auth: Buffer;
  /** The only allowed sender (VAPID key). */
  readonly sender: string;
}

/**
 * A push service on a free local port. It accepts only messages signed by the sender of the subscription, and decrypts
 * them like a browser (RFC 8030, 8188, 8291, 8292). `answer` makes it refuse or stall.
 */
export async function startPushService(answer: (to: string) => number | Promise<number> = () => 201) {
  const browsers = new Map<string, BrowserKeys>();
  const arrived: ReceivedPush[] = [];
  let requestCount = 0;
  const server = createServer(async (request, response) => {
    requestCount += 1;
    const to = request.url!.replace('/to/', '');
    const browser = browsers.get(to);
    // a killed sender may leave an incomplete request; ignore it
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    const wrong = browser && senderProblem(request.headers, `http://${request.headers.host}`, browser.sender);
    const status = !browser ? 404 : wrong ? 403 : await answer(to);
    if (status === 201) arrived.push({ to, ...envelope(request.headers), ...letter(body, browser!) });
    response.writeHead(status).end(wrong);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** The result of `PushManager.subscribe`. */
  const subscribe = (sender: string) => {
    const id = randomBytes(12).toString('base64url');
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys('base64url');
    const auth = randomBytes(16);
    browsers.set(id, { keys, auth, sender });
    return { endpoint: `${url}/to/${id}`, p256dh, auth: auth.toString('base64url') };
  };
  /** The messages that a browser received. */
  const seenBy = ({ endpoint }: { endpoint: string }) => arrived.filter(({ to }) => endpoint.endsWith(`/${to}`));

  return {
    url,
    arrived,
    subscribe,
    seenBy,
    requestCount: () => requestCount,
    /** Removes the subscription of a browser. */
    forget: ({ endpoint }: { endpoint: string }) => browsers.delete(endpoint.split('/').at(-1)!),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** The problem of the VAPID header; undefined if it is signed by the expected sender. */
function senderProblem({ authorization = '' }: IncomingHttpHeaders, audience: string, sender: string) {
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (!key) return 'no VAPID';
  if (key !== sender) return 'another sender';
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33), y: point.subarray(33) };
  const publicKey = createPublicKey({
    key: { ...jwk, x: jwk.x.toString('base64url'), y: jwk.y.toString('base64url') },
    format: 'jwk',
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!isSigned) return 'a wrong signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as Record<string, unknown>;
  const left = Number(exp) - Date.now() / 1000;
  if (aud !== audience) return `for ${String(aud)}`;
  if (!(left > 0 && left <= 24 * 3600)) return 'expired';
  return /^(mailto:\S+@\S+\.\S+|https:\/\/)/.test(String(sub)) ? undefined : 'nobody to write to';
}

const envelope = ({ ttl, urgency, topic }: IncomingHttpHeaders) => ({
  ttl: Number(ttl),
  urgency: urgency as string | undefined,
  topic: topic as string | undefined,
});

/** Decrypts one aes128gcm record. */
function letter(body: Buffer, { keys, auth }: BrowserKeys): Pick<ReceivedPush, 'message' | 'text'> {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const senders = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senders]);
  const material = Buffer.from(hkdfSync('sha256', keys.computeSecret(senders), auth, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12), { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const text = padded.subarray(0, padded.lastIndexOf(2)).toString();
  return { text, message: JSON.parse(text) as ReceivedPush['message'] };
}
