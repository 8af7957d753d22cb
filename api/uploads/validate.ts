import type { Sentence } from '../core/texts/texts.ts';
import { problem } from './problemTexts.ts';

/** Upper limits that no setting can raise. */
export const hardLimits = { megabytes: 25, megapixels: 40 } as const;

/** The purposes of an uploaded picture. */
export const purposes = ['event', 'profile'] as const;

export type Purpose = (typeof purposes)[number];

/** The accepted picture formats, with their extensions in the settings. */
const formats = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  gif: ['.gif'],
  avif: ['.avif'],
} as const;

export type PictureFormat = keyof typeof formats;

/** The current limits; `extensions` contains picture extensions only, see `pictureExtensions`. */
export interface UploadRules {
  maxMegabytes: number;
  extensions: readonly string[];
}

/** Expands allowed extensions to all extensions of the same picture formats; drops other extensions. */
export const pictureExtensions = (allowed: readonly string[]): string[] =>
  Object.values(formats)
    .filter((names) => names.some((name) => allowed.includes(name)))
    .flat();

/** The number of bytes that `formatOf` reads. */
export const headBytes = 40;

/** Detects the picture format by the first bytes; ignores the file name. */
export function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, headBytes));
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp';
  return /^[^]{4}ftyp[^]{0,24}avi[fs]/.test(head) ? 'avif' : undefined;
}

/** The problem if the file exceeds the size limit. */
export const sizeProblem = (bytes: number, { maxMegabytes }: UploadRules): Sentence | undefined =>
  bytes > megabytes(maxMegabytes) ? tooLarge(maxMegabytes) : undefined;

/** The problem if the file is not of an allowed picture format. */
export function typeProblem(head: Uint8Array, { extensions }: UploadRules): Sentence | undefined {
  if (extensions.length === 0) return problem('off');
  const format = formatOf(head);
  if (format && formats[format].some((name) => extensions.includes(name))) return undefined;
  return problem('typeForbidden', { extensions: extensions.join(', ') });
}

export const tooLarge = (maxMegabytes: number) => problem('tooLarge', { most: maxMegabytes });

export const megabytes = (count: number) => count * 1024 * 1024;
