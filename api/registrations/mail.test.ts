import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { type ReceivedMail, mailTo, minutesLater, startMail } from '../testing/mail.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const register = (person: Person, event: { id: string }, form: Record<string, unknown> = {}) =>
  api.as(person)(
    `mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { registeredCount } } }`,
    { input: { eventId: event.id, name: 'Asha Rao', email: 'stranger@elsewhere.example', ...form } },
  );
const cancel = (person: Person, event: { id: string }) =>
  api.as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { deletedRegistrationId } }', {
    id: event.id,
  });
const kindsTo = async (person: Person) => (await mailTo(api, person)).map(({ kind }) => kind);
const messagesAbout = async ({ uuid }: BuiltEvent) => {
  const [row] = await api.sql<{ count: number }>(
    "SELECT count(*)::int AS count FROM mail_messages WHERE data->>'id' = $1",
    [uuid],
  );
  return row!.count;
};

describe('a registration', () => {
  test('a registration is confirmed to the address of the account, not to the one in the form', async () => {
    const [person, event] = [
      await api.buildUser(),
      await api.buildEvent({ title: 'Kite day', location: 'Roof, east' }),
    ];
    await register(person, event);

    const rows = await mailTo(api, person);
    expect(rows).toMatchObject([{ kind: 'registration-confirmed', address: person.email, state: 'queued' }]);
    const { date, was, ...facts } = rows[0]!.data;
    const titles = { title: 'Kite day', language: null, titles: null };
    const known = { ...titles, id: event.uuid, location: 'Roof, east', endsAt: null, version: 1 };
    expect(facts).toEqual({ ...known, standing: 'on' });
    expect(was).toEqual({ ...known, date, standing: 'none' });
    expect(new Date(date as string)).toEqual(event.date);
    expect(await api.sql("SELECT 1 FROM mail_messages WHERE address LIKE '%elsewhere%'")).toEqual([]);
  });

  test('a cancellation is mailed to that person only', async () => {
    const [person, other, event] = [await api.buildUser(), await api.buildUser(), await api.buildEvent()];
    await register(person, event);
    await register(other, event);
    await minutesLater(api);
    await cancel(person, event);

    expect(await kindsTo(person)).toEqual(['registration-confirmed', 'registration-cancelled']);
    expect(await kindsTo(other)).toEqual(['registration-confirmed']);
  });

  test('people who turned e-mail off get no mail about their registration', async () => {
    const [person, event] = [await api.buildUser(), await api.buildEvent()];
    await api.sql('UPDATE users SET notify_email = false WHERE id = $1', [person.uuid]);
    expect((await register(person, event)).errors).toEqual([]);
    expect((await cancel(person, event)).errors).toEqual([]);
    expect(await mailTo(api, person)).toEqual([]);
  });
});

describe('no mail is sent about', () => {
  test('a refused registration sends no mail', async () => {
    const [full, begun] = [await api.buildEvent({ capacity: 1 }), await api.buildEvent({ date: inHours(-1) })];
    const hidden = await api.buildEvent({ approval: 'pending' });
    await register(await api.buildUser(), full);
    const [person, organizer] = [await api.buildUser(), await api.buildUser({ role: 'organizer' })];
    const answers = [
      await register(person, full),
      await register(person, begun),
      await register(person, hidden),
      await register(person, await api.buildEvent(), { phone: 'call me' }),
      await register(organizer, await api.buildEvent()),
    ];
    expect(answers.map(({ code }) => code)).toEqual([
      'EVENT_FULL',
      'EVENT_STARTED',
      'NOT_FOUND',
      'VALIDATION_FAILED',
      'FORBIDDEN',
    ]);
    for (const each of [person, organizer]) expect(await mailTo(api, each)).toEqual([]);
  });

  test('a second registration or cancellation sends no mail', async () => {
    const [person, event] = [await api.buildUser(), await api.buildEvent()];
    await register(person, event);
    expect((await register(person, event)).code).toBe('ALREADY_REGISTERED');
    await minutesLater(api);
    await cancel(person, event);
    expect((await cancel(person, event)).code).toBe('NOT_REGISTERED');
    expect(await kindsTo(person)).toEqual(['registration-confirmed', 'registration-cancelled']);
  });

  test('a refused cancellation after the start sends no mail', async () => {
    const [person, event] = [await api.buildUser(), await api.buildEvent({ date: inHours(-1) })];
    await api.buildRegistrations(event, [person]);
    expect((await cancel(person, event)).code).toBe('EVENT_STARTED');
    expect(await mailTo(api, person)).toEqual([]);
  });
});

test('forty people who race for seven seats get seven confirmations', async () => {
  const [people, event] = [await api.buildUsers(40), await api.buildEvent({ capacity: 7 })];
  await Promise.all(people.map(api.tokenOf));
  const answers = await Promise.all(people.map((person) => register(person, event)));
  const winners = people.filter((_, at) => answers[at]!.errors.length === 0);

  expect(winners).toHaveLength(7);
  for (const person of winners) expect(await kindsTo(person)).toEqual(['registration-confirmed']);
  expect(await messagesAbout(event)).toBe(7);
});

