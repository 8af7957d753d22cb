import { setImmediate as pause } from 'node:timers/promises';

type Colour = readonly [red: number, green: number, blue: number];

interface Palette {
  /** The background, from the start to the end. */
  readonly from: Colour;
  readonly to: Colour;
  /** The hills, from the back to the front. */
  readonly hills: readonly [Colour, Colour, Colour];
  readonly sun: Colour;
}

const colour = (hex: string): Colour => [0, 2, 4].map((n) => Number.parseInt(hex.slice(n, n + 2), 16)) as never;
const palette = (...hexes: readonly [string, string, string, string, string, string]): Palette => {
  const [from, to, soft, mid, strong, sun] = hexes.map(colour) as [Colour, Colour, Colour, Colour, Colour, Colour];
  return { from, to, hills: [soft, mid, strong], sun };
};

/** The light colours of web/ui/EventPicture.module.css, in the order of web/ui/eventArt.ts. */
export const palettes = {
  lagoon: palette('d1f0ff', '89ebe1', 'ade1ff', '47afff', '006edb', '179b9b'),
  orchid: palette('f1e5ff', 'fdc9e2', 'e6d2fe', 'bc91f8', '894ceb', 'e55da5'),
  meadow: palette('bff8db', '89ebe1', '80efb9', '1dbf76', '167e53', 'eb670f'),
  sunset: palette('ffe7d1', 'fdc9e2', 'fecfaa', 'f68c41', 'e55da5', 'a672f3'),
  dusk: palette('e5e9ff', 'd2d7fe', 'd2d7fe', '979ff7', '5a61e7', 'eb670f'),
  ember: palette('ffe7d1', 'fecfaa', 'fecfaa', 'f68c41', 'b8500f', '0f8fff'),
  mint: palette('c7f5ef', '80efb9', '89ebe1', '1db9b4', '127e81', '7a82f0'),
  berry: palette('ffe5f1', 'e6d2fe', 'fdc9e2', 'f184bc', 'ce2c85', '7a82f0'),
} as const;

/** The number of an event's picture, as in web/ui/eventArt.ts. */
export function seedOf(id: string): number {
  let value = 0x811c9dc5;
  for (const letter of id) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}

export const paletteOf = (seed: number): keyof typeof palettes => {
  const names = Object.keys(palettes) as (keyof typeof palettes)[];
  return names[seed % names.length]!;
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How many rows of pixels are drawn before other requests get their turn. */
const rowsAtOnce = 90;

/** A sun over hills in the colours of the event's own picture. Always the same for the same event. */
export async function patternOf(id: string, size: Size, format: 'png' | 'jpeg'): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = size;
  const pixels = Buffer.alloc(width * height * 3);
  const colourAt = landscapeOf(seedOf(id), size);
  for (let y = 0, at = 0; y < height; y += 1) {
    if (y % rowsAtOnce === 0) await pause();
    for (let x = 0; x < width; x += 1, at += 3) colourAt(x, y, pixels, at);
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return (format === 'png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 85 })).toBuffer();
}

/** Writes the colour of a pixel to a buffer. */
type ColourAt = (x: number, y: number, into: Buffer, at: number) => void;

function landscapeOf(seed: number, { width, height }: Size): ColourAt {
  const { from, to, hills, sun } = palettes[paletteOf(seed)];
  // eight independent numbers from 0 to 15
  const number = (n: number) => ((Math.imul(seed, 0x9e3779b1) >>> 0) >>> (n * 4)) & 15;
  const [sunX, sunY, sunRadius] = [width * (0.2 + number(0) * 0.04), height * (0.28 + number(1) * 0.01), height * 0.16];
  const ridges = hills.map((tone, n) => ({
    tone,
    // the upper edge of the hill at each column
    edge: Float64Array.from({ length: width }, (_, x) => {
      const turn = (x / width) * Math.PI * (1.4 + n * 0.5) + number(2 + n);
      return height * (0.52 + n * 0.15 + 0.08 * Math.sin(turn) + 0.03 * Math.sin(turn * 2.3 + number(5)));
    }),
  }));
  return (x, y, into, at) => {
    const far = (x / width) * 0.7 + (y / height) * 0.3;
    const inSun = clamp(sunRadius - Math.hypot(x - sunX, y - sunY) + 0.5);
    for (let n = 0; n < 3; n += 1) into[at + n] = mix(mix(from[n]!, to[n]!, far), sun[n]!, inSun);
    for (const { tone, edge } of ridges) {
      const cover = clamp(y - edge[x]! + 0.5) * 0.92;
      if (cover > 0) for (let n = 0; n < 3; n += 1) into[at + n] = mix(into[at + n]!, tone[n]!, cover);
    }
  };
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));
const mix = (a: number, b: number, share: number) => a + (b - a) * share;
