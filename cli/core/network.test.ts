import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { evmAt } from '../testing/run.ts';
import { unreachableHost } from './network.ts';
import { words } from './language.ts';

const { evm } = evmAt('http://127.0.0.1:1');

/** The error message of evm about a host, with the address replaced by HOST. */
async function errorMessageFor(host: string, ...argv: string[]): Promise<string> {
  const run = await evm(['--host', host, ...(argv.length > 0 ? argv : ['whoami'])], { env: { EVM_TOKEN: 'any' } });
  expect([run.code, run.out]).toEqual([1, '']);
  return run.said.replaceAll(host, 'HOST');
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serverThatAnswers = (answer: (response: ServerResponse) => void) =>
  listen(createHttpServer((_, response) => answer(response)));

const refusedHint = 'Is the server running, and is the port right? --host names another.';

test('a refused connection has its own message', async () => {
  expect(await errorMessageFor('http://127.0.0.1:1', 'announcements', 'watch')).toBe(
    `HOST refuses the connection.\n${refusedHint}`,
  );
  const server = createServer();
  const host = await listen(server);
  server.close();
  await once(server, 'close');
  expect(await errorMessageFor(host)).toBe(`HOST refuses the connection.\n${refusedHint}`);
});

test('an unknown host name has its own message', async () => {
  expect(await errorMessageFor('https://evm.invalid')).toMatch(
    /^HOST is not found: no address belongs to this name \(\w+\)\.\n|^HOST is not found: no address belongs to this name\.\n/,
  );
});

test('a connection that breaks before or during a response has its own message', async () => {
  const slams = await listen(createServer((socket) => socket.destroy()));
  const halves = await serverThatAnswers((response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('{"data"');
    setImmediate(() => response.destroy());
  });
  for (const host of [slams, halves])
    expect(await errorMessageFor(host)).toMatch(
      /^HOST has broken the connection off( \(UND_ERR_SOCKET\))?\.\nIt may be starting again/,
    );
});

test('a host without TLS has its own message', async () => {
  const host = await serverThatAnswers((response) => response.end());
  const run = await errorMessageFor(host.replace('http:', 'https:'));
  expect(run).toMatch(
    /^HOST does not speak TLS as it should \((EPROTO|ERR_SSL_\w+)\)\.\nIf it serves no https, write http:\/\/ /,
  );
});

test.each([
  [
    404,
    '<h1>Not here</h1>',
    'HOST answers with 404, but not as an evm server does.\nIs the address right? --host names another.',
  ],
  [
    200,
    '{"hello": "world"}',
    'HOST answers with 200, but not as an evm server does.\nIs the address right? --host names another.',
  ],
  [
    502,
    'Bad gateway',
    'HOST answers with 502, but not as an evm server does.\nA proxy may be waiting for the server: try again, or look with: evm status',
  ],
  [429, '{"success": false, "message": "Slow down.", "code": "TOO_MANY_REQUESTS"}', 'Slow down.'],
])('a response with %i and %s has its own message', async (status, text, sentence) => {
  const host = await serverThatAnswers((response) => response.writeHead(status).end(text));
  expect(await errorMessageFor(host)).toBe(sentence);
});

test('the message for a redirect names the other host', async () => {
  const other = await serverThatAnswers((response) => response.writeHead(404).end());
  const host = await serverThatAnswers((response) => response.writeHead(302, { location: other }).end());
  expect(await errorMessageFor(host)).toBe(
    `HOST answers with 404, but not as an evm server does.\nIt sends on to ${other}: is that the host?`,
  );
});

const fetchError = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('why'), { code }) });

test.each([
  [fetchError('UND_ERR_CONNECT_TIMEOUT'), 'H does not answer in time (UND_ERR_CONNECT_TIMEOUT).'],
  [new DOMException('', 'TimeoutError'), 'H does not answer in time.'],
  [fetchError('ENETUNREACH'), 'H cannot be reached from this network (ENETUNREACH).'],
  [fetchError('CERT_HAS_EXPIRED'), 'The certificate of H is not trusted (CERT_HAS_EXPIRED).'],
  [fetchError('DEPTH_ZERO_SELF_SIGNED_CERT'), 'The certificate of H is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT).'],
  [fetchError('ERR_TLS_CERT_ALTNAME_INVALID'), 'The certificate of H is not trusted (ERR_TLS_CERT_ALTNAME_INVALID).'],
  [
    fetchError('UNABLE_TO_GET_ISSUER_CERT_LOCALLY'),
    'The certificate of H is not trusted (UNABLE_TO_GET_ISSUER_CERT_LOCALLY).',
  ],
  [fetchError('OTHER'), 'H cannot be asked: why.'],
  [undefined, 'H cannot be asked.'],
])('the message for %s is "%s"', async (error, sentence) => {
  const failure = unreachableHost('H', error);
  expect([await failure.text(), failure.exitCode]).toEqual([sentence, 1]);
  expect(await words(failure.hint!)).toMatch(/[.?]|evm status$/);
});
