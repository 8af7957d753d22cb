import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const tests = '{api,bench,cli,web,tools}/**/*.test.{ts,tsx}';
const exclude = [...configDefaults.exclude, 'web/e2e/**'];

/**
 * What replaces modules has its modules to itself, and so has what has the browser's modules with their state, and what
 * counts all timers of its process. All else leaves clocks, globals and the environment as it has found them.
 */
const alone = globSync(tests, { cwd: import.meta.dirname, exclude }).filter(
  (file) =>
    file.startsWith('web') ||
    // the types are printed in the order in which their modules were loaded
    file === 'api/schema.test.ts' ||
    /vi\.(mock|getTimerCount)\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

export default defineConfig({
  // the package has an entry for import and one for require; type-graphql and Apollo must meet in the same copy
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    setupFiles: ['reflect-metadata'],
    globalSetup: ['api/testing/globalSetup.ts'],
    // only for what never ends; a slow machine with much to do takes minutes for some
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // the default is a second
    expect: { poll: { timeout: 120_000 } },
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
