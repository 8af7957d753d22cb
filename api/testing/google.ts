import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose';

/** The claims of a token; undefined removes a claim. */
export type Claims = Readonly<Record<string, unknown>>;

/** A signing key; `spki` is its public half as text. */
export interface GoogleKey {
  readonly kid: string;
  readonly secret: CryptoKey;
  readonly jwk: JWK;
  readonly spki: string;
}

let keys = 0;

export async function makeKey(kid = `key-${(keys += 1)}`): Promise<GoogleKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' };
  return { kid, secret: privateKey, jwk, spki: await exportSPKI(publicKey) };
}

export type Google = Awaited<ReturnType<typeof startGoogle>>;

/** A local substitute for Google: serves its keys over HTTP and signs ID tokens. */
export async function startGoogle(clientId = 'evm.apps.example') {
  const own = { keys: [await makeKey()], requestCount: 0, works: true };
  const server = createServer((_request, response) => {
    own.requestCount += 1;
    response.writeHead(own.works ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: own.keys.map(({ jwk }) => jwk) }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let people = 0;

  /** The claims of a person without an account. */
  const someone = (claims: Claims = {}): Claims => {
    people += 1;
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: 'https://accounts.google.com',
      aud: clientId,
      sub: `10987654321${people}`,
      email: `google${people}@evm.example`,
      email_verified: true,
      name: 'Nina Iyer',
      given_name: 'Nina',
      family_name: 'Iyer',
      picture: 'https://photos.example/nina.jpg',
      iat: now,
      exp: now + 3600,
      ...claims,
    };
  };

  /** Signs exactly these claims. */
  const sign = (claims: Claims, key = own.keys[0]!): Promise<string> =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' }).sign(key.secret);

  return {
    /** The server settings that trust this substitute. */
    config: { clientId, jwksUrl: `http://127.0.0.1:${port}/certs` },
    someone,
    sign,
    /** The ID token of a new person, with these claims added. */
    idToken: (claims: Claims = {}): Promise<string> => sign(someone(claims)),
    key: () => own.keys[0]!,
    /** Replaces the signing key; the old key is no longer served. */
    rotate: async () => void (own.keys = [await makeKey()]),
    /** Whether it serves its keys. */
    work: (works: boolean) => void (own.works = works),
    /** How often the keys were requested. */
    requestCount: () => own.requestCount,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
