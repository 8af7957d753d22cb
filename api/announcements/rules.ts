import { LockMode } from '@mikro-orm/core';
import { spendAnnouncement } from '../accounts/quota.ts';
import { record } from '../audit/record.ts';
import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { refusal, refuseInvalid, sqlState } from '../core/refusals/errors.ts';
import { newId, toUuid } from '../core/ids/ids.ts';
import { forgetNode } from '../core/ids/node.ts';
import { asJson } from '../core/statements/json.ts';
import { byRight, statement } from '../core/statements/rows.ts';
import { storedTranslations } from '../core/texts/translated.ts';
import { hasAll } from '../core/transactions/isEqual.ts';
import { Event } from '../events/Event.ts';
import { eventById } from '../events/read.ts';
import { eventNotFound } from '../events/texts.ts';
import { Announcement, AnnouncementAudience, type AnnouncementRow } from './Announcement.ts';
import { canAddress, canAnnounceSomewhere, canManageAnnouncement, canManageAnnouncements } from './can.ts';
import type { CreateAnnouncementInput, UpdateAnnouncementInput } from './inputs.ts';
import { isMailed, queueMail, queueMailAfter } from './mail.ts';
import { announcementById, announcementColumns, readAnnouncement } from './read.ts';
import { sentence } from './texts.ts';
import { translationsOf } from './translations.ts';
import { validateAnnouncement } from './validate.ts';

/*
 * A trigger (evm_change_announcement in live.sql) appends each change to the journal, also if an announcement is deleted with
 * its event. changes.ts decides who is notified.
 */

/** `$8`: whether it is mailed. Only a visible announcement is queued here; moments.ts queues a scheduled one later. */
const insertAnnouncement = byRight(
  statement(
    'announcement-make',
    `WITH a AS (
     INSERT INTO announcements (id, title, content, priority, is_published, event_id, created_by, publish_at, ends_at, pinned,
                                audience, college, language, translations, mail_asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $9, $10, $11, $12, $13, $14, $15,
             CASE WHEN $8 AND evm_announcement_state($5, $9, $10, now()) = 'published' THEN now() END) RETURNING *
   )
   SELECT ${announcementColumns}, CASE WHEN a.mail_asked_at IS NOT NULL THEN ${queueMail('a.id')} END AS queued
     FROM a JOIN users u ON u.id = a.created_by`,
    readAnnouncement,
  ),
);

/** Writes an announcement in the viewer's name. */
export async function createAnnouncement(ctx: Context, input: CreateAnnouncementInput): Promise<AnnouncementRow> {
  const viewer = requireManager(ctx, 'create', { eventId: input.eventId ?? null });
  const { publishAt = null, endsAt = null, pinned, audience } = input;
  requireAudience(viewer, audience);
  const college = collegeOf(input);
  const language = input.language ?? null;
  const fields = { ...input, language, publishAt, endsAt, college, eventId: input.eventId ?? null };
  const problems = validateAnnouncement({ ...fields, college: input.college ?? null });
  refuseInvalid({ ...problems, ...(await eventProblem(ctx, input.eventId)) });
  if (!canManageAnnouncements(viewer)) await spendAnnouncement(ctx);
  const translations = storedTranslations(input.translations, 'title', 'content');
  const values = [
    toUuid('announcement', newId('announcement')),
    input.title.trim(),
    input.content.trim(),
    input.priority,
    input.isPublished,
    input.eventId ? toUuid('event', input.eventId) : null,
    toUuid('user', viewer.id),
    isMailed(input),
    publishAt,
    endsAt,
    pinned,
    audience,
    college,
    language,
    translations && asJson(translations),
  ];
  const [created] = await refuseConflicts(() => ctx.write(insertAnnouncement, values));
  return created!;
}

