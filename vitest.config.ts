import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { slowness } from './api/testing/pace.ts';
import { configDefaults, defineConfig } from 'vitest/config';
import { skippedFiles } from './tools/quick.ts';
import { languages } from './tools/vite-languages.ts';

const tests = '{api,bench,cli,web,tools}/**/*.test.{ts,tsx}';
const exclude = [...configDefaults.exclude, 'web/e2e/**', ...skippedFiles()];

/**
 * Files that need isolated modules: they mock modules, use the web client's stateful modules (web/core), or count timers or
 * objects of the process. All other files must restore clocks, globals and the environment.
 */
const alone = globSync(tests, { cwd: import.meta.dirname, exclude }).filter(
  (file) =>
    file.startsWith('web/core/') ||
    // The printed order of types depends on the order of loading their modules.
    file === 'api/schema.test.ts' ||
    /vi\.(mock|getTimerCount)\(|queryObjects\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

/** Files that may exceed the limits of tools/limits.ts, each with the reason. */
export const slow: Readonly<Record<string, string>> = {
  'tools/adding-a-feature.test.ts': 'generates, checks and tests a whole copy of the project',
};

/** Factor for time-outs. A machine with few cores runs tests, stories, browsers and servers at the same time. */
const patience = slowness() * Math.max(1, 8 / availableParallelism());

export default defineConfig({
  plugins: [languages()],
  // The package has separate entries for import and require, but type-graphql and Apollo must share one copy.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    setupFiles: ['reflect-metadata'],
    globalSetup: ['api/testing/globalSetup.ts'],
    testTimeout: 60_000 * patience,
    hookTimeout: 60_000 * patience,
    expect: { poll: { timeout: 20_000 * patience } },
    // One more than cores, because workers often wait for PostgreSQL and child processes.
    maxWorkers: availableParallelism() + 1,
    // The cache keeps code that was compiled with earlier settings of tsconfig.json.
    fsModuleCache: false,
    projects: [
      { extends: true, test: { name: 'alone', include: alone, exclude } },
      // Not isolated, because loading the server takes longer than most of these files.
      { extends: true, test: { name: 'shared', include: [tests], exclude: [...exclude, ...alone], isolate: false } },
    ],
  },
});
