import { createReadStream } from 'node:fs';
import { json } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import type { Config } from '../core/context/config.ts';
import type { Database } from '../core/statements/database.ts';
import { inWords } from '../core/texts/inWords.ts';
import { OperatorError } from '../core/texts/operatorError.ts';
import { openStore } from '../uploads/open.ts';
import type { Store } from '../uploads/store.ts';
import type { ProgressOptions } from './backup.ts';
import { withDatabase } from './place.ts';
import { sentence } from './texts.ts';
import {
  advanceSequences,
  asUtc,
  type Manifest,
  migrationsOf,
  type TransferResult,
  checksumOf,
  tablesOf,
} from './tables.ts';

/**
 * Loads a backup into an empty instance, in one transaction. Throws an OperatorError if the instance has accounts, or if
 * the file is no backup, is damaged or was made by a newer version. Mail that was queued at the time of the backup is
 * not sent.
 */
export function restore(config: Config, file: string, patience: ProgressOptions = {}): Promise<TransferResult> {
  return withDatabase(config, async (database) => {
    await database.migrate();
    const { rows } = await database.pool.query<{ count: string }>('SELECT count(*) FROM users');
    if (Number(rows[0]!.count) > 0) throw new OperatorError(sentence('notEmpty'), sentence('restoreElsewhere'));
    const store = await openStore(config);
    try {
      return await load(database, store, file, patience);
    } finally {
      store.close();
    }
  });
}

async function load(
  database: Database,
  store: Store,
  file: string,
  { progress = () => {}, signal }: ProgressOptions,
): Promise<TransferResult> {
  let manifest: Manifest | undefined;
  let tables: Manifest['tables'] = [];
  let loaded = 0;
  let uploads = 0;
  const added: string[] = [];
  const client = await database.pool.connect();
  const archive = extract();
  const source = pipeline(createReadStream(file), createGunzip(), archive, { signal });
  // the loop below throws the error; avoid an unhandled rejection here
  source.catch(() => {});
  try {
    for await (const entry of archive) {
      const { name } = entry.header;
      if (!manifest) {
        if (name !== 'manifest.json') throw noBackup(file);
        manifest = (await json(entry)) as Manifest;
        tables = await prepare(database, client, manifest);
      } else if (name.startsWith('uploads/')) {
        const picture = pictureOf(name, file);
        // an existing picture was here before; keep it even if the restore fails
        if (!(await store.has(picture))) added.push(picture);
        await store.write(picture, Readable.from(entry));
        uploads += 1;
      } else {
        const table = manifest.tables.find((each) => each.file === name);
        if (!table) throw noBackup(file);
        progress(loaded, manifest.tables.length, table.name);
        if (tables.includes(table))
          await pipeline(
            entry,
            client.query(copyFrom(`COPY "${table.name}" (${table.columns.join(', ')}) FROM STDIN`)),
          );
        else entry.resume();
        loaded += 1;
      }
    }
    await source;
    if (!manifest || loaded < manifest.tables.length) throw noBackup(file);
    await finish(client, tables);
    progress(loaded, loaded, inWords(sentence('tables')));
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    for (const picture of added) await store.remove(picture).catch(() => {});
    if (signal?.aborted) throw new OperatorError(sentence('nothingRestored'));
    const { code } = error as NodeJS.ErrnoException;
    // classes 22 and 23: the backup violates types or constraints, so it is damaged
    if (/^2[23]...$/.test(code ?? ''))
      throw new OperatorError(sentence('damaged', { file, reason: (error as Error).message }));
    if (code === 'ENOENT') throw new OperatorError(sentence('noFile', { file }));
    if (code?.startsWith('Z_') || /tar header|Unexpected end/.test(String(error))) throw noBackup(file);
    throw error;
  } finally {
    client.release(true);
  }
  await database.migrate();
  return { ...manifest, uploads };
}

const noBackup = (file: string) =>
  new OperatorError(sentence('noBackup', { file }), sentence('makeBackup', { command: 'evm server backup <file>' }));

const pictureOf = (name: string, file: string): string => {
  const picture = name.slice('uploads/'.length);
  if (!/^[\w-]+(\.[\w-]+)*\.(webp|avif)$/.test(picture)) throw noBackup(file);
  return picture;
};

/**
 * Empties the tables to restore. Returns the backup's tables that belong to evm: older backups contain foreign tables
 * too.
 */
async function prepare(
  database: Database,
  client: pg.PoolClient,
  { format, migrations, tables }: Manifest,
): Promise<Manifest['tables']> {
  const known = await migrationsOf(client);
  if (format !== 1 || migrations.some((name, n) => known[n] !== name))
    throw new OperatorError(sentence('newerBackup'), sentence('updateFirst'));
  if (known.length > migrations.length) {
    await database.migrateDown(0);
    await database.migrate({ to: migrations.at(-1)! });
  }
  await client.query('BEGIN');
  await client.query(asUtc);
  const own = new Set((await tablesOf(database, client)).map(({ name }) => name));
  const ours = tables.filter(({ name }) => own.has(name));
  // the effects of these rows are in the backup already
  for (const { name } of ours) await client.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
  // delete referring tables first; TRUNCATE fails if a foreign table refers to ours
  for (const { name } of ours.toReversed()) await client.query(`DELETE FROM "${name}"`);
  return ours;
}

async function finish(client: pg.PoolClient, tables: Manifest['tables']): Promise<void> {
  for (const table of tables) {
    const { rows, sum } = await checksumOf(client, table);
    if (rows !== table.rows || sum !== table.sum)
      throw new OperatorError(sentence('damagedTable', { table: table.name }));
  }
  const names = tables.map(({ name }) => name);
  // older versions did not have this column
  if (tables.some(({ name, columns }) => name === 'announcements' && columns.includes('mail_asked_at')))
    await client.query('UPDATE announcements SET mail_asked_at = NULL');
  if (names.includes('mail_messages')) await client.query(dropMail);
  if (names.includes('journal')) await client.query(silenceJournal);
  await advanceSequences(client, names);
  for (const name of names) await client.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
  await client.query('COMMIT');
}

/** Pending journal entries still take effect after the restore, but send no messages. */
const silenceJournal = 'UPDATE journal SET quiet = true; UPDATE journal_failed SET quiet = true';

const dropMail = `UPDATE mail_messages SET state = 'failed', sealed = NULL, settled_at = now(),
    answer = 'It waited when the backup was made, and is not sent from here.' WHERE state = 'queued'`;
