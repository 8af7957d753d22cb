import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { approvalsOf } from '../testing/approval.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { type Arrived, mailTo, minutesLater, startMail } from '../testing/mail.ts';

let api: Api;
let admin: Person;
let owner: Person;
let asha: Person;
let event: BuiltEvent;
let does: ReturnType<typeof approvalsOf>;
beforeAll(async () => {
  api = await startApi();
  does = approvalsOf(api);
  admin = await api.buildUser({ role: 'admin' });
});
beforeEach(async () => {
  owner = await api.buildUser({ role: 'organizer' });
  asha = await api.buildUser();
  event = await api.buildEvent({ createdBy: owner, title: 'Kite day', location: 'Roof' });
  await api.buildRegistrations(event, [asha]);
});
afterAll(() => api?.close());

const reject = (reason = 'The roof is closed.') => does.reject(event.id, reason, admin);
const approve = () => does.approve(event.id, admin);
const edit = (changes: object, as = owner) => does.edit(event.id, as, changes);
/** What was written to somebody, and what it says beside the event. */
const toldTo = async (person: Person) => {
  await minutesLater(api);
  return (await mailTo(api, person)).map(({ kind }) => kind);
};

describe('that an event is rejected', () => {
  test('is written to its owner with the reason, and to those registered without it', async () => {
    await reject();
    expect(await toldTo(owner)).toEqual(['event-rejected']);
    expect((await mailTo(api, owner))[0]!.data).toMatchObject({ title: 'Kite day', reason: 'The roof is closed.' });
    expect(await toldTo(asha)).toEqual(['event-withdrawn']);
    expect(JSON.stringify(await mailTo(api, asha))).not.toContain('roof is closed');
  });

  test('is not written where it is approved again within minutes', async () => {
    await reject();
    await approve();
    for (const person of [owner, asha]) expect(await toldTo(person)).toEqual([]);
  });

  test('is written to the owner again with another reason, and after each time that the event was looked at again', async () => {
    await reject();
    await minutesLater(api);
    await reject('The wind is too strong.');
    await minutesLater(api);
    await edit({ description: 'With helmets.' });
    await minutesLater(api);
    await reject('The wind is too strong.');
    expect(await toldTo(owner)).toEqual(['event-rejected', 'event-rejected', 'event-rejected']);
    expect(await toldTo(asha)).toEqual(['event-withdrawn']);
  });

  test('is not written to those registered where the event is past, have e-mail off, or were never there', async () => {
    const [silent, stranger] = [await api.buildUser(), await api.buildUser()];
    await api.buildRegistrations(event, [silent]);
    await api.sql('UPDATE users SET notify_email = false WHERE id = ANY($1)', [[silent.uuid]]);
    await reject();
    for (const person of [silent, stranger, admin]) expect(await toldTo(person)).toEqual([]);
    event = await api.buildEvent({ createdBy: owner, date: inHours(-1) });
    const late = await api.buildUser();
    await api.buildRegistrations(event, [late]);
    await reject();
    expect(await toldTo(late)).toEqual([]);
  });

  test('and that it is deleted later is written in the words that were approved, whatever its owner has made of it', async () => {
    await reject();
    await minutesLater(api);
    await edit({ title: 'Buy my kites', location: 'Shop' });
    await reject('No advertising.');
    await api.as(owner)('mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
      id: event.id,
    });
    expect(await toldTo(asha)).toEqual(['event-withdrawn', 'event-deleted']);
    expect((await mailTo(api, asha)).at(-1)!.data).toMatchObject({ title: 'Kite day', location: 'Roof' });
    const notices = await api.sql('SELECT data FROM notices WHERE user_id = $1', [asha.uuid]);
    expect(JSON.stringify(notices)).not.toMatch(/Buy my kites|Shop/);
  });

  test('and that it waits for its first approval is written about to the owner alone', async () => {
    event = await api.buildEvent({ createdBy: owner, approval: 'pending' });
    await reject();
    expect(await toldTo(owner)).toEqual(['event-rejected']);
    expect(await toldTo(asha)).toEqual([]);
  });
});

