import sharp from 'sharp';
import { encode } from 'uqr';

/** The white around it, which whatever reads it needs, and how wide a module is. */
const [border, pixels] = [4, 5] as const;

/** A QR code as a PNG file, black on white: some 1 kB. */
export function qrPicture(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'M', border });
  const modules = Buffer.from(data.flat().map((isBlack) => (isBlack ? 0 : 255)));
  return sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * pixels, size * pixels, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();
}
