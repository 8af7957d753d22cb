import type { Api } from './api.ts';
import { announcementsIn } from './announce.ts';
import { toUuid } from '../core/ids/ids.ts';
import { type BuiltEvent, type EventFacts, inHours, type Person } from './build.ts';
import type { Google } from './google.ts';
import { answersIn, questionsIn } from './questions.ts';
import { guestsIn, scansIn } from './scans.ts';

/** Builds a college with values in every field, and all viewers of the access.txt files. */
export async function buildCollege(api: Api, google: Google) {
  const { as, sql, buildUser, buildEvent, buildRegistrations } = api;
  const announce = announcementsIn(sql);
  await sql(
    `UPDATE system_settings SET max_events_per_organizer = 1000, system_email_address = 'events@evm.example',
       smtp_server = 'mail.evm.example', smtp_username = 'events',
       map_link_template = 'https://maps.evm.example/{place}', event_publishing_allowed = true`,
  );
  const viewers = {
    anonymous: undefined,
    stranger: await buildUser(),
    person: await buildUser({ firstName: 'Asha' }),
    owner: await buildUser({ role: 'organizer' }),
    colleague: await buildUser({ role: 'organizer' }),
    admin: await buildUser({ role: 'admin' }),
    manager: await buildUser(),
    scorer: await buildUser(),
    door: await buildUser(),
  } as const;
  const { person, owner, colleague, admin, manager, scorer, door } = viewers;
  /** Adds the helpers to an event, each in the role of their name. */
  const helpAt = async <At extends { uuid: string }>(event: At): Promise<At> => {
    await sql(
      `INSERT INTO event_staff (event_id, user_id, role, added_by) SELECT $1, person, role, $4
         FROM unnest($2::uuid[], $3::text[]) AS t (person, role)`,
      [event.uuid, [manager, scorer, door].map(({ uuid }) => uuid), ['manager', 'scorer', 'door'], owner.uuid],
    );
    return event;
  };
  const hidden = await buildUser({ firstName: 'Hidden', lastName: 'Himself', college: 'Secret College' });
  const silent = await buildUser({ firstName: 'Silent' });
  await sql(`UPDATE users SET photo = 'https://evm.example/photo.jpg'`);
  await sql('UPDATE users SET profile_visible = false WHERE id = $1', [hidden.uuid]);
  await sql('UPDATE users SET show_history = false WHERE id = $1', [silent.uuid]);

  /** A question of an event and its answer. */
  const answered = async (event: BuiltEvent, registrationId: string) => {
    const [questionId] = await questionsIn(sql)(event, [{ kind: 'one_of', help: 'Any' }]);
    await answersIn(sql)(questionId!, [registrationId], ['Two']);
  };
  /** A seat and a corrected award at an event. */
  const takesPart = async (event: BuiltEvent, who: Person) => {
    const [registrationId] = await buildRegistrations(event, [who]);
    await answered(event, registrationId!);
    const awardId = await award(event, who);
    await as(admin)(
      `mutation ($id: ID!) { correctScore(input: { awardId: $id, points: 7, achievements: ["Early Bird"], note: "Recounted" }) {
         award { id } } }`,
      { id: awardId },
    );
    const { data } = await as(admin)<{ event: { participantScore: { id: string } } }>(
      'query ($event: ID!, $who: ID!) { event(id: $event) { participantScore(userId: $who) { id } } }',
      { event: event.id, who: who.id },
    );
    return { eventId: event.id, registrationId: registrationId!, awardId, scoreId: data.event.participantScore.id };
  };
  const award = async (event: BuiltEvent, who: Person): Promise<string> => {
    const { data } = await as(admin)<{ updateScore: { award: { id: string } } }>(
      `mutation ($event: ID!, $who: ID!) { updateScore(input: {
         eventId: $event, userId: $who, points: 5, achievements: ["First Place"], note: "Well done" }) { award { id } } }`,
      { event: event.id, who: who.id },
    );
    return data.updateScore.award.id;
  };
  await as(person)('mutation { createCalendarFeed(input: { kind: MINE }) { __typename } }');
  /** Values for all nullable fields of an announcement. */
  const filled = {
    publishAt: inHours(-1),
    endsAt: inHours(100),
    pinned: true,
    audience: 'college',
    college: 'Evergreen Institute',
  } as const;
  const image = '/uploads/0123456789abcdefghijkl.webp';
  const host = async (facts: EventFacts, who: Person) => {
    const event = await helpAt(
      // check-in is open
      await buildEvent({ tags: ['chess'], image, date: inHours(0.5), endsAt: inHours(50), createdBy: owner, ...facts }),
    );
    await sql(
      `UPDATE events SET self_check_in = true, walk_ins = true, is_published = true, attendance_points = 5,
         image_description = 'A board' WHERE id = $1`,
      [event.uuid],
    );
    await sql(
      `INSERT INTO event_invitations (id, event_id, role, email, invited_by) VALUES (gen_random_uuid(), $1, 'door', $2, $3)`,
      [event.uuid, 'nina@evm.example', owner.uuid],
    );
    const built = { ...event, ...(await takesPart(event, who)) };
    if (facts.approval === 'rejected')
      await sql(`UPDATE events SET rejection_reason = 'Too loud' WHERE id = $1`, [event.uuid]);
    return { ...built, announcement: await announce({ ...filled, event, createdBy: owner }) };
  };
  /** The registration of the person on a waitlist. */
  const inLine = async () => {
    const full = await helpAt(await buildEvent({ createdBy: owner, capacity: 1 }));
    await buildRegistrations(full, [await buildUser()]);
    const [registrationId] = await api.buildWaitlist(full, [person]);
    await answered(full, registrationId!);
    return registrationId!;
  };
  /** The former registration of a seat that the person gave back. */
  const givenBack = async () => {
    const event = await buildEvent({ createdBy: owner });
    const [registrationId] = await buildRegistrations(event, [person]);
    await as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { __typename } }', {
      id: event.id,
    });
    return registrationId!;
  };
  const [mail] = await sql<{ id: string; cause: string }>(
    `INSERT INTO mail_messages (kind, user_id, name, address, language, state, attempts, answer, settled_at)
     VALUES ('password-changed', $1, 'Asha', $2, 'english', 'sent', 1, '250 Ok', now()) RETURNING id, cause`,
    [person.uuid, person.email],
  );
  const [notice] = await sql<{ id: string }>(
    `INSERT INTO notices (kind, user_id, data) VALUES ('role-changed', $1, '{"before": "organizer", "after": "participant"}')
     RETURNING id`,
    [person.uuid],
  );
  const open = await host({ title: 'Chess evening' }, person);
  await scansIn(sql)([{ event: open, who: person, by: owner, door: 'Main gate' }]);
  await guestsIn(sql)(open, ['Nandini Das'], owner, 'Main gate');
  await sql(
    `INSERT INTO ended_tickets (registration_id, event_id, user_id, ticket_number) VALUES (gen_random_uuid(), $1, $2, 7)`,
    [open.uuid, hidden.uuid],
  );
  const [sequel, begun] = [
    await buildEvent({ createdBy: owner, location: 'Garden', date: inHours(90) }),
    await buildEvent({ createdBy: owner, date: inHours(-1) }),
  ];
  await sql(`INSERT INTO series_events (series_id, event_id) SELECT $1, unnest(ARRAY[$1, $2]::uuid[])`, [
    toUuid('event', open.id),
    sequel.uuid,
  ]);
  const college = {
    viewers,
    mailId: api.idOf('mail', mail!.id),
    causeId: api.idOf('cause', mail!.cause),
    noticeId: api.idOf('notice', notice!.id),
    google,
    idToken: await google.idToken(),
    silent,
    hidden,
    announce,
    award,
    helpAt,
    open,
    begun,
    pending: await host({ approval: 'pending' }, person),
    rejected: await host({ approval: 'rejected' }, person),
    ofHidden: await host({}, hidden),
    ofSilent: await host({}, silent),
    inLine: await inLine(),
    askedFor: (await api.buildRequests(await helpAt(await buildEvent({ createdBy: owner })), [person]))[0]!,
    givenBack: await givenBack(),
    draft: await announce({
      ...filled,
      createdBy: owner,
      isPublished: false,
      event: await buildEvent({ createdBy: colleague }),
    }),
  };
  for (const [table, text] of [
    ['events', 'description'],
    ['announcements', 'content'],
  ])
    await sql(`UPDATE ${table} SET language = 'english', translations = $1`, [
      JSON.stringify({ hindi: { title: 'एक शाम', [text!]: 'आइए।' } }),
    ]);
  return college;
}

