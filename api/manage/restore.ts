import { createReadStream } from 'node:fs';
import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import type { Config } from '../core/config.ts';
import type { Database } from '../database.ts';
import { openStore, type Store } from '../uploads/store.ts';
import type { Progress } from './backup.ts';
import { ManageError } from './errors.ts';
import { withDatabase } from './place.ts';
import { asUtc, type Manifest, migrationsOf, sumOf } from './tables.ts';

/**
 * Fills an empty instance with what a backup holds, in one transaction: all or nothing. Refuses an instance that has
 * accounts, a file that is no backup, and one of a newer version. What waited to be mailed is not mailed from here.
 */
export function restore(config: Config, file: string, progress: Progress = () => {}): Promise<Manifest> {
  return withDatabase(config, async (database) => {
    await database.migrate();
    const { rows } = await database.pool.query<{ count: string }>('SELECT count(*) FROM users');
    if (Number(rows[0]!.count) > 0)
      throw new ManageError(
        'This instance is not empty.',
        'Restore into a fresh DATA_DIR or database, started with DEMO=0.',
      );
    const store = await openStore(config);
    try {
      return await load(database, store, file, progress);
    } finally {
      store.close();
    }
  });
}

async function load(database: Database, store: Store, file: string, progress: Progress): Promise<Manifest> {
  let manifest: Manifest | undefined;
  let loaded = 0;
  const pictures: string[] = [];
  const client = await database.pool.connect();
  const archive = extract();
  const source = pipeline(createReadStream(file), createGunzip(), archive);
  // whatever goes wrong is told by the loop below
  source.catch(() => {});
  try {
    for await (const entry of archive) {
      const { name } = entry.header;
      if (!manifest) {
        if (name !== 'manifest.json') throw noBackup(file);
        manifest = (await json(entry)) as Manifest;
        await prepare(database, client, manifest);
      } else if (name.startsWith('uploads/')) {
        const picture = pictureOf(name, file);
        pictures.push(picture);
        await store.put(picture, await buffer(entry));
      } else {
        const table = manifest.tables.find((each) => each.file === name);
        if (!table) throw noBackup(file);
        progress(loaded, manifest.tables.length, table.name);
        await pipeline(entry, client.query(copyFrom(`COPY "${table.name}" (${table.columns.join(', ')}) FROM STDIN`)));
        loaded += 1;
      }
    }
    await source;
    if (!manifest || loaded < manifest.tables.length) throw noBackup(file);
    await finish(client, manifest);
    progress(loaded, loaded, 'tables');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    await Promise.all(pictures.map((picture) => store.remove(picture)));
    const { code } = error as NodeJS.ErrnoException;
    // what the constraints of the database refuse was not written by it
    if (/^2[23]...$/.test(code ?? '')) throw new ManageError(`${file} is damaged: ${(error as Error).message}.`);
    if (code === 'ENOENT') throw new ManageError(`There is no file ${file}.`);
    if (code?.startsWith('Z_') || /tar header|Unexpected end/.test(String(error))) throw noBackup(file);
    throw error;
  } finally {
    client.release(true);
  }
  await database.migrate();
  return manifest;
}

const noBackup = (file: string) =>
  new ManageError(`${file} is not a whole backup of evm.`, 'Make one with: evm server backup <file>');

const pictureOf = (name: string, file: string): string => {
  const picture = name.slice('uploads/'.length);
  if (!/^[\w-]+(\.[\w-]+)*\.webp$/.test(picture)) throw noBackup(file);
  return picture;
};

async function prepare(
  { orm }: Database,
  client: pg.PoolClient,
  { format, migrations, tables }: Manifest,
): Promise<void> {
  const known = await migrationsOf(client);
  if (format !== 1 || migrations.some((name, n) => known[n] !== name))
    throw new ManageError('The backup was made by a newer version of evm.', 'Update evm here first.');
  if (known.length > migrations.length) {
    await orm.migrator.down({ to: 0 });
    await orm.migrator.up({ to: migrations.at(-1)! });
  }
  await client.query('BEGIN');
  await client.query(asUtc);
  const names = tables.map(({ name }) => `"${name}"`);
  // what is loaded has had its effects already
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(', ')}`);
}

async function finish(client: pg.PoolClient, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows, sum } = await sumOf(client, table);
    if (rows !== table.rows || sum !== table.sum)
      throw new ManageError(`The table ${table.name} is not what the backup says: it is damaged.`);
  }
  if (tables.some(({ name }) => name === 'mail_messages')) await client.query(dropMail);
  for (const { name } of tables) await client.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
  await client.query('COMMIT');
}

const dropMail = `UPDATE mail_messages SET state = 'failed', sealed = NULL, settled_at = now(),
    answer = 'It waited when the backup was made, and is not sent from here.' WHERE state = 'queued'`;
