import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { paintPhoto, upload } from '../testing/pictures.ts';
import { openStore } from './open.ts';
import { sweepUploads } from './sweep.ts';

const directory = await mkdtemp(join(tmpdir(), 'evm-s3-'));
const dataDir = await mkdtemp(join(tmpdir(), 'evm-s3-data-'));
const cloud = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'pictures', configs: [] }],
});
const { port } = await cloud.run();
const s3 = {
  bucket: 'pictures',
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};
const api = await startApi({ dataDir, s3 });
const { buildUser, database, logged, sql, tokenOf, url } = api;

let picture: Buffer;
beforeAll(async () => {
  picture = await paintPhoto().jpeg().toBuffer();
});
afterAll(async () => {
  await api.close();
  await cloud.close().catch(() => {});
  await Promise.all([directory, dataDir].map((each) => rm(each, { recursive: true })));
});

const send = async () => upload(url, picture, { token: await tokenOf(await buildUser({ role: 'organizer' })) });

test('pictures are stored in the bucket, not on disk, and served at the same paths', async () => {
  const { data } = await send();
  for (const path of [data.url, data.url.replace('.webp', '.small.webp')]) {
    for (const type of ['image/webp', 'image/avif']) {
      const response = await fetch(url + path, { headers: { accept: type } });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  }
  expect(await readdir(dataDir)).toEqual([]);
  expect((await fetch(`${url}/uploads/${'a'.repeat(22)}.webp`)).status).toBe(404);
});

test('swept pictures are deleted from the bucket', async () => {
  const { data } = await send();
  await sql(`UPDATE uploads SET used_at = now() - interval '2 days'`);
  const store = await openStore({ dataDir, s3 });
  expect(await sweepUploads(database.pool, store)).toBeGreaterThanOrEqual(1);
  store.close();
  for (const accept of ['image/webp', 'image/avif'])
    expect((await fetch(url + data.url, { headers: { accept } })).status).toBe(404);
});

test('if the store fails, uploads answer 503, the error is logged, and other requests work', async () => {
  const { data } = await send();
  await cloud.close();
  const refused = await send();
  expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '5']);
  expect((await fetch(url + data.url)).status).toBe(503);
  expect(logged.some(({ msg }) => msg === 'a request failed')).toBe(true);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
