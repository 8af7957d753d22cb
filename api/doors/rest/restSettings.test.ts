import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unseal } from '../../core/context/seal.ts';
import { serverZone } from '../../core/context/time.ts';
import { type Api, startApi } from '../../testing/api.ts';
import { password, type Person } from '../../testing/build.ts';
import { invalid, refusalOf, restOf, signedOut } from '../../testing/rest.ts';

let api: Api;
let rest: ReturnType<typeof restOf>;
let participant: Person;
let organizer: Person;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  rest = restOf(api);
  participant = await api.buildUser();
  organizer = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());

/** The defaults of the specification; passwords are never returned. */
const defaults = {
  maxUsersPerEvent: 100,
  maxEventsPerOrganizer: 10,
  enableRegistration: true,
  maintenanceMode: false,
  emailVerificationRequired: true,
  defaultUserRole: 'participant',
  sessionTimeout: 60,
  fileUploadLimit: 5,
  allowedFileTypes: '.jpg,.png,.pdf,.doc,.docx',
  systemEmailAddress: '',
  smtpServer: '',
  smtpPort: 587,
  smtpUsername: '',
  analyticsEnabled: true,
  loggingLevel: 'info',
  eventApprovalRequired: false,
  eventPublishingAllowed: false,
  terms: '',
  timeZone: serverZone(),
  mapLinkTemplate: '',
  smsAddress: '',
  smsTemplate: '',
};
const ownDefaults = ({ id }: Person) => ({
  userId: id,
  notification: { email: true, push: true, sms: false },
  phone: null,
  phoneVerified: false,
  theme: 'light',
  language: 'english',
  timeZone: '',
  privacy: { profileVisible: true, showHistory: true },
});

describe("the viewer's settings", () => {
  const read = (as: Person) => rest('GET /api/settings/user', { as });
  const save = (body: unknown, as = participant) => rest('PUT /api/settings/user', { as, body });

  test('have the defaults of the specification for every role', async () => {
    for (const person of [participant, organizer, admin])
      expect((await read(person)).body).toEqual({ success: true, data: ownDefaults(person) });
  });

  test('are saved as the screen sends them; omitted ones stay unchanged', async () => {
    const person = await api.buildUser();
    const form = { notification: { email: false, push: true, sms: true }, theme: 'dark', language: 'kannada' };
    const { status, body } = await save(form, person);
    expect([status, body]).toEqual([200, { success: true, data: { ...ownDefaults(person), ...form } }]);
    const later = await save(
      { theme: 'System', notification: { sms: 'false' }, privacy: { showHistory: false } },
      person,
    );
    const now = {
      userId: person.id,
      notification: { email: false, push: true, sms: false },
      phone: null,
      phoneVerified: false,
      theme: 'system',
      language: 'kannada',
      timeZone: '',
      privacy: { profileVisible: true, showHistory: false },
    };
    expect(later.body.data).toEqual(now);
    expect((await read(person)).body.data).toEqual(now);
    expect((await read(participant)).body.data).toEqual(ownDefaults(participant));
  });

  test.each<[string, unknown, Record<string, string>]>([
    ['an unknown theme', { theme: 'pink' }, { theme: 'theme must be one of light, dark, system' }],
    [
      'an unknown language',
      { language: 'klingon' },
      { language: 'language must be one of english, kannada, hindi, spanish, french, german, chinese' },
    ],
    ['a list of notifications', { notification: [] }, { notification: 'notification must be an object' }],
    ['a word', { notification: { sms: 'no' } }, { 'notification.sms': 'notification.sms must be true or false' }],
  ])('with %s are rejected', async (_, body, fields) => {
    expect(refusalOf(await save(body))).toEqual(invalid(fields));
    expect((await read(participant)).body.data).toEqual(ownDefaults(participant));
  });
});

