import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Whether a socket may be opened from where the request says that it comes from. */
export type IsWelcome = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/**
 * Browsers let any page open a socket to anywhere and say in `Origin` which page it was: it has to be one of our own, of
 * the address that was asked or one of those that are named. Programs send no `Origin`, and no page can leave it out.
 */
export function welcomeFrom(named: readonly string[]): IsWelcome {
  return ({ headers: { origin, host } }) => {
    if (origin === undefined || named.includes(origin)) return true;
    if (!URL.canParse(origin)) return false;
    const page = new URL(origin);
    const asked = `${page.protocol}//${host}`;
    return page.host !== '' && URL.canParse(asked) && new URL(asked).host === page.host;
  };
}

/** Answers 403 to who would open a socket. */
export function refuseSocket(wire: Duplex): void {
  wire.on('error', () => {});
  wire.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => wire.destroy());
}
