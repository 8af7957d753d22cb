import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { unseal } from '../core/context/seal.ts';
import { type Api, startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';
import { defaultSettings, saveSettings } from '../testing/settings.ts';
import type { SystemSettingsFields } from './fields.ts';

let api: Api;
let second: Api;
let admin: Person;
let organizer: Person;
let participant: Person;
let people = 0;

beforeAll(async () => {
  api = await startApi();
  second = await startApi({ databaseUrl: api.address, secret: api.config.secret });
  admin = await api.buildUser({ role: 'admin' });
  organizer = await api.buildUser({ role: 'organizer' });
  participant = await api.buildUser();
});
afterAll(async () => {
  await second?.close();
  await api?.close();
});
afterEach(() => saveSettings(api, admin, {}));

const save = (changes: Record<string, unknown>) => saveSettings(api, admin, changes);

/** Returns the observation of the saving process, after the other process observes the expected value. */
async function onBothProcesses(check: (at: Api) => Promise<unknown>, expected: unknown): Promise<unknown> {
  const seen = await check(api);
  await expect.poll(() => check(second)).toBe(expected);
  return seen;
}

const createEvent = async (at: Api, capacity: number, as = organizer) => {
  const { data, code, fields } = await at.as(as)<{ createEvent: { event: { approval: string } } }>(
    `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { approval } } }`,
    {
      input: { title: 'Chess evening', description: 'Bring a clock.', date: inHours(30), location: 'Hall', capacity },
    },
  );
  return data?.createEvent?.event.approval ?? fields?.capacity ?? code;
};

const register = async (at: Api) => {
  people += 1;
  const { data, code } = await at.graphql<{ register: { user: { role: string } } }>(
    'mutation ($input: RegisterInput!) { register(input: $input) { user { role } } }',
    {
      input: {
        firstName: 'Nina',
        lastName: 'Iyer',
        email: `newcomer${people}@evm.example`,
        password: 'Evm@demo1',
        college: 'Evergreen Institute',
      },
    },
  );
  return data?.register?.user.role ?? code;
};

/** The result of the first sign-in of an unverified account if a mail server is set. */
const firstSignIn = async (at: Api) => {
  await api.sql(`UPDATE system_settings SET smtp_server = 'mail.evm.example'`);
  await register(at);
  const { code } = await at.graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    input: { email: `newcomer${people}@evm.example`, password: 'Evm@demo1' },
  });
  return code ?? 'in';
};

const viewer = async (at: Api, as: Person) => {
  const { data, code, status } = await at.as(as)<{ viewer: { id: string } | null }>('{ viewer { id } }');
  return data?.viewer?.id === as.id ? 'in' : `${status} ${code}`;
};

/** Reads the terms as an anonymous visitor. */
const terms = async (at: Api) =>
  (await at.graphql<{ platform: { terms: string } }>('{ platform { terms } }')).data.platform.terms;

const plots = async (at: Api) => {
  const { data } = await at.as(admin)<{ platformAnalytics: { plots: object | null } }>(
    '{ platformAnalytics { plots { signUpsPerDay { count } } } }',
  );
  return data.platformAnalytics.plots === null ? 'off' : 'on';
};

/** Whether a visitor sees a published event. */
const showsEvent = async (at: Api) => {
  const { id, uuid } = await api.buildEvent({ createdBy: organizer });
  await api.sql('UPDATE events SET is_published = true WHERE id = $1', [uuid]);
  const { data } = await at.graphql<{ publishedEvent: object | null }>(`{ publishedEvent(id: "${id}") { id } }`);
  return data.publishedEvent !== null;
};

/** Whether a request leaves a log line; at debug level, every request does. */
const loggedRequest = async (at: Api) => {
  const before = at.logged.length;
  await at.graphql('{ platform { maintenance } }');
  // a log line is written after its response, so send a second request
  await at.graphql('{ platform { maintenance } }');
  return at.logged.slice(before).some(({ msg }) => msg === 'answered');
};

const wideOpen = async (at: Api) => {
  const person = await api.buildUser();
  const { token, sessionUuid } = await at.signIn(person);
  await at.sql(`UPDATE sessions SET last_used_at = now() - interval '10 minutes' WHERE id = $1`, [sessionUuid]);
  return (await at.graphql('{ viewer { id } }', {}, { token })).status;
};

const offersSms = async (at: Api) =>
  (await at.graphql<{ platform: { smsOffered: boolean } }>('{ platform { smsOffered } }')).data.platform.smsOffered;

