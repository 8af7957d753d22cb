import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { paint, paintPhoto, upload } from '../testing/pictures.ts';
import { mostUploads } from './rules.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'evm-uploads-'));
const api = await startApi({ dataDir });
const { app, as, buildEvent, buildUser, graphql, signIn, sql, tokenOf, url } = api;
const other = await startApi({ dataDir, databaseUrl: api.address, secret: api.config.secret });

let picture: Buffer;
let png: Buffer;
let organizer: Person;
beforeAll(async () => {
  [picture, png] = await Promise.all([paint().jpeg().toBuffer(), paint().png().toBuffer()]);
  organizer = await buildUser({ role: 'organizer' });
});
afterEach(async () => {
  await sql(
    `UPDATE system_settings SET file_upload_limit = 5, allowed_file_types = '.jpg,.png,.pdf', maintenance_mode = false`,
  );
  await sql('DELETE FROM uploads');
});
afterAll(async () => {
  await other.close();
  await api.close();
  await rm(dataDir, { recursive: true });
});

const send = async (person: Person | undefined, file: Uint8Array = picture, purpose = 'event', to = url) =>
  upload(to, file, { purpose, ...(person && { token: await tokenOf(person) }) });

test('organizers and admins upload event pictures, and every user can upload a photo', async () => {
  const [participant, admin] = await Promise.all([buildUser(), buildUser({ role: 'admin' })]);
  for (const [person, purpose, status] of [
    [organizer, 'event', 200],
    [admin, 'event', 200],
    [participant, 'event', 403],
    [participant, 'profile', 200],
    [organizer, 'profile', 200],
    [undefined, 'profile', 401],
  ] as const)
    expect([person?.role, purpose, (await send(person, picture, purpose)).status]).toEqual([
      person?.role,
      purpose,
      status,
    ]);
  const refused = await send(participant);
  expect(refused).toMatchObject({ success: false, code: 'FORBIDDEN' });
  expect(await upload(url, picture, { token: 'a.b.c' })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
});

test('a participant who manages an event uploads event pictures; other staff roles cannot', async () => {
  const { uuid } = await buildEvent({ createdBy: organizer });
  for (const [role, status] of [
    ['scorer', 403],
    ['door', 403],
    ['manager', 200],
  ] as const) {
    const helper = await buildUser();
    await sql('INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, $3)', [uuid, helper.uuid, role]);
    expect([role, (await send(helper)).status]).toEqual([role, status]);
  }
});

test('the response contains the path and the size of the picture', async () => {
  const answer = await send(organizer);
  expect(answer.success).toBe(true);
  expect(answer.data).toEqual({ url: expect.stringMatching(/^\/uploads\/[\w-]{22}\.webp$/), width: 600, height: 400 });
});

test('pictures are public and cacheable forever', async () => {
  const { data } = await send(organizer);
  for (const path of [data.url, data.url.replace('.webp', '.small.webp')]) {
    const response = await fetch(url + path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const etag = response.headers.get('etag')!;
    const again = await fetch(url + path, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await fetch(url + path, { method: 'HEAD' });
    const length = (await response.arrayBuffer()).byteLength;
    expect([head.status, Number(head.headers.get('content-length'))]).toEqual([200, length]);
  }
  expect((await fetch(other.url + data.url)).status).toBe(200);
});

/** What Chromium accepts for a picture. */
const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

test('a picture goes as AVIF to browsers that name AVIF, and as WebP to all other clients', async () => {
  const { data } = await send(organizer, await paintPhoto().png().toBuffer());
  for (const path of [data.url, data.url.replace('.webp', '.small.webp')]) {
    const etags = new Set<string>();
    for (const [accept, type] of [
      [browser, 'image/avif'],
      ['image/avif;q=0.5', 'image/avif'],
      ['image/webp, image/avif;q=0, */*', 'image/webp'],
      ['image/*, */*', 'image/webp'],
      ['*/*', 'image/webp'],
    ] as const) {
      const response = await fetch(url + path, { headers: { accept } });
      const content = Buffer.from(await response.arrayBuffer());
      expect([accept, response.headers.get('content-type')]).toEqual([accept, type]);
      expect(response.headers.get('vary')).toMatch(/\baccept\b/);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await sharp(content).metadata()).format).toBe(type === 'image/avif' ? 'heif' : 'webp');

      const etag = response.headers.get('etag')!;
      etags.add(etag);
      const again = await fetch(url + path, { headers: { accept, 'if-none-match': etag } });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
      expect(again.headers.get('vary')).toMatch(/\baccept\b/);
    }
    expect(etags.size).toBe(2);
    // a client that has the WebP and now accepts AVIF gets the AVIF
    const [, webp] = [...etags];
    const both = await fetch(url + path, { headers: { accept: browser, 'if-none-match': webp! } });
    expect([both.status, both.headers.get('content-type')]).toEqual([200, 'image/avif']);
  }
  expect((await fetch(url + data.url.replace('.webp', '.avif'), { headers: { accept: browser } })).status).toBe(404);
});

test('a picture that was uploaded before there was AVIF goes as WebP to every browser', async () => {
  const { data } = await send(organizer, await paintPhoto().png().toBuffer());
  for (const path of [data.url, data.url.replace('.webp', '.small.webp')]) {
    await rm(join(dataDir, path.replace('.webp', '.avif')));
    const response = await fetch(url + path, { headers: { accept: browser } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('vary')).toMatch(/\baccept\b/);
    const etag = response.headers.get('etag')!;
    expect((await fetch(url + path, { headers: { accept: browser, 'if-none-match': etag } })).status).toBe(304);
  }
});

test('path traversal is rejected', async () => {
  await writeFile(join(dataDir, 'secret.webp'), 'hidden');
  for (const path of [
    '/uploads/../secret.webp',
    '/uploads/%2e%2e%2fsecret.webp',
    '/uploads/..%5csecret.webp',
    '/uploads/%00.webp',
    '/uploads/%c0%ae%c0%ae/secret.webp',
    '/uploads/',
    '/uploads',
    `/uploads/${'a'.repeat(22)}.webp`,
    `/uploads/${'a'.repeat(22)}`,
    `/uploads/${'a'.repeat(22)}.webp/x`,
  ]) {
    const { status, body } = await raw(path);
    expect([path, Math.floor(status / 100)]).toEqual([path, 4]);
    expect(body).not.toContain('hidden');
  }
});

/** Sends a path unchanged; fetch would normalize it. */
const raw = (path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(url);
    request({ port, path, headers: { accept: 'text/html' } }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode!, body }));
    })
      .on('error', reject)
      .end();
  });

