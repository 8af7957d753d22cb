import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announcementsIn } from '../../testing/announce.ts';
import { type Api, startApi } from '../../testing/api.ts';
import { inHours, type Person } from '../../testing/build.ts';
import { documentOfBridge } from '../../testing/documented.ts';
import { refusalOf, restOf } from '../../testing/rest.ts';
import { routes } from './routes.ts';

/*
 * A client reads an object, changes one known field, and sends the whole object back. For each PUT of the bridge, every
 * returned field must be writable under the same name, or be listed as derived.
 */

interface Resource {
  /** The call that reads it. */
  get: string;
  by: 'organizer' | 'admin' | 'participant';
  /** The part of the body that is the object; default: `data`. */
  part?: (body: Record<string, unknown>) => unknown;
  /** Another value for each writable field; undefined if there is none. A function gets the current value. */
  others: Readonly<Record<string, unknown>>;
  /** Other fields that change with a field. */
  follows?: Readonly<Record<string, readonly string[]>>;
  /** Fields that are written but never returned. */
  writtenOnly?: readonly string[];
  /** Fields that are returned but not writable: other values in the body change nothing. */
  derived: readonly string[];
  /** Another call that takes the same fields. */
  create?: string;
}

/** The version of the object; another value is refused. */
const asOf = ['updatedAt'];

const eventFields = {
  title: 'Chess night',
  description: 'Bring a board.',
  language: 'french',
  translations: [{ language: 'hindi', title: 'शतरंज', description: 'बोर्ड लाइए।' }],
  date: inHours(54).toISOString(),
  endDate: inHours(35).toISOString(),
  location: 'Hall 2',
  capacity: 30,
  hasWaitlist: false,
  remindBefore: [60],
  selfCheckIn: false,
  walkIns: false,
  isPublished: false,
  attendancePoints: 7.5,
  tags: ['go'],
  image: null,
  imageDescription: 'A clock',
  registrationRules: {
    opensAt: null,
    closesAt: inHours(24).toISOString(),
    cancelUntil: null,
    colleges: [],
    mostPerCollege: 4,
    needsApproval: true,
    refuseOverlaps: true,
  },
};
const ofEvent = {
  get: 'GET /api/events/:eventId',
  by: 'organizer',
  follows: {
    date: ['endDate', 'registrationRules'],
    title: ['localTitle'],
    description: ['localDescription'],
    language: ['localLanguage'],
    image: ['imageDescription'],
  },
  derived: [
    '_id',
    'id',
    'localTitle',
    'localDescription',
    'localLanguage',
    'mapLink',
    'publicUrl',
    'createdBy',
    'organizerName',
    'cancelledAt',
    'cancellationReason',
    'participants',
    'waitlistCount',
    'createdAt',
    'overlaps',
  ],
} as const;

