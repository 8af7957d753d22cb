import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { addressIn, familyOf, networksIn } from './networks.ts';

/** IPv4 networks that are not public: private, local, reserved and multicast. */
const reservedIpv4 = networksIn(
  '0.0.0.0/8,10.0.0.0/8,100.64.0.0/10,127.0.0.0/8,169.254.0.0/16,172.16.0.0/12,192.0.0.0/24,192.0.2.0/24,192.88.99.0/24,' +
    '192.168.0.0/16,198.18.0.0/15,198.51.100.0/24,203.0.113.0/24,224.0.0.0/4,240.0.0.0/4',
)!;

/** Public IPv6 addresses begin with 001. `reservedIpv6` lists exceptions: tunnels to IPv4, documentation, reserved networks. */
const publicIpv6 = networksIn('2000::/3')!;
const reservedIpv6 = networksIn('2001::/23,2001:db8::/32,2002::/16,3fff::/20')!;

function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !reservedIpv4.check(address);
  return publicIpv6.check(address, 'ipv6') && !reservedIpv6.check(address, 'ipv6');
}

/** The response: its status and the beginning of its body. */
export interface OutgoingResponse {
  readonly status: number;
  readonly text: string;
}

interface OutgoingRequest {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

/** The time-out for a whole response in milliseconds, and the bytes of it that are read. */
const timeout = 8000;
const maxBytesRead = 2000;

/**
 * Sends requests to addresses that users or admins have entered. Only public addresses over https are allowed, checked after
 * name resolution. The operator may allow further networks (`PRIVATE_TARGETS`), also over http. Redirects are not followed.
 */
export class Outgoing {
  constructor(private readonly allowed = new BlockList()) {}

  /** Whether requests to this address are allowed. The addresses of a name are checked when the request is sent. */
  maySendTo(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { protocol, hostname, username, password } = new URL(url);
    if (username || password) return false;
    const address = addressIn(hostname);
    if (protocol === 'http:') return address !== undefined && this.isAllowed(address);
    if (protocol !== 'https:') return false;
    return address === undefined ? hostname.includes('.') && !hostname.endsWith('.localhost') : this.mayReach(address);
  }

  /** Sends a request. Throws if the address is not allowed, or if the response does not arrive in time. */
  post(url: string, { headers, body }: OutgoingRequest): Promise<OutgoingResponse> {
    if (!this.maySendTo(url)) throw new Error('This address may not be asked.');
    const send = url.startsWith('http:') ? httpRequest : httpsRequest;
    return new Promise((answer, fail) => {
      const signal = AbortSignal.timeout(timeout);
      // a new connection, because the name of a kept one was resolved long ago
      const request = send(url, { method: 'POST', headers: { ...headers }, lookup: this.lookup, agent: false, signal });
      request.on('error', (error) => fail(signal.aborted ? new Error('It did not answer in time.') : error));
      request.on('response', (response) => {
        let text = '';
        const done = () => answer({ status: response.statusCode!, text: text.slice(0, maxBytesRead) });
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          if (text.length < maxBytesRead) return;
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

  /** Checks the resolved addresses while connecting, so that a name cannot change in between (DNS rebinding). */
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
