import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';

const { as, graphql, sql, signIn, buildUser, close } = await startApi();
afterAll(close);

const settings = 'notification { email push sms } theme language privacy { profileVisible showHistory }';
const usually = {
  notification: { email: true, push: true, sms: false },
  theme: 'LIGHT',
  language: 'ENGLISH',
  privacy: { profileVisible: true, showHistory: true },
};

const read = async (person: Person) =>
  (await as(person)<{ viewer: { settings: object } }>(`{ viewer { settings { ${settings} } } }`)).data.viewer.settings;

const change = (person: Person, input: Record<string, unknown>) =>
  as(person)<{ updateUserSettings: { settings: object; user: { id: string; settings: object } } }>(
    `mutation ($input: UpdateUserSettingsInput!) { updateUserSettings(input: $input) {
       settings { ${settings} } user { id settings { ${settings} } } } }`,
    { input },
  );

test('a new account has the default settings', async () => {
  expect(await read(await buildUser())).toEqual(usually);
});

const changes: [Record<string, unknown>, object][] = [
  [{ notification: { email: false } }, { ...usually, notification: { ...usually.notification, email: false } }],
  [{ notification: { push: false } }, { ...usually, notification: { ...usually.notification, push: false } }],
  [{ notification: { sms: true } }, { ...usually, notification: { ...usually.notification, sms: true } }],
  [{ theme: 'DARK' }, { ...usually, theme: 'DARK' }],
  [{ theme: 'SYSTEM' }, { ...usually, theme: 'SYSTEM' }],
  ...['KANNADA', 'HINDI', 'SPANISH', 'FRENCH', 'GERMAN', 'CHINESE'].map(
    (language): [Record<string, unknown>, object] => [{ language }, { ...usually, language }],
  ),
  [{ privacy: { profileVisible: false } }, { ...usually, privacy: { profileVisible: false, showHistory: true } }],
  [{ privacy: { showHistory: false } }, { ...usually, privacy: { profileVisible: true, showHistory: false } }],
  [{}, usually],
  [{ theme: null, language: null, notification: null, privacy: null }, usually],
  [{ notification: { email: null, sms: true } }, { ...usually, notification: { email: true, push: true, sms: true } }],
  [{ notification: {}, privacy: {} }, usually],
];
test.each(changes)('%j changes only those settings', async (input, expected) => {
  const [person, other] = [await buildUser(), await buildUser()];
  const { data, errors } = await change(person, input);
  expect(errors).toEqual([]);
  expect(data.updateUserSettings).toEqual({ settings: expected, user: { id: person.id, settings: expected } });
  expect(await read(person)).toEqual(expected);
  expect(await read(other)).toEqual(usually);
});

test('concurrent changes from several devices are all kept', async () => {
  const person = await buildUser();
  const inputs = [
    { theme: 'DARK' },
    { language: 'HINDI' },
    { notification: { sms: true } },
    { notification: { email: false } },
    { privacy: { showHistory: false } },
  ];
  await Promise.all(inputs.map((input) => change(person, input)));
  expect(await read(person)).toEqual({
    notification: { email: false, push: true, sms: true },
    theme: 'DARK',
    language: 'HINDI',
    privacy: { profileVisible: true, showHistory: false },
  });
});

test('a theme counts as chosen once the person has set it, also to the default', async () => {
  const chosen = async (person: Person) =>
    (await as(person)<{ viewer: { settings: object } }>('{ viewer { settings { theme themeChosen } } }')).data.viewer
      .settings;
  const person = await buildUser();
  await change(person, { language: 'HINDI', theme: null });
  expect(await chosen(person)).toEqual({ theme: 'LIGHT', themeChosen: false });
  await change(person, { theme: 'LIGHT' });
  expect(await chosen(person)).toEqual({ theme: 'LIGHT', themeChosen: true });

  const earlier = await buildUser();
  await sql("UPDATE users SET theme = 'dark' WHERE id = $1", [earlier.uuid]);
  expect(await chosen(earlier)).toEqual({ theme: 'DARK', themeChosen: true });
});

test('other sessions of the user see changed settings', async () => {
  const person = await buildUser();
  await change(person, { theme: 'DARK' });
  const { token } = await signIn(person);
  expect((await graphql('{ viewer { settings { theme } } }', {}, { token })).data).toEqual({
    viewer: { settings: { theme: 'DARK' } },
  });
});

describe('invalid settings', () => {
  test.each([
    { theme: 'NEON' },
    { theme: 'dark' },
    { language: 'KLINGON' },
    { notification: { email: 'yes' } },
    { notification: { pigeon: true } },
    { privacy: { profileVisible: 1 } },
    { role: 'ADMIN' },
    { userId: 'user_01jd7z5v9gfa9v5cz8n5c0v0zz', theme: 'DARK' },
    { theme: 'DARK', language: '' },
  ])('%j is refused and changes nothing', async (input) => {
    const person = await buildUser();
    const { code } = await change(person, input);
    expect(code).toBe('BAD_USER_INPUT');
    expect(await read(person)).toEqual(usually);
  });

  test.each(['Asia/Atlantis', '+05:30', 'x'.repeat(1000)])('the time zone %j is refused', async (timeZone) => {
    const { code, fields } = await change(await buildUser(), { timeZone });
    expect(code).toBe('VALIDATION_FAILED');
    expect(fields).toEqual({ timeZone: 'Unknown time zone, write it as Asia/Kolkata' });
  });

  test('the database also refuses invalid settings', async () => {
    await buildUser();
    for (const wrong of ["theme = 'neon'", "language = 'klingon'", 'notify_email = NULL', 'profile_visible = NULL'])
      await expect(sql(`UPDATE users SET ${wrong}`)).rejects.toThrow(/violates/);
  });
});

test('changing settings requires a session', async () => {
  const { code } = await graphql('mutation { updateUserSettings(input: { theme: DARK }) { settings { theme } } }');
  expect(code).toBe('UNAUTHENTICATED');
});