const resources: Readonly<Record<string, Resource | 'adds' | 'hands over' | 'is read in no other call'>> = {
  'PUT /api/events/:eventId': {
    ...ofEvent,
    others: {
      ...eventFields,
      questions: ([was]: object[]) => [{ ...was, label: 'Which size do you wear?', isRequired: true }],
    },
    writtenOnly: ['version', 'exactTimes', 'reason'],
    create: 'POST /api/events',
  },
  'PUT /api/events/:eventId/series': {
    ...ofEvent,
    others: eventFields,
    writtenOnly: ['version', 'exactTimes', 'reason', 'scope'],
    // questions are edited per event, not per series
    derived: [...ofEvent.derived, 'questions'],
  },
  'PUT /api/announcements/:announcementId': {
    get: 'GET /api/announcements/:announcementId',
    by: 'organizer',
    others: {
      title: 'Later',
      content: 'It opens at seven.',
      language: 'french',
      translations: [{ language: 'hindi', title: 'बाद में', content: 'यह सात बजे खुलता है।' }],
      eventId: null,
      priority: 'high',
      isPublished: false,
      publishAt: inHours(2).toISOString(),
      endsAt: inHours(9).toISOString(),
      pinned: false,
      audience: 'organizers',
      college: 'Hill College',
    },
    follows: {
      title: ['localTitle'],
      content: ['localContent'],
      language: ['localLanguage'],
      isPublished: ['state', 'isUnread'],
      publishAt: ['state', 'isUnread'],
      eventId: ['audienceCount'],
      // only announcements for a college have one
      audience: ['audienceCount', 'isUnread', 'college'],
      college: ['audienceCount', 'isUnread'],
    },
    derived: [
      '_id',
      'id',
      'localTitle',
      'localContent',
      'localLanguage',
      'state',
      'createdBy',
      'creatorName',
      'createdAt',
      'updatedAt',
      'isUnread',
      'seenCount',
      'audienceCount',
    ],
    create: 'POST /api/announcements',
  },
  'PUT /api/settings/user': {
    get: 'GET /api/settings/user',
    by: 'participant',
    others: {
      notification: { email: false, push: true, sms: false },
      phone: '+919876543210',
      theme: 'dark',
      language: undefined,
      timeZone: 'Asia/Kolkata',
      privacy: { profileVisible: false, showHistory: true },
    },
    derived: ['phoneVerified', 'userId'],
    // read at /api/settings/messages
    writtenOnly: ['messagePreferences'],
  },
  'PUT /api/settings/system': {
    get: 'GET /api/settings/system',
    by: 'admin',
    others: {
      maxUsersPerEvent: 99,
      maxEventsPerOrganizer: 9,
      enableRegistration: false,
      maintenanceMode: true,
      emailVerificationRequired: false,
      defaultUserRole: 'organizer',
      sessionTimeout: 30,
      fileUploadLimit: 4,
      allowedFileTypes: '.png',
      systemEmailAddress: 'evm@evm.example',
      smtpServer: 'mail.evm.example',
      smtpPort: 25,
      smtpUsername: 'evm',
      analyticsEnabled: false,
      loggingLevel: 'error',
      eventApprovalRequired: true,
      eventPublishingAllowed: true,
      terms: 'Be kind.',
      timeZone: 'Asia/Kolkata',
      mapLinkTemplate: 'https://maps.evm.example/{place}',
      smsAddress: 'https://sms.evm.example/',
      smsTemplate: '{"to":"{to}","text":"{text}"}',
    },
    writtenOnly: ['smtpPassword', 'smsToken', 'unchangedSince'],
    derived: [],
  },
  'PUT /api/settings/messages': {
    get: 'GET /api/settings/messages',
    by: 'participant',
    part: ({ data }) => ({ preferences: data }),
    others: {
      preferences: (read: { wanted: boolean; viewerCanChoose: boolean }[]) => {
        const first = read.findIndex(({ viewerCanChoose }) => viewerCanChoose);
        return read.with(first, { ...read[first]!, wanted: !read[first]!.wanted });
      },
    },
    derived: [],
  },
  'PUT /api/auth/profile': {
    get: 'GET /api/auth/me',
    by: 'participant',
    part: ({ user }) => user,
    // another address is refused
    others: { firstName: 'Nina', lastName: 'Rao', college: 'Hill College', photo: null, email: undefined },
    follows: { firstName: ['name'], lastName: ['name'] },
    derived: ['_id', 'id', 'name', 'role', 'createdAt'],
  },
  'PUT /api/admin/users/:userId/role': {
    get: 'GET /api/admin/users/:userId',
    by: 'admin',
    others: { role: 'organizer' },
    derived: ['_id', 'id', 'firstName', 'lastName', 'name', 'email', 'college', 'photo', 'createdAt'],
  },
  'PUT /api/events/:eventId/register/answers': 'is read in no other call',
  'PUT /api/events/:eventId/owner': 'hands over',
  'PUT /api/leaderboard/event/:eventId/user/:userId': 'adds',
};

let api: Api;
let rest: ReturnType<typeof restOf>;
let viewers: Record<Resource['by'], Person>;
let params: Record<string, string>;

beforeAll(async () => {
  api = await startApi();
  rest = restOf(api);
  viewers = {
    organizer: await api.buildUser({ role: 'organizer' }),
    admin: await api.buildUser({ role: 'admin' }),
    participant: await api.buildUser(),
  };
  await api.sql("UPDATE users SET photo = '/uploads/nina.webp' WHERE id = $1", [viewers.participant.uuid]);
  const event = {
    title: 'Chess evening',
    description: 'Bring a clock.',
    language: 'english',
    location: 'Hall 1',
    capacity: 20,
    tags: ['chess'],
    date: inHours(30),
    endDate: inHours(33),
    remindBefore: [1440],
    selfCheckIn: true,
    walkIns: true,
    isPublished: true,
    attendancePoints: 5,
    image: 'https://evm.example/chess.png',
    imageDescription: 'A board',
    registrationRules: { closesAt: inHours(20), cancelUntil: inHours(10), mostPerCollege: 9 },
    questions: [{ kind: 'one_of', label: 'Which size?', options: ['S', 'M'], help: 'Of the shirt.' }],
  };
  const { body } = await rest<{ id: string; questions: { id: string }[] }>('POST /api/events', {
    as: viewers.organizer,
    body: event,
  });
  const { id: eventId, questions } = body.data;
  await rest(`POST /api/events/${eventId}/register`, {
    as: viewers.participant,
    body: { name: 'Nina', email: 'n@evm.example', answers: [{ questionId: questions[0]!.id, values: ['M'] }] },
  });
  const { id: announcementId } = await announcementsIn(api.sql)({
    createdBy: viewers.organizer,
  });
  const about = {
    eventId,
    language: 'english',
    endsAt: inHours(5),
    pinned: true,
    audience: 'college',
    college: 'Lakeside',
  };
  await rest(`PUT /api/announcements/${announcementId}`, { as: viewers.organizer, body: about });
  params = { eventId, announcementId, userId: (await api.buildUser()).id };
});
afterAll(() => api?.close());

