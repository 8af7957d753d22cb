import { randomInt } from 'node:crypto';
import { seeded, shuffled } from '../demo/random.ts';

const seed = Number(process.env.EVM_SEED ?? randomInt(1_000_000));
export const isThorough = process.env.EVM_THOROUGH === '1';
const random = seeded(seed);

/** Says how to draw the same again; goes with what is expected of a sample. */
export const drawn = isThorough ? 'of all' : `drawn with EVM_SEED=${seed}; npm run test:thorough looks at all`;

/** Every nth of these by lot, another share in each run; all of them where the run is thorough. */
export const sampleOf = <T>(all: readonly T[], nth: number): readonly T[] =>
  isThorough ? all : shuffled(random, all).slice(0, Math.ceil(all.length / nth));