describe('an event that was rejected and is approved again', () => {
  test('is written about in its new words', async () => {
    await reject();
    await minutesLater(api);
    await edit({ title: 'Kite night' });
    await approve();
    expect(await toldTo(asha)).toEqual(['event-withdrawn', 'event-changed']);
    expect((await mailTo(api, asha)).at(-1)!.data).toMatchObject({ title: 'Kite night' });
  });

  test('is written about as taking place after all', async () => {
    await reject();
    await minutesLater(api);
    await approve();
    expect(await toldTo(asha)).toEqual(['event-withdrawn', 'event-restored']);
  });

  test.each([
    ['place', { location: 'Garden' }],
    ['date', { date: '2099-05-05T10:00:00.000Z' }],
  ])(
    'with another %s is written about as changed, once it is approved, with what was told before',
    async (_, changes) => {
      await reject();
      await minutesLater(api);
      await edit(changes);
      expect(await toldTo(asha)).toEqual(['event-withdrawn']);
      await approve();
      expect(await toldTo(asha)).toEqual(['event-withdrawn', 'event-changed']);
      const { data } = (await mailTo(api, asha))[1]!;
      const at = (value: unknown) => new Date(value as string).toISOString();
      const was = data.was as Record<string, unknown>;
      expect({ location: data.location, date: at(data.date) }).toEqual({
        location: 'Roof',
        date: event.date.toISOString(),
        ...changes,
      });
      expect({ ...was, date: at(was.date) }).toMatchObject({
        location: 'Roof',
        date: event.date.toISOString(),
        standing: 'off',
      });
    },
  );

  test('a year after, and moved: the messages of then are forgotten, what was told is not', async () => {
    await reject();
    await minutesLater(api);
    await api.sql("DELETE FROM mail_messages WHERE state <> 'queued'");
    await edit({ location: 'Garden' });
    await approve();
    expect(await toldTo(asha)).toEqual(['event-changed']);
    expect((await mailTo(api, asha))[0]!.data).toMatchObject({ location: 'Garden', was: { location: 'Roof' } });
  });

  test('within minutes, and moved, is written about as changed alone', async () => {
    await reject();
    await edit({ location: 'Garden' }, admin);
    await approve();
    expect(await toldTo(asha)).toEqual(['event-changed']);
  });

  test('is deleted: those who were told that it is on hold are told that it is off', async () => {
    await reject();
    await minutesLater(api);
    await api.as(owner)('mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
      id: event.id,
    });
    expect(await toldTo(asha)).toEqual(['event-withdrawn', 'event-deleted']);
  });
});

test('in the letter-box, a calendar loses the event and gets it back where it takes place by then', async () => {
  const mail = await startMail(api);
  onTestFinished(mail.close);
  const calendarIn = ({ attachments }: Arrived): Record<string, string> => {
    const { content } = attachments.find(({ mimeType }) => mimeType === 'text/calendar')!;
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const lines = text.replaceAll(/\r?\n /g, '').split(/\r?\n/);
    return Object.fromEntries(lines.map((line) => /^([A-Z]+)[^:]*:(.*)$/.exec(line)?.slice(1) ?? []));
  };
  await reject('No <ladders>, please.');
  const toOwner = await mail.next(owner.email);
  expect(toOwner.subject).toBe('Not approved: Kite day');
  expect(toOwner.text).toContain('> No <ladders>, please.');
  expect(toOwner.html).toContain('No &lt;ladders&gt;, please.');
  expect(toOwner.attachments).toEqual([]);
  const off = await mail.next(asha.email);
  expect(off.subject).toBe('On hold: Kite day');
  expect(calendarIn(off)).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED', SEQUENCE: '2' });

  await edit({ location: 'Garden' });
  await approve();
  const changed = await mail.next(asha.email);
  expect(changed.subject).toBe('Changed: Kite day');
  expect(changed.text).toMatch(/takes place after all[^]*Where: Garden\n[^]*Before, it was:\n\nWhere: Roof\n/);
  expect(calendarIn(changed)).toMatchObject({
    METHOD: 'PUBLISH',
    LOCATION: 'Garden',
    SEQUENCE: '4',
    UID: calendarIn(off).UID,
  });

  await reject();
  await mail.next(asha.email);
  await approve();
  const restored = await mail.next(asha.email);
  expect(restored.subject).toBe('Takes place after all: Kite day');
  expect(calendarIn(restored)).toMatchObject({ METHOD: 'PUBLISH', LOCATION: 'Garden', SEQUENCE: '6' });
});
