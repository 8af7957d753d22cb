import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type SubscribePayload } from 'graphql-ws/client';
import { WebSocket } from 'ws';
import { type Api, type ApiError, failureOf } from './api.ts';
import type { Evm } from './command.ts';
import type { Document } from './document.ts';
import { Failure, notSignedIn } from './errors.ts';
import { unreachableHost } from './network.ts';
import { tell } from './language.ts';
import { message } from './texts.ts';

/** Time-out in ms without any message; the server pings every 12 seconds. */
const silenceTimeout = 40_000;
const minBackoff = 1000;
const maxBackoff = 30_000;

/** Close codes for no session or an ended session. */
const signedOutCodes = [4401, 4403];

/** Close codes after which we must not reconnect: too many messages, or too many newer connections of the same person. */
const rejectedCodes = [4410, 4429];

/**
 * Follows a subscription until Ctrl-C. If the connection is lost, prints a message and reconnects with backoff. Each new
 * connection starts with the first message of the subscription, so `next` can detect it. Throws if there is no session, or
 * if the first connection fails.
 */
export async function follow<Answer, Variables extends Record<string, unknown>>(
  { io, api }: Evm,
  subscription: Document<Answer, Variables>,
  variables: Variables,
  next: (data: Answer) => void,
): Promise<void> {
  if (!api.token) throw notSignedIn();
  const payload = { query: subscription as unknown as string, variables };
  const stop = io.interrupt();
  const server = { wasEverConnected: false, isConnected: false };
  let backoff = minBackoff;
  while (!stop.aborted) {
    const close = await runConnection<Answer>(api, payload, stop, (data) => {
      server.wasEverConnected = server.isConnected = true;
      backoff = minBackoff;
      next(data);
    });
    if (stop.aborted) return;
    if (signedOutCodes.includes(close.code)) throw notSignedIn(close.reason);
    if (rejectedCodes.includes(close.code)) throw new Failure(close.reason);
    if (!server.wasEverConnected)
      throw close.reason ? new Failure(close.reason) : unreachableHost(api.host, close.cause);
    if (server.isConnected)
      await tell(io, message('tryingAgain', { reason: close.reason || message('connectionGone', { host: api.host }) }));
    server.isConnected = false;
    await wait(backoff, undefined, { signal: stop }).catch(() => {});
    backoff = Math.min(maxBackoff, backoff * 2);
  }
}

interface ConnectionClose {
  code: number;
  reason: string;
  /** The error if the socket never opened. */
  cause?: unknown;
}

/** Runs one connection until it closes. Throws errors of the subscription and of `next`. */
async function runConnection<Answer>(
  { host, token, headers }: Api,
  payload: SubscribePayload,
  stop: AbortSignal,
  next: (data: Answer) => void,
): Promise<ConnectionClose> {
  let cause: unknown;
  const client = createClient({
    url: `${host.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: socketClassFor(stop, (error) => (cause = error)),
    connectionParams: { authorization: `Bearer ${token}`, language: headers['accept-language'] },
    retryAttempts: 0,
  });
  return new Promise<ConnectionClose>((end, fail) => {
    const leave = client.subscribe<Answer>(payload, {
      next: ({ data, errors }) => {
        if (errors?.[0]) return fail(failureOf(errors[0]));
        try {
          if (data) next(data);
        } catch (error) {
          fail(error);
        }
      },
      error: (error) => {
        if (Array.isArray(error)) fail(failureOf(error[0] as ApiError));
        else end({ ...parseClose(error), cause });
      },
      complete: () => end({ code: 1000, reason: '' }),
    });
    stop.addEventListener('abort', leave, { once: true });
  }).finally(() => client.dispose());
}

/** Close code and reason of a socket. Code 1006 if it never opened. */
function parseClose(error: unknown): ConnectionClose {
  const { code, reason } = error as Partial<Record<keyof ConnectionClose, unknown>>;
  return { code: typeof code === 'number' ? code : 1006, reason: typeof reason === 'string' ? reason : '' };
}

/** A socket class that terminates after `silenceTimeout` without a ping, and stops connecting on abort. */
const socketClassFor = (stop: AbortSignal, onError: (error: Error) => void) =>
  class extends WebSocket {
    constructor(address: string, protocol: string) {
      super(address, protocol, { handshakeTimeout: 10_000 });
      let silence: NodeJS.Timeout | undefined;
      const restartTimeout = () => {
        clearTimeout(silence);
        silence = setTimeout(() => this.terminate(), silenceTimeout);
      };
      const giveUp = () => {
        if (this.readyState === WebSocket.CONNECTING) this.terminate();
      };
      stop.addEventListener('abort', giveUp, { once: true });
      this.on('error', onError)
        .on('open', restartTimeout)
        .on('ping', restartTimeout)
        .on('close', () => clearTimeout(silence));
    }
  };
