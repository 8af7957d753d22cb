import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** That of the package, which lies above the sources and, further up, above what they are compiled to. */
function read(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** The version of evm that runs. */
export const version = read();