test('a new size limit applies to the next request in every process', async () => {
  const large = Buffer.concat([picture, randomBytes(1_500_000)]);
  expect((await send(organizer, large)).status).toBe(200);
  await sql('UPDATE system_settings SET file_upload_limit = 1');
  for (const server of [url, other.url])
    expect(await send(organizer, large, 'event', server)).toMatchObject({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      message: 'The file is too large: at most 1 MB.',
    });
  expect((await send(organizer, Buffer.concat([picture, randomBytes(900_000)]))).status).toBe(200);
  expect((await as(organizer)('{ uploadLimits { maxMegabytes } }')).data).toEqual({
    uploadLimits: { maxMegabytes: 1 },
  });
});

test('no setting allows more than 25 MB, and the server keeps working', async () => {
  await sql('UPDATE system_settings SET file_upload_limit = 25');
  expect((await send(organizer, Buffer.concat([picture, Buffer.alloc(25 * 1024 * 1024)]))).status).toBe(413);
  expect((await send(organizer)).status).toBe(200);
});

test('new file types apply to the next request in every process', async () => {
  expect((await send(organizer, png)).status).toBe(200);
  await sql(`UPDATE system_settings SET allowed_file_types = '.jpeg,.doc'`);
  for (const server of [url, other.url])
    expect(await send(organizer, png, 'event', server)).toMatchObject({
      status: 415,
      message: 'This file is not a picture of an allowed type (.jpg, .jpeg).',
    });
  expect((await send(organizer)).status).toBe(200);
  await sql(`UPDATE system_settings SET allowed_file_types = '.pdf'`);
  expect((await send(organizer)).message).toBe('Pictures cannot be uploaded at the moment.');
  expect((await as(organizer)('{ uploadLimits { extensions } }')).data).toEqual({ uploadLimits: { extensions: [] } });
  expect((await graphql('{ uploadLimits { extensions } }')).code).toBe('UNAUTHENTICATED');
});

