import type { FastifyInstance } from 'fastify';
import { decodeUuid, encodeUuid } from '../../api/core/ids/typeId.ts';
import type { Query } from './database.ts';
import { ownOf, readEvent, readOwn, readScore, withId } from './events.ts';
import { Refusal, type Viewer, viewerOf } from './viewer.ts';

/** The data of the registration panel. */
async function panelOf(read: Query, viewer: Viewer, uuid: string) {
  const [[event], [own], [score]] = await Promise.all([
    readEvent(read, viewer, uuid),
    readOwn(read, viewer, uuid),
    readScore(read, viewer, uuid),
  ]);
  const {
    title,
    localLanguage,
    date,
    endsAt,
    location,
    capacity,
    registeredCount,
    waitlistCount,
    attendancePoints,
    registrationRules,
    cancelledAt,
  } = event!;
  const { mostPerCollege: _, refuseOverlaps: __, ...rules } = registrationRules;
  const id = `event_${encodeUuid(uuid)}`;
  return {
    id,
    title,
    localLanguage,
    date,
    endsAt,
    location,
    mapLink: null,
    cancelledAt,
    capacity,
    registeredCount,
    waitlistCount,
    attendancePoints,
    registrationRules: rules,
    ...ownOf(viewer, event!, own),
    viewerScore: score ? withId(score, 'score') : null,
  };
}

/** Queues mail about a seat if the person accepts mail. It replaces a queued message about the same event. */
const enqueueMail = (kind: string, from: string) => `
  INSERT INTO plain_mail (user_id, event_id, kind, data)
  SELECT $2, e.id, '${kind}', jsonb_build_object('title', e.title, 'location', e.location, 'date', e.date)
    FROM ${from} WHERE EXISTS (SELECT FROM users WHERE id = $2 AND notify_email)
  ON CONFLICT (user_id, event_id) DO UPDATE SET kind = excluded.kind, data = excluded.data, due_at = excluded.due_at`;

interface RegistrationForm {
  name: string;
  email: string;
  phone?: string;
  specialRequirements?: string;
}

export function seatRoutes(app: FastifyInstance, read: Query, write: Query): void {
  app.post<{ Params: { id: string }; Body: RegistrationForm }>('/events/:id/registration', async (request) => {
    const viewer = await viewerOf(request, read, write);
    if (viewer.role !== 'participant') throw new Refusal(403, 'Only participants can register for events.');
    const { name, email, phone, specialRequirements } = request.body;
    if (!name?.trim() || name.length > 100) throw new Refusal(400, 'Name is required');
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email?.trim() ?? '')) throw new Refusal(400, 'Invalid email address');
    const uuid = decodeUuid(request.params.id.slice('event_'.length));
    const registration = await write(
      'register',
      `WITH seat AS (
       UPDATE events SET taken = taken + 1
        WHERE id = $1 AND taken < capacity AND waiting = 0 AND date > now() AND (approval = 'approved' OR created_by = $2) RETURNING *
     ), mailed AS (${enqueueMail('registration-confirmed', 'seat e')})
     INSERT INTO registrations (id, event_id, user_id, name, email, phone, special_requirements)
     SELECT uuidv7(), id, $2, $3, $4, $5, $6 FROM seat RETURNING id`,
      [
        uuid,
        viewer.id,
        name.trim(),
        email.trim().toLowerCase(),
        phone?.trim() || null,
        specialRequirements?.trim() || null,
      ],
    ).catch((error: { code?: string }) => {
      if (error.code === '23505') throw new Refusal(409, 'You are already registered for this event.');
      throw error;
    });
    if (registration.length === 0) throw new Refusal(409, 'This event has reached its capacity.');
    return panelOf(read, viewer, uuid);
  });

  app.delete<{ Params: { id: string } }>('/events/:id/registration', async (request) => {
    const viewer = await viewerOf(request, read, write);
    const uuid = decodeUuid(request.params.id.slice('event_'.length));
    const cancellation = await write<{ id: string }>(
      'cancel',
      `WITH event AS (SELECT * FROM events WHERE id = $1 AND date > now() FOR UPDATE),
          gone AS (DELETE FROM registrations r USING event WHERE r.event_id = event.id AND r.user_id = $2 RETURNING r.*),
          kept AS (INSERT INTO ended_tickets (registration_id, event_id, user_id, ticket_number, name)
            SELECT id, event_id, user_id, ticket_number, name FROM gone),
          forgotten AS (DELETE FROM ended_tickets WHERE user_id = $2 AND registration_id IN (
            SELECT registration_id FROM ended_tickets WHERE user_id = $2 AND event_id = $1
             ORDER BY ended_at DESC, registration_id DESC OFFSET 19)),
          mailed AS (${enqueueMail('registration-cancelled', 'event e, gone')})
     UPDATE events SET taken = taken - 1 FROM gone WHERE events.id = $1 RETURNING gone.id`,
      [uuid, viewer.id],
    );
    if (!cancellation[0]) throw new Refusal(409, 'You are not registered for this event.');
    return {
      deletedRegistrationId: `registration_${encodeUuid(cancellation[0].id)}`,
      event: await panelOf(read, viewer, uuid),
    };
  });
}
