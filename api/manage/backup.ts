import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import type { Config } from '../core/config.ts';
import { filesOf } from '../uploads/rules.ts';
import { openStore } from '../uploads/store.ts';
import { ManageError } from './errors.ts';
import { withDatabase } from './place.ts';
import { asUtc, type Manifest, migrationsOf, sumOf, tablesOf } from './tables.ts';

/** How far something long has come. */
export type Progress = (done: number, all: number, what: string) => void;

/**
 * Writes the whole platform as of one moment into one file (tar, gzip; mode 0600): every table and every picture. The server
 * may go on meanwhile. The file is there whole or not at all. Secrets of DATA_DIR and the environment are not in it.
 */
export function backup(config: Config, file: string, progress: Progress = () => {}): Promise<Manifest> {
  return withDatabase(config, async ({ pool }) => {
    const folder = await mkdtemp(join(tmpdir(), 'evm-backup-'));
    const client = await pool.connect();
    const part = `${file}.part`;
    try {
      // found out before the work, not after it
      await writeFile(part, '', { mode: 0o600 });
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query(asUtc);
      const tables = await dumpTables(client, folder, progress);
      const { rows } = await client.query<{ name: string }>('SELECT name FROM uploads ORDER BY name');
      const migrations = await migrationsOf(client);
      await client.query('COMMIT');
      const names = rows.flatMap(({ name }) => filesOf(name));
      const manifest: Manifest = {
        format: 1,
        createdAt: new Date().toISOString(),
        migrations,
        tables,
        uploads: names.length,
      };
      const archive = pack();
      await Promise.all([
        pipeline(archive, createGzip(), createWriteStream(part, { mode: 0o600 })),
        fill(archive, manifest, folder, config, names, progress),
      ]);
      await rename(part, file);
      return manifest;
    } catch (error) {
      const { code, syscall } = error as NodeJS.ErrnoException;
      if (syscall && code) throw new ManageError(`${file} cannot be written (${code}).`);
      throw error;
    } finally {
      client.release(true);
      await rm(part, { force: true });
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function dumpTables(client: pg.ClientBase, folder: string, progress: Progress): Promise<Manifest['tables']> {
  const tables = await tablesOf(client);
  const dumped = [];
  for (const table of tables) {
    progress(dumped.length, tables.length, table.name);
    const file = `tables/${table.name}.copy`;
    await pipeline(
      client.query(copyTo(`COPY "${table.name}" (${table.columns.join(', ')}) TO STDOUT`)),
      createWriteStream(join(folder, `${table.name}.copy`), { mode: 0o600 }),
    );
    dumped.push({ ...table, ...(await sumOf(client, table)), file });
  }
  progress(tables.length, tables.length, 'tables');
  return dumped;
}

async function fill(
  archive: Pack,
  manifest: Manifest,
  folder: string,
  config: Config,
  names: readonly string[],
  progress: Progress,
): Promise<void> {
  const store = await openStore(config);
  try {
    archive.entry({ name: 'manifest.json' }, JSON.stringify(manifest, null, 2));
    for (const { name, file } of manifest.tables) {
      const source = join(folder, `${name}.copy`);
      const { size } = await stat(source);
      await pipeline(createReadStream(source), archive.entry({ name: file, size }));
    }
    for (const [done, name] of names.entries()) {
      progress(done, names.length, 'pictures');
      const content = await store.get(name);
      if (content) archive.entry({ name: `uploads/${name}` }, Buffer.from(content));
    }
    archive.finalize();
  } catch (error) {
    archive.destroy(error as Error);
    throw error;
  } finally {
    store.close();
  }
}
