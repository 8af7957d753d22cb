import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { makeJobsDue, mailTo, minutesLater } from '../testing/mail.ts';
import { restOf } from '../testing/rest.ts';

const api = await startApi();
const { as, sql, buildUser, buildEvent, buildRegistrations } = api;
const rest = restOf(api);
afterAll(api.close);

interface Preference {
  readonly topic: string;
  readonly way: string;
  readonly wanted: boolean;
  readonly viewerCanChoose: boolean;
  readonly isWayOn: boolean;
}
const fields = '{ topic way wanted viewerCanChoose isWayOn }';
const preferencesOf = async (person: Person) =>
  (await as(person)<{ messagePreferences: Preference[] }>(`{ messagePreferences ${fields} }`)).data.messagePreferences;
/** The preferences for e-mail. */
const mailPreferencesOf = async (person: Person) => (await preferencesOf(person)).filter(({ way }) => way === 'EMAIL');
const choose = (person: Person, ...preferences: { topic: string; way?: string; wanted: boolean }[]) =>
  as(person)<{ updateMessagePreferences: { preferences: Preference[] } }>(
    `mutation ($input: UpdateMessagePreferencesInput!) { updateMessagePreferences(input: $input) { preferences ${fields} } }`,
    { input: { preferences: preferences.map((each) => ({ way: 'EMAIL', ...each })) } },
  );
const wantedTopicsOf = async (person: Person) =>
  Object.fromEntries((await mailPreferencesOf(person)).map(({ topic, wanted }) => [topic, wanted]));
const storedChoices = (person: Person) =>
  sql('SELECT topic, way, wanted FROM message_choices WHERE user_id = $1 ORDER BY 1, 2', [person.uuid]);
const wants = async (person: Person, kind: string, way: string) =>
  (await sql<{ wants: boolean }>('SELECT evm_wants($1, $2, $3) AS wants', [person.uuid, kind, way]))[0]!.wants;
const kinds = async (person: Person) => (await mailTo(api, person)).map(({ kind }) => kind);

const organizer = await buildUser({ role: 'organizer', firstName: 'Olga' });
let asha: Person;
let event: BuiltEvent;
beforeEach(async () => {
  asha = await buildUser();
  event = await buildEvent({ createdBy: organizer, title: 'Kite day', location: 'Roof', capacity: 5 });
});

const take = () =>
  as(asha)(`mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }`, {
    input: { eventId: event.id, name: 'Asha Rao', email: asha.email },
  });
const edit = (changes: object) =>
  as(organizer)('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }', {
    input: { eventId: event.id, ...changes },
  });

