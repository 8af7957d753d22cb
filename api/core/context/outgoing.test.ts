import { BlockList } from 'node:net';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { networksIn } from './networks.ts';
import { Outgoing } from './outgoing.ts';

/** The addresses that every name resolves to. */
const leadsTo = vi.hoisted(() => ({ addresses: [] as { address: string; family: number }[] }));
vi.mock('node:dns', async (original) => ({
  ...(await original<object>()),
  lookup: (_name: string, _options: object, done: (error: null, found: object) => void) =>
    done(null, leadsTo.addresses),
}));

const outgoing = new Outgoing();

test.each([
  'https://push.example/a',
  'https://push.example:8443/a',
  'https://8.8.8.8/a',
  'https://[2606:4700::1111]/a',
  // the operator has allowed these
  'http://10.1.2.3/a',
  'https://10.1.2.3/a',
])('requests to %s are allowed', (url) => {
  expect(new Outgoing(networksIn('10.0.0.0/8')).maySendTo(url)).toBe(true);
});

test.each([
  'http://push.example/a',
  'http://8.8.8.8/a',
  'https://user:word@push.example/a',
  'https://0.0.0.0/a',
  'https://10.1.2.3/a',
  'https://100.64.0.1/a',
  'https://127.0.0.1/a',
  'https://127.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://169.254.169.254/latest/meta-data',
  'https://172.16.0.1/a',
  'https://192.168.0.1/a',
  'https://224.0.0.1/a',
  'https://255.255.255.255/a',
  'https://[::]/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://[64:ff9b::a00:1]/a',
  'https://[2002:a00:1::]/a',
  'https://[fd00::1]/a',
  'https://[fe80::1]/a',
  'https://[ff02::1]/a',
  'https://localhost/a',
  'https://a.localhost/a',
  'https://printer/a',
  'ftp://push.example/a',
  'javascript:alert(1)',
  'push.example',
  '',
])('requests to %s are refused', (url) => {
  expect(outgoing.maySendTo(url)).toBe(false);
  expect(() => outgoing.post(url, { headers: {}, body: '' })).toThrow('may not be asked');
});

test.each([
  ['a private address', ['10.0.0.1']],
  ['several private addresses', ['192.168.1.1', 'fd00::1', '::ffff:127.0.0.1']],
  ['no address', []],
])('a name that resolves to %s is refused', async (_, addresses) => {
  leadsTo.addresses = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  await expect(outgoing.post('https://rebound.example/a', { headers: {}, body: '' })).rejects.toThrow(
    'rebound.example leads to no public address.',
  );
});

test('redirects are not followed, and only the beginning of a response is read', async () => {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (request.url === '/moved') response.writeHead(307, { location: '/long' }).end();
    else response.writeHead(200).write('a'.repeat(100_000));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const own = new Outgoing(networksIn('127.0.0.1'));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await own.post(`${url}/moved`, { headers: {}, body: '' })).toEqual({ status: 307, text: '' });
  expect(requests).toBe(1);
  // the response never ends
  const { status, text } = await own.post(`${url}/long`, { headers: {}, body: '' });
  expect([status, text.length]).toEqual([200, 2000]);
  expect(new Outgoing(new BlockList()).maySendTo(url)).toBe(false);
});
