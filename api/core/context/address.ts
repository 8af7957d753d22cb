import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { addressIn, familyOf } from './networks.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address; `ip` is that of the peer, which may be a proxy. */
    readonly address: string;
  }
}

/** Returns the client's address; empty if the connection is closed. */
export type AddressOf = (request: IncomingMessage) => string;

/**
 * Finds the client's address behind trusted proxies. Each proxy appends the address of its client to `X-Forwarded-For`. So
 * the list is read from its end, as long as the hop is trusted. If an entry is no address (`unknown`, a name), the result is
 * the address of the proxy that sent it. All doors use this; nothing else reads the header.
 */
export function addressesBehind(trusted: BlockList): AddressOf {
  return ({ socket, headers }) => {
    let address = addressIn(socket.remoteAddress ?? '') ?? '';
    const forwarded = headers['x-forwarded-for'];
    if (forwarded === undefined) return address;
    for (const hop of String(forwarded).split(',').toReversed()) {
      if (!trusted.check(address, familyOf(address))) break;
      const before = addressIn(hop.trim());
      if (!before) break;
      address = before;
    }
    return address;
  };
}
