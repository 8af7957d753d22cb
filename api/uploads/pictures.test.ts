import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { paint, paintPhoto, upload } from '../testing/pictures.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'evm-pictures-'));
const api = await startApi({ dataDir });
const { buildUser, sql, tokenOf, url } = api;
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});
beforeAll(() => sql(`UPDATE system_settings SET allowed_file_types = '.jpg,.png,.webp,.gif,.avif,.svg,.pdf,.html'`));

const send = async (file: Uint8Array, options: { purpose?: string; name?: string } = {}) =>
  upload(url, file, { token: await tokenOf(await buildUser({ role: 'organizer' })), ...options });

/** The file that a client gets; browsers name AVIF. */
const fetchFile = async (path: string, accept = '*/*') =>
  Buffer.from(await (await fetch(url + path, { headers: { accept } })).arrayBuffer());
const smallOf = (path: string) => path.replace('.webp', '.small.webp');

const isRed = ([red, green, blue]: readonly number[]) => red! > 180 && green! < 80 && blue! < 80;

async function pixelAt(file: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s becomes WebP in two sizes', async (format) => {
  const { status, data } = await send(await paint(1400, 700).toFormat(format).toBuffer(), { name: 'whatever.bin' });
  expect([status, data.width, data.height]).toEqual([200, 1280, 640]);
  expect(await sharp(await fetchFile(data.url)).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 640 });
  expect(await sharp(await fetchFile(smallOf(data.url))).metadata()).toMatchObject({ format: 'webp', width: 480 });
});

test('browsers with AVIF get a picture in the same sizes and with fewer bytes', async () => {
  const { data } = await send(await paintPhoto(1400, 700).png().toBuffer());
  for (const [path, width] of [
    [data.url, 1280],
    [smallOf(data.url), 480],
  ] as const) {
    const [avif, webp] = await Promise.all([fetchFile(path, 'image/avif'), fetchFile(path)]);
    const { format, compression, ...size } = await sharp(avif).metadata();
    expect([format, compression, size.width, size.height]).toEqual(['heif', 'av1', width, width / 2]);
    expect(avif.length).toBeLessThan(webp.length);
  }
});

test('browsers with AVIF get the WebP if it is not larger', async () => {
  const { data } = await send(await paint(300, 200).png().toBuffer());
  for (const path of [data.url, smallOf(data.url)])
    expect((await sharp(await fetchFile(path, 'image/avif')).metadata()).format).toBe('webp');
  expect((await readdir(join(dataDir, 'uploads'))).filter((file) => data.url.includes(file.slice(0, 22)))).toHaveLength(
    2,
  );
});

test('a small picture is not enlarged', async () => {
  const { data } = await send(await paint(300, 200).png().toBuffer());
  expect([data.width, data.height]).toEqual([300, 200]);
});

test('a tall picture is limited to a height of 1920 pixels', async () => {
  const { data } = await send(await paint(100, 8000).png().toBuffer());
  expect(data).toMatchObject({ width: 24, height: 1920 });
});

test('a profile photo becomes a square of 256 pixels', async () => {
  const { status, data } = await send(await paint(900, 500).jpeg().toBuffer(), { purpose: 'profile' });
  expect([status, data.width, data.height]).toEqual([200, 256, 256]);
  expect((await fetch(url + smallOf(data.url))).status).toBe(404);
});

test.each([
  [4000, 40, 1],
  [40, 4000, 1],
  [4000, 40, 6],
  [30_000, 1, 1],
])('a photo of %i × %i pixels, turned by EXIF %i, is cut from the middle', async (width, height, orientation) => {
  // scaled as a whole to cover the square, the longest of them would take 12 GB
  const strip = await paint(width, height).withMetadata({ orientation }).png().toBuffer();
  const { status, data } = await send(strip, { purpose: 'profile' });
  expect([status, data.width, data.height]).toEqual([200, 256, 256]);
  const { channels } = await sharp(await fetchFile(data.url)).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  expect(red! < 60 && blue! > 130).toBe(true);
});

