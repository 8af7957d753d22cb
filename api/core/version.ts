import { existsSync, readFileSync } from 'node:fs';

/** Where package.json lies, seen from the sources as well as from dist. */
const file = ['../../package.json', '../../../package.json']
  .map((each) => new URL(each, import.meta.url))
  .find((each) => existsSync(each))!;

/** The version of evm that runs. */
export const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
