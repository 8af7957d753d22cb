import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Reads the version of the package. Its folder is above the sources, and above the compiled files. */
function read(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

export const version = read();
