import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { addressIn, familyOf } from './networks.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request comes from; `ip` is only who has brought it. */
    readonly address: string;
  }
}

/** The address that a request comes from; empty where its connection is gone. */
export type AddressOf = (request: IncomingMessage) => string;

/**
 * Finds the address behind the proxies that are trusted: each appends to `X-Forwarded-For` whom it was asked by, so the list is read
 * from its end for as long as a trusted one speaks. What is no address (`unknown`, a name) says nothing: then it is the
 * proxy's own. Every door asks this one, and nothing else reads the header.
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
