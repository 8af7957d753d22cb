import { availableParallelism } from 'node:os';
import { argon2id, hash, verify } from 'argon2';
import pLimit from 'p-limit';
import { tooMany } from '../core/errors.ts';

const cost = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core stays free, so that a flood of sign-ins does not slow other requests. */
const turn = pLimit(Math.max(1, availableParallelism() - 1));

/** Maximum queue length. */
const mostWaiting = 400;

/** Returns an argon2id hash. Throws TOO_MANY_REQUESTS if the queue is full. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** Whether the password fits. An unknown account (null) takes the same time and never fits. Throws TOO_MANY_REQUESTS. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const against = hashed ?? (await nobody());
  const fits = await inTurn(() => verify(against, password));
  return fits && hashed !== null;
}

let dummy: Promise<string> | undefined;
const nobody = () => (dummy ??= hash('nobody has this password', cost));

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turn.pendingCount >= mostWaiting)
    throw tooMany('Too many people are signing in right now. Please try again in a few seconds.', 5);
  return turn(work);
}
