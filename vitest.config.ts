import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // the package has an entry for import and one for require; type-graphql and Apollo must meet in the same copy
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    include: ['{api,cli,web,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'web/e2e/**'],
    setupFiles: ['reflect-metadata'],
    globalSetup: ['api/testing/globalSetup.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // the default is a second
    expect: { poll: { timeout: 120_000 } },
    // each waits for PostgreSQL and for processes of its own much of the time
    maxWorkers: availableParallelism() + 1,
    // it keeps what was compiled under earlier settings of tsconfig.json
    fsModuleCache: false,
  },
});
