import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
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
/** Tuned by similarity, one quality is enough for all pictures to look no worse than our WebP (docs/performance.md). */
const avif = { quality: 68, effort: 1, chromaSubsampling: '4:2:0', tune: 'ssim' } as const;

const fullSize: ResizeOptions = { width: 1280, height: 1920, fit: 'inside', withoutEnlargement: true };
const cardSize: ResizeOptions = { width: 480, height: 720, fit: 'inside', withoutEnlargement: true };
const photoSize: ResizeOptions = { width: 256, height: 256, fit: 'cover', position: 'attention' };
/** Width to height of the part of a photo that is scaled, or height to width. A whole strip would take gigabytes. */
const mostOblong = 8;

/** One size of a picture: for every browser, and for those with AVIF if that is smaller. */
export interface EncodedSize {
  webp: Buffer;
  avif: Buffer | undefined;
}

/** The encoded picture: the large size, and the card size for event pictures. */
export interface EncodedPicture {
  large: EncodedSize;
  small: EncodedSize | undefined;
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
    const size = await checkedSize(file);
    const picture = openPicture(file);
    const { data, info } = await (
      purpose === 'event' ? picture.resize(fullSize) : picture.extract(middleOf(size)).resize(photoSize)
    )
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(refuseDamaged);
    const { width, height, channels } = info;
    const decoded = sharp(data, { raw: { width, height, channels } });
    const large = await encodeSize(decoded);
    const small = purpose === 'event' ? await encodeSize(decoded.clone().resize(cardSize)) : undefined;
    return { large, small, width, height };
  });

async function encodeSize(picture: Sharp): Promise<EncodedSize> {
  const asWebp = await picture.clone().webp(webp).toBuffer();
  const asAvif = await picture.clone().avif(avif).toBuffer();
  return { webp: asWebp, avif: asAvif.length < asWebp.length ? asAvif : undefined };
}

const openPicture = (file: Buffer): Sharp =>
  sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .timeout(decodeTimeout)
    .autoOrient();

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The middle of a strip; all of other pictures. */
function middleOf({ width, height }: Size) {
  const longest = mostOblong * Math.min(width, height);
  const [wide, high] = [Math.min(width, longest), Math.min(height, longest)];
  return { left: Math.floor((width - wide) / 2), top: Math.floor((height - high) / 2), width: wide, height: high };
}

/** The size of a picture, upright. */
async function checkedSize(file: Buffer): Promise<Size> {
  const { width, height, format, compression, autoOrient } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(refuseDamaged);
  const decodedFormat = format === 'heif' && compression === 'av1' ? 'avif' : format;
  if (decodedFormat !== formatOf(file)) return refuseDamaged();
  if (width * height > mostPixels)
    throw refusal('PAYLOAD_TOO_LARGE', sentence('tooManyPixels', { megapixels: hardLimits.megapixels }));
  return autoOrient;
}

/** A stored picture as JPEG of exactly this size: whole, before a blurred copy of itself. */
export const framed = (file: Buffer, size: Size): Promise<Buffer> =>
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
