import { setFlagsFromString } from 'node:v8';
import fastify from 'fastify';
import { decodeUuid, encodeUuid } from '../../api/core/ids/typeId.ts';
import { boardRoutes } from './boards.ts';
import {
  type Card,
  cardFields,
  type EventRow,
  ownOf,
  type OwnRegistration,
  ownRegistration,
  registrationOf,
  readEvent,
  readOwn,
  readScore,
  eventVisible,
  languages,
  localLanguage,
  texts,
  withId,
  withPicture,
  withState,
} from './events.ts';
import { listRoutes } from './lists.ts';
import { restRoutes } from './rest.ts';
import { seatRoutes } from './seats.ts';
import { signInRoutes } from './signIn.ts';
import { openPipeline, openPool, type Query, type Row } from './database.ts';
import { Refusal, viewerOf } from './viewer.ts';

// A hand-written server with only the measured calls: no schema, no layers, no limits. It checks the same sessions, applies
// the same visibility rules and returns the same data as plain JSON.

// Same V8 setting as the product, so that the comparison measures only code.
setFlagsFromString('--no-allocation-site-pretenuring');

const env = process.env;
const url = env.DATABASE_URL!;
const write = openPool(url);
const read: Query = env.FLAVOUR === 'pipelined' ? await openPipeline(url) : write;

const app = fastify();

const author = `u.first_name || ' ' || u.last_name AS "creatorName"`;
const news = 'announcements a LEFT JOIN events e ON e.id = a.event_id JOIN users u ON u.id = a.created_by';

function nextOf({ registrationId, checkedInAt, ...event }: EventRow & OwnRegistration) {
  return { __typename: 'Event', ...withId(event), ...registrationOf({ registrationId, checkedInAt }) };
}

app.get('/home', async (request) => {
  const viewer = await viewerOf(request, read, write);
  const [events, next, announcements, performers] = await Promise.all([
    read<Card>(
      'home',
      `SELECT ${cardFields} FROM events e WHERE NOT e.hidden AND e.date >= now() AND ${eventVisible} ORDER BY e.date, e.id LIMIT 3`,
      [viewer.id, viewer.role === 'admin'],
    ),
    read<EventRow & OwnRegistration>(
      'home-next',
      `SELECT e.id, e.title, ${localLanguage('e')}, e.date, e.ends_at AS "endsAt", e.location, e.self_check_in AS "selfCheckIn", e.attendance_points::float8 AS "attendancePoints", ${ownRegistration}
         FROM events e JOIN registrations r ON r.event_id = e.id
        WHERE r.user_id = $1 AND r.state = 'confirmed' AND ${eventVisible}
          AND (e.date >= now() OR coalesce(e.ends_at, e.date + interval '12 hours') >= now()
            AND NOT EXISTS (SELECT FROM standing_scans s WHERE s.event_id = e.id AND s.user_id = $1))
        ORDER BY e.date, e.id LIMIT 1`,
      [viewer.id, viewer.role === 'admin'],
    ),
    read(
      'home-announcements',
      `SELECT a.id, ${texts('a', 'content')}, ${localLanguage('a')}, upper(a.priority) AS priority, ${author}, a.since
         FROM ${news} WHERE a.is_published AND (a.event_id IS NULL OR ${eventVisible})
        ORDER BY a.since DESC, a.id DESC LIMIT 3`,
      [viewer.id, viewer.role === 'admin'],
    ),
    read(
      'home-performers',
      `SELECT p.id, p.id AS "userId", u.first_name || ' ' || u.last_name AS "userName", p.events AS "eventCount",
              p.points::float8 AS score, p.reached_at AS "reachedAt"
         FROM (SELECT * FROM performers ORDER BY -points, reached_at, id LIMIT 5) p JOIN users u ON u.id = p.id
        ORDER BY -p.points, p.reached_at, p.id`,
      [],
    ),
  ]);
  return {
    viewer: { firstName: viewer.firstName, id: `user_${encodeUuid(viewer.id)}` },
    doorEvent: null,
    nextEvent: next[0] ? nextOf(next[0]) : null,
    upcomingEvents: events.map((each) => withState(each, viewer)),
    announcements: announcements.map((each) => withId(each, 'announcement')),
    topPerformers: performers.map((each) => ({
      ...withId(each, 'performer'),
      userId: `user_${encodeUuid(each.userId as string)}`,
    })),
  };
});

interface Participant extends Row {
  id: string;
  userId: string;
  email: string | null;
  phone: string | null;
  specialRequirements: string | null;
}

/** The answers of a registration `r`. */
const answers = `coalesce((SELECT json_agg(json_build_object('questionId', a.question_id, 'kind', upper(a.kind), 'label', a.label,
  'values', a.given)) FROM answers a WHERE a.registration_id = r.id), '[]')`;