test('in maintenance mode, only admins can upload', async () => {
  const admin = await buildUser({ role: 'admin' });
  const before = await send(organizer);
  await sql('UPDATE system_settings SET maintenance_mode = true');
  await expect.poll(async () => (await send(organizer)).status).toBe(503);
  const refused = await send(organizer);
  expect([refused.code, refused.headers.get('retry-after')]).toEqual(['MAINTENANCE', '30']);
  expect((await send(admin)).status).toBe(200);
  expect((await fetch(url + before.data.url)).status).toBe(200);
  await sql('UPDATE system_settings SET maintenance_mode = false');
  await expect.poll(async () => (await send(organizer)).status).toBe(200);
});

test('a person who uploads too many pictures is throttled; others are not', async () => {
  await sql(
    `INSERT INTO uploads (name, owner, purpose, created_at)
     SELECT lpad(n::text, 22, '0'), $1, 'event', now() - interval '9 minutes' FROM generate_series(1, $2::int) AS n`,
    [organizer.uuid, mostUploads],
  );
  const refused = await send(organizer);
  expect([refused.status, refused.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait > 50 && wait <= 60).toBe(true);
  expect((await send(await buildUser({ role: 'organizer' }))).status).toBe(200);
});

interface StartedUpload {
  /** Whether the server answered before the body was complete. */
  isRefused(): boolean;
  /** Sends the rest of the body and returns the status of the response. */
  end(): Promise<number>;
}

/** Sends half of an upload; the test decides when to send the rest. */
async function startUpload(person: Person, token?: string): Promise<StartedUpload> {
  const whole = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
    picture,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const upload = request(`${url}/api/uploads?for=event`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token ?? (await tokenOf(person))}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': whole.length,
    },
  });
  onTestFinished(() => void upload.on('error', () => {}).destroy());
  upload.write(whole.subarray(0, 200));
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  let isRefused = false;
  answered.then(
    () => (isRefused = true),
    () => {},
  );
  return {
    isRefused: () => isRefused,
    async end() {
      upload.end(whole.subarray(200));
      const [answer] = await answered;
      answer.resume();
      return answer.statusCode!;
    },
  };
}

test('one person can run two uploads at once', async () => {
  const person = await buildUser({ role: 'organizer' });
  const started = [await startUpload(person), await startUpload(person)];
  // poll until both uploads have reached the server; a file that is no picture does not count as an upload
  const third = async () => {
    // the third upload may have been first; then one of the two was refused
    for (const [n, each] of started.entries()) if (each.isRefused()) started[n] = await startUpload(person);
    const { status, headers } = await send(person, Buffer.from('no picture'));
    return [status, headers.get('retry-after')];
  };
  await expect.poll(third).toEqual([429, '2']);
  expect((await send(await buildUser({ role: 'organizer' }))).status).toBe(200);
  expect(await Promise.all(started.map((each) => each.end()))).toEqual([200, 200]);
  expect((await send(person)).status).toBe(200);
});

