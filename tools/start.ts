import { flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { at } from './folder.ts';
import { onParentExit } from './parentExit.mjs';

try {
  build(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

onParentExit(() => process.kill(process.pid, 'SIGTERM'));
// In the same process: this saves memory, and the server gets signals directly.
const main = at('dist/api/main.js');
process.argv.splice(1, process.argv.length, main);
await import(pathToFileURL(main).href);
// Otherwise Node writes the cache only at a clean exit.
flushCompileCache();
