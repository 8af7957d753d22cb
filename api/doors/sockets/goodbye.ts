import type { Context as Connection } from 'graphql-ws';
import { inWords } from '../../core/texts/inWords.ts';
import { isRefusal } from '../../core/refusals/errors.ts';
import { sentence } from '../texts.ts';
import type { SocketExtra } from './sockets.ts';

export const closedBy = {
  notSignedIn: [4401, 'Please log in to continue.'],
  ended: [4403, inWords(sentence('sessionEnded'))],
  anew: [1012, 'What you see has changed. Please connect again.'],
  trouble: [1013, 'Please try again in a moment.'],
  crowd: [4410, 'You have connected from too many places; the newest of them stay connected.'],
  maintenance: [4503, 'We are working on the platform and will be back soon.'],
} as const;

/** How long open operations may delay the end of a socket, in milliseconds. */
const longestAnswers = 1000;

export type GraphqlConnection = Connection<{ authorization?: string }, SocketExtra>;

/** Closes a socket after its running operations are answered. Nothing else is sent or received. */
export function dismiss({ extra, subscriptions }: GraphqlConnection, why: Reason): void {
  if (extra.leave) return;
  const leave = () => extra.socket.close(...why);
  extra.leave = leave;
  for (const [id, subscription] of Object.entries(subscriptions)) {
    if (extra.executing?.has(id)) continue;
    // graphql-ws sends results only for the operations in this record
    delete subscriptions[id];
    if (subscription && 'return' in subscription) void subscription.return(undefined);
  }
  if (extra.executing?.size) setTimeout(leave, longestAnswers).unref();
  else leave();
}

export type Reason = readonly [code: number, reason: string];

export const reasonFor = (error: unknown, otherwise: Reason): Reason =>
  isRefusal(error, 'UNAUTHENTICATED')
    ? otherwise
    : isRefusal(error, 'MAINTENANCE')
      ? closedBy.maintenance
      : closedBy.trouble;
