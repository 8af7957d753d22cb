import { type ChildProcess, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase, onServer } from '../../../api/testing/database.ts';
import { type ProcessResult, evmProcess } from '../../testing/process.ts';

const folder = await mkdtemp(join(tmpdir(), 'evm-streams-'));
const cloud = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: await mkdtemp(join(folder, 'bucket-')),
  configureBuckets: [{ name: 'pictures', configs: [] }],
});
const { port } = await cloud.run();
const s3 = {
  S3_BUCKET: 'pictures',
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};
const databases: string[] = [];
afterAll(async () => {
  await cloud.close().catch(() => {});
  for (const url of databases) await dropDatabase(inject('postgres'), url);
  await rm(folder, { recursive: true, force: true });
});

const megabyte = 1024 ** 2;
const pictures = { count: 200, size: megabyte };

interface Instance {
  readonly env: { DATABASE_URL: string; DATA_DIR: string; TMPDIR: string };
  readonly uploads: string;
}

async function buildInstance(): Promise<Instance> {
  const url = await createDatabase(inject('postgres'));
  databases.push(url);
  const home = await mkdtemp(join(folder, 'instance-'));
  await mkdir(join(home, 'tmp'));
  return { env: { DATABASE_URL: url, DATA_DIR: home, TMPDIR: join(home, 'tmp') }, uploads: join(home, 'uploads') };
}

/** An instance with images on its disk. Large images are empty bytes, so that compressing them is fast. */
async function buildInstanceWithPictures(count: number, fill: (path: string) => Promise<void>): Promise<Instance> {
  const instance = await buildInstance();
  await mkdir(instance.uploads);
  const names = Array.from({ length: count }, () => randomBytes(16).toString('base64url'));
  for (const name of names) {
    const file = join(instance.uploads, `${name}.webp`);
    await writeFile(file, name);
    await fill(file);
  }
  await onServer(instance.env.DATABASE_URL, (client) =>
    client.query(`INSERT INTO uploads (name, purpose) SELECT unnest($1::text[]), 'event'`, [names]),
  );
  return instance;
}

const filesIn = async (path: string) =>
  (await readdir(path).catch((): string[] => [])).toSorted((a, b) => (a < b ? -1 : 1));

const evm = (verb: 'backup' | 'restore', file: string, { env }: Instance, more: NodeJS.ProcessEnv = {}) =>
  evmProcess(['server', verb, file, verb === 'backup' ? '--force' : '--yes'], { env: { ...env, ...more } });

/** Runs the command and expects success. */
async function runSuccessfully(...what: Parameters<typeof evm>): Promise<ProcessResult> {
  const ended = await evm(...what);
  expect(ended).toMatchObject({ code: 0 });
  return ended;
}

describe('images are streamed', () => {
  const file = join(folder, 'backup');
  let source: Instance;
  let backup: ProcessResult;
  /** Memory of a backup or restore without images, with the same code loaded. */
  let base = 0;
  beforeAll(async () => {
    const empty = await buildInstance();
    for (const verb of ['backup', 'restore'] as const)
      base = Math.max(base, (await runSuccessfully(verb, file, empty, s3)).memory);
    source = await buildInstanceWithPictures(pictures.count, (path) => truncate(path, pictures.size));
    backup = await runSuccessfully('backup', file, source);
  });

  // Loading all images into memory would need at least a third more than this limit.
  const tookLittle = ({ memory }: ProcessResult) =>
    expect((memory - base) / megabyte).toBeLessThan(((pictures.count * pictures.size) / megabyte) * 0.75);
  const packed = `and ${pictures.count} files of pictures are in it.`;

  test('during a backup and a restore on disk', async () => {
    const target = await buildInstance();
    expect(backup.said).toContain(packed);
    tookLittle(backup);
    tookLittle(await runSuccessfully('restore', file, target));
    expect(await filesIn(target.uploads)).toEqual(await filesIn(source.uploads));
    const [some] = await filesIn(source.uploads);
    const [is, was] = await Promise.all([target, source].map(({ uploads }) => readFile(join(uploads, some!))));
    expect(is!.equals(was!)).toBe(true);
  });

  test('during a restore into a bucket and a backup from it', async () => {
    const target = await buildInstance();
    tookLittle(await runSuccessfully('restore', file, target, s3));
    expect(await filesIn(target.uploads)).toEqual([]);
    const ofBucket = await runSuccessfully('backup', join(folder, 'of bucket'), target, s3);
    expect(ofBucket.said).toContain(packed);
    tookLittle(ofBucket);
  });
});

