import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressesBehind } from './address.ts';
import { networkOf, networksIn } from './networks.ts';

const local = '127.0.0.0/8,::1';

/** The address that is found if `peer` connects and sends this `X-Forwarded-For`. */
const found = (trusted: string, peer: string | undefined, forwarded?: string) =>
  addressesBehind(networksIn(trusted)!)({
    socket: { remoteAddress: peer },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage);

describe('the address of a request', () => {
  test.each<[what: string, trusted: string, peer: string | undefined, forwarded: string | undefined, address: string]>([
    ['is that of the peer', local, '203.0.113.7', undefined, '203.0.113.7'],
    ['is that of an IPv6 peer', local, '2001:db8::7', undefined, '2001:db8::7'],
    ['is IPv4 if it is mapped to IPv6', local, '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['ignores the header of an untrusted peer', local, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['is reported by a proxy on this machine', local, '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['is reported by a proxy over IPv6', local, '::1', '203.0.113.7', '203.0.113.7'],
    ['is reported by a proxy over mapped IPv4', local, '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['ignores what the client sent to the proxy', local, '127.0.0.1', '10.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['is that of the proxy without a header', local, '127.0.0.1', undefined, '127.0.0.1'],
    ['is that of the proxy with an empty header', local, '127.0.0.1', '', '127.0.0.1'],
    ['is that of the proxy if it reports unknown', local, '127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
    ['is not read from a plain number', local, '127.0.0.1', '3405803783', '127.0.0.1'],
    ['is not read with leading zeros', local, '127.0.0.1', '203.000.113.007', '127.0.0.1'],
    ['is found behind two proxies', `${local},10.0.0.0/8`, '127.0.0.1', '203.0.113.7, 10.9.8.7', '203.0.113.7'],
    ['is that of the second proxy if it is untrusted', local, '127.0.0.1', '203.0.113.7, 10.9.8.7', '10.9.8.7'],
    ['is found behind a proxy elsewhere', '192.0.2.10', '192.0.2.10', '203.0.113.7', '203.0.113.7'],
    ['is found behind a proxy of IPv6', '2001:db8:9::/48', '2001:db8:9:1::2', '2001:db8::7', '2001:db8::7'],
    ['ignores this machine if another proxy is named', '192.0.2.10', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
    ['is the first if all hops are trusted', local, '127.0.0.1', '127.0.0.9, 127.0.0.8', '127.0.0.9'],
    ['is without the port', local, '127.0.0.1', '203.0.113.7:51234', '203.0.113.7'],
    ['is without brackets', local, '127.0.0.1', '[2001:db8::7]', '2001:db8::7'],
    ['is without brackets and port', local, '127.0.0.1', '[2001:db8::7]:51234', '2001:db8::7'],
    ['is without a zone', local, 'fe80::7%eth0', undefined, 'fe80::7'],
    ['is normalized', local, '127.0.0.1', '2001:0DB8:0:0::0007', '2001:db8::7'],
    ['is IPv4 in any spelling', local, '127.0.0.1', '::FFFF:cb00:7107', '203.0.113.7'],
    ['is found between blanks', local, '127.0.0.1', '  203.0.113.7  ', '203.0.113.7'],
    ['is found at the end of a long list', local, '127.0.0.1', `${'x,'.repeat(5000)}203.0.113.7`, '203.0.113.7'],
    ['is empty if the connection is closed', local, undefined, '203.0.113.7', ''],
  ])('the address %s', (_, trusted, peer, forwarded, address) => {
    expect(found(trusted, peer, forwarded)).toBe(address);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:6', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4:6', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1:2:3:4::', '1:2:3:4::/64'],
  ['', ''],
])('rate limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  '10.0.0.0/33',
  '10.0.0.0/0',
  '2001:db8::/129',
  '::ffff:10.0.0.0/104',
  '10.0.0.1/8/8',
  'proxy',
  '1',
  'true',
  '',
  '10.0.0.1:80',
  '[::1]',
  '10.0.0.1,',
  '10.0.0.0/08',
])('"%s" is no list of networks', (list) => {
  expect(networksIn(list)).toBeUndefined();
});
