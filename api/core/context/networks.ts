import { BlockList, isIP, SocketAddress } from 'node:net';

/** Parses a comma-separated list of addresses and networks (`10.0.0.0/8`); undefined if an entry is neither. */
export function networksIn(list: string): BlockList | undefined {
  const networks = new BlockList();
  for (const text of list.split(',')) {
    const [given = '', length, ...more] = text.trim().split('/');
    // a mapped IPv6 network would be a different IPv4 network
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
 * The unit of rate limits: an IPv4 address, or the first half of an IPv6 address, because a client usually owns all
 * addresses of that /64.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Parses an address as people and proxies write it (with a port, brackets or a zone) and normalizes it. An IPv4 address that
 * is mapped to IPv6 becomes IPv4.
 */
export function addressIn(text: string): string | undefined {
  const { v6, v4 } = /^\[(?<v6>.+)\](?::\d+)?$|^(?<v4>[\d.]+):\d+$/.exec(text)?.groups ?? {};
  const address = v6 ?? v4 ?? text;
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  const spelled = new SocketAddress({ address, family: 'ipv6' }).address;
  return /^::ffff:([\d.]+)$/.exec(spelled)?.[1] ?? spelled;
}

export const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
