import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import type { Config } from '../core/context/config.ts';
import type { Database } from '../core/statements/database.ts';
import { filesOf } from '../uploads/rules.ts';
import { inWords } from '../core/texts/inWords.ts';
import { OperatorError } from '../core/texts/operatorError.ts';
import { openStore } from '../uploads/open.ts';
import { withDatabase } from './place.ts';
import { sentence } from './texts.ts';
import { asUtc, type Manifest, migrationsOf, type TransferResult, checksumOf, tablesOf } from './tables.ts';

/** Reports how many of all steps are done, and on what the work is now. */
export type Progress = (done: number, all: number, what: string) => void;

/** Options of a long operation: report its progress, and abort it. */
export interface ProgressOptions {
  readonly progress?: Progress;
  readonly signal?: AbortSignal;
}

/**
 * Writes a consistent snapshot of all tables and pictures into one file (tar, gzip; mode 0600). The server may keep
 * running. A failed backup leaves no file. Secrets of DATA_DIR and the environment are not included.
 */
export function backup(
  config: Config,
  file: string,
  { progress = () => {}, signal }: ProgressOptions = {},
): Promise<TransferResult> {
  return withDatabase(
    config,
    async (database) => {
      const folder = await mkdtemp(join(tmpdir(), 'evm-backup-')).catch((error: NodeJS.ErrnoException) => {
        throw unwritable(tmpdir(), error);
      });
      const client = await database.pool.connect();
      const part = `${file}.part`;
      try {
        // an unwritable path fails before the work
        await refuseSpecialFile(file);
        await writeFile(part, '', { mode: 0o600 });
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        await client.query(asUtc);
        const tables = await dumpTables(database, client, folder, { progress, signal });
        const { rows } = await client.query<{ name: string }>('SELECT name FROM uploads ORDER BY name');
        const migrations = await migrationsOf(client);
        await client.query('COMMIT');
        const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), migrations, tables };
        const archive = pack();
        const [uploads] = await Promise.all([
          fill(archive, manifest, folder, config, rows, { progress, signal }),
          pipeline(archive, createGzip(), createWriteStream(part, { mode: 0o600 })),
        ]);
        await rename(part, file);
        return { ...manifest, uploads };
      } catch (error) {
        if (signal?.aborted) throw new OperatorError(sentence('nothingWritten'));
        throw unwritable(file, error as NodeJS.ErrnoException);
      } finally {
        client.release(true);
        await rm(part, { force: true });
        await rm(folder, { recursive: true, force: true });
      }
    },
    { mayMake: false },
  );
}

/** Names the file in an error of the file system. */
const unwritable = (file: string, error: NodeJS.ErrnoException): Error =>
  error.syscall && error.code ? new OperatorError(sentence('unwritable', { file, code: error.code })) : error;

/** The backup replaces its file by a new one, which would end a device such as /dev/null. */
async function refuseSpecialFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && !found.isFile())
    throw new OperatorError(sentence('unwritable', { file, code: found.isDirectory() ? 'EISDIR' : 'EEXIST' }));
}

async function dumpTables(
  database: Database,
  client: pg.ClientBase,
  folder: string,
  { progress, signal }: Required<Pick<ProgressOptions, 'progress'>> & ProgressOptions,
): Promise<Manifest['tables']> {
  const tables = await tablesOf(database, client);
  const dumped = [];
  for (const table of tables) {
    progress(dumped.length, tables.length, table.name);
    const file = `tables/${table.name}.copy`;
    const copy = join(folder, `${table.name}.copy`);
    await pipeline(
      client.query(copyTo(`COPY "${table.name}" (${table.columns.join(', ')}) TO STDOUT`)),
      createWriteStream(copy, { mode: 0o600 }),
      { signal },
    ).catch((error: NodeJS.ErrnoException) => {
      throw unwritable(copy, error);
    });
    dumped.push({ ...table, ...(await checksumOf(client, table)), file });
  }
  progress(tables.length, tables.length, inWords(sentence('tables')));
  return dumped;
}

/** Returns the number of picture files. */
async function fill(
  archive: Pack,
  manifest: Manifest,
  folder: string,
  config: Config,
  pictures: readonly { name: string }[],
  { progress, signal }: Required<Pick<ProgressOptions, 'progress'>> & ProgressOptions,
): Promise<number> {
  const store = await openStore(config);
  let uploads = 0;
  try {
    archive.entry({ name: 'manifest.json' }, JSON.stringify(manifest, null, 2));
    for (const { name, file } of manifest.tables) {
      const source = join(folder, `${name}.copy`);
      const { size } = await stat(source);
      await pipeline(createReadStream(source), archive.entry({ name: file, size }), { signal });
    }
    for (const [done, { name }] of pictures.entries()) {
      progress(done, pictures.length, inWords(sentence('pictures')));
      for (const file of filesOf(name)) {
        // a photo has only one size, and an aborted upload may have no file
        const found = await store.read(file);
        if (!found) continue;
        // write sequentially: parallel entries would pile up in memory if the disk is slow
        await pipeline(found.content, archive.entry({ name: `uploads/${file}`, size: found.size }), { signal });
        uploads += 1;
      }
    }
    archive.finalize();
    return uploads;
  } catch (error) {
    archive.destroy(error as Error);
    throw error;
  } finally {
    store.close();
  }
}
