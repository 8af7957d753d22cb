import { announcementsIn } from './announce.ts';
import type { Api } from './api.ts';
import { inHours, type Person } from './build.ts';
import { scansIn } from './scans.ts';

/** The client address of all requests of this file. */
export const from = '203.0.113.9';

export interface AuditEntryAnswer {
  id: string;
  action: string;
  actorId: string;
  actorName: string;
  subjectId: string | null;
  subjectName: string;
  changes: { field: string; before: string | null; after: string | null }[];
  address: string;
  createdAt: string;
}
export interface AuditPage {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: AuditEntryAnswer }[];
}

/** Performs audited actions and reads the trail. */
export function auditOf(api: Api) {
  const run = (mutation: string, input: object, as: Person) => {
    const name = mutation.split(' ')[0]!;
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    return api.graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${mutation.slice(name.length)} } }`,
      { input },
      { as, from },
    );
  };

  const trail = async (admin: Person, variables: Record<string, unknown> = {}) => {
    const { data, errors, fields } = await api.as(admin)<{ auditTrail: AuditPage }>(
      `query ($action: String, $actorId: ID, $subjectId: ID, $from: DateTime, $to: DateTime, $first: Int! = 100, $after: String) {
         auditTrail(action: $action, actorId: $actorId, subjectId: $subjectId, from: $from, to: $to, first: $first, after: $after) {
           totalCount pageInfo { hasNextPage endCursor } edges { node {
             id action actorId actorName subjectId subjectName changes { field before after } address createdAt } } } }`,
      variables,
    );
    return {
      errors,
      fields,
      total: data?.auditTrail.totalCount,
      ...data?.auditTrail,
      entries: data?.auditTrail.edges.map(({ node }) => node) ?? [],
    };
  };
  const ofActor = async (who: Person, admin = who) => (await trail(admin, { actorId: who.id })).entries;

  /** Builds the objects that the actions need. */
  const build = async (admin: Person, organizer: Person) => {
    const person = await api.buildUser({ firstName: 'Asha', lastName: 'Rao' });
    const event = await api.buildEvent({ title: 'Chess', createdBy: organizer, approval: 'pending', location: 'Hall' });
    await api.buildRegistrations(event, [person]);
    const announcement = await announcementsIn(api.sql)({
      title: 'Hello',
      content: 'You',
      createdBy: organizer,
      createdAt: inHours(-2),
    });
    await run('updateScore award { id }', { eventId: event.id, userId: person.id, points: 5 }, admin);
    const [award] = await api.sql<{ id: string }>('SELECT id FROM awards WHERE event_id = $1', [event.uuid]);
    const [mail] = await api.sql<{ id: string }>(
      `INSERT INTO mail_messages (kind, user_id, name, address, language, always, state, answer, settled_at)
       VALUES ('password-changed', $1, 'Asha', $2, 'english', true, 'failed', '550 No such user', now()) RETURNING id`,
      [person.uuid, person.email],
    );
    const newcomer = await api.buildUser({ firstName: 'Ravi', lastName: 'Iyer' });
    const open = await api.buildEvent({ title: 'Go', createdBy: organizer });
    await api.sql(`INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, 'manager')`, [
      open.uuid,
      newcomer.uuid,
    ]);
    // invites the admin to the event
    const invite = async (role: string) => {
      const [made] = await api.sql<{ id: string }>(
        `INSERT INTO event_invitations (id, event_id, role, user_id, invited_by)
         VALUES (gen_random_uuid(), $1, $2, $3, $4) RETURNING id`,
        [event.uuid, role, admin.uuid, organizer.uuid],
      );
      return api.idOf('invitation', made!.id);
    };
    const full = await api.buildEvent({ title: 'Ludo', createdBy: organizer, capacity: 1 });
    const waiting = await api.buildUser({ lastName: 'Iyer' });
    await api.buildRegistrations(full, [await api.buildUser()]);
    await api.buildWaitlist(full, [waiting]);
    const eventWithRequest = await api.buildEvent({ title: 'Carrom', createdBy: organizer });
    const asking = await api.buildUser({ lastName: 'Shah' });
    await api.buildRequests(eventWithRequest, [asking]);
    const comers = await api.buildEvent({ title: 'Kites', createdBy: organizer, date: inHours(20) });
    await api.sql('UPDATE events SET walk_ins = true WHERE id = $1', [comers.uuid]);
    const comer = await api.buildUser({ firstName: 'Ravi', lastName: 'Menon' });
    await api.buildRegistrations(comers, [comer]);
    await scansIn(api.sql)([{ event: comers, who: comer, by: organizer }]);
    const [list] = await api.sql<{ id: string }>(
      'INSERT INTO user_imports (id, owner) VALUES (gen_random_uuid(), $1) RETURNING id',
      [admin.uuid],
    );
    await api.sql(
      `INSERT INTO user_import_rows VALUES ($1, 1, 'Nina', 'Rao', $2, 'Evergreen Institute', 'participant')`,
      [list!.id, `${list!.id}@evm.example`],
    );
    return {
      messageId: api.idOf('mail', mail!.id),
      person,
      event,
      announcement,
      awardId: api.idOf('award', award!.id),
      newcomer,
      invitations: { owner: await invite('owner'), door: await invite('door') },
      open,
      full,
      waiting,
      eventWithRequest,
      asking,
      comers,
      comer,
      importId: api.idOf('import', list!.id),
      importUuid: list!.id,
    };
  };

  return { run, trail, ofActor, build };
}

export type AuditScene = Awaited<ReturnType<ReturnType<typeof auditOf>['build']>>;
