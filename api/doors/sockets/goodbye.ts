import type { Context as Connection } from 'graphql-ws';
import { inWords } from '../../core/texts/inWords.ts';
import { inLanguage } from '../../core/texts/language.ts';
import type { Sentence } from '../../core/texts/texts.ts';
import { isRefusal } from '../../core/refusals/errors.ts';
import { sentence as coreSentence } from '../../core/texts/refusalTexts.ts';
import { sentence } from '../texts.ts';
import type { SocketExtra } from './sockets.ts';

/** A close code, and the reason for people. */
export type Reason = readonly [code: number, reason: Sentence];

/** Clients of graphql-ws do not reconnect after 4401, 4429 and 4500. */
export const closedBy = {
  notSignedIn: [4401, coreSentence('notSignedIn')],
  ended: [4403, sentence('sessionEnded')],
  anew: [1012, sentence('viewChanged')],
  goodbye: [1001, sentence('goingAway')],
  slowness: [1013, sentence('readsTooSlowly')],
  trouble: [1013, sentence('connectLater')],
  crowd: [4410, sentence('tooManyPlaces')],
  flood: [4429, sentence('tooManyMessages')],
  failure: [4500, sentence('trouble')],
  maintenance: [4503, sentence('closedForMaintenance')],
} as const;

/** How long open operations may delay the end of a socket, in milliseconds. */
const longestAnswers = 1000;

/** Closes a socket with the reason in the language of its reader. */
export const closeSocket = ({ socket, language }: Pick<SocketExtra, 'socket' | 'language'>, [code, why]: Reason) =>
  inLanguage(language, () => socket.close(code, inWords(why)));

export type GraphqlConnection = Connection<{ authorization?: string }, SocketExtra>;

/** Closes a socket after its running operations are answered. Nothing else is sent or received. */
export function dismiss({ extra, subscriptions }: GraphqlConnection, why: Reason): void {
  if (extra.leave) return;
  const leave = () => closeSocket(extra, why);
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

export const reasonFor = (error: unknown, otherwise: Reason): Reason =>
  isRefusal(error, 'UNAUTHENTICATED')
    ? otherwise
    : isRefusal(error, 'MAINTENANCE')
      ? closedBy.maintenance
      : closedBy.trouble;
