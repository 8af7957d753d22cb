import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { approvalsOf } from '../testing/approval.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { type ReceivedMail, mailTo, minutesLater, startMail } from '../testing/mail.ts';

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
/** The kinds of mail to a person, after the delay has passed. */
const mailKindsTo = async (person: Person) => {
  await minutesLater(api);
  return (await mailTo(api, person)).map(({ kind }) => kind);
};

describe('mail about a rejection', () => {
  test('a rejection is mailed to the owner with the reason, and to registered people without it', async () => {
    await reject();
    expect(await mailKindsTo(owner)).toEqual(['event-rejected']);
    expect((await mailTo(api, owner))[0]!.data).toMatchObject({ title: 'Kite day', reason: 'The roof is closed.' });
    expect(await mailKindsTo(asha)).toEqual(['event-withdrawn']);
    expect(JSON.stringify(await mailTo(api, asha))).not.toContain('roof is closed');
  });

  test('a rejection that is reversed within minutes sends no mail', async () => {
    await reject();
    await approve();
    for (const person of [owner, asha]) expect(await mailKindsTo(person)).toEqual([]);
  });

  test('the owner gets a mail for each new reason and each new rejection after an edit', async () => {
    await reject();
    await minutesLater(api);
    await reject('The wind is too strong.');
    await minutesLater(api);
    await edit({ description: 'With helmets.' });
    await minutesLater(api);
    await reject('The wind is too strong.');
    expect(await mailKindsTo(owner)).toEqual(['event-rejected', 'event-rejected', 'event-rejected']);
    expect(await mailKindsTo(asha)).toEqual(['event-withdrawn']);
  });

  test('a rejection is not mailed about past events, to people with e-mail off, or to people without a seat', async () => {
    const [silent, stranger] = [await api.buildUser(), await api.buildUser()];
    await api.buildRegistrations(event, [silent]);
    await api.sql('UPDATE users SET notify_email = false WHERE id = ANY($1)', [[silent.uuid]]);
    await reject();
    for (const person of [silent, stranger, admin]) expect(await mailKindsTo(person)).toEqual([]);
    event = await api.buildEvent({ createdBy: owner, date: inHours(-1) });
    const late = await api.buildUser();
    await api.buildRegistrations(event, [late]);
    await reject();
    expect(await mailKindsTo(late)).toEqual([]);
  });

  test('mail about the later deletion contains the approved facts, not the edits of the owner', async () => {
    await reject();
    await minutesLater(api);
    await edit({ title: 'Buy my kites', location: 'Shop' });
    await reject('No advertising.');
    await api.as(owner)('mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
      id: event.id,
    });
    expect(await mailKindsTo(asha)).toEqual(['event-withdrawn', 'event-deleted']);
    expect((await mailTo(api, asha)).at(-1)!.data).toMatchObject({ title: 'Kite day', location: 'Roof' });
    const notices = await api.sql('SELECT data FROM notices WHERE user_id = $1', [asha.uuid]);
    expect(JSON.stringify(notices)).not.toMatch(/Buy my kites|Shop/);
  });

  test('the rejection of a new event is mailed only to its owner', async () => {
    event = await api.buildEvent({ createdBy: owner, approval: 'pending' });
    await reject();
    expect(await mailKindsTo(owner)).toEqual(['event-rejected']);
    expect(await mailKindsTo(asha)).toEqual([]);
  });
});

describe('mail about an event after its rejection', () => {
  test('an approval after a new title is mailed with the new title', async () => {
    await reject();
    await minutesLater(api);
    await edit({ title: 'Kite night' });
    await approve();
    expect(await mailKindsTo(asha)).toEqual(['event-withdrawn', 'event-changed']);
    expect((await mailTo(api, asha)).at(-1)!.data).toMatchObject({ title: 'Kite night' });
  });

  test('an approval without changes is mailed as restored', async () => {
    await reject();
    await minutesLater(api);
    await approve();
    expect(await mailKindsTo(asha)).toEqual(['event-withdrawn', 'event-restored']);
  });

  test.each([
    ['place', { location: 'Garden' }],
    ['date', { date: '2099-05-05T10:00:00.000Z' }],
  ])(
    'an approval after a change of the %s is mailed as changed, with the facts that were mailed before',
    async (_, changes) => {
      await reject();
      await minutesLater(api);
      await edit(changes);
      expect(await mailKindsTo(asha)).toEqual(['event-withdrawn']);
      await approve();
      expect(await mailKindsTo(asha)).toEqual(['event-withdrawn', 'event-changed']);
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

  test('after old mails were deleted, a change is still compared with the facts that were mailed', async () => {
    await reject();
    await minutesLater(api);
    await api.sql("DELETE FROM mail_messages WHERE state <> 'queued'");
    await edit({ location: 'Garden' });
    await approve();
    expect(await mailKindsTo(asha)).toEqual(['event-changed']);
    expect((await mailTo(api, asha))[0]!.data).toMatchObject({ location: 'Garden', was: { location: 'Roof' } });
  });

  test('a rejection reversed within minutes together with a change is mailed only as changed', async () => {
    await reject();
    await edit({ location: 'Garden' }, admin);
    await approve();
    expect(await mailKindsTo(asha)).toEqual(['event-changed']);
  });

  test('the deletion of a rejected event is mailed to people who got the mail about the hold', async () => {
    await reject();
    await minutesLater(api);
    await api.as(owner)('mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
      id: event.id,
    });
    expect(await mailKindsTo(asha)).toEqual(['event-withdrawn', 'event-deleted']);
  });
});

describe('after the approval of an event that was on hold', () => {
  const bellOf = (person: Person) =>
    api.sql<{ kind: string; data: object }>('SELECT kind, data FROM notices WHERE user_id = $1 ORDER BY created_at', [
      person.uuid,
    ]);

  test('people in line or with a request hear of what changed meanwhile, once', async () => {
    const [waiting, asking] = (await api.buildUsers(2)) as [Person, Person];
    event = await api.buildEvent({ createdBy: owner, location: 'Roof', capacity: 1 });
    await api.buildRegistrations(event, [asha]);
    await api.buildWaitlist(event, [waiting]);
    await api.buildRequests(event, [asking]);
    await reject();
    await edit({ location: 'Garden' });
    for (const person of [waiting, asking]) expect(await mailKindsTo(person)).toEqual([]);
    await approve();
    for (const person of [waiting, asking]) {
      expect(await mailKindsTo(person)).toEqual(['event-changed']);
      const told = { location: 'Garden', standing: 'waits', was: { location: 'Roof' } };
      expect(await bellOf(person)).toMatchObject([{ kind: 'event-changed', data: told }]);
    }
    await reject();
    await approve();
    for (const person of [waiting, asking]) expect(await mailKindsTo(person)).toEqual(['event-changed']);
  });

  test.each([
    ['event-restored', {}],
    ['event-changed', { location: 'Garden' }],
  ])('the bell tells people who have read of the hold: %s', async (kind, changes) => {
    await reject();
    await api.sql('UPDATE notices SET read_at = now() WHERE user_id = $1', [asha.uuid]);
    await edit(changes);
    await approve();
    expect((await bellOf(asha)).map((notice) => notice.kind)).toEqual(['event-withdrawn', kind]);
  });
});

test('attached calendar files remove a rejected event, and restore it with its new place', async () => {
  const mail = await startMail(api);
  onTestFinished(mail.close);
  const calendarIn = ({ attachments }: ReceivedMail): Record<string, string> => {
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
