import { encodeUuid } from '../../api/core/ids/typeId.ts';
import type { Query, Row } from './database.ts';
import type { Viewer } from './viewer.ts';

export const eventVisible = `(e.approval = 'approved' OR e.created_by = $1 OR $2)`;
/** Title and another text of a row for readers of English. */
export const texts = (row: string, text: string) =>
  `coalesce(${row}.translations->'english'->>'title', ${row}.title) AS title, coalesce(${row}.translations->'english'->>'${text}', ${row}.${text}) AS ${text}`;
/** The languages of the texts of a row. */
export const languages = (row: string) =>
  `CASE WHEN ${row}.language IS NULL THEN '{}' ELSE upper(${row}.language) || ARRAY(SELECT upper(key) FROM jsonb_object_keys(${row}.translations) AS key) END AS languages`;
/** The language of the texts of a row for readers of English. */
export const localLanguage = (row: string) =>
  `CASE WHEN ${row}.translations->'english' IS NULL THEN upper(${row}.language) ELSE 'ENGLISH' END AS "localLanguage"`;
const cardColumns = `e.id, ${texts('e', 'description')}, e.date, e.ends_at AS "endsAt", e.location, e.capacity, e.taken AS "registeredCount", e.tags, e.image AS "imageSmall",
  upper(e.approval) AS approval, e.rejection_reason AS "rejectionReason", e.cancelled_at AS "cancelledAt"`;
export const cardFields = `${cardColumns}, ${localLanguage('e')}, e.waiting,
  (SELECT state FROM registrations r WHERE r.event_id = e.id AND r.user_id = $1) AS seat`;

export interface EventRow extends Row {
  id: string;
  date: Date;
  endsAt: Date | null;
}

export function withId<R extends Row>(row: R, kind = 'event'): R {
  (row as Row).id = `${kind}_${encodeUuid(row.id as string)}`;
  return row;
}

/** The data of an event card: the small image and the viewer's registration state. */
export function withState({ waiting, seat, ...row }: Card, viewer: Viewer) {
  const viewerRegistrationState = stateOf(viewer, { ...row, waitlistCount: waiting }, seat);
  return { ...withPicture(row), viewerRegistrationState };
}

export interface Card extends Seats, Row {
  waiting: number;
  seat: string | null;
}

/** An event with the address of its small image. */
export function withPicture<R extends Row & { imageSmall?: string | null }>(row: R): R {
  const { imageSmall: image } = row;
  row.imageSmall = image?.startsWith('/') ? image.replace(/\.webp$/, '.small.webp') : image;
  return withId(row);
}

interface Seats extends EventRow {
  capacity: number;
  registeredCount: number;
}

export interface Detail extends Seats {
  createdById: string;
  hasWaitlist: boolean;
  waitlistCount: number;
  attendancePoints: number | null;
  registrationRules: { cancelUntil: string | null; mostPerCollege: number | null; refuseOverlaps: boolean };
  requestCount: number;
  questionIds: string[];
}

/** The registration rules of an event `e`. */
export const rules = `json_build_object('opensAt', e.opens_at, 'closesAt', e.closes_at, 'cancelUntil', e.cancel_until,
  'colleges', e.colleges, 'mostPerCollege', e.most_per_college, 'needsApproval', e.needs_approval,
  'refuseOverlaps', e.refuse_overlaps) AS "registrationRules"`;

/** The questions of an event `e`. */
export const questions = `CASE WHEN e.has_questions THEN (
    SELECT coalesce(json_agg(json_build_object('id', q.id, 'kind', q.kind, 'label', q.label, 'help', q.help,
             'isRequired', q.is_required, 'options', q.options) ORDER BY q.position), '[]')
      FROM questions q WHERE q.event_id = e.id AND q.position IS NOT NULL) ELSE '[]' END AS questions`;

