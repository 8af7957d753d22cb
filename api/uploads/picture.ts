import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { fieldsRefusal, refusal } from '../core/refusals/errors.ts';
import { formatOf, hardLimits, type Purpose } from './validate.ts';
import { sentence } from './texts.ts';

// allow only the decoders of formats that formatOf detects: other loaders, such as SVG and PDF, stay blocked
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/** Leaves one core free for other requests. */
const encodeQueue = pLimit(Math.max(1, availableParallelism() - 1));

const decodeTimeout = { seconds: 15 };
const mostPixels = hardLimits.megapixels * 1_000_000;
const webp = { quality: 80, effort: 4 } as const;

/** The encoded picture: WebP in the large size, and in card size for event pictures. */
export interface EncodedPicture {
  large: Buffer;
  small?: Buffer;
  /** Width and height are those of the large size. */
  width: number;
  height: number;
}

/**
 * Decodes a picture and encodes it again, upright and in the display sizes. No bytes or metadata of the file survive.
 * Keeps only the first frame of an animation. Throws VALIDATION_FAILED if the picture is damaged, and PAYLOAD_TOO_LARGE
 * if it has too many pixels.
 */
export const encode = (file: Buffer, purpose: Purpose): Promise<EncodedPicture> =>
  encodeQueue(async () => {
    await checkPixels(file);
    const picture = openPicture(file);
    return purpose === 'event' ? eventPicture(picture) : profilePhoto(picture);
  });

const openPicture = (file: Buffer): Sharp =>
  sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .timeout(decodeTimeout)
    .autoOrient();

async function checkPixels(file: Buffer): Promise<void> {
  const { width, height, format, compression } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(refuseDamaged);
  const decodedFormat = format === 'heif' && compression === 'av1' ? 'avif' : format;
  if (decodedFormat !== formatOf(file)) return refuseDamaged();
  if (width * height > mostPixels)
    throw refusal('PAYLOAD_TOO_LARGE', sentence('tooManyPixels', { megapixels: hardLimits.megapixels }));
}

async function eventPicture(picture: Sharp): Promise<EncodedPicture> {
  const { data, info } = await picture
    .resize({ width: 1280, height: 1920, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseDamaged);
  const { width, height, channels } = info;
  const decodedPicture = () => sharp(data, { raw: { width, height, channels } });
  const card = { width: 480, height: 720, fit: 'inside', withoutEnlargement: true } as const;
  const large = await decodedPicture().webp(webp).toBuffer();
  return { large, small: await decodedPicture().resize(card).webp(webp).toBuffer(), width, height };
}

async function profilePhoto(picture: Sharp): Promise<EncodedPicture> {
  const { data, info } = await picture
    .resize({ width: 256, height: 256, fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .webp(webp)
    .toBuffer({ resolveWithObject: true })
    .catch(refuseDamaged);
  return { large: data, width: info.width, height: info.height };
}

/** A stored picture as JPEG of exactly this size: whole, before a blurred copy of itself. */
export const framed = (file: Buffer, size: { readonly width: number; readonly height: number }): Promise<Buffer> =>
  encodeQueue(async () => {
    const [whole, backdrop] = await Promise.all([
      openPicture(file)
        .resize({ ...size, fit: 'inside' })
        .toBuffer(),
      // a few pixels, enlarged, look blurred
      openPicture(file).resize(24, 13, { fit: 'cover' }).flatten({ background: 'white' }).toBuffer(),
    ]);
    return sharp(backdrop)
      .resize({ ...size, fit: 'fill', kernel: 'cubic' })
      .composite([{ input: whole }])
      .toColourspace('srgb')
      .jpeg({ quality: 82, progressive: true })
      .toBuffer();
  });

function refuseDamaged(): never {
  throw fieldsRefusal('VALIDATION_FAILED', { file: sentence('damaged') })!;
}
