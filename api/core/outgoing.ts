import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { addressIn, familyOf, networksIn } from './networks.ts';

/** IPv4 that is not of the whole internet: of one's own network, of this machine, for tests, to many at once. */
const closed4 = networksIn(
  '0.0.0.0/8,10.0.0.0/8,100.64.0.0/10,127.0.0.0/8,169.254.0.0/16,172.16.0.0/12,192.0.0.0/24,192.0.2.0/24,192.88.99.0/24,' +
    '192.168.0.0/16,198.18.0.0/15,198.51.100.0/24,203.0.113.0/24,224.0.0.0/4,240.0.0.0/4',
)!;

/** IPv6 of the whole internet begins with three bits, and what is in it only leads to IPv4 or is for books. */
const open6 = networksIn('2000::/3')!;
const closed6 = networksIn('2001::/23,2001:db8::/32,2002::/16,3fff::/20')!;

function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !closed4.check(address);
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** What came back: the status, and how the answer begins. */
export interface Answered {
  readonly status: number;
  readonly text: string;
}

interface Asked {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

/** For how long, in milliseconds, an answer is waited for altogether, and how many bytes of it are read. */
const patience = 8000;
const mostRead = 2000;

/**
 * Requests to addresses that people or admins have named: only to what is public, over https, whatever their names lead to
 * by now; also to the networks that the operator of the server has allowed (`PRIVATE_TARGETS`), over http too. Nothing is
 * followed elsewhere.
 */
export class Outgoing {
  constructor(private readonly allowed = new BlockList()) {}

  /** Whether this is an address that may be asked; for a name, that shows when it is asked. */
  mayAsk(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { protocol, hostname, username, password } = new URL(url);
    if (username || password) return false;
    const address = addressIn(hostname);
    if (protocol === 'http:') return address !== undefined && this.isAllowed(address);
    if (protocol !== 'https:') return false;
    return address === undefined ? hostname.includes('.') && !hostname.endsWith('.localhost') : this.mayReach(address);
  }

  /** Sends one request. Throws where nothing came back in time, and for what may not be asked. */
  post(url: string, { headers, body }: Asked): Promise<Answered> {
    if (!this.mayAsk(url)) throw new Error('This address may not be asked.');
    const send = url.startsWith('http:') ? httpRequest : httpsRequest;
    return new Promise((answer, fail) => {
      const signal = AbortSignal.timeout(patience);
      // a connection of its own: what is kept open has been looked up long before
      const request = send(url, { method: 'POST', headers: { ...headers }, lookup: this.lookup, agent: false, signal });
      request.on('error', (error) => fail(signal.aborted ? new Error('It did not answer in time.') : error));
      request.on('response', (response) => {
        let text = '';
        const done = () => answer({ status: response.statusCode!, text: text.slice(0, mostRead) });
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          if (text.length < mostRead) return;
          done();
          request.destroy();
        });
        response.on('end', done);
        response.on('error', fail);
      });
      request.end(body);
    });
  }

  private isAllowed(address: string): boolean {
    return this.allowed.check(address, familyOf(address));
  }

  private mayReach(address: string): boolean {
    return isPublic(address) || this.isAllowed(address);
  }

  /** What a name leads to is looked at where the connection is made, so that it cannot be another one by then. */
  private readonly lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const open = error ? [] : found.filter(({ address }) => this.mayReach(addressIn(address) ?? ''));
      if (open.length === 0) {
        callback(error ?? new Error(`${hostname} leads to no public address.`), '', 4);
        return;
      }
      if (options.all) callback(null, open);
      else callback(null, open[0]!.address, open[0]!.family);
    });
  };
}
