import { fileURLToPath } from 'node:url';

type Program = 'api/main' | 'cli/evm';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The Node arguments that start a program from the sources in a folder. */
export const sourceOf = (program: Program, folder = root): string[] => ['--import', 'tsx', `${folder}/${program}.ts`];

/**
 * The Node arguments that start a program: the built one if `npm test` has just built it (twice as fast to start), else
 * the sources.
 */
export const entryOf = (program: Program): string[] =>
  process.env.EVM_BUILT ? [`${root}/dist/${program}.js`] : sourceOf(program);