describe('the viewer', () => {
  test('saves choices together with other settings, or nothing', async () => {
    const save = (input: object) =>
      as(asha)<{ updateUserSettings: { messagePreferences: Preference[]; settings: { privacy: object } } }>(
        `mutation ($input: UpdateUserSettingsInput!) { updateUserSettings(input: $input) {
          messagePreferences ${fields} settings { privacy { showHistory } } } }`,
        { input: { privacy: { showHistory: false }, ...input } },
      );
    const letters = { topic: 'letters', way: 'EMAIL', wanted: false };
    const stored = async () =>
      (await sql('SELECT show_history AS "showHistory" FROM users WHERE id = $1', [asha.uuid])).concat(
        await storedChoices(asha),
      );
    for (const [wrong, field] of [
      [{ messagePreferences: [{ ...letters, topic: 'nothing' }] }, 'messagePreferences'],
      [{ messagePreferences: [letters, letters] }, 'messagePreferences'],
      [{ messagePreferences: [letters], phone: 'none' }, 'phone'],
    ] as const) {
      const { code, fields: named } = await save(wrong);
      expect([code, Object.keys(named!)]).toEqual(['VALIDATION_FAILED', [field]]);
      expect(await stored()).toEqual([{ showHistory: true }]);
    }
    const { updateUserSettings } = (await save({ messagePreferences: [letters] })).data;
    expect(updateUserSettings.settings).toEqual({ privacy: { showHistory: false } });
    expect(updateUserSettings.messagePreferences).toContainEqual({ ...letters, viewerCanChoose: true, isWayOn: true });
    expect(await stored()).toEqual([{ showHistory: false }, { topic: 'letters', way: 'email', wanted: false }]);
  });

  test('sees all topics; by default, only the weekly digest is off', async () => {
    expect(await wantedTopicsOf(asha)).toEqual({
      role: true,
      events: true,
      registrations: true,
      reminders: true,
      letters: true,
      announcements: true,
      digest: false,
    });
    expect((await preferencesOf(asha))[0]).toEqual({
      topic: 'role',
      way: 'EMAIL',
      wanted: true,
      viewerCanChoose: true,
      isWayOn: true,
    });
  });

  test('chooses topic by topic, and only deviations from the default are stored', async () => {
    const { data } = await choose(asha, { topic: 'letters', wanted: false }, { topic: 'events', wanted: true });
    expect(data.updateMessagePreferences.preferences).toEqual(await preferencesOf(asha));
    expect(await wantedTopicsOf(asha)).toMatchObject({ letters: false, events: true });
    expect(await storedChoices(asha)).toEqual([{ topic: 'letters', way: 'email', wanted: false }]);
    expect(await wantedTopicsOf(organizer)).toMatchObject({ letters: true });
    await choose(asha, { topic: 'letters', wanted: true }, { topic: 'digest', wanted: true });
    expect(await storedChoices(asha)).toEqual([{ topic: 'digest', way: 'email', wanted: true }]);
    await choose(asha, { topic: 'digest', wanted: false });
    expect(await storedChoices(asha)).toEqual([]);
  });

  test('can choose by REST, and sees there whether the channel is switched on', async () => {
    const body = { preferences: [{ topic: 'announcements', way: 'email', wanted: false }] };
    const saved = await rest('PUT /api/settings/messages', { as: asha, body });
    const { data } = (await rest('GET /api/settings/messages', { as: asha })).body as unknown as { data: Preference[] };
    expect((saved.body as { data: unknown }).data).toEqual(data);
    // an unavailable choice may be sent back as it was read
    const unchanged = await rest('PUT /api/settings/messages', { as: asha, body: { preferences: data } });
    expect(unchanged.body).toMatchObject({ success: true, data });
    expect(data.find(({ topic }) => topic === 'announcements')).toEqual({
      topic: 'announcements',
      way: 'email',
      wanted: false,
      viewerCanChoose: true,
      isWayOn: true,
    });
    await sql('UPDATE users SET notify_email = false WHERE id = $1', [asha.uuid]);
    expect((await mailPreferencesOf(asha)).map(({ isWayOn }) => isWayOn)).not.toContain(true);
  });

  test('saves all choices or none', async () => {
    const sentence = async (...preferences: Parameters<typeof choose>[1][]) => {
      const { code, errors } = await choose(asha, ...preferences);
      expect(code).toBe('VALIDATION_FAILED');
      return (errors[0]!.extensions as { fields: object }).fields;
    };
    const fine = { topic: 'letters', wanted: false };
    expect(await sentence(fine, { ...fine, wanted: true })).toEqual({
      preferences: 'Choose each kind of message once for each way',
    });
    expect(await sentence(fine, { topic: 'safety', wanted: false })).toEqual({
      preferences:
        'There is no such kind of message; there are role, events, registrations, reminders, letters, announcements, digest',
    });
    expect(await sentence(fine, { topic: 'letters', way: 'SMS', wanted: true })).toEqual({
      preferences: 'Messages of the kind letters do not come by sms',
    });
    expect(await sentence(...Array.from({ length: 61 }, () => fine))).toEqual({
      preferences: 'At most 60 kinds of messages can be chosen at once',
    });
    expect(await sentence({ topic: 'x'.repeat(51), wanted: true })).toEqual({
      preferences: 'There is no such kind of message',
    });
    expect(await storedChoices(asha)).toEqual([]);
  });
});

