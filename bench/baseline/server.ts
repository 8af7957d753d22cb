import { setFlagsFromString } from 'node:v8';
import fastify from 'fastify';
import { decodeUuid, encodeUuid } from '../../api/core/typeId.ts';
import { boardRoutes } from './boards.ts';
import { pipelined, pooled, type Query, type Row, transactions } from './database.ts';
import { Refusal, type Viewer, viewerOf } from './viewer.ts';

// What somebody would write who needs these calls and nothing else: no schema, no layers, no limits. It checks the
// same session, shows each viewer the same, and answers the same data as plain JSON.

// as in the product: the comparison is about code, not about settings of the engine
setFlagsFromString('--no-allocation-site-pretenuring');

const env = process.env;
const url = env.DATABASE_URL!;
const write = pooled(url);
const read: Query = env.FLAVOUR === 'pipelined' ? await pipelined(url) : write;

const app = fastify();

const visible = `(e.approval = 'approved' OR e.created_by = $1 OR $2)`;
const shown = `e.id, e.title, e.description, e.date, e.location, e.capacity, e.taken AS "registeredCount", e.tags, e.image,
  upper(e.approval) AS approval, e.rejection_reason AS "rejectionReason"`;
const card = `${shown}, EXISTS (SELECT FROM registrations r WHERE r.event_id = e.id AND r.user_id = $1) AS "viewerIsRegistered"`;

const author = `u.first_name || ' ' || u.last_name AS "creatorName"`;
const news = 'announcements a LEFT JOIN events e ON e.id = a.event_id JOIN users u ON u.id = a.created_by';

interface EventRow extends Row {
  id: string;
  date: Date;
}

function withId<R extends Row>(row: R, kind = 'event'): R {
  (row as Row).id = `${kind}_${encodeUuid(row.id as string)}`;
  return row;
}

/** An event with its picture in both sizes. */
function withPicture<R extends Row & { image?: string | null; imageSmall?: string | null }>(row: R): R {
  const { image } = row;
  row.imageSmall = image?.startsWith('/') ? image.replace(/\.webp$/, '.small.webp') : image;
  return withId(row);
}