/** The setting, another value, how to observe its effect, and the observations with the default and the other value. */
const effects: readonly [keyof SystemSettingsFields, unknown, (at: Api) => Promise<unknown>, unknown, unknown][] = [
  ['maxUsersPerEvent', 20, (at) => createEvent(at, 21, admin), 'APPROVED', 'Capacity must be at most 20'],
  [
    'maxEventsPerOrganizer',
    1,
    async (at) => {
      const busy = await api.buildUser({ role: 'organizer' });
      await api.buildEvent({ createdBy: busy });
      return createEvent(at, 10, busy);
    },
    'APPROVED',
    'EVENT_LIMIT_REACHED',
  ],
  ['enableRegistration', false, register, 'PARTICIPANT', 'REGISTRATION_CLOSED'],
  ['maintenanceMode', true, (at) => viewer(at, participant), 'in', '503 MAINTENANCE'],
  ['defaultUserRole', 'ORGANIZER', register, 'PARTICIPANT', 'ORGANIZER'],
  ['emailVerificationRequired', false, firstSignIn, 'EMAIL_UNVERIFIED', 'in'],
  ['sessionTimeout', 5, wideOpen, 200, 401],
  ['analyticsEnabled', false, plots, 'on', 'off'],
  ['loggingLevel', 'DEBUG', loggedRequest, false, true],
  ['terms', 'Be kind.\n\n# Seats\nGive them back.', terms, '', 'Be kind.\n\n# Seats\nGive them back.'],
  ['smsAddress', 'https://sms.evm.example/send', offersSms, false, true],
  ['eventPublishingAllowed', true, showsEvent, false, true],
  [
    'eventApprovalRequired',
    true,
    async (at) => createEvent(at, 10, await api.buildUser({ role: 'organizer' })),
    'APPROVED',
    'PENDING',
  ],
];

/** The tests of other features cover the effects of these settings: here they are only saved and read back. */
const storedOnly: Partial<Record<keyof SystemSettingsFields, unknown>> = {
  fileUploadLimit: 7,
  allowedFileTypes: '.png,.webp',
  systemEmailAddress: 'events@evm.example',
  smtpServer: 'mail.evm.example',
  smtpPort: 2525,
  smtpUsername: 'events',
  smsTemplate: 'To={to}&Body={text}',
};

describe('a system setting', () => {
  test.each(effects)('%s takes effect at once in every process', async (name, value, observe, usually, then) => {
    expect(await onBothProcesses(observe, usually)).toBe(usually);
    await save({ [name]: value });
    expect(await onBothProcesses(observe, then)).toBe(then);
    await save({});
    expect(await onBothProcesses(observe, usually)).toBe(usually);
  });

  test.each(Object.entries(storedOnly))('%s is stored and readable in every process', async (name, value) => {
    await save({ [name]: value });
    const read = async (at: Api) => {
      const { data } = await at.as(admin)<{ systemSettings: Record<string, unknown> }>(
        `{ systemSettings { ${name} } }`,
      );
      return data.systemSettings[name];
    };
    expect(await onBothProcesses(read, value)).toBe(value);
  });

  test.each([
    ['smtpPassword', 'smtp_password'],
    ['smsToken', 'sms_token'],
  ])('%s is stored encrypted, never returned, and unchanged by an empty value', async (name, column) => {
    const stored = async () =>
      (await api.sql<{ sealed: string | null }>(`SELECT ${column} AS sealed FROM system_settings`))[0]!.sealed;
    await save({ [name]: 'correct horse' });
    const sealed = await stored();
    expect(sealed).not.toContain('correct horse');
    expect(unseal(api.config.secret, sealed!)).toBe('correct horse');
    expect(unseal('another secret that is long enough to be one', sealed!)).toBeUndefined();
    await save({ [name]: '', smtpPort: 26 });
    expect(await stored()).toBe(sealed);
    const { errors } = await api.as(admin)(`{ systemSettings { ${name} } }`);
    expect(errors).not.toEqual([]);
    const trail = await api.as(admin)('{ auditTrail(first: 5) { edges { node { changes { field before after } } } } }');
    expect(JSON.stringify(trail)).toContain(name);
    expect(JSON.stringify(trail)).not.toContain('correct horse');
  });

  test('is covered by one of these tables', () => {
    const tested = [...effects.map(([name]) => name), ...Object.keys(storedOnly), 'smtpPassword', 'smsToken'];
    expect(tested.toSorted()).toEqual(Object.keys(defaultSettings).toSorted());
  });
});

