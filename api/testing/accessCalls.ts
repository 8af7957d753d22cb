import { globSync } from 'node:fs';
import type { Api } from './api.ts';
import type { College } from './accessSamples.ts';
import { type BuiltEvent, inHours, password, type Person } from './build.ts';
import { defaultSettings } from './settings.ts';

/** Builds the arguments of a valid call, fresh for each viewer, because a call may delete its object. */
export type Calls = Readonly<Record<string, (who: Person | undefined) => Promise<Record<string, unknown>>>>;

/** The calls of a feature's own mutations, in `accessCalls.ts` next to its access.txt. */
export type OwnCalls = (at: {
  readonly api: Api;
  readonly college: College;
  eventId(): Promise<{ eventId: string }>;
}) => Calls;

const features = new URL('..', import.meta.url);
const ownCalls = await Promise.all(
  globSync('*/accessCalls.ts', { cwd: features })
    .filter((file) => !file.startsWith('testing'))
    .map(async (file) => ((await import(new URL(file, features).href)) as { calls: OwnCalls }).calls),
);

/** Arguments of queries and subscriptions that require some. */
export const queryArguments = ({ open, viewers: { person } }: College): Readonly<Record<string, string>> => ({
  announcementAudienceCount: '(audience: EVERYBODY)',
  announcement: `(id: "${open.announcement.id}")`,
  node: `(id: "${open.id}")`,
  nodes: `(ids: ["${open.id}"])`,
  event: `(id: "${open.id}")`,
  publishedEvent: `(id: "${open.id}")`,
  eventsAt: `(location: "Main hall", from: "${open.date.toISOString()}")`,
  user: `(id: "${person.id}")`,
  seatsChanged: `(eventId: "${open.id}")`,
  ticket: `(id: "${open.registrationId}")`,
  doorList: `(eventId: "${open.id}")`,
  checkedIn: `(eventId: "${open.id}")`,
});

/** Calls of each mutation, at events from the given builder; the seats belong to the person. */
export function mutationsAt(api: Api, college: College, buildEvent: () => Promise<BuiltEvent>): Calls {
  const { viewers, google, announce, award, helpAt } = college;
  const { owner, person } = viewers;
  const newEvent = async () => helpAt(await buildEvent());
  const eventId = async () => ({ eventId: (await newEvent()).id });
  const announcementId = async () => ({
    announcementId: (await announce({ createdBy: owner, event: await newEvent() })).id,
  });
  const withSeat = async () => {
    const event = await newEvent();
    await api.buildRegistrations(event, [person]);
    return event;
  };
  const withLine = async () => {
    const event = await newEvent();
    await api.sql('UPDATE events SET capacity = 1 WHERE id = $1', [event.uuid]);
    await api.buildRegistrations(event, [await api.buildUser()]);
    await api.buildWaitlist(event, [person]);
    return event;
  };
  const withRequest = async () => {
    const event = await newEvent();
    await api.buildRequests(event, [person]);
    return event;
  };
  const profile = { firstName: 'Asha', lastName: 'Rao', college: 'Evergreen Institute' };
  const event = {
    title: 'Evening of music',
    description: 'Bring friends.',
    date: new Date(Date.now() + 86_400_000).toISOString(),
    location: 'Main hall',
  };
  const mailServer = { smtpUsername: '', smtpPassword: '', systemEmailAddress: 'events@evm.example' };
  let people = 0;
  const input = (fields: object) => Promise.resolve({ ...fields });
  const newcomer = () => ({ ...profile, row: 1, email: `new${(people += 1)}@evm.example` });
  /** An import that belongs to the caller. */
  const importOf = async (who: Person | undefined) => {
    const [list] = await api.sql<{ id: string }>(
      'INSERT INTO user_imports (id, owner) VALUES (gen_random_uuid(), $1) RETURNING id',
      [(who ?? person).uuid],
    );
    await api.sql(
      `INSERT INTO user_import_rows VALUES ($1, 1, 'Nina', 'Rao', $2, 'Evergreen Institute', 'participant')`,
      [list!.id, `${list!.id}@evm.example`],
    );
    return { importId: api.idOf('import', list!.id) };
  };
  return {
    ...Object.assign({}, ...ownCalls.map((calls) => calls({ api, college, eventId }))),
    register: () => input({ ...profile, email: `new${(people += 1)}@evm.example`, password }),
    login: async () => ({ email: (await api.buildUser()).email, password }),
    forgotPassword: () => input({ email: person.email }),
    resetPassword: async () => ({ token: await api.buildLink(await api.buildUser(), 'reset'), password }),
    resendVerification: () => input({ email: person.email }),
    verifyEmail: async () => ({ token: await api.buildLink(await api.buildUser(), 'verify') }),
    loginWithGoogle: async () => ({ idToken: await google.idToken(), college: profile.college }),
    changePassword: () => input({ currentPassword: password, newPassword: 'Else@where1' }),
    endSession: async (who) => ({ sessionId: (await api.signIn(who ?? person)).sessionId }),
    updateProfile: () => input(profile),
    updateUserSettings: () => input({ theme: 'DARK' }),
    updateUserRole: async () => ({ userId: (await api.buildUser()).id, role: 'ORGANIZER' }),
    updateSystemSettings: () => input({ ...defaultSettings, maxEventsPerOrganizer: 1000 }),
    // no server listens on this port
    sendTestMessage: () => input({ ...mailServer, smtpServer: '127.0.0.1', smtpPort: 9 }),
    retryMail: async () => {
      const [mail] = await api.sql<{ id: string }>(
        `INSERT INTO mail_messages (kind, user_id, name, address, language, always, state, settled_at)
         VALUES ('password-changed', $1, 'Asha', $2, 'english', true, 'failed', now()) RETURNING id`,
        [person.uuid, person.email],
      );
      return { messageId: api.idOf('mail', mail!.id) };
    },
    createAnnouncement: async () => ({ title: 'Hello', content: 'Everybody', ...(await eventId()) }),
    updateAnnouncement: async () => ({ title: 'Hello again', ...(await announcementId()) }),
    deleteAnnouncement: announcementId,
    tellAnnouncementAgain: async () => {
      const { id } = await announce({ createdBy: owner, createdAt: inHours(-2), event: await newEvent() });
      return { announcementId: id };
    },
    approveEvent: eventId,
    rejectEvent: async () => ({ reason: 'Too loud', ...(await eventId()) }),
    createEvent: () => input(event),
    updateEvent: async () => ({ title: 'Evening of dance', ...(await eventId()) }),
    cancelEvent: eventId,
    deleteEvent: eventId,
    updateScore: async () => ({ eventId: (await withSeat()).id, userId: person.id, points: 3 }),
    correctScore: async () => ({ awardId: await award(await withSeat(), person), points: 4 }),
    registerForEvent: async () => ({ name: 'Asha Rao', email: 'asha@evm.example', ...(await eventId()) }),
    cancelRegistration: async () => ({ eventId: (await withSeat()).id }),
    addRegistration: async () => ({ userId: person.id, ...(await eventId()) }),
    removeRegistration: async () => ({ userId: person.id, eventId: (await withSeat()).id }),
    joinWaitlist: async () => ({ name: 'Asha Rao', email: 'asha@evm.example', ...(await eventId()) }),
    leaveWaitlist: async () => ({ eventId: (await withLine()).id }),
    approveRegistrations: async () => ({ userIds: [person.id], eventId: (await withRequest()).id }),
    declineRegistrations: async () => ({ userIds: [person.id], eventId: (await withRequest()).id, reason: 'Full' }),
    removeRegistrations: async () => ({ userIds: [person.id], eventId: (await withSeat()).id }),
    writeToRegistrations: async () => ({
      userIds: [person.id],
      eventId: (await withSeat()).id,
      subject: 'Hello',
      text: 'Come early.',
    }),
    giveSeat: async () => ({ userId: person.id, eventId: (await withLine()).id }),
    answerQuestions: async () => ({ answers: [], eventId: (await withSeat()).id }),
    stageUserImport: () => input({ users: [newcomer()] }),
    commitUserImport: importOf,
    discardUserImport: importOf,
  };
}