app.get<{ Params: { id: string } }>('/events/:id', async (request) => {
  const viewer = await viewerOf(request, read, write);
  const uuid = decodeUuid(request.params.id.slice('event_'.length));
  const [[event], [own], [score], announcements] = await Promise.all([
    readEvent(read, viewer, uuid),
    readOwn(read, viewer, uuid),
    readScore(read, viewer, uuid),
    read(
      'event-announcements',
      `SELECT a.id, ${texts('a', 'content')}, ${languages('a')}, upper(a.priority) AS priority, a.pinned, a.since, ${author},
              upper(evm_announcement_state(a.is_published, a.publish_at, a.ends_at, now())) AS state
         FROM ${news} WHERE a.event_id = $3 AND (a.is_published OR $4) AND ${eventVisible}
        ORDER BY a.pinned DESC, a.since DESC, a.id DESC LIMIT 6`,
      [viewer.id, viewer.role === 'admin', uuid, viewer.role !== 'participant'],
    ),
  ]);
  if (!event) throw new Refusal(404, 'Event not found');
  const { createdById, questionIds: _, ...rest } = event;
  const creates = createdById === viewer.id;
  const edits = viewer.role === 'admin' || (viewer.role === 'organizer' && creates);
  return {
    event: {
      ...withPicture(rest as EventRow),
      requestCount: edits ? rest.requestCount : null,
      viewerCanSeeContacts: viewer.role !== 'participant',
      viewerCanEdit: edits,
      viewerCanKeepDoor: edits,
      viewerCanDecide: viewer.role === 'admin',
      // The bench data has no event staff.
      viewerRoles: [],
      viewerScore: score ? withId(score, 'score') : null,
      ...ownOf(viewer, event, own),
      announcements: {
        items: announcements.slice(0, 5).map((each) => withId(each, 'announcement')),
        hasNextPage: announcements.length > 5,
      },
    },
    platform: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    viewer: {
      name: `${viewer.firstName} ${viewer.lastName}`,
      email: viewer.email,
      id: `user_${encodeUuid(viewer.id)}`,
    },
  };
});

app.get<{ Params: { id: string } }>('/events/:id/participants', async (request) => {
  const viewer = await viewerOf(request, read, write);
  const { id } = request.params;
  const uuid = decodeUuid(id.slice('event_'.length));
  const first = 50;
  const [[event], registrations] = await Promise.all([
    read<{ registeredCount: number; owner: string; needsApproval: boolean } & Row>(
      'seats-of-event',
      `SELECT e.title, ${localLanguage('e')}, e.date, e.capacity, e.taken AS "registeredCount", e.needs_approval AS "needsApproval",
              e.created_by AS owner FROM events e WHERE e.id = $3 AND ${eventVisible}`,
      [viewer.id, viewer.role === 'admin', uuid],
    ),
    read<Participant>(
      'participants',
      `SELECT r.id, r.user_id AS "userId", r.name, r.email, u.college, r.phone, r.special_requirements AS "specialRequirements",
              upper(r.state) AS state, r.created_at AS "createdAt",
              CASE WHEN r.user_id = $3 OR $4 OR e.created_by = $3 AND $5 THEN ${answers} END AS answers
         FROM registrations r JOIN users u ON u.id = r.user_id JOIN events e ON e.id = r.event_id WHERE r.event_id = $1 AND r.state = 'confirmed' ORDER BY r.id LIMIT $2`,
      [uuid, first + 1, viewer.id, viewer.role === 'admin', viewer.role === 'organizer'],
    ),
  ]);
  if (!event) throw new Refusal(404, 'Event not found');
  const runs = viewer.role !== 'participant';
  const edits = viewer.role === 'admin' || (viewer.role === 'organizer' && event.owner === viewer.id);
  const page = registrations.slice(0, first);
  const { owner: _, needsApproval, ...facts } = event;
  return {
    ...facts,
    id,
    registrationRules: { needsApproval },
    totalCount: event.registeredCount,
    registrations: page.map((each) => {
      const self = each.userId === viewer.id;
      if (!runs && !self) each.email = null;
      if (!edits && !self) each.phone = each.specialRequirements = null;
      each.userId = `user_${encodeUuid(each.userId)}`;
      return withId(each, 'registration');
    }),
    pageInfo: {
      endCursor: page.length ? Buffer.from(page.at(-1)!.id).toString('base64url') : null,
      hasNextPage: registrations.length > first,
    },
  };
});

listRoutes(app, read, write);
signInRoutes(app, read, write);
restRoutes(app, read, write);
seatRoutes(app, read, write);
boardRoutes(app, read, write);

app.get('/readyz', () => ({ status: 'ready' }));

await app.listen({ port: Number(env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
