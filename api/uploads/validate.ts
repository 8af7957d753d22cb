/** What no setting can raise. */
export const hardLimits = { megabytes: 25, megapixels: 40 } as const;

/** What an uploaded picture is for. */
export const purposes = ['event', 'profile'] as const;

export type Purpose = (typeof purposes)[number];

/** The kinds of files that are taken for pictures, and the extensions by which the settings name them. */
const formats = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  gif: ['.gif'],
  avif: ['.avif'],
} as const;

export type PictureFormat = keyof typeof formats;

/** What the system settings allow at the moment; the extensions are those of pictures, see `pictureExtensions`. */
export interface UploadRules {
  maxMegabytes: number;
  extensions: readonly string[];
}

/** All extensions of the kinds of pictures that a list of extensions allows; others are left out. */
export const pictureExtensions = (allowed: readonly string[]): string[] =>
  Object.values(formats)
    .filter((names) => names.some((name) => allowed.includes(name)))
    .flat();

/** How much of the beginning of a file `formatOf` looks at. */
export const headBytes = 40;

/** What kind of picture a file is by its first bytes, whatever it is called. */
export function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, headBytes));
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp';
  return /^[^]{4}ftyp[^]{0,24}avi[fs]/.test(head) ? 'avif' : undefined;
}

/** The sentence for a file that is larger than the settings allow. */
export const sizeProblem = (bytes: number, { maxMegabytes }: UploadRules): string | undefined =>
  bytes > megabytes(maxMegabytes) ? tooLarge(maxMegabytes) : undefined;

/** The sentence for a file that is no picture of an allowed kind. */
export function typeProblem(head: Uint8Array, { extensions }: UploadRules): string | undefined {
  if (extensions.length === 0) return 'Pictures cannot be uploaded at the moment.';
  const format = formatOf(head);
  if (format && formats[format].some((name) => extensions.includes(name))) return undefined;
  return `This file is not a picture of an allowed type (${extensions.join(', ')}).`;
}

export const tooLarge = (maxMegabytes: number) => `The file is too large: at most ${maxMegabytes} MB.`;

export const megabytes = (count: number) => count * 1024 * 1024;