test('twenty clicks of one person are confirmed once, and twenty cancellations once', async () => {
  const [person, event] = [await api.buildUser(), await api.buildEvent()];
  const clicks = Array.from({ length: 20 });
  await Promise.all(clicks.map(() => register(person, event)));
  await minutesLater(api);
  await Promise.all(clicks.map(() => cancel(person, event)));
  expect(await kindsTo(person)).toEqual(['registration-confirmed', 'registration-cancelled']);
});

test('if the journal cannot be written, no seat is taken or cancelled', async () => {
  const [person, other, event] = [await api.buildUser(), await api.buildUser(), await api.buildEvent()];
  await register(person, event);
  await minutesLater(api);
  await api.sql("ALTER TABLE journal ADD CONSTRAINT broken CHECK (kind <> 'standing.changed') NOT VALID");
  onTestFinished(() => void api.sql('ALTER TABLE journal DROP CONSTRAINT IF EXISTS broken'));
  expect((await register(other, event)).code).toBe('INTERNAL');
  expect((await cancel(person, event)).code).toBe('INTERNAL');
  await api.sql('ALTER TABLE journal DROP CONSTRAINT broken');

  expect(await api.seatsOf(event)).toMatchObject({ rows: 1, taken: 1 });
  expect(await kindsTo(person)).toEqual(['registration-confirmed']);
  expect(await mailTo(api, other)).toEqual([]);
});

describe('mail in the inbox', () => {
  /** The properties of the calendar file that is attached to a message. */
  const calendarIn = ({ attachments }: ReceivedMail): Record<string, string> => {
    const { content, mimeType } = attachments.find(({ mimeType: type }) => type === 'text/calendar')!;
    expect(mimeType).toBe('text/calendar');
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const lines = text.replaceAll(/\r?\n /g, '').split(/\r?\n/);
    return Object.fromEntries(lines.map((line) => /^([A-Z]+)[^:]*:(.*)$/.exec(line)?.slice(1) ?? []));
  };

  test('attached calendar files follow an event from the registration over a change to its deletion', async () => {
    const mail = await startMail(api);
    onTestFinished(mail.close);
    const organizer = await api.buildUser({ role: 'organizer' });
    const event = await api.buildEvent({ createdBy: organizer, title: 'Tea, cake; chess 🎉', location: 'Café "Roof"' });
    const [person, leaver] = [await api.buildUser(), await api.buildUser()];

    await register(person, event);
    const confirmed = await mail.next(person.email);
    expect(confirmed.subject).toBe('You are registered: Tea, cake; chess 🎉');
    expect(confirmed.text).toContain('Café "Roof"');
    expect(confirmed.text).toContain(`${api.url}/events/${event.id}`);
    expect(confirmed.html).toContain('Café &quot;Roof&quot;');
    const entry = calendarIn(confirmed);
    expect(entry).toMatchObject({
      METHOD: 'PUBLISH',
      SUMMARY: 'Tea\\, cake\\; chess 🎉',
      LOCATION: 'Café "Roof"',
      SEQUENCE: '1',
      DTSTART: event.date.toISOString().replaceAll(/[-:]|\.\d+/g, ''),
      ORGANIZER: 'mailto:events@evm.example',
    });

    await register(leaver, event);
    await mail.next(leaver.email);
    await cancel(leaver, event);
    const cancelled = await mail.next(leaver.email);
    expect(cancelled.subject).toBe('Registration cancelled: Tea, cake; chess 🎉');
    expect(calendarIn(cancelled)).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED', UID: entry.UID });

    await api.as(organizer)(
      'mutation ($id: ID!) { updateEvent(input: { eventId: $id, location: "Garden" }) { event { id } } }',
      { id: event.id },
    );
    const changed = await mail.next(person.email);
    expect(changed.subject).toBe('Changed: Tea, cake; chess 🎉');
    expect(changed.text).toMatch(/Where: Garden\n[^]*Before, it was:\n\nWhere: Café "Roof"\n/);
    expect(calendarIn(changed)).toMatchObject({
      METHOD: 'PUBLISH',
      UID: entry.UID,
      SEQUENCE: '2',
      LOCATION: 'Garden',
    });

    await api.as(organizer)('mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
      id: event.id,
    });
    const deleted = await mail.next(person.email);
    expect(deleted.subject).toBe('Cancelled: Tea, cake; chess 🎉');
    expect(calendarIn(deleted)).toMatchObject({ METHOD: 'CANCEL', UID: entry.UID, SEQUENCE: '3' });
    expect(mail.arrived.filter(({ to }) => to.includes(leaver.email))).toHaveLength(2);
  });
});