describe('in maintenance mode', () => {
  test('admins sign in and work, all others are refused, and pages can poll for the end', async () => {
    await save({ maintenanceMode: true });
    for (const [who, seen] of [
      [participant, '503 MAINTENANCE'],
      [organizer, '503 MAINTENANCE'],
      [admin, 'in'],
    ] as const)
      expect(await onBothProcesses((at) => viewer(at, who), seen)).toBe(seen);
    const login = async (email: string) => {
      const { data, code } = await api.graphql<{ login: { user: { email: string } } }>(
        'mutation ($input: LoginInput!) { login(input: $input) { user { email } } }',
        { input: { email, password: 'Evm@demo1' } },
      );
      return data?.login?.user.email ?? code;
    };
    expect(await login(admin.email)).toBe(admin.email);
    expect(await login(participant.email)).toBe('MAINTENANCE');
    expect(await register(api)).toBe('MAINTENANCE');
    for (const as of [undefined, participant])
      expect((await api.graphql('{ platform { maintenance } }', {}, { ...(as && { as }) })).data).toEqual({
        platform: { maintenance: true },
      });
    const { status, headers, code } = await api.graphql('{ topPerformers { totalCount } }');
    expect([status, code, Number(headers.get('retry-after')) > 0]).toEqual([503, 'MAINTENANCE', true]);
  });
});

describe('saving the settings', () => {
  test.each([
    ['maxUsersPerEvent', 0, 'Users per event must be a whole number from 1 to 100,000'],
    ['sessionTimeout', 4, 'Session timeout must be a whole number from 5 to 43,200'],
    ['smtpPort', 65_536, 'SMTP port must be a whole number from 1 to 65,535'],
    ['fileUploadLimit', 26, 'File upload limit must be a whole number from 1 to 25'],
    ['defaultUserRole', 'ADMIN', 'New accounts cannot be admins: choose participant or organizer'],
    ['allowedFileTypes', '.jpg, ../x', 'File types are extensions such as .jpg, separated by commas'],
    ['systemEmailAddress', 'nobody', 'Invalid email address'],
    ['terms', 'Be kind.\u0007', 'Must not contain control characters'],
    ['terms', 'x'.repeat(10_001), 'Terms must be at most 10,000 characters'],
    ['smtpServer', 'https://mail', 'SMTP server must be a host name or an address, without a port'],
  ])('%s as %s is refused, and nothing is saved', async (name, value, sentence) => {
    await save({});
    const { code, fields } = await save({ maxEventsPerOrganizer: 77, [name]: value });
    expect([code, fields]).toEqual(['VALIDATION_FAILED', { [name]: sentence }]);
    const [row] = await api.sql('SELECT max_events_per_organizer FROM system_settings');
    expect(row).toEqual({ max_events_per_organizer: 10 });
  });

  test('omitted terms stay unchanged, and the audit trail truncates long ones', async () => {
    await save({ terms: `  ${'Be kind. '.repeat(200)}` });
    const stored = async () => (await api.sql<{ terms: string }>('SELECT terms FROM system_settings'))[0]!.terms;
    const written = await stored();
    expect(written).toBe('Be kind. '.repeat(200).trim());
    await save({ terms: null, smtpPort: 26 });
    expect(await stored()).toBe(written);
    const { data } = await api.as(admin)<{
      auditTrail: { edges: { node: { changes: { field: string; after: string }[] } }[] };
    }>('{ auditTrail(first: 2) { edges { node { changes { field after } } } } }');
    expect(data.auditTrail.edges[1]!.node.changes).toEqual([{ field: 'terms', after: `${written.slice(0, 300)}…` }]);
  });

  test('only admins can read and save system settings', async () => {
    for (const as of [participant, organizer]) {
      expect(await saveSettings(api, as, { maintenanceMode: true })).toMatchObject({ code: 'FORBIDDEN' });
      expect(await api.as(as)('{ systemSettings { smtpPort } }')).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await api.graphql('{ systemSettings { smtpPort } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('records the actor and each changed value in the audit trail', async () => {
    await save({ smtpPort: 465, enableRegistration: false });
    const { data } = await api.as(admin)<{ auditTrail: { edges: { node: { actorId: string } }[] } }>(
      '{ auditTrail(first: 1, action: "settings.change") { edges { node { actorId address changes { field before after } } } } }',
    );
    expect(data.auditTrail.edges[0]!.node).toEqual({
      actorId: admin.id,
      address: '127.0.0.1',
      changes: expect.arrayContaining([
        { field: 'smtpPort', before: '587', after: '465' },
        { field: 'enableRegistration', before: 'true', after: 'false' },
      ]) as unknown,
    });
  });
});
