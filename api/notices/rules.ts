import { bellSource, isInBell, isReadBy } from '../announcements/bell.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import type { MarkNoticesReadInput } from './inputs.ts';
import { validateMarkRead } from './validate.ts';

const markRead = statement<{ count: number }>(
  'notices-mark-read',
  `WITH held AS (
     SELECT id FROM notices WHERE user_id = $1 AND read_at IS NULL AND ($2::uuid[] IS NULL OR id = ANY($2))
      ORDER BY id FOR UPDATE
   ), marked AS (
     UPDATE notices SET read_at = now() WHERE id IN (SELECT id FROM held) RETURNING 1
   ), seen AS (
     INSERT INTO announcement_reads (announcement_id, user_id)
     SELECT a.id, $1 FROM ${bellSource}
      WHERE ${isInBell('$1')} AND NOT ${isReadBy('$1')} AND ($2::uuid[] IS NULL OR a.id = ANY($2)) ORDER BY a.id
     ON CONFLICT DO NOTHING RETURNING 1
   ), told AS (
     INSERT INTO journal (kind, user_id)
     SELECT 'notice.read', $1 WHERE EXISTS (SELECT FROM marked) OR EXISTS (SELECT FROM seen)
   ) SELECT ((SELECT count(*) FROM marked) + (SELECT count(*) FROM seen))::int AS count`,
);

/** Marks the named notices of the viewer as read, or all. Returns how many of them were unread. Throws VALIDATION_FAILED. */
export async function markNoticesRead(ctx: Context, input: MarkNoticesReadInput): Promise<number> {
  const viewer = requireViewer(ctx);
  refuseInvalid(validateMarkRead(input));
  const uuids = input.noticeIds?.flatMap((id) => toUuid('notice', id) ?? toUuid('announcement', id) ?? []);
  const [marked] = await ctx.write(markRead, [toUuid('user', viewer.id), uuids ?? null]);
  return marked!.count;
}