export const readEvent = (read: Query, viewer: Viewer, uuid: string) =>
  read<Detail>(
    'event',
    `SELECT ${cardColumns}, e.image_description AS "imageDescription", ${languages('e')}, ${localLanguage('e')}, e.cancellation_reason AS "cancellationReason", NULL AS "mapLink", e.attendance_points::float8 AS "attendancePoints", e.has_waitlist AS "hasWaitlist", e.waiting AS "waitlistCount", e.requested AS "requestCount", ${rules},
            CASE WHEN e.has_questions THEN ARRAY(SELECT q.id::text FROM questions q WHERE q.event_id = e.id AND q.position IS NOT NULL
                                                  ORDER BY q.position) ELSE '{}' END AS "questionIds",
            (SELECT json_build_object('totalCount', count(*)) FROM series_events own JOIN series_events each USING (series_id)
              WHERE own.event_id = e.id HAVING count(*) > 0) AS series,
            e.created_by AS "createdById", u.first_name || ' ' || u.last_name AS "organizerName"
       FROM events e JOIN users u ON u.id = e.created_by WHERE e.id = $3 AND ${eventVisible}`,
    [viewer.id, viewer.role === 'admin', uuid],
  );

/** The registration `r` and the check-in of its person. */
export const ownRegistration = `r.id AS "registrationId",
  (SELECT min(at) FROM standing_scans s WHERE s.event_id = r.event_id AND s.user_id = r.user_id) AS "checkedInAt"`;

export interface OwnRegistration extends Row {
  registrationId: string;
  checkedInAt: Date | null;
}

export const registrationOf = ({ registrationId: id, checkedInAt }: OwnRegistration) => ({
  viewerRegistration: withId({ id, checkedInAt }, 'registration'),
});

export const readOwn = (read: Query, viewer: Viewer, uuid: string) =>
  read<ViewerRegistration>(
    'own',
    `SELECT ${ownRegistration}, state, CASE WHEN state = 'waitlisted' THEN (SELECT count(*)::int FROM registrations w
              WHERE w.event_id = r.event_id AND w.state = 'waitlisted' AND w.place <= r.place) END AS position
       FROM registrations r WHERE event_id = $1 AND user_id = $2`,
    [uuid, viewer.id],
  );

interface ViewerRegistration extends OwnRegistration {
  state: string;
  position: number | null;
}

/** The viewer's registration state at an event, and what the viewer may do there. */
export function ownOf(viewer: Viewer, event: Detail, own: ViewerRegistration | undefined) {
  const viewerRegistrationState = stateOf(viewer, event, own?.state ?? null);
  const { cancelUntil } = event.registrationRules;
  const until = cancelUntil && own?.state === 'confirmed' ? new Date(cancelUntil) : event.date;
  return {
    viewerRegistrationState,
    viewerCanCancel: own !== undefined && new Date() < until,
    viewerWaitlistPosition: own?.position ?? null,
    questions: event.questionIds.map((id) => ({ id: `question_${encodeUuid(id)}` })),
    ...(own ? registrationOf(own) : { viewerRegistration: null }),
    viewerCanJoinWaitlist: event.hasWaitlist && viewerRegistrationState === 'FULL',
  };
}

export const readScore = (read: Query, viewer: Viewer, uuid: string) =>
  read(
    'score',
    `SELECT s.id, s.points::float8 AS score,
            (SELECT 1 + count(*)::int FROM scores r WHERE r.event_id = $1 AND -r.points < -s.points) AS rank
       FROM scores s WHERE s.event_id = $1 AND s.user_id = $2`,
    [uuid, viewer.id],
  );

function stateOf(viewer: Viewer, event: Seats & { waitlistCount: number }, seat: string | null): string {
  if (seat === 'confirmed') return 'REGISTERED';
  if (viewer.role !== 'participant') return 'NOT_ELIGIBLE';
  if (event.date <= new Date()) return 'STARTED';
  if (seat === 'waitlisted') return 'WAITLISTED';
  return event.registeredCount < event.capacity && event.waitlistCount === 0 ? 'OPEN' : 'FULL';
}