test('a file that arrives after its sender has lost the right is refused', async () => {
  const { uuid } = await buildEvent({ createdBy: organizer });
  const [person, manager] = [await buildUser({ role: 'organizer' }), await buildUser()];
  await sql(`INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, 'manager')`, [uuid, manager.uuid]);
  const { token } = await signIn(person);
  const arrived = Promise.all([once(app.server, 'request'), once(app.server, 'request')]);
  const uploads = [await startUpload(person, token), await startUpload(manager)];
  await arrived;
  await graphql('mutation { logout { __typename } }', {}, { token });
  await sql('DELETE FROM event_staff WHERE user_id = $1', [manager.uuid]);
  expect(await Promise.all(uploads.map((each) => each.end()))).toEqual([401, 403]);
  expect(await sql('SELECT FROM uploads')).toEqual([]);
});

test('malformed requests are rejected', async () => {
  const token = await tokenOf(organizer);
  const post = async (query: string, headers: Record<string, string>, body: string | FormData) => {
    const response = await fetch(`${url}/api/uploads${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    });
    const { code, success } = (await response.json()) as { code: string; success: boolean };
    return [response.status, code, success];
  };
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const empty = new FormData();
  empty.append('note', 'no file');
  expect(await post('?for=event', { 'content-type': 'application/json' }, '{}')).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    false,
  ]);
  expect(await post('?for=event', { 'content-type': 'image/jpeg' }, 'x')).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    false,
  ]);
  expect(await post('?for=event', { 'content-type': 'multipart/form-data' }, 'x')).toEqual([400, 'BAD_REQUEST', false]);
  expect(await post('?for=event', multipart, 'nothing of the kind')).toEqual([400, 'BAD_REQUEST', false]);
  const longBoundary = { 'content-type': `multipart/form-data; boundary=${'x'.repeat(300)}` };
  expect(await post('?for=event', longBoundary, 'x')).toEqual([400, 'BAD_REQUEST', false]);
  expect(
    await post(
      '?for=event',
      multipart,
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
    ),
  ).toEqual([400, 'BAD_REQUEST', false]);
  expect(await post('?for=event', {}, empty)).toEqual([400, 'VALIDATION_FAILED', false]);
  expect(await post('?for=world', {}, empty)).toEqual([400, 'VALIDATION_FAILED', false]);
  expect(await post('', {}, empty)).toEqual([400, 'VALIDATION_FAILED', false]);
  expect(await upload(url, picture, { token, field: 'photo' })).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
  });
  expect(await upload(url, new Uint8Array(), { token })).toMatchObject({ status: 400, message: 'The file is empty.' });
});

test('a slow upload may exceed the request time-out, other requests may not', async () => {
  const token = await tokenOf(organizer);
  const { headersTimeout, requestTimeout } = app.server;
  Object.assign(app.server, { headersTimeout: 400, requestTimeout: 500 });
  /** Sends the rest of the body after `until` resolves. */
  const slowly = (path: string, type: string, body: Buffer, until: Promise<unknown>) =>
    new Promise<number>((resolve) => {
      const { port } = new URL(url);
      const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': body.length };
      const sending = request({ port, path, method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode!);
      });
      sending.on('error', () => resolve(0));
      sending.write(body.subarray(0, 20));
      void until.then(() => sending.end(body.subarray(20)));
    });
  const form = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
    picture,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const arrived = once(app.server, 'request');
  const rest = Promise.withResolvers<void>();
  const ours = slowly('/api/uploads?for=event', 'multipart/form-data; boundary=x', form, rest.promise);
  await arrived;
  // the upload began first, so a time-out would have hit it already
  const theirs = await slowly('/graphql', 'application/json', Buffer.alloc(40), new Promise(() => {}));
  rest.resolve();
  const status = await ours;
  Object.assign(app.server, { headersTimeout, requestTimeout });
  expect([status, theirs]).toEqual([200, 408]);
});

test('failed uploads leave no temporary files', async () => {
  await Promise.all([send(organizer), send(organizer, picture.subarray(0, 2000))]);
  const files = await readdir(join(dataDir, 'uploads'));
  expect(files.filter((file) => !/^[\w-]{22}(\.small)?\.(webp|avif)$/.test(file))).toEqual([]);
});