app.get('/home', async (request) => {
  const viewer = await viewerOf(request, read, write);
  const [events, next, announcements, performers] = await Promise.all([
    read<EventRow>(
      'home',
      `SELECT ${card} FROM events e WHERE NOT e.hidden AND e.date >= now() AND ${visible} ORDER BY e.date, e.id LIMIT 3`,
      [viewer.id, viewer.role === 'admin'],
    ),
    read<EventRow>(
      'home-next',
      `SELECT e.id, e.title, e.date, e.location FROM events e JOIN registrations r ON r.event_id = e.id
        WHERE r.user_id = $1 AND e.date >= now() AND ${visible} ORDER BY e.date, e.id LIMIT 1`,
      [viewer.id, viewer.role === 'admin'],
    ),
    read(
      'home-announcements',
      `SELECT a.id, a.title, a.content, upper(a.priority) AS priority, ${author}, a.created_at AS "createdAt"
         FROM ${news} WHERE a.is_published AND (a.event_id IS NULL OR ${visible})
        ORDER BY a.created_at DESC, a.id DESC LIMIT 3`,
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
    nextEvent: next[0] ? withId(next[0]) : null,
    upcomingEvents: events.map((each) => withPicture(each)),
    announcements: announcements.map((each) => withId(each, 'announcement')),
    topPerformers: performers.map((each) => ({
      ...withId(each, 'performer'),
      userId: `user_${encodeUuid(each.userId as string)}`,
    })),
  };
});

app.get<{ Querystring: { first: string } }>('/events', async (request) => {
  const viewer = await viewerOf(request, read, write);
  const first = Number(request.query.first);
  const now = new Date().toISOString();
  const where = `NOT e.hidden AND ${visible}`;
  const events = await read<EventRow>(
    'events',
    `(SELECT ${card} FROM events e WHERE ${where} AND e.date >= $3 ORDER BY e.date, e.id LIMIT $4)
     UNION ALL
     (SELECT ${card} FROM events e WHERE ${where} AND e.date < $3 ORDER BY e.date DESC, e.id DESC LIMIT $4)
     LIMIT $4`,
    [viewer.id, viewer.role === 'admin', now, first + 1],
  );
  const page = events.slice(0, first);
  const last = page.at(-1);
  const endCursor = last && Buffer.from(JSON.stringify([now, last.date, last.id])).toString('base64url');
  return {
    events: page.map((each) => withPicture(each)),
    pageInfo: { endCursor: endCursor ?? null, hasNextPage: events.length > first },
  };
});

interface Participant extends Row {
  id: string;
  userId: string;
  email: string | null;
  phone: string | null;
  specialRequirements: string | null;
}

app.get<{ Params: { id: string } }>('/events/:id', async (request) => {
  const viewer = await viewerOf(request, read, write);
  const { id } = request.params;
  const uuid = decodeUuid(id.slice('event_'.length));
  const first = 50;
  const [[event], own, [score], registrations, announcements] = await Promise.all([
    readEvent(viewer, uuid),
    readOwn(viewer, uuid),
    readScore(viewer, uuid),
    read<Participant>(
      'participants',
      `SELECT r.id, r.user_id AS "userId", r.name, r.email, u.college, r.phone, r.special_requirements AS "specialRequirements",
              r.created_at AS "createdAt"
         FROM registrations r JOIN users u ON u.id = r.user_id WHERE r.event_id = $1 ORDER BY r.id LIMIT $2`,
      [uuid, first + 1],
    ),
    read(
      'event-announcements',
      `SELECT a.id, a.title, a.content, upper(a.priority) AS priority, a.is_published AS "isPublished", ${author},
              a.created_at AS "createdAt"
         FROM ${news} WHERE a.event_id = $3 AND (a.is_published OR $4) AND ${visible}
        ORDER BY a.created_at DESC, a.id DESC LIMIT 6`,
      [viewer.id, viewer.role === 'admin', uuid, viewer.role !== 'participant'],
    ),
  ]);
  if (!event) throw new Refusal(404, 'Event not found');
  const { createdById, ...rest } = event;
  const runs = viewer.role !== 'participant';
  const creates = createdById === viewer.id;
  const edits = viewer.role === 'admin' || (viewer.role === 'organizer' && creates);
  const page = registrations.slice(0, first);
  return {
    event: {
      ...withPicture(rest as EventRow),
      viewerCanSeeContacts: runs,
      viewerIsCreator: creates,
      viewerCanEdit: edits,
      viewerCanDelete: edits,
      viewerCanDecide: viewer.role === 'admin',
      viewerScore: score ? withId(score, 'score') : null,
      viewerRegistrationState: stateOf(viewer, event, own),
      announcements: {
        items: announcements.slice(0, 5).map((each) => withId(each, 'announcement')),
        hasNextPage: announcements.length > 5,
      },
      participants: {
        registrations: page.map(({ userId, ...each }) => {
          const self = userId === viewer.id;
          if (!runs && !self) each.email = null;
          if (!edits && !self) each.phone = each.specialRequirements = null;
          return withId(each as Participant, 'registration');
        }),
        pageInfo: {
          endCursor: page.length ? Buffer.from(page.at(-1)!.id).toString('base64url') : null,
          hasNextPage: registrations.length > first,
        },
      },
    },
    viewer: {
      name: `${viewer.firstName} ${viewer.lastName}`,
      email: viewer.email,
      id: `user_${encodeUuid(viewer.id)}`,
    },
  };
});

interface Detail extends EventRow {
  createdById: string;
  capacity: number;
  registeredCount: number;
}

const readEvent = (viewer: Viewer, uuid: string) =>
  read<Detail>(
    'event',
    `SELECT ${shown}, e.created_by AS "createdById", u.first_name || ' ' || u.last_name AS "organizerName"
       FROM events e JOIN users u ON u.id = e.created_by WHERE e.id = $3 AND ${visible}`,
    [viewer.id, viewer.role === 'admin', uuid],
  );

const readOwn = (viewer: Viewer, uuid: string) =>
  read('own', 'SELECT 1 FROM registrations WHERE event_id = $1 AND user_id = $2', [uuid, viewer.id]);

const readScore = (viewer: Viewer, uuid: string) =>
  read(
    'score',
    `SELECT s.id, s.points::float8 AS score,
            (SELECT 1 + count(*)::int FROM scores r WHERE r.event_id = $1 AND -r.points < -s.points) AS rank
       FROM scores s WHERE s.event_id = $1 AND s.user_id = $2`,
    [uuid, viewer.id],
  );

function stateOf(viewer: Viewer, event: Detail, own: Row[]): string {
  if (own.length > 0) return 'REGISTERED';
  if (viewer.role !== 'participant') return 'NOT_ELIGIBLE';
  if (event.date <= new Date()) return 'STARTED';
  return event.registeredCount < event.capacity ? 'OPEN' : 'FULL';
}

/** The event as the registration panel shows it. */
async function panelOf(viewer: Viewer, uuid: string) {
  const [[event], own, [score]] = await Promise.all([
    readEvent(viewer, uuid),
    readOwn(viewer, uuid),
    readScore(viewer, uuid),
  ]);
  const { title, date, location, capacity, registeredCount } = event!;
  const id = `event_${encodeUuid(uuid)}`;
  return {
    id,
    title,
    date,
    location,
    capacity,
    registeredCount,
    viewerRegistrationState: stateOf(viewer, event!, own),
    viewerScore: score ? withId(score, 'score') : null,
  };
}

/** The message about a seat at an event, for those who want mail; what waits about the same event is written anew. */
const mailed = (kind: string, from: string) => `
  INSERT INTO plain_mail (user_id, event_id, kind, data)
  SELECT $2, e.id, '${kind}', jsonb_build_object('title', e.title, 'location', e.location, 'date', e.date)
    FROM ${from} WHERE EXISTS (SELECT FROM users WHERE id = $2 AND notify_email)
  ON CONFLICT (user_id, event_id) DO UPDATE SET kind = excluded.kind, data = excluded.data, due_at = excluded.due_at`;

interface Form {
  name: string;
  email: string;
  phone?: string;
  specialRequirements?: string;
}

app.post<{ Params: { id: string }; Body: Form }>('/events/:id/registration', async (request) => {
  const viewer = await viewerOf(request, read, write);
  if (viewer.role !== 'participant') throw new Refusal(403, 'Only participants can register for events.');
  const { name, email, phone, specialRequirements } = request.body;
  if (!name?.trim() || name.length > 100) throw new Refusal(400, 'Name is required');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email?.trim() ?? '')) throw new Refusal(400, 'Invalid email address');
  const uuid = decodeUuid(request.params.id.slice('event_'.length));
  const taken = await write(
    'register',
    `WITH seat AS (
       UPDATE events SET taken = taken + 1
        WHERE id = $1 AND taken < capacity AND date > now() AND (approval = 'approved' OR created_by = $2) RETURNING *
     ), mailed AS (${mailed('registration-confirmed', 'seat e')})
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
  if (taken.length === 0) throw new Refusal(409, 'This event has reached its capacity.');
  return panelOf(viewer, uuid);
});

app.delete<{ Params: { id: string } }>('/events/:id/registration', async (request) => {
  const viewer = await viewerOf(request, read, write);
  const uuid = decodeUuid(request.params.id.slice('event_'.length));
  const gone = await write<{ id: string }>(
    'cancel',
    `WITH event AS (SELECT * FROM events WHERE id = $1 AND date > now() FOR UPDATE),
          gone AS (DELETE FROM registrations r USING event WHERE r.event_id = event.id AND r.user_id = $2 RETURNING r.id),
          mailed AS (${mailed('registration-cancelled', 'event e, gone')})
     UPDATE events SET taken = taken - 1 FROM gone WHERE events.id = $1 RETURNING gone.id`,
    [uuid, viewer.id],
  );
  if (!gone[0]) throw new Refusal(409, 'You are not registered for this event.');
  return { deletedRegistrationId: `registration_${encodeUuid(gone[0].id)}`, event: await panelOf(viewer, uuid) };
});

boardRoutes(app, read, write, transactions(url));

app.get('/readyz', () => ({ status: 'ready' }));

await app.listen({ port: Number(env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
