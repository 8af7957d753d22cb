import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Whether the origin of a request may open a socket. */
export type OriginCheck = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/**
 * Browsers let any page open a socket to any host and send its `Origin`. It must be the requested host or one of the
 * configured origins. Requests without an `Origin` come from programs: a page cannot omit it.
 */
export function checkOrigins(allowedOrigins: readonly string[]): OriginCheck {
  return ({ headers: { origin, host } }) => {
    if (origin === undefined || allowedOrigins.includes(origin)) return true;
    if (!URL.canParse(origin)) return false;
    const page = new URL(origin);
    const requestedOrigin = `${page.protocol}//${host}`;
    return page.host !== '' && URL.canParse(requestedOrigin) && new URL(requestedOrigin).host === page.host;
  };
}

/** Refuses an upgrade with 403. */
export function refuseSocket(wire: Duplex): void {
  wire.on('error', () => {});
  wire.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => wire.destroy());
}
