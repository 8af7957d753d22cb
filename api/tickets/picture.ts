import sharp from 'sharp';
import { encode } from 'uqr';

/** The quiet zone that readers need, in modules, and the size of a module in pixels. */
const [border, pixels] = [4, 5] as const;

/** Renders a QR code as a PNG file of about 1 kB. */
export function qrPicture(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'M', border });
  const modules = Buffer.from(data.flat().map((isBlack) => (isBlack ? 0 : 255)));
  return sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * pixels, size * pixels, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();
}
