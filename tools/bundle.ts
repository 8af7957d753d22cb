import { globSync } from 'node:fs';
import path from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { at, root } from './folder.ts';

/** Packages that read their own files or start threads from them. They stay in node_modules. */
const external = ['argon2', 'sharp', 'pino', '@scalar/fastify-api-reference'];

/**
 * Bundles the programs with the packages that they import; does not check types. A program that loads a few files starts
 * twice as fast as one that loads 2,200 modules. Each migration stays a file because `api/migrations.ts` lists the folder.
 */
async function bundle(out: string): Promise<void> {
  const names = ['api/main.ts', 'cli/evm.ts', ...globSync('migrations/*.ts', { cwd: root })];
  const bundled = await rolldown({
    input: Object.fromEntries(names.map((name) => [name.replace(/\.ts$/, ''), at(name)])),
    platform: 'node',
    // needed by `includeDependenciesRecursively`
    preserveEntrySignatures: 'allow-extension',
    external,
    tsconfig: at('tsconfig.json'),
    plugins: [sourcePaths, reflectFirst],
    onLog(level, log) {
      // optional packages, such as class-validator of type-graphql
      if (level === 'warn' && log.code !== 'UNRESOLVED_IMPORT') throw new Error(log.message);
    },
  });
  await bundled.write({
    dir: out,
    format: 'esm',
    keepNames: true,
    entryFileNames: '[name].js',
    // At the same depth as the programs; `sourcePaths` relies on it.
    chunkFileNames: 'shared/[name]-[hash].js',
    codeSplitting: { groups: [{ name: 'commands', test: commandFiles }], includeDependenciesRecursively: false },
  });
  await bundled.close();
}

/** Most of what `evm --help` loads: one file, because each file costs more time than its code. The server needs none of it. */
const commandFiles =
  /\/cli\/(core\/(?!find|help|live|columns|progress|usageTexts)\w+|commands\/(session\/\w+|graphql\/api|(\w+)\/\3))\.ts$|\/node_modules\/(commander|@commander-js)\//;

/** Gives `import.meta.url` and `import.meta.dirname` of our modules the values that they would have without bundling. */
const sourcePaths: Plugin = {
  name: 'places',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('/node_modules/')) return undefined;
    const place = path.posix.join('..', path.relative(root, id).replace(/\.ts$/, '.js'));
    return code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(place)}`)})`);
  },
};

/**
 * Loads reflect-metadata before any decorator runs, whichever chunk a program loads first: a chunk runs its own imports of
 * CommonJS only after the chunks that it imports.
 */
const reflectFirst: Plugin = {
  name: 'reflect first',
  transform: (code, id) =>
    id.endsWith('/type-graphql/build/esm/index.js') ? `import 'reflect-metadata';\n${code}` : undefined,
};

await bundle(process.argv[2]!);
