import { randomInt } from 'node:crypto';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { expect } from 'vitest';
import { type Random, seededRandom, shuffled } from '../demo/random.ts';

export const seed = Number(process.env.EVM_SEED ?? randomInt(1_000_000));
export const isThorough = process.env.EVM_THOROUGH === '1';
const randoms = new Map<string, Random>();

/** A message for failed assertions on a sample: how to draw it again. */
export const sampleHint = isThorough ? 'of all' : `drawn with EVM_SEED=${seed}; npm run test:thorough looks at all`;

/** A random sample of 1/nth, different in each run; all items in a thorough run. */
export const sampleOf = <T>(all: readonly T[], nth: number): readonly T[] =>
  isThorough ? all : shuffled(ownRandom(), all).slice(0, Math.ceil(all.length / nth));

/** One generator per test, so that a test that runs alone draws the same sample as in a full run. */
function ownRandom(): Random {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const name = `${path.basename(testPath)} ${currentTestName}`;
  const random = randoms.get(name) ?? seededRandom(seed + crc32(name));
  randoms.set(name, random);
  return random;
}