export type College = Awaited<ReturnType<typeof buildCollege>>;

/** A query that leads to each sample of the table; `@` is replaced by the selection. */
export function doorsTo(college: College, auditId: string): Readonly<Record<string, string>> {
  const {
    open,
    begun,
    pending,
    rejected,
    ofHidden,
    ofSilent,
    draft,
    silent,
    hidden,
    viewers,
    idToken,
    mailId,
    causeId,
    noticeId,
  } = college;
  const { person, owner } = viewers;
  const node = (id: string, type: string, inner = '@') => `{ node(id: "${id}") { ... on ${type} { ${inner} } } }`;
  const progression = (inner: string) => `{ event(id: "${open.id}") { scoreProgression { ${inner} } } }`;
  const atDoor = (inner: string) => `{ doorList(eventId: "${open.id}") { ${inner} } }`;
  const overall = (who: Person) => node(who.id.replace('user', 'performer'), 'TopPerformer');
  const listed = ({ id }: { id: string }) => `{ event(id: "${id}") { participants { edges { node { @ } } } } }`;
  return {
    Query: '{ @ }',
    User: node(person.id, 'User'),
    'User: an organizer': node(owner.id, 'User'),
    'User: keeps the profile private': node(hidden.id, 'User'),
    'User: keeps the history private': node(silent.id, 'User'),
    UserSession: node(person.id, 'User', 'sessions { @ }'),
    GoogleProfile: `mutation { loginWithGoogle(input: { idToken: "${idToken}" }) { googleProfile { @ } } }`,
    UserSettings: node(person.id, 'User', 'settings { @ }'),
    NotificationSettings: node(person.id, 'User', 'settings { notification { @ } }'),
    PrivacySettings: node(person.id, 'User', 'settings { privacy { @ } }'),
    Event: node(open.id, 'Event'),
    PublishedEvent: `{ publishedEvent(id: "${open.id}") { @ } }`,
    'Event: pending': `{ event(id: "${pending.id}") { @ } }`,
    'Event: rejected': `{ event(id: "${rejected.id}") { @ } }`,
    Registration: node(open.registrationId, 'Registration'),
    'Registration: in line': node(college.inLine, 'Registration'),
    'Registration: asked for': node(college.askedFor, 'Registration'),
    'Registration: at a rejected event': node(rejected.registrationId, 'Registration'),
    'Registration: in the list of participants': listed(open),
    'Registration: of a private participant in the list': listed(ofHidden),
    Ticket: `{ ticket(id: "${open.registrationId}") { @ } }`,
    'Ticket: at a rejected event': `{ ticket(id: "${rejected.registrationId}") { @ } }`,
    'Ticket: of a seat that was given back': `{ ticket(id: "${college.givenBack}") { @ } }`,
    RegistrationCounts: node(open.id, 'Event', 'registrationCounts { @ }'),
    RegistrationCount: node(open.id, 'Event', 'registrationCounts { byCollege { @ } }'),
    AnswerCounts: node(open.id, 'Event', 'registrationCounts { byAnswer { @ } }'),
    EventTranslation: node(open.id, 'Event', 'translations { @ }'),
    AnnouncementTranslation: node(open.announcement.id, 'Announcement', 'translations { @ }'),
    Question: node(open.id, 'Event', 'questions { @ }'),
    Answer: node(open.registrationId, 'Registration', 'answers { @ }'),
    Announcement: node(open.announcement.id, 'Announcement'),
    'Announcement: draft': `{ announcement(id: "${draft.id}") { @ } }`,
    'Announcement: of a rejected event': node(rejected.announcement.id, 'Announcement'),
    LeaderboardRow: node(open.scoreId, 'LeaderboardRow'),
    'LeaderboardRow: at a rejected event': node(rejected.scoreId, 'LeaderboardRow'),
    'LeaderboardRow: of a private participant': node(ofHidden.scoreId, 'LeaderboardRow'),
    'LeaderboardRow: of a private participant on the board': `{ event(id: "${ofHidden.id}") { leaderboard { edges { node { @ } } } } }`,
    'LeaderboardRow: of a private participant in the plot': `{ event(id: "${ofHidden.id}") { scoreProgression { row { @ } } } }`,
    ScoreProgression: progression('@'),
    ScoreStep: progression('steps { @ }'),
    Award: node(open.awardId, 'Award'),
    'Award: at a rejected event': node(rejected.awardId, 'Award'),
    'Award: of a person with a private history': node(ofSilent.awardId, 'Award'),
    TopPerformer: overall(person),
    'TopPerformer: of a private participant': overall(hidden),
    CollegeRanking: '{ collegeRankings { edges { node { @ } } } }',
    Home: '{ home { @ } }',
    RegistrationRules: node(open.id, 'Event', 'registrationRules { @ }'),
    KeptFields: `mutation { updateSeries(input: { eventId: "${open.id}", location: "Main hall" }) { kept { @ } } }`,
    NoSeat: `mutation { registerForSeries(input: { eventId: "${begun.id}", name: "Asha", email: "asha\\u0040evm.example" }) { withoutSeat { @ } } }`,
    UndecidedRequest: `mutation { approveRegistrations(input: { eventId: "${open.id}", userIds: ["${person.id}"] }) { undecided { @ } } }`,
    Attendance: node(open.id, 'Event', 'attendance { @ }'),
    Arrival: node(open.id, 'Event', 'arrivals { @ }'),
    CheckInCode: node(open.id, 'Event', 'checkInCode { @ }'),
    DoorList: atDoor('@'),
    DoorPerson: atDoor('people { edges { node { @ } } }'),
    Guest: atDoor('guests { edges { node { @ } } }'),
    EndedTicket: atDoor('endedTickets { edges { node { @ } } }'),
    ScanAnswer: `mutation { checkIns(input: { eventId: "${open.id}", sentAt: "2026-11-23T18:00:00Z", scans: [
      { id: "0190c5f6-3f0e-4cc1-9d6b-0c1f6a2d9b10", at: "2026-11-23T18:00:00Z", userId: "${person.id}" }] }) {
        answers { @ } } }`,
    CalendarFeed: '{ calendarFeeds { @ } }',
    StaffMember: node(open.id, 'Event', 'staff { @ }'),
    Invitation: node(open.id, 'Event', 'invitations { @ }'),
    StaffSuggestion: node(open.id, 'Event', 'staffSuggestions { @ }'),
    EventDay: '{ eventDays { @ } }',
    PlaceNow: '{ placesNow { @ } }',
    EventLimits: '{ eventLimits { @ } }',
    UploadLimits: '{ uploadLimits { @ } }',
    PlatformState: '{ platform { @ } }',
    SystemSettings: '{ systemSettings { @ } }',
    Notice: node(noticeId, 'Notice'),
    NoticePart: node(noticeId, 'Notice', 'titleParts { @ }'),
    MessagePreference: '{ messagePreferences { @ } }',
    MailMessage: node(mailId, 'MailMessage'),
    MailCause: node(causeId, 'MailCause'),
    ImportProblem: `mutation { stageUserImport(input: { users: [
      { row: 1, firstName: "A", lastName: "Rao", email: "asha", college: "Hill" }] }) { problems { @ } } }`,
    AuditEntry: node(auditId, 'AuditEntry'),
    AuditChange: node(auditId, 'AuditEntry', 'changes { @ }'),
    PlatformAnalytics: '{ platformAnalytics { @ } }',
    PlatformPlots: '{ platformAnalytics { plots { @ } } }',
    JournalState: '{ platformAnalytics { journal { @ } } }',
    Turnout: '{ platformAnalytics { turnout { @ } } }',
    DayCount: '{ platformAnalytics { plots { signUpsPerDay { @ } } } }',
    NamedCount: '{ platformAnalytics { plots { busiestTags { @ } } } }',
    OrganizerStatistics: '{ organizerStatistics { @ } }',
  };
}
