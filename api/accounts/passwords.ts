import { availableParallelism } from 'node:os';
import { argon2id, hash, verify } from 'argon2';
import pLimit from 'p-limit';
import { tooMany } from '../core/refusals/errors.ts';
import { sentence } from './texts.ts';

const hashOptions = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core stays free, so that a flood of sign-ins does not slow other requests. */
const hashQueue = pLimit(Math.max(1, availableParallelism() - 1));

/** Maximum queue length. */
const longestQueue = 400;

/** Returns an argon2id hash. Throws TOO_MANY_REQUESTS if the queue is full. */
export const hashPassword = (password: string): Promise<string> => enqueue(() => hash(password, hashOptions));

/** Whether the password fits. An unknown account (null) takes the same time and never fits. Throws TOO_MANY_REQUESTS. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const comparedHash = hashed ?? (await dummyHash());
  const fits = await enqueue(() => verify(comparedHash, password));
  return fits && hashed !== null;
}

let cachedDummyHash: Promise<string> | undefined;
const dummyHash = () => (cachedDummyHash ??= hash('nobody has this password', hashOptions));

async function enqueue<T>(work: () => Promise<T>): Promise<T> {
  if (hashQueue.pendingCount >= longestQueue) throw tooMany(sentence('tooManySignIns'), 5);
  return hashQueue(work);
}
