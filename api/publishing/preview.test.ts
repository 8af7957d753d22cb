import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventArt } from '../../web/ui/eventArt.ts';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { paint, upload } from '../testing/pictures.ts';
import type { Store } from '../uploads/store.ts';
import { paletteOf, patternOf, seedOf } from './pattern.ts';
import { previewOf, previewPicture } from './preview.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'evm-previews-'));
const api = await startApi({ dataDir });
let organizer: Person;
beforeAll(async () => {
  organizer = await api.buildUser({ role: 'organizer' });
  await api.sql('UPDATE system_settings SET event_publishing_allowed = true');
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

async function publish(image?: string) {
  const event = await api.buildEvent({ createdBy: organizer, ...(image && { image }) });
  await api.sql('UPDATE events SET is_published = true WHERE id = $1', [event.uuid]);
  return event;
}

async function fetchPreview(id: string) {
  const text = await (await fetch(`${api.url}/e/${id}`)).text();
  const path = new URL(/property="og:image" content="([^"]*)"/.exec(text)![1]!).pathname;
  const answer = await fetch(api.url + path);
  const file = Buffer.from(await answer.arrayBuffer());
  const type = /property="og:image:type" content="([^"]*)"/.exec(text)![1];
  return { type, headers: answer.headers, file, metadata: await sharp(file).metadata() };
}

test('an event without a picture has a pattern in the colours of its card, of 1200 × 630 pixels', async () => {
  const { id } = await publish();
  const { type, headers, file, metadata } = await fetchPreview(id);
  expect([type, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'image/png',
    'image/png',
    'public, no-cache',
  ]);
  expect(metadata).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // chats do not load larger ones
  expect(file.length).toBeLessThan(300_000);
  expect(paletteOf(seedOf(id))).toBe(eventArt(id, []).palette);
  expect(seedOf(id)).toBe(eventArt(id, []).seed);
});

test('the pattern of an event is always the same, and differs between events', async () => {
  const size = { width: 120, height: 63 };
  const [one, again, other] = await Promise.all(
    ['event_a', 'event_a', 'event_b'].map(async (id) => (await patternOf(id, size, 'png')).toString('base64')),
  );
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test('an uploaded picture is shown whole, also a tall one', async () => {
  const file = await paint(300, 900).png().toBuffer();
  const { data } = await upload(api.url, file, { token: await api.tokenOf(organizer) });
  const { id } = await publish(data.url);
  const preview = await fetchPreview(id);
  expect(preview.type).toBe('image/jpeg');
  expect(preview.metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(preview.file.length).toBeLessThan(300_000);
  // its upper left corner is red and in the middle of the preview
  const { data: pixels } = await sharp(preview.file)
    .extract({ left: 500, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(pixels[0]).toBeGreaterThan(180);
  expect(pixels[1]).toBeLessThan(90);
});

test('a picture of another server is not fetched, and a lost file is replaced by the pattern', async () => {
  const elsewhere = await publish('https://127.0.0.1:1/secret.jpg');
  expect((await fetchPreview(elsewhere.id)).metadata.format).toBe('png');
  const lost = await publish(`/uploads/${'x'.repeat(22)}.webp`);
  expect((await fetchPreview(lost.id)).metadata).toMatchObject({ format: 'jpeg', width: 1200 });
});

test('at most 32 previews wait for their turn', async () => {
  const arrived = Promise.withResolvers<never>();
  const slowStore = { get: () => arrived.promise } as Pick<Store, 'get'> as Store;
  const ask = (n: number) => {
    const id = `event_${n}`;
    return previewPicture(slowStore, id, previewOf({ id, image: `/uploads/${String(n).padStart(22, '0')}.webp` }));
  };
  const made = Array.from({ length: 33 }, (_, n) => ask(n));
  expect(() => ask(33)).toThrow('Too many requests');
  // each preview is made once, also for those who ask later
  expect(ask(32)).toBe(made[32]);
  arrived.reject(new Error('The store is away'));
  await Promise.allSettled(made);
  // a failure is not kept
  expect(ask(32)).not.toBe(made[32]);
  await Promise.allSettled([ask(32)]);
});
