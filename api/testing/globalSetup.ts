import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removePostgres, startPostgres } from '../postgres/postgres.ts';
import { quickFolder } from './quickFolder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser's address of the run's PostgreSQL; each test file makes a database of its own on it. */
    postgres: string;
  }
}

/** One PostgreSQL for the whole run, in a folder and on a port of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(quickFolder(), 'evm-test-'));
  const postgres = await startPostgres({ dir, durable: false });
  project.provide('postgres', postgres.url);
  return async () => {
    await postgres.stop();
    removePostgres(dir);
  };
}