test('metadata is removed and the orientation is applied', async () => {
  const onItsSide = await paint(600, 400)
    .withExif({ IFD0: { Copyright: 'Somebody', Orientation: '6' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(onItsSide).metadata()).exif).toBeDefined();
  const { data } = await send(onItsSide);
  const file = await fetchFile(data.url);
  const { exif, icc, xmp, orientation } = await sharp(file).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect([data.width, data.height]).toEqual([400, 600]);
  expect(file.toString('latin1')).not.toContain('Somebody');
  expect(isRed(await pixelAt(file, 390, 10))).toBe(true);
  expect(isRed(await pixelAt(file, 10, 10))).toBe(false);
});

test('a CMYK JPEG is converted to sRGB', async () => {
  const cmyk = await paint(400, 400).toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
  const { data } = await send(cmyk);
  const file = await fetchFile(data.url);
  expect((await sharp(file).metadata()).space).toBe('srgb');
  const [red, green, blue] = await pixelAt(file, 300, 300);
  expect(red! < green! && green! < blue!).toBe(true);
});

test('an animation is reduced to its first frame', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((color) => paint(200, 100, color).png().toBuffer()),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(animation, { animated: true }).metadata()).pages).toBe(3);
  const { status, data } = await send(animation);
  const file = await fetchFile(data.url);
  expect([status, (await sharp(file, { animated: true }).metadata()).pages ?? 1]).toEqual([200, 1]);
  expect(isRed(await pixelAt(file, 5, 5))).toBe(true);
});

test('transparency is preserved', async () => {
  const glass = sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { data } = await send(await glass.png().toBuffer());
  expect((await sharp(await fetchFile(data.url)).metadata()).hasAlpha).toBe(true);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
test.each([
  ['a page called .jpg', '<!doctype html><script>alert(1)</script>', 'cat.jpg'],
  ['an SVG', svg, 'cat.svg'],
  ['an SVG called .png', svg, 'cat.png'],
  ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'cat.pdf'],
  ['a bitmap', 'BM\x46\x00\x00\x00', 'cat.bmp'],
  ['a film', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'cat.jpg'],
  ['two bytes', '\xff\xd8', 'cat.jpg'],
])('%s is rejected because of its content', async (_, content, name) => {
  const answer = await send(Buffer.from(content, 'latin1'), { name });
  expect([answer.status, answer.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect(answer.fields?.file).toMatch(/not a picture of an allowed type \(\.jpg, \.jpeg, \.png/);
});

test('a file with the signature of one format and the content of another is rejected', async () => {
  const [jpeg, png] = await Promise.all([paint().jpeg().toBuffer(), paint().png().toBuffer()]);
  const inside = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]);
  const dressed = Buffer.concat([jpeg.subarray(0, 3), png]);
  const empty = Buffer.from('GIF89a');
  for (const file of [inside, dressed, empty])
    expect(await send(file)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
});

test('HTML hidden inside or after a picture is removed', async () => {
  const page = '<script>alert(document.domain)</script>';
  const picture = await paint()
    .withExif({ IFD0: { Copyright: page } })
    .jpeg()
    .toBuffer();
  const { status, data } = await send(Buffer.concat([picture, Buffer.from(page)]));
  expect(status).toBe(200);
  for (const path of [data.url, smallOf(data.url)])
    expect((await fetchFile(path)).toString('latin1')).not.toContain('script');
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a truncated %s is rejected', async (format) => {
  const whole = await paint(600, 400).toFormat(format).toBuffer();
  const answer = await send(whole.subarray(0, Math.floor(whole.length / 2)));
  expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  expect(answer.fields?.file).toBe('The picture is damaged and cannot be read.');
});

test('a small file that decodes to a huge picture is rejected', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const answer = await send(bomb);
  expect([answer.status, answer.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect(answer.message).toContain('at most 40 megapixels');
});

test('a picture with a false size in its header is rejected before decoding', async () => {
  const png = await paint(10, 10).png().toBuffer();
  png.writeUInt32BE(2_000_000, 16);
  png.writeUInt32BE(2_000_000, 20);
  expect((await send(png)).status).toBeGreaterThanOrEqual(400);
});
