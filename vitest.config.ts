import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { slowness } from './api/testing/pace.ts';
import { configDefaults, defineConfig } from 'vitest/config';

const tests = '{api,bench,cli,web,tools}/**/*.test.{ts,tsx}';
const exclude = [...configDefaults.exclude, 'web/e2e/**'];

/**
 * What replaces modules has its modules to itself, and so has what has the browser's modules with their state, and what
 * counts timers or objects of its process. All else leaves clocks, globals and the environment as it has found them.
 */
const alone = globSync(tests, { cwd: import.meta.dirname, exclude }).filter(
  (file) =>
    file.startsWith('web') ||
    // the types are printed in the order in which their modules were loaded
    file === 'api/schema.test.ts' ||
    /vi\.(mock|getTimerCount)\(|queryObjects\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

/** Files that may take longer than tools/limits.ts says, each with its reason. */
export const slow: Readonly<Record<string, string>> = {};

/** A machine of two cores runs tests, stories, browsers and servers on them all at once. */
const patience = slowness() * Math.max(1, 8 / availableParallelism());

export default defineConfig({
  // the package has an entry for import and one for require; type-graphql and Apollo must meet in the same copy
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    setupFiles: ['reflect-metadata'],
    globalSetup: ['api/testing/globalSetup.ts'],
    testTimeout: 60_000 * patience,
    hookTimeout: 60_000 * patience,
    expect: { poll: { timeout: 20_000 * patience } },
    // each waits for PostgreSQL and for processes of its own much of the time
    maxWorkers: availableParallelism() + 1,
    // it keeps what was compiled under earlier settings of tsconfig.json
    fsModuleCache: false,
    projects: [
      { extends: true, test: { name: 'alone', include: alone, exclude } },
      // loading the server takes longer than most of these files
      { extends: true, test: { name: 'shared', include: [tests], exclude: [...exclude, ...alone], isolate: false } },
    ],
  },
});
