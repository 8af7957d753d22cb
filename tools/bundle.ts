import { globSync } from 'node:fs';
import path from 'node:path';
import { rolldown, type Plugin } from 'rolldown';

/** Packages that read their own files or start threads from them. They stay in node_modules. */
const external = ['argon2', 'sharp', 'pino', '@scalar/fastify-api-reference'];

/**
 * Bundles the modules in the folder `compiled` with the packages that they import. A program that loads a few files starts
 * twice as fast as one that loads 2,200 modules. Each migration stays a file because `api/migrations.ts` lists the folder.
 */
async function bundle(compiled: string, out: string): Promise<void> {
  const names = ['api/main.js', 'cli/evm.js', ...globSync('migrations/*.js', { cwd: compiled })];
  const made = await rolldown({
    input: Object.fromEntries(names.map((name) => [name.replace(/\.js$/, ''), path.join(compiled, name)])),
    platform: 'node',
    external,
    plugins: [placesIn(compiled)],
    onLog(level, log) {
      // optional packages, such as class-validator of type-graphql
      if (level === 'warn' && log.code !== 'UNRESOLVED_IMPORT') throw new Error(log.message);
    },
  });
  await made.write({
    dir: out,
    format: 'esm',
    keepNames: true,
    entryFileNames: '[name].js',
    // At the same depth as the programs; placesIn relies on it.
    chunkFileNames: 'shared/[name]-[hash].js',
  });
  await made.close();
}

/** Keeps `import.meta.url` and `import.meta.dirname` of our modules as they were before bundling. */
function placesIn(compiled: string): Plugin {
  return {
    name: 'places',
    transform(code, id) {
      if (!id.startsWith(compiled)) return undefined;
      const place = path.posix.join('..', path.relative(compiled, id));
      return code
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(place)}`)})`);
    },
  };
}

await bundle(process.argv[2]!, process.argv[3]!);
