import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type SubscribePayload } from 'graphql-ws/client';
import { WebSocket } from 'ws';
import { type Api, type ApiError, failureOf } from './api.ts';
import type { Evm } from './command.ts';
import type { Document } from './document.ts';
import { Failure, notSignedIn } from './errors.ts';
import { noAnswer } from './network.ts';

/** How often the server must be heard of; it pings every 12 seconds. */
const longestSilence = 40_000;
const shortestPause = 1000;
const longestPause = 30_000;

/** Why the server lets nobody in: no session, or one that has ended. */
const turnedAway = [4401, 4403];

/** Why it does not want to see us again: too much was sent, or others of the same person were opened later. */
const sentAway = [4410, 4429];

/**
 * Brings what a subscription tells, over as many connections as it takes, until Ctrl-C. A connection that is lost is
 * said, and made again; `next` hears of it by what the subscription begins with. Throws where there is no session, or
 * no server at the beginning.
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
  const server = { everThere: false, there: false };
  let pause = shortestPause;
  while (!stop.aborted) {
    const close = await connection<Answer>(api, payload, stop, (data) => {
      server.everThere = server.there = true;
      pause = shortestPause;
      next(data);
    });
    if (stop.aborted) return;
    if (turnedAway.includes(close.code)) throw notSignedIn(close.reason);
    if (sentAway.includes(close.code)) throw new Failure(close.reason);
    if (!server.everThere) throw close.reason ? new Failure(close.reason) : noAnswer(api.host, close.cause);
    if (server.there) io.say(`${close.reason || `The connection to ${api.host} is gone.`} Trying again…`);
    server.there = false;
    await wait(pause, undefined, { signal: stop }).catch(() => {});
    pause = Math.min(longestPause, pause * 2);
  }
}

interface Close {
  code: number;
  reason: string;
  /** Why a socket never opened. */
  cause?: unknown;
}

/** One connection until its end. Throws what the server has against the subscription, and what `next` throws. */
async function connection<Answer>(
  { host, token }: Api,
  payload: SubscribePayload,
  stop: AbortSignal,
  next: (data: Answer) => void,
): Promise<Close> {
  let cause: unknown;
  const client = createClient({
    url: `${host.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: socketsUntil(stop, (error) => (cause = error)),
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  return new Promise<Close>((end, fail) => {
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
        else end({ ...closeIn(error), cause });
      },
      complete: () => end({ code: 1000, reason: '' }),
    });
    stop.addEventListener('abort', leave, { once: true });
  }).finally(() => client.dispose());
}

/** How a socket was closed; one that never opened has no code of its own. */
function closeIn(error: unknown): Close {
  const { code, reason } = error as Partial<Record<keyof Close, unknown>>;
  return { code: typeof code === 'number' ? code : 1006, reason: typeof reason === 'string' ? reason : '' };
}

/** Sockets that end when nothing is heard of the other side any more, and do not open any more after the signal. */
const socketsUntil = (stop: AbortSignal, failed: (error: Error) => void) =>
  class extends WebSocket {
    constructor(address: string, protocol: string) {
      super(address, protocol, { handshakeTimeout: 10_000 });
      let silence: NodeJS.Timeout | undefined;
      const hear = () => {
        clearTimeout(silence);
        silence = setTimeout(() => this.terminate(), longestSilence);
      };
      const giveUp = () => {
        if (this.readyState === WebSocket.CONNECTING) this.terminate();
      };
      stop.addEventListener('abort', giveUp, { once: true });
      this.on('error', failed)
        .on('open', hear)
        .on('ping', hear)
        .on('close', () => clearTimeout(silence));
    }
  };