/** Changes the given fields of an announcement; `isPublished` alone publishes or unpublishes it. Returns its id. */
export async function updateAnnouncement(
  ctx: Context,
  { announcementId, eventId, publishAt, endsAt, college: newCollege, ...changes }: UpdateAnnouncementInput,
): Promise<string> {
  const viewer = requireManager(ctx, 'edit');
  const { title, content, translations, ...rest } = withoutNull(changes);
  const current = await announcementById(ctx, announcementId);
  if (current) requireManager(ctx, 'edit', current);
  if (current && eventId !== undefined) requireManager(ctx, 'edit', { eventId });
  // null clears these; only undefined leaves them as they are
  const moments = withoutUndefined({ publishAt, endsAt });
  const target = {
    audience: current?.audience,
    college: current?.college,
    ...withoutUndefined({ college: newCollege }),
    ...withoutUndefined(rest),
  };
  if (target.audience) requireAudience(viewer, target.audience);
  const college = collegeOf(target);
  const changesTarget = eventId !== undefined || rest.audience !== undefined || newCollege !== undefined;
  // a new main language can be that of an existing translation
  const texts = (rest.language ?? translations) && {
    language: rest.language ?? current?.language,
    translations: translations ?? (current ? await translationsOf(ctx, current) : undefined),
  };
  refuseInvalid({
    ...validateAnnouncement({
      ...withoutUndefined({ ...texts, title, content, priority: rest.priority, college: newCollege }),
      ...((publishAt !== undefined || endsAt !== undefined) && {
        ...(current && { publishAt: current.publishAt, endsAt: current.endsAt }),
        ...moments,
      }),
      ...(changesTarget &&
        target.audience && {
          audience: target.audience,
          college: target.college ?? null,
          eventId: eventId === undefined ? current?.eventId : eventId,
        }),
    }),
    ...(await eventProblem(ctx, eventId)),
  });
  if (!current) throw notFound();
  await refuseConflicts(() =>
    ctx.em.transactional(async (em) => {
      const announcement = await em.findOne(Announcement, announcementId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!announcement) throw notFound();
      requireManager(ctx, 'edit', { eventId: announcement.event?.id ?? null });
      const { shown, priority, audience, college: previousCollege, event } = announcement;
      requireAudience(viewer, rest.audience ?? audience);
      const next = {
        ...rest,
        ...moments,
        ...(changesTarget && { college }),
        ...(title !== undefined && { title: title.trim() }),
        ...(content !== undefined && { content: content.trim() }),
        ...(translations && { translations: storedTranslations(translations, 'title', 'content') }),
      };
      const moves = eventId !== undefined && eventId !== (event?.id ?? null);
      if (!moves && hasAll(announcement, next)) return;
      em.assign(announcement, {
        ...next,
        ...(moves && { event: eventId ? em.getReference(Event, eventId) : null }),
        updatedAt: new Date(),
      });
      await em.flush();
      if (isMailed(announcement))
        await queueMailAfter(em, toUuid('announcement', announcementId)!, {
          shown,
          priority,
          audience,
          college: previousCollege,
          event,
        });
    }),
  );
  forgetNode(ctx, 'announcement', announcementId);
  return announcementId;
}

export async function deleteAnnouncement(ctx: Context, announcementId: string): Promise<void> {
  requireManager(ctx, 'delete');
  const current = await announcementById(ctx, announcementId);
  if (!current) throw notFound();
  requireManager(ctx, 'delete', current);
  await ctx.em.transactional(async (em) => {
    const announcement = await em.findOne(Announcement, announcementId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!announcement) throw notFound();
    requireManager(ctx, 'delete', { eventId: announcement.event?.id ?? null });
    const { title, content, priority, isPublished } = announcement;
    const before = { content, priority, isPublished };
    await record(em, ctx, { action: 'announcement.delete', subjectId: announcementId, subjectName: title, before });
    em.remove(announcement);
  });
  forgetNode(ctx, 'announcement', announcementId);
}

/** Throws FORBIDDEN if the viewer may not address this audience. */
export function requireAudience(viewer: Viewer, audience: string): void {
  if (!canAddress(viewer, audience)) throw refusal('FORBIDDEN', sentence('audienceForbidden'));
}

/** Throws FORBIDDEN if the viewer may not manage the announcement, or any announcement if none is given. */
export function requireManager(
  ctx: Context,
  verb: 'create' | 'edit' | 'delete',
  announcement?: { eventId: string | null },
): Viewer {
  const viewer = requireViewer(ctx);
  if (!(announcement ? canManageAnnouncement(viewer, announcement) : canAnnounceSomewhere(viewer)))
    throw refusal('FORBIDDEN', sentence('forbidden', { verb }));
  return viewer;
}

const notFound = () => refusal('NOT_FOUND', sentence('notFound'));

const noSuchEvent = { eventId: eventNotFound };

/** An announcement can only belong to an event that its author sees. */
async function eventProblem(ctx: Context, eventId: string | null | undefined) {
  return eventId && !(await eventById(ctx, eventId)) ? noSuchEvent : {};
}

/** Another request may delete the event between the check and the write; the foreign key then fails (23503). */
async function refuseConflicts<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) === '23503') refuseInvalid(noSuchEvent);
    // a check constraint failed (23514): another request changed the moments or the audience since it was read
    if (sqlState(error) === '23514') refuseInvalid({ audience: sentence('changedMeanwhile') });
    throw error;
  }
}

/** The college to store: null unless the audience is a college. */
const collegeOf = ({ audience, college }: { audience?: AnnouncementAudience | undefined; college?: string | null }) =>
  audience === AnnouncementAudience.COLLEGE ? (college?.trim() ?? null) : null;

/** Drops undefined fields. */
function withoutUndefined<T extends object>(fields: T) {
  type DefinedFields = { [K in keyof T]?: Exclude<T[K], undefined> };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as DefinedFields;
}

/** Drops undefined and null fields: these fields cannot be empty, so null means "leave as it is". */
function withoutNull(
  changes: Pick<
    UpdateAnnouncementInput,
    'title' | 'content' | 'language' | 'translations' | 'priority' | 'isPublished' | 'pinned' | 'audience'
  >,
) {
  type NonNullFields = { [K in keyof typeof changes]?: Exclude<(typeof changes)[K], null> };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value != null)) as NonNullFields;
}