/** Repeats `more` at the other end of a pipe until the process has ended. */
async function repeatUntilExit(child: ChildProcess, more: () => Promise<unknown>): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    await more().catch(() => {});
    await pause(20);
  }
}

test('a backup names the temporary file that has no room', async () => {
  const source = await buildInstance();
  const file = join(folder, 'without room');
  const ready = await mkdtemp(join(folder, 'full-'));
  await symlink('/dev/full', join(ready, 'system_settings.copy'));
  const ended = await evmProcess(['server', 'backup', file], {
    ...source,
    // the name of the folder is random
    preload: `import fs from 'node:fs/promises'; import { syncBuiltinESMExports } from 'node:module';
      fs.mkdtemp = async () => ${JSON.stringify(ready)}; syncBuiltinESMExports();`,
  });
  expect(ended).toMatchObject({ code: 1, said: `${join(ready, 'system_settings.copy')} cannot be written (ENOSPC).` });
  expect(existsSync(file)).toBe(false);
});

test('an interrupted backup leaves no files', async () => {
  const source = await buildInstanceWithPictures(3, (path) => writeFile(path, randomBytes(5 * megabyte)));
  const file = join(folder, 'stuck');
  // The backup writes into a pipe without a reader, so it blocks midway.
  expect(spawnSync('mkfifo', [`${file}.part`]).status).toBe(0);
  const ended = await evmProcess(['server', 'backup', file], {
    ...source,
    onStart: (child) => {
      void (async () => {
        // Non-blocking, so as not to wait for a writer. The command opens the file twice: first to check that it is
        // writable.
        const reader = await open(`${file}.part`, constants.O_RDONLY | constants.O_NONBLOCK);
        const piece = Buffer.alloc(1024);
        const hasContent = () =>
          reader.read(piece).then(
            ({ bytesRead }) => bytesRead > 0,
            () => false,
          );
        while (child.exitCode === null && !(await hasContent())) await pause(20);
        child.kill('SIGINT');
        await repeatUntilExit(child, () => reader.read(piece));
        await reader.close();
      })();
    },
  });
  expect(ended).toMatchObject({ code: 1, said: 'Nothing was written.' });
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  expect((await filesIn(source.env.TMPDIR)).filter((name) => name.startsWith('evm-backup'))).toEqual([]);
});

test('an interrupted restore leaves only rows and images that existed before', async () => {
  const source = await buildInstanceWithPictures(3, (path) => writeFile(path, randomBytes(1000)));
  const file = join(folder, 'whole');
  expect(await evm('backup', file, source)).toMatchObject({ code: 0 });
  const target = await buildInstance();
  await mkdir(target.uploads);
  const [kept] = await filesIn(source.uploads);
  await copyFile(join(source.uploads, kept!), join(target.uploads, kept!));

  // The restore reads from a pipe. The writer stops near the end.
  const pipe = join(folder, 'half');
  expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
  const whole = await readFile(file);
  const ended = await evmProcess(['server', 'restore', pipe, '--yes'], {
    ...target,
    onStart: (child) => {
      void (async () => {
        const writer = await open(pipe, 'w');
        let at = whole.length - 500;
        await writer.write(whole.subarray(0, at));
        await expect.poll(() => filesIn(target.uploads).then(({ length }) => length)).toBeGreaterThan(1);
        child.kill('SIGTERM');
        await repeatUntilExit(child, () => writer.write(whole.subarray(at, (at += 1))));
        await writer.close();
      })();
    },
  });
  expect(ended).toMatchObject({ code: 1, said: 'Nothing was restored.' });
  expect(await filesIn(target.uploads)).toEqual([kept]);
  const { rows } = await onServer(target.env.DATABASE_URL, (client) => client.query('SELECT name FROM uploads'));
  expect(rows).toEqual([]);
  expect(await evm('restore', file, target)).toMatchObject({ code: 0 });
  expect(await filesIn(target.uploads)).toEqual(await filesIn(source.uploads));
});
