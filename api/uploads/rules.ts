import { randomBytes } from 'node:crypto';
import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { fieldsRefusal, refusal, refuseInvalid, tooMany } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { extensionsOf } from '../settings/validate.ts';
import { canUpload, canUseAnyUpload } from './can.ts';
import type { Store } from './store.ts';
import { hardLimits, headBytes, pictureExtensions, type Purpose, typeProblem, type UploadRules } from './validate.ts';
import { addressOf, avifOf, smallOf, uploadNameOf } from './pictureAddress.ts';
import { sentence } from './texts.ts';

/** How many pictures one person may upload within 10 minutes. */
export const mostUploads = 30;

/** A stored picture; the size is in pixels. */
export interface StoredPicture {
  url: string;
  width: number;
  height: number;
}

const readRules = statement<UploadRules>(
  'settings-of-uploads',
  'SELECT file_upload_limit AS "maxMegabytes", allowed_file_types AS list FROM system_settings',
  ({ maxMegabytes, list }) => ({
    maxMegabytes: Math.min(maxMegabytes as number, hardLimits.megabytes),
    extensions: pictureExtensions(extensionsOf(list as string)),
  }),
);

/** The upload limits of the current system settings. */
export async function uploadRules(ctx: Context): Promise<UploadRules> {
  requireViewer(ctx);
  return (await ctx.rows(readRules))[0]!;
}

/** Returns the viewer if they may upload for this purpose. Throws UNAUTHENTICATED, MAINTENANCE or FORBIDDEN. */
export function requireUploader(ctx: Context, purpose: Purpose): Viewer {
  const viewer = requireViewer(ctx);
  if (!canUpload(viewer, purpose)) throw refusal('FORBIDDEN', sentence('eventsForbidden'));
  return viewer;
}

/**
 * Counts each upload before decoding. The row is written before the files, so the sweep finds files of failed uploads.
 */
const countUpload = statement<{ added: boolean; wait: number }>(
  'upload-begin',
  `WITH recent AS (
     SELECT count(*) AS tries, min(created_at) AS since FROM uploads
      WHERE owner = $2 AND created_at > now() - interval '10 minutes'),
   added AS (
     INSERT INTO uploads (name, owner, purpose) SELECT $1, $2, $3 FROM recent WHERE tries < $4 RETURNING 1)
   SELECT EXISTS (SELECT FROM added) AS added,
          coalesce(extract(epoch FROM since + interval '10 minutes' - now()), 0)::int AS wait FROM recent`,
);

/**
 * Encodes and stores a picture in the display sizes. Throws UNSUPPORTED_MEDIA_TYPE if the type is not allowed,
 * VALIDATION_FAILED, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS, and UNAVAILABLE if the store does not answer.
 */
export async function storePicture(
  ctx: Context,
  store: Store,
  { purpose, file, rules }: { purpose: Purpose; file: Buffer; rules: UploadRules },
): Promise<StoredPicture> {
  const viewer = requireUploader(ctx, purpose);
  if (file.length === 0) refuseInvalid({ file: sentence('fileEmpty') });
  const problem = typeProblem(file.subarray(0, headBytes), rules);
  if (problem) throw fieldsRefusal('UNSUPPORTED_MEDIA_TYPE', { file: problem })!;

  const name = randomBytes(16).toString('base64url');
  const [attempt] = await ctx.write(countUpload, [name, toUuid('user', viewer.id), purpose, mostUploads]);
  if (!attempt!.added) throw tooMany(sentence('tooManyUploads'), attempt!.wait);

  // load the encoder at the first upload
  const { encode } = await import('./picture.ts');
  const { large, small, width, height } = await encode(file, purpose);
  const contents = [large.webp, large.avif, small?.webp, small?.avif];
  await Promise.all(filesOf(name).map((each, index) => putFile(store, each, contents[index])));
  return { url: addressOf(name), width, height };
}

async function putFile(store: Store, file: string, content: Buffer | undefined): Promise<void> {
  if (!content) return;
  await store.put(file, content).catch((cause: unknown) => {
    throw Object.assign(storeUnavailable(), { cause });
  });
}

/** The error if the picture store does not answer. */
export const storeUnavailable = () => refusal('UNAVAILABLE', sentence('storeUnavailable'), { retryAfter: 5 });

/** The possible file names of a picture. Profile photos have no small size, and AVIF exists only if it is smaller. */
export const filesOf = (name: string): string[] => {
  const large = addressOf(name);
  return [large, smallOf(large)!].flatMap((webp) => [webp, avifOf(webp)]).map((each) => each.slice('/uploads/'.length));
};

/** A sweep that waits for this row lock checks `used_at` again. */
const markUsed = statement(
  'upload-used',
  'UPDATE uploads SET used_at = now() WHERE name = $1 AND purpose = $2 AND (owner = $3 OR $4) RETURNING name',
);

/**
 * Marks a picture as used, in the transaction that writes the reference: it is not swept from then on. Throws
 * VALIDATION_FAILED on `field` if the path is not an upload that the viewer may use. Ignores external pictures.
 */
export async function useUpload(
  em: UnitOfWork,
  viewer: Viewer,
  { purpose, image, field }: { purpose: Purpose; image: string | null | undefined; field: string },
): Promise<void> {
  if (!image?.startsWith('/')) return;
  const usedRows = await em.write(markUsed, [
    uploadNameOf(image) ?? '',
    purpose,
    toUuid('user', viewer.id),
    canUseAnyUpload(viewer, purpose),
  ]);
  if (usedRows.length === 0) refuseInvalid({ [field]: sentence('pictureGone') });
}
