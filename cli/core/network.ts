import { exitCodes, Failure } from './errors.ts';

/** Network errors: Node's error codes, the message, and the hint. */
const networkErrors: readonly [RegExp, (host: string) => string, string][] = [
  [
    /^ECONNREFUSED$/,
    (host) => `${host} refuses the connection.`,
    'Is the server running, and is the port right? --host names another.',
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    (host) => `${host} is not found: no address belongs to this name.`,
    'Is the name right, and are you online? --host names another.',
  ],
  [
    /^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT|TimeoutError)$/,
    (host) => `${host} does not answer in time.`,
    'Is it reachable from here, or behind a firewall? Try again, or look with: evm status',
  ],
  [
    /^(EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/,
    (host) => `${host} cannot be reached from this network.`,
    'Are you online, and in the right network?',
  ],
  [
    /^(ERR_SSL_|EPROTO$)/,
    (host) => `${host} does not speak TLS as it should.`,
    'If it serves no https, write http:// before the host. The address may be that of another service.',
  ],
  [
    /CERT|SELF_SIGNED|ISSUER|LEAF_SIGNATURE|^ERR_TLS_/,
    (host) => `The certificate of ${host} is not trusted.`,
    'Is the name right? A certificate authority of your own is named in NODE_EXTRA_CA_CERTS.',
  ],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    (host) => `${host} has broken the connection off.`,
    'It may be starting again: try once more, or look with: evm status',
  ],
];

/** The error for an unreachable server: the address, the reason and a hint. */
export function unreachableHost(host: string, error: unknown): Failure {
  const code = codeOf(error);
  for (const [codes, sentence, hint] of networkErrors)
    if (code !== undefined && codes.test(code)) {
      const isPlain = /^(ECONN|ENOTFOUND|ETIMEDOUT|TimeoutError)/.test(code);
      return new Failure(
        isPlain ? sentence(host) : `${sentence(host).slice(0, -1)} (${code}).`,
        exitCodes.failed,
        hint,
      );
    }
  const first = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const why = first instanceof Error ? `: ${first.message}` : '';
  return new Failure(`${host} cannot be asked${why}.`, exitCodes.failed, 'Is the address right? --host names another.');
}

/** The code of an error or of its causes. fetch wraps errors once or several times. */
function codeOf(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
    if (each.name === 'TimeoutError') return each.name;
  }
  return undefined;
}

/** The error for a host that answers, but is not an evm server. */
export const notEvm = (host: string, { status, redirected, url }: Response): Failure =>
  new Failure(
    `${host} answers with ${status}, but not as an evm server does.`,
    exitCodes.failed,
    redirected && new URL(url).origin !== host
      ? `It sends on to ${new URL(url).origin}: is that the host?`
      : status >= 500
        ? 'A proxy may be waiting for the server: try again, or look with: evm status'
        : 'Is the address right? --host names another.',
  );