describe('evm_wants', () => {
  test('returns the choice if the channel is switched on', async () => {
    await sql(`INSERT INTO message_choices VALUES ($1, 'events', 'sms', false), ($1, 'letters', 'push', false)`, [
      asha.uuid,
    ]);
    await sql('UPDATE users SET notify_sms = true WHERE id = $1', [asha.uuid]);
    const of = async (kind: string) => [
      await wants(asha, kind, 'email'),
      await wants(asha, kind, 'push'),
      await wants(asha, kind, 'sms'),
    ];
    expect(await of('event-changed')).toEqual([true, true, false]);
    expect(await of('reminder')).toEqual([true, true, true]);
    expect(await of('organizer-letter')).toEqual([true, false, false]);
    expect(await of('registration-confirmed')).toEqual([true, true, false]);
    await sql('UPDATE users SET notify_email = false, notify_push = false WHERE id = $1', [asha.uuid]);
    expect(await of('event-changed')).toEqual([false, false, false]);
  });

  test('is always true for safety mail, and false for unknown kinds, channels and people', async () => {
    await sql(`INSERT INTO message_choices VALUES ($1, 'safety', 'email', false)`, [asha.uuid]);
    await sql('UPDATE users SET notify_email = false WHERE id = $1', [asha.uuid]);
    expect(await wants(asha, 'password-changed', 'email')).toBe(true);
    expect(await wants(asha, 'password-changed', 'sms')).toBe(false);
    expect(await wants(asha, 'no-such-kind', 'push')).toBe(false);
    expect(await wants(asha, 'event-changed', 'pigeon')).toBe(false);
    expect(await wants({ ...asha, uuid: '00000000-0000-7000-8000-000000000000' }, 'event-changed', 'email')).toBe(
      false,
    );
  });
});

describe('an unwanted kind of message', () => {
  test('is not mailed, even if it was queued before, but appears under the bell', async () => {
    await buildRegistrations(event, [asha]);
    await edit({ location: 'Hall' });
    expect(await kinds(asha)).toEqual(['event-changed']);
    await choose(asha, { topic: 'events', wanted: false });
    await minutesLater(api);
    expect(await mailTo(api, asha)).toMatchObject([
      { state: 'withheld', answer: 'Not sent: this person does not want mail of this kind.' },
    ]);
    await sql('DELETE FROM mail_messages WHERE user_id = $1', [asha.uuid]);
    await edit({ location: 'Cellar' });
    expect(await kinds(asha)).toEqual([]);
    expect((await sql('SELECT data FROM notices WHERE user_id = $1', [asha.uuid]))[0]).toMatchObject({
      data: { location: 'Cellar' },
    });
  });

  test('does not affect other kinds: a seat is not mailed, but a later change of the event is', async () => {
    await choose(asha, { topic: 'registrations', wanted: false });
    await take();
    expect(await kinds(asha)).toEqual([]);
    await edit({ location: 'Hall' });
    await minutesLater(api);
    expect(await mailTo(api, asha)).toMatchObject([
      { kind: 'event-changed', state: 'sent', data: { location: 'Hall', was: { location: 'Roof' } } },
    ]);
  });

  test('is withheld even if its mail was queued before the choice', async () => {
    await take();
    await choose(asha, { topic: 'registrations', wanted: false });
    await minutesLater(api);
    expect(await mailTo(api, asha)).toMatchObject([{ kind: 'registration-confirmed', state: 'withheld' }]);
    await edit({ location: 'Hall' });
    await minutesLater(api);
    expect((await mailTo(api, asha)).at(-1)).toMatchObject({ kind: 'event-changed', state: 'sent' });
  });

  test('is removed from the queue if it is outdated', async () => {
    await buildRegistrations(event, [asha]);
    await edit({ location: 'Hall' });
    await choose(asha, { topic: 'events', wanted: false });
    await edit({ location: 'Cellar' });
    await makeJobsDue(api);
    expect(await kinds(asha)).toEqual([]);
  });

  test('is counted in the response when an organizer writes to participants', async () => {
    await buildRegistrations(event, [asha]);
    await choose(asha, { topic: 'letters', wanted: false });
    const { data } = await as(organizer)<{ writeToRegistrations: object }>(
      `mutation ($input: WriteToRegistrationsInput!) { writeToRegistrations(input: $input) { written withoutMail } }`,
      { input: { eventId: event.id, userIds: [asha.id], subject: 'Bus', text: 'Soon' } },
    );
    expect(data.writeToRegistrations).toEqual({ written: 0, withoutMail: 1 });
    expect(await kinds(asha)).toEqual([]);
  });
});
