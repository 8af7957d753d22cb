import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { refusal } from '../core/refusals/errors.ts';
import type { PublishedEvent } from '../events/PublishedEvent.ts';
import { publicPath } from '../events/published.ts';
import { sentence as eventSentence } from '../events/texts.ts';
import type { Store } from '../uploads/store.ts';
import { uploadNameOf } from '../uploads/pictureAddress.ts';
import { patternOf } from './pattern.ts';

export const previewSize = { width: 1200, height: 630 } as const;

/** How many pictures stay in memory (about 100 kB each), and how many may wait for their turn. */
const [mostCached, mostWaiting] = [64, 32];

/** One at a time: the threads of the process also hash passwords and encode uploads. */
const queue = pLimit(1);
const cached = new Map<string, Promise<Buffer>>();

export interface Preview {
  /** Its address below that of the server. It changes with the picture, because chats keep pictures by their address. */
  readonly path: string;
  readonly type: 'image/jpeg' | 'image/png';
  /** The uploaded picture; undefined if a pattern is drawn. Pictures of other servers are never fetched. */
  readonly upload: string | undefined;
  readonly version: string;
}

/** The preview of an event: its uploaded picture, or else a pattern. It has no text, because a server may have no fonts. */
export function previewOf({ id, image }: Pick<PublishedEvent, 'id' | 'image'>): Preview {
  const upload = image && uploadNameOf(image) ? image : undefined;
  const version = createHash('sha256')
    .update(upload ?? id)
    .digest('base64url')
    .slice(0, 12);
  return {
    path: `${publicPath(id)}/preview?v=${version}`,
    type: upload ? 'image/jpeg' : 'image/png',
    upload,
    version,
  };
}

/** The picture of a preview. Each is made once, and kept until others are. Throws UNAVAILABLE if too many wait. */
export function previewPicture(store: Store, id: string, preview: Preview): Promise<Buffer> {
  const known = cached.get(preview.version);
  if (known) return known;
  if (queue.pendingCount >= mostWaiting)
    throw refusal('UNAVAILABLE', eventSentence('tooManyLookUps'), { retryAfter: 5 });
  const made = queue(() => drawn(store, id, preview));
  cached.set(preview.version, made);
  made.catch(() => cached.delete(preview.version));
  if (cached.size > mostCached) cached.delete(cached.keys().next().value!);
  return made;
}

async function drawn(store: Store, id: string, { upload }: Preview): Promise<Buffer> {
  if (!upload) return patternOf(id, previewSize, 'png');
  const file = await store.get(upload.slice('/uploads/'.length));
  // the encoder is large, so load it with the first picture
  const { framed } = await import('../uploads/picture.ts');
  return file ? framed(Buffer.from(file), previewSize) : patternOf(id, previewSize, 'jpeg');
}