const cases = Object.entries(resources).flatMap(([put, resource]) =>
  typeof resource === 'string' ? [] : [{ put, ...resource }],
);
type Case = (typeof cases)[number];
const filled = (call: string) => call.replaceAll(/:(\w+)/g, (_, name: string) => params[name]!);

test('every PUT of the bridge is covered', () => {
  const puts = routes.filter(({ method }) => method === 'PUT').map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(resources).toSorted()).toEqual(puts.toSorted());
});

const document = documentOfBridge();
const operationOf = (call: string) => {
  const [method, path] = call.replaceAll(/:(\w+)/g, '{$1}').split(' ') as [string, string];
  return document.paths[path]![method.toLowerCase()]!;
};
const namesTaken = (call: string): string[] => {
  const { properties = {} } = operationOf(call).requestBody!.content['application/json'].schema;
  // aliases of other fields
  return Object.keys(properties).filter((name) => !properties[name]!.description?.startsWith('The same as `'));
};

describe.each(cases)('$put', ({ put, ...resource }) => {
  const { by, get, others, derived, create } = resource;
  const { part = ({ data }: Record<string, unknown>) => data, follows = {}, writtenOnly = [] } = resource as Case;
  const as = () => viewers[by];
  const read = async () => part((await rest(filled(get), { as: as() })).body as never) as Record<string, unknown>;
  const refused = async (body: object) => {
    const answer = await rest(filled(put), { as: as(), body });
    return answer.status === 200 ? undefined : refusalOf(answer);
  };
  const without = (read: object, fields: readonly string[]) =>
    Object.fromEntries(Object.entries(read).filter(([name]) => ![...asOf, ...fields].includes(name)));

  test('accepts the fields that it returns, under the same names', async () => {
    const answered = Object.keys(await read());
    const taken = namesTaken(put);
    expect(taken.filter((name) => !answered.includes(name)).toSorted()).toEqual([...writtenOnly].toSorted());
    expect(answered.filter((name) => !taken.includes(name)).toSorted()).toEqual([...derived].toSorted());
    const written = taken.filter((name) => ![...writtenOnly, ...asOf].includes(name));
    expect(Object.keys(others).toSorted()).toEqual(written.toSorted());
    expect((create ? namesTaken(create) : written).toSorted()).toEqual(written.toSorted());
  });

  test('changes nothing if the whole object is sent back, even with other derived values', async () => {
    const before = await read();
    const claims = Object.fromEntries(
      derived.filter((name) => !asOf.includes(name)).map((name) => [name, 'something else']),
    );
    for (const more of [{}, claims]) {
      expect(await refused({ ...(await read()), ...more })).toBeUndefined();
      expect(without(await read(), [])).toEqual(without(before, []));
    }
  });

  const changeable = Object.entries(others).filter(([, other]) => other !== undefined);
  test.each(changeable)('changes %s alone', async (field, other) => {
    const before = await read();
    const value = typeof other === 'function' ? (other as (was: unknown) => unknown)(before[field]) : other;
    expect(value).not.toEqual(before[field]);
    expect(await refused({ ...before, [field]: value })).toBeUndefined();
    const after = await read();
    expect(without(after, follows[field] ?? [])).toEqual(without({ ...before, [field]: value }, follows[field] ?? []));
    // restores everything but the picture, which is deleted
    expect(await refused(without(before, ['photo']))).toBeUndefined();
  });
});

test('the answers of a registration can be sent back', async () => {
  interface Answers {
    answers: { questionId: string; label: string; values: string[] }[];
  }
  const replace = (body: Answers) =>
    rest<Answers>(filled('PUT /api/events/:eventId/register/answers'), { as: viewers.participant, body });
  const { questions } = (
    await rest<{ questions: { id: string }[] }>(filled('GET /api/events/:eventId'), { as: viewers.participant })
  ).body.data;
  const first = { questionId: questions[0]!.id, label: '', values: ['S'] };
  const { data } = (await replace({ answers: [first] })).body;
  expect((await replace(data)).body.data).toEqual(data);
  const other = { ...data, answers: data.answers.map((answer) => ({ ...answer, values: ['M'] })) };
  expect((await replace(other)).body.data).toEqual(other);
});
