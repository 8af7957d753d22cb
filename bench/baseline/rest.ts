import type { FastifyInstance } from 'fastify';
import { decodeUuid, encodeUuid } from '../../api/core/ids/typeId.ts';
import type { Query, Row } from './database.ts';
import { type EventRow, eventVisible, localLanguage, withId, rules, questions } from './events.ts';
import { Refusal, viewerOf } from './viewer.ts';

interface AnnouncementBody {
  title: string;
  content: string;
  priority: string;
}

interface Overlap extends Row {
  id: string;
  date: Date;
  endDate: Date | null;
}

/** Events that overlap with an event `e`, if the viewer (`$1`) has a seat there. */
const overlaps = `(SELECT coalesce(json_agg(o ORDER BY o.date, o.id), '[]') FROM (
    SELECT o.id, o.title, o.date, o.ends_at AS "endDate", o.location FROM registrations r JOIN events o ON o.id = r.event_id
     WHERE r.user_id = $1 AND r.state = 'confirmed' AND o.id <> e.id AND (o.approval = 'approved' OR o.created_by = $1 OR $2)
       AND (o.date = e.date OR o.date < e.over_at AND e.date < o.over_at)
     ORDER BY o.date, o.id LIMIT 3) AS o) AS overlaps`;

/** The same responses as the product's REST API for one event and for a new announcement. */
export function restRoutes(app: FastifyInstance, read: Query, write: Query): void {
  app.get<{ Params: { id: string } }>('/rest/events/:id', async (request) => {
    const viewer = await viewerOf(request, read, write);
    const [event] = await read<EventRow & { createdBy: string; participants: string[]; overlaps: Overlap[] }>(
      'rest-event',
      `SELECT e.id, e.title, e.description, e.language, coalesce(e.translations->'english'->>'title', e.title) AS "localTitle",
              coalesce(e.translations->'english'->>'description', e.description) AS "localDescription", ${localLanguage('e')},
              CASE WHEN e.translations IS NULL THEN '[]' ELSE
                (SELECT jsonb_agg(jsonb_build_object('language', key) || value ORDER BY key) FROM jsonb_each(e.translations)) END AS translations, e.date, e.ends_at AS "endDate", e.location, e.capacity, e.tags, e.image,
              e.created_by AS "createdBy", u.first_name || ' ' || u.last_name AS "organizerName",
              ARRAY(SELECT user_id::text FROM registrations r WHERE r.event_id = e.id ORDER BY r.id) AS participants,
              e.has_waitlist AS "hasWaitlist", e.waiting AS "waitlistCount", e.remind_before AS "remindBefore", e.self_check_in AS "selfCheckIn", e.walk_ins AS "walkIns", e.attendance_points::float8 AS "attendancePoints", e.image_description AS "imageDescription", e.created_at AS "createdAt", e.updated_at AS "updatedAt",
              ${rules}, ${questions}, ${overlaps}, NULL AS "mapLink", NULL AS "publicUrl", e.cancelled_at AS "cancelledAt", e.cancellation_reason AS "cancellationReason",
              e.is_published AS "isPublished"
         FROM events e JOIN users u ON u.id = e.created_by WHERE e.id = $3 AND ${eventVisible}`,
      [viewer.id, viewer.role === 'admin', decodeUuid(request.params.id.slice('event_'.length))],
    );
    if (!event) throw new Refusal(404, 'Event not found');
    event.createdBy = `user_${encodeUuid(event.createdBy)}`;
    event.participants = event.participants.map((id) => `user_${encodeUuid(id)}`);
    for (const each of event.overlaps) {
      withId(each);
      each.date = new Date(each.date);
      each.endDate &&= new Date(each.endDate);
    }
    return { _id: withId(event).id, ...event };
  });

  app.post<{ Body: AnnouncementBody }>('/rest/announcements', async (request, reply) => {
    const viewer = await viewerOf(request, read, write);
    if (viewer.role === 'participant') throw new Refusal(403, 'You do not have permission to create announcements.');
    const [title, content] = [request.body.title?.trim(), request.body.content?.trim()];
    const { priority } = request.body;
    if (!title || title.length > 100) throw new Refusal(400, 'Title is required');
    if (!content || content.length > 10_000) throw new Refusal(400, 'Content is required');
    if (!['low', 'medium', 'high'].includes(priority)) throw new Refusal(400, 'Priority must be low, medium or high');
    const [made] = await write<{ id: string; createdAt: Date; told: unknown }>(
      'announce',
      `WITH made AS (
         INSERT INTO plain_announcements (id, title, content, priority, created_by) VALUES (uuidv7(), $1, $2, $3, $4)
         RETURNING id, created_at AS "createdAt")
       SELECT *, pg_notify('plain', json_build_object('topic', 'announcement', 'id', id)::text) AS told FROM made`,
      [title, content, priority, viewer.id],
    );
    const { createdAt } = made!;
    const { id } = withId(made!, 'announcement');
    reply.code(201);
    return {
      _id: id,
      id,
      title,
      content,
      language: null,
      translations: [],
      localTitle: title,
      localContent: content,
      localLanguage: null,
      eventId: null,
      priority,
      isPublished: true,
      publishAt: null,
      endsAt: null,
      pinned: false,
      audience: 'everybody',
      college: null,
      state: 'published',
      createdBy: `user_${encodeUuid(viewer.id)}`,
      creatorName: `${viewer.firstName} ${viewer.lastName}`,
      createdAt,
      updatedAt: createdAt,
    };
  });
}
