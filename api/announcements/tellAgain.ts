import { record } from '../audit/record.ts';
import type { Context } from '../core/context/context.ts';
import { refusal, tooMany } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { forgetNode } from '../core/ids/node.ts';
import { statement } from '../core/statements/rows.ts';
import { AnnouncementState } from './Announcement.ts';
import { announcementById } from './read.ts';
import { requireAudience, requireManager } from './rules.ts';
import { sentence } from './texts.ts';
import { notificationInterval } from './status.ts';

const lockAnnouncement = statement<{ wait: number; title: string }>(
  'announcement-lock',
  `SELECT extract(epoch FROM told_at + interval '${notificationInterval} seconds' - now())::float8 AS wait, title
     FROM announcements WHERE id = $1 FOR UPDATE`,
);

const tellAgain = statement(
  'announcement-tell-again',
  `WITH again AS (UPDATE announcements SET told_at = now(), told_again = true WHERE id = $1 RETURNING id, event_id)
   INSERT INTO journal (kind, event_id, data)
   SELECT 'announcement.told_again', event_id, jsonb_build_object('id', id) FROM again`,
);

/**
 * Moves an announcement to the top of the bell of people who have not read it, and notifies them again. At most once an
 * hour; throws TOO_MANY_REQUESTS before that. Returns its id.
 */
export async function tellAnnouncementAgain(ctx: Context, announcementId: string): Promise<string> {
  requireManager(ctx, 'edit');
  const current = await announcementById(ctx, announcementId);
  if (!current) throw refusal('NOT_FOUND', sentence('notFound'));
  const viewer = requireManager(ctx, 'edit', current);
  requireAudience(viewer, current.audience);
  if (current.state !== AnnouncementState.PUBLISHED) throw refusal('ANNOUNCEMENT_NOT_SHOWN', sentence('notShown'));
  await ctx.em.transactional(async (em) => {
    const [locked] = await em.rows(lockAnnouncement, [toUuid('announcement', announcementId)]);
    if (!locked) throw refusal('NOT_FOUND', sentence('notFound'));
    if (locked.wait > 0) throw tooMany(sentence('toldLately'), locked.wait);
    await em.write(tellAgain, [toUuid('announcement', announcementId)]);
    await record(em, ctx, { action: 'announcement.tell_again', subjectId: announcementId, subjectName: locked.title });
  });
  forgetNode(ctx, 'announcement', announcementId);
  return announcementId;
}
