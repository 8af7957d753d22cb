import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose';

/** What a token says; undefined leaves a claim out. */
export type Claims = Readonly<Record<string, unknown>>;

/** A key that tokens are signed with; `spki` is its public half as a text. */
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

/** A Google of this machine: it gives away its keys over HTTP and signs what people would bring from its button. */
export async function startGoogle(clientId = 'evm.apps.example') {
  const own = { keys: [await makeKey()], asked: 0, works: true };
  const server = createServer((_request, response) => {
    own.asked += 1;
    response.writeHead(own.works ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: own.keys.map(({ jwk }) => jwk) }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let people = 0;

  /** What Google says of somebody whom nobody here knows yet. */
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

  /** Signs exactly this. */
  const sign = (claims: Claims, key = own.keys[0]!): Promise<string> =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' }).sign(key.secret);

  return {
    /** Settings of an API that believes this Google. */
    config: { clientId, jwksUrl: `http://127.0.0.1:${port}/certs` },
    someone,
    sign,
    /** The credential of somebody, of whom these claims are the interesting ones. */
    idToken: (claims: Claims = {}): Promise<string> => sign(someone(claims)),
    key: () => own.keys[0]!,
    /** Signs with another key from now on, and knows the one before no longer. */
    rotate: async () => void (own.keys = [await makeKey()]),
    /** Whether it answers as it should. */
    work: (works: boolean) => void (own.works = works),
    /** How often its keys were asked for. */
    asked: () => own.asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
