import { exitCodes, Failure } from './errors.ts';
import { network } from './texts.ts';

/** Network errors: Node's error codes, and the message. A hint belongs to each. */
const networkErrors = [
  [/^ECONNREFUSED$/, 'refused'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'notFound'],
  [/^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT|TimeoutError)$/, 'timeOut'],
  [/^(EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/, 'unreachable'],
  [/^(ERR_SSL_|EPROTO$)/, 'tls'],
  [/CERT|SELF_SIGNED|ISSUER|LEAF_SIGNATURE|^ERR_TLS_/, 'certificate'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'brokenOff'],
] as const;

/** Codes that tell no more than the message. */
const plainCodes = /^(ECONN|ENOTFOUND|ETIMEDOUT|TimeoutError)/;

const hints = {
  refused: network('refusedHint'),
  notFound: network('notFoundHint'),
  timeOut: network('timeOutHint', { command: 'evm status' }),
  unreachable: network('unreachableHint'),
  tls: network('tlsHint'),
  certificate: network('certificateHint'),
  brokenOff: network('brokenOffHint', { command: 'evm status' }),
};

/** The error for an unreachable server: the address, the reason and a hint. */
export function unreachableHost(host: string, error: unknown): Failure {
  const code = codeOf(error);
  for (const [codes, name] of networkErrors)
    if (code !== undefined && codes.test(code))
      return new Failure(
        network(name, { host, code: plainCodes.test(code) ? '' : ` (${code})` }),
        exitCodes.failed,
        hints[name],
      );
  const first = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const why = first instanceof Error ? `: ${first.message}` : '';
  return new Failure(network('other', { host, why }), exitCodes.failed, network('otherHint'));
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
    network('notEvm', { host, status }),
    exitCodes.failed,
    redirected && new URL(url).origin !== host
      ? network('sendsOn', { host: new URL(url).origin })
      : status >= 500
        ? network('proxyHint', { command: 'evm status' })
        : network('otherHint'),
  );
