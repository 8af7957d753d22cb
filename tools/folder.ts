import path from 'node:path';

/** The top of the repository. */
export const root = path.dirname(import.meta.dirname);

/** A path below the top of the repository. */
export const at = (...parts: string[]) => path.join(root, ...parts);
