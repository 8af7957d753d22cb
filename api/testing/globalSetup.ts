import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removePostgres, startPostgres } from '../postgres/postgres.ts';
import { quickFolder } from './quickFolder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The superuser URL of this run's PostgreSQL; each test file creates its own database on it. */
    postgres: string;
  }
}

/** Starts one PostgreSQL for the whole run, with its own folder and port. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(quickFolder(), 'evm-test-'));
  const postgres = await startPostgres({ dir, durable: false });
  project.provide('postgres', postgres.url);
  return async () => {
    await postgres.stop();
    removePostgres(dir);
  };
}
