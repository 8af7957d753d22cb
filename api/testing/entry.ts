import { fileURLToPath } from 'node:url';

type Program = 'api/main' | 'cli/evm';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How Node starts one of our programs from the sources of a folder. */
export const sourceOf = (program: Program, folder = root): string[] => ['--import', 'tsx', `${folder}/${program}.ts`];

/**
 * How Node starts one of our programs: as it was built, where that has just been done (`npm test` says so), which takes
 * half as long; else from its sources.
 */
export const entryOf = (program: Program): string[] =>
  process.env.EVM_BUILT ? [`${root}/dist/${program}.js`] : sourceOf(program);