describe('the system settings', () => {
  const read = (as = admin) => rest('GET /api/settings/system', { as });
  const save = (changes: Record<string, unknown>, as = admin) =>
    rest('PUT /api/settings/system', { as, body: { ...defaults, smtpPassword: '', ...changes } });
  const storedPassword = async () => {
    const [row] = await api.sql<{ sealed: string }>('SELECT smtp_password AS sealed FROM system_settings');
    return unseal(api.config.secret, row!.sealed);
  };

  test('are for admins only', async () => {
    const refused = [403, 'FORBIDDEN', 'Only admins can see and change system settings.'];
    for (const person of [participant, organizer]) {
      expect(refusalOf(await read(person))).toEqual(refused);
      expect(refusalOf(await save({}, person))).toEqual(refused);
      expect(refusalOf(await save({ smtpPort: 'smtp' }, person))).toEqual(refused);
    }
  });

  test('have the defaults of the specification', async () => {
    expect((await read()).body).toEqual({ success: true, data: defaults });
  });

  test('are saved as a whole object, as it was read', async () => {
    const changes = { maxUsersPerEvent: '250', loggingLevel: 'WARN', defaultUserRole: 'Organizer', smtpPort: 2525 };
    const { status, body } = await save({ ...changes, allowedFileTypes: 'JPG, png', updatedAt: 'now' });
    const now = {
      ...defaults,
      maxUsersPerEvent: 250,
      loggingLevel: 'warn',
      defaultUserRole: 'organizer',
      smtpPort: 2525,
      allowedFileTypes: '.jpg,.png',
    };
    expect([status, body]).toEqual([200, { success: true, data: now }]);
    expect((await read()).body.data).toEqual(now);
    expect((await rest('PUT /api/settings/system', { as: admin, body: now })).body.data).toEqual(now);
    await save({});
  });

  test('are merged if only some are sent; an emptied one is not an omitted one', async () => {
    const { body } = await rest('PUT /api/settings/system', { as: admin, body: { sessionTimeout: '90' } });
    expect(body).toEqual({ success: true, data: { ...defaults, sessionTimeout: 90 } });
    await save({ eventApprovalRequired: true, smtpServer: 'mail.college.example' });
    const later = await rest('PUT /api/settings/system', { as: admin, body: { smtpServer: null } });
    expect(later.body.data).toEqual({ ...defaults, eventApprovalRequired: true });
    expect((await rest('PUT /api/settings/system', { as: admin, body: {} })).body.data).toEqual(later.body.data);
    await save({});
  });

  test('never contain the password, and an empty one keeps it', async () => {
    for (const smtpPassword of ['Post@box1', '', undefined, null]) {
      const answer = await save({ smtpPassword });
      expect(answer.status).toBe(200);
      for (const { text } of [answer, await read()]) expect(text).not.toMatch(/smtpPassword|Post@box1/);
      expect(await storedPassword()).toBe('Post@box1');
    }
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['a number of nothing', { sessionTimeout: null }, { sessionTimeout: 'sessionTimeout is required' }],
    ['a switch of nothing', { maintenanceMode: null }, { maintenanceMode: 'maintenanceMode is required' }],
    ['a role of nothing', { defaultUserRole: '' }, { defaultUserRole: 'defaultUserRole is required' }],
    ['an empty number', { smtpPort: '' }, { smtpPort: 'smtpPort is required' }],
    ['a word for a number', { smtpPort: 'smtp' }, { smtpPort: 'smtpPort must be a whole number' }],
    ['a fraction', { fileUploadLimit: 1.5 }, { fileUploadLimit: 'fileUploadLimit must be a whole number' }],
    [
      'too little',
      { maxUsersPerEvent: 0 },
      { maxUsersPerEvent: 'Users per event must be a whole number from 1 to 100,000' },
    ],
    [
      'admins for everybody',
      { defaultUserRole: 'ADMIN' },
      { defaultUserRole: 'New accounts cannot be admins: choose participant or organizer' },
    ],
    [
      'a level of its own',
      { loggingLevel: 'all' },
      { loggingLevel: 'loggingLevel must be one of error, warn, info, debug' },
    ],
    ['a word for a switch', { maintenanceMode: 'on' }, { maintenanceMode: 'maintenanceMode must be true or false' }],
    ['an address that is none', { systemEmailAddress: 'events' }, { systemEmailAddress: 'Invalid email address' }],
  ])('with %s are rejected, and none is saved', async (_, changes, fields) => {
    expect(refusalOf(await save({ maxEventsPerOrganizer: 77, ...changes }))).toEqual(invalid(fields));
    expect((await read()).body.data).toEqual(defaults);
  });
});

describe('maintenance', () => {
  const platform = async () => (await rest('GET /api/settings/public')).body;
  const switchTo = async (maintenanceMode: boolean) => {
    await rest('PUT /api/settings/system', { as: admin, body: { ...defaults, maintenanceMode } });
    await expect.poll(async () => (await platform()).data.maintenance).toBe(maintenanceMode);
  };

  test('locks out all but admins, with Retry-After, and the public settings say so', async () => {
    expect(await platform()).toEqual({
      success: true,
      data: { registrationOpen: true, maintenance: false, googleClientId: null, needsAdmin: false },
    });
    await switchTo(true);
    const closed = [503, 'MAINTENANCE', 'We are working on the platform and will be back soon.'];
    const newcomer = { firstName: 'Nina', lastName: 'Iyer', email: 'new@evm.example', password, college: 'Lakeside' };
    const out = [
      await rest('GET /api/events', { as: participant }),
      await rest('GET /api/auth/me', { as: organizer }),
      await rest('POST /api/events', { as: organizer, body: {} }),
      await rest('GET /api/events'),
      await rest('POST /api/auth/login', { body: { email: participant.email, password } }),
      await rest('POST /api/auth/register', { body: newcomer }),
    ];
    const admitted = await rest('POST /api/auth/login', { body: { email: admin.email, password } });
    const inside = await rest('GET /api/events', { as: admin });
    await switchTo(false);
    for (const answer of out) {
      expect(refusalOf(answer)).toEqual(closed);
      expect(answer.headers.get('retry-after')).toBe('30');
    }
    expect([admitted.status, inside.status]).toEqual([200, 200]);
    expect((await rest('GET /api/events', { as: participant })).status).toBe(200);
    expect(refusalOf(await rest('GET /api/events'))).toEqual(signedOut);
  });
});