const tellAll = `SELECT evm_post('role-changed', id, '{"before": "participant", "after": "organizer"}') FROM users`;

/** How to trigger each kind of live message; `$event` is an event of the owner. */
export const liveTriggers: Readonly<
  Record<string, { field: string; bringAbout: (api: Api, college: College) => Promise<unknown> }>
> = {
  CheckedIn: {
    field: 'checkedIn',
    // in one statement, so that one message covers both
    bringAbout: ({ sql }, { open, viewers: { person, owner } }) =>
      sql(
        `WITH made AS (
           INSERT INTO scans (event_id, id, user_id, guest_name, at, by_id, is_walk_in)
           SELECT $1, gen_random_uuid(), who, guest, now(), $3, guest IS NOT NULL
             FROM (VALUES ($2::uuid, NULL::text), (NULL, 'Arun Das')) AS t (who, guest) RETURNING *)
         SELECT evm_append_scans($1, array_agg(user_id) FILTER (WHERE user_id IS NOT NULL),
                                 array_agg(id) FILTER (WHERE user_id IS NULL)) FROM made`,
        [open.uuid, person.uuid, owner.uuid],
      ),
  },
  AnnouncementCreated: {
    field: 'announcementChanged',
    bringAbout: (_, { announce, viewers: { owner } }) => announce({ createdBy: owner }),
  },
  AnnouncementUpdated: {
    field: 'announcementChanged',
    bringAbout: ({ sql }, { open }) =>
      sql(`UPDATE announcements SET title = 'Changed' WHERE id = $1`, [open.announcement.uuid]),
  },
  AnnouncementDeleted: {
    field: 'announcementChanged',
    bringAbout: async ({ sql }, { announce, viewers: { owner } }) => {
      const { uuid } = await announce({ createdBy: owner });
      await sql('DELETE FROM announcements WHERE id = $1', [uuid]);
    },
  },
  EventApprovalUpdated: {
    field: 'eventApprovalChanged',
    bringAbout: async ({ buildEvent, as }, { viewers: { owner, admin } }) => {
      const { id } = await buildEvent({ createdBy: owner, approval: 'pending' });
      await as(admin)('mutation ($id: ID!) { rejectEvent(input: { eventId: $id, reason: "No" }) { event { id } } }', {
        id,
      });
    },
  },
  LeaderboardUpdated: {
    field: 'leaderboardChanged',
    bringAbout: (_, { award, open, viewers: { person } }) => award(open, person),
  },
  NoticeArrived: { field: 'noticeArrived', bringAbout: ({ sql }) => sql(tellAll) },
  NoticesRead: {
    field: 'noticeArrived',
    bringAbout: async ({ sql, as }, { viewers }) => {
      await sql(tellAll);
      for (const person of Object.values(viewers))
        if (person) await as(person)('mutation { markNoticesRead(input: {}) { __typename } }');
    },
  },
};
