import { BlockList, isIP, SocketAddress } from 'node:net';

/** The addresses and networks (`10.0.0.0/8`) of a list by commas; undefined where one of them is neither. */
export function networksIn(list: string): BlockList | undefined {
  const networks = new BlockList();
  for (const text of list.split(',')) {
    const [given = '', length, ...more] = text.trim().split('/');
    // as an IPv4 network it would be another one
    const address = addressIn(given);
    if (isIP(given) === 0 || !address || more.length > 0) return undefined;
    const bits = isIP(address) === 4 ? 32 : 128;
    if (length === undefined) networks.addAddress(address, familyOf(address));
    else if (isIP(given) === isIP(address) && /^[1-9]\d{0,2}$/.test(length) && Number(length) <= bits)
      networks.addSubnet(address, Number(length), familyOf(address));
    else return undefined;
  }
  return networks;
}

/**
 * What counters take for one place: an IPv4 address, or the first half of an IPv6 address, since whoever has one of those
 * has all that begin with it.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The address in a text as people and proxies write them (with a port, in brackets, with a zone), always in the same
 * spelling; one of IPv4 that is written as IPv6 is of IPv4.
 */
export function addressIn(text: string): string | undefined {
  const { v6, v4 } = /^\[(?<v6>.+)\](?::\d+)?$|^(?<v4>[\d.]+):\d+$/.exec(text)?.groups ?? {};
  const address = v6 ?? v4 ?? text;
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  const spelled = new SocketAddress({ address, family: 'ipv6' }).address;
  return /^::ffff:([\d.]+)$/.exec(spelled)?.[1] ?? spelled;
}

export const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
