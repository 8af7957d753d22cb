import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { toUuid } from '../../../api/core/ids/ids.ts';
import { inHours, type Person } from '../../../api/testing/build.ts';
import { scriptedAnswers, evmAt } from '../../testing/run.ts';
import { expectUnchanged } from '../../testing/expectUnchanged.ts';

const api = await startApi();
const { buildUser, buildEvent, buildRegistrations, buildWaitlist, tokenOf } = api;
const { evm, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const signedInAs = async (person: Person) => ({ env: { EVM_TOKEN: await tokenOf(person) } });
const owner = await buildUser({ role: 'organizer' });
const ownerSession = await signedInAs(owner);
const otherSession = await signedInAs(await buildUser());
const admin = await buildUser({ role: 'admin' });
await api.sql('UPDATE system_settings SET max_events_per_organizer = 100');

let evenings = 0;
/** Creates a chess evening on a Tuesday in 2090, at 18:30 in India. */
async function buildChessEvening(facts: object = {}) {
  const title = `Chess ${(evenings += 1)}`;
  const event = await buildEvent({ title, date: new Date('2090-03-07T13:00:00Z'), createdBy: owner, ...facts });
  return { ...event, title };
}
const setIndianTimeZone = async () => {
  const zone = (name: string) =>
    api.as(admin)(
      'mutation ($zone: String) { updateSystemSettings(input: { timeZone: $zone }) { systemSettings { timeZone } } }',
      { zone: name },
    );
  await zone('Asia/Kolkata');
  onTestFinished(async () => void (await zone('')));
};
const eventRef = (id: string) => ({ uuid: toUuid('event', id)! });
const cellsOf = (out: string) => out.split('\n').map((line) => line.split('\t'));
const buildWeeklySeries = async (facts: object = {}, times = 4) => {
  const event = await buildChessEvening(facts);
  const { out } = await evm(
    ['events', 'repeat', event.id, '--every', 'week', '--times', String(times), '--json', 'id'],
    ownerSession,
  );
  return { title: event.title, ids: (JSON.parse(out) as { id: string }[]).map(({ id }) => id) };
};

test('an event is duplicated at a date in the college’s time zone, typed as an option or on a terminal', async () => {
  await setIndianTimeZone();
  const { title, id } = await buildChessEvening({ capacity: 7 });
  const copy = ['events', 'duplicate', title];
  const made = await evm(
    [...copy, '--date', '2090-03-09 18:30', '--json', 'title,date,capacity,registeredCount'],
    ownerSession,
  );
  expect(made).toMatchObject({ code: 0, said: 'Event created.' });
  expect(JSON.parse(made.out)).toEqual({ title, date: '2090-03-09T13:00:00.000Z', capacity: 7, registeredCount: 0 });

  const answers = scriptedAnswers('2090-03-10 18:30');
  const copied = await evm(['events', 'duplicate', id, '--title', 'Go', '--json', 'title,date'], {
    ...ownerSession,
    answers,
  });
  expect(JSON.parse(copied.out)).toEqual({ title: 'Go', date: '2090-03-10T13:00:00.000Z' });
  expect(await evm(['events', 'duplicate', id], ownerSession)).toMatchObject({ code: 2, sent: [] });
  expect(await evm(['events', 'duplicate', id, '--date', 'soon'], ownerSession)).toMatchObject({ code: 2, sent: [] });
  expect(await evm(['events', 'duplicate', id, '--date', '2090-03-09 18:30'], otherSession)).toMatchObject({ code: 1 });
});

test('a dry run shows the same dates as the series that is then created', async () => {
  await setIndianTimeZone();
  const { title, id } = await buildChessEvening();
  const rule = ['events', 'repeat', title, '--every', 'week', '--on', 'tue,Thursday', '--until', '2090-03-16'];
  const shown = await evm([...rule, '--dry-run'], ownerSession);
  expect(shown).toMatchObject({ code: 0, said: 'It would take place 4 times. Nothing was changed.' });
  expect((await evm([...rule, '--dry-run'], { ...ownerSession, width: 80 })).out.split('\n').slice(1)).toEqual(
    ['07', '09', '14', '16'].map((day) => `2090-03-${day} 18:30 +05:30`),
  );
  expect(await evm(['events', 'series', id], otherSession)).toMatchObject({
    code: 0,
    out: '',
    said: 'This event is not repeated.',
  });

  const made = await evm(rule, ownerSession);
  expect(made).toMatchObject({ code: 0, said: '3 events created; it takes place 4 times now.' });
  expect(cellsOf(made.out).map(([, date]) => date)).toEqual(shown.out.split('\n'));
  const listed = await evm(['events', 'series', id], otherSession);
  expect(
    cellsOf(listed.out).map(([each, date, called, , seats, standing]) => [each, date, called, seats, standing]),
  ).toEqual(cellsOf(made.out).map(([each, date]) => [each, date, title, '0/50', 'OPEN']));

  // The events have the same title and differ by date.
  const answers = scriptedAnswers(cellsOf(made.out)[2]![0]!);
  const chosen = await evm(['events', 'show', title, '--json', 'date'], { ...ownerSession, width: 80, answers });
  expect(JSON.parse(chosen.out)).toEqual({ date: '2090-03-14T13:00:00.000Z' });
  expect(answers.askedQuestions[0]).toContain(`${title}  2090-03-14 18:30 +05:30`);
});

test('a series is extended after its last event, with its helpers, as the dry run shows', async () => {
  await setIndianTimeZone();
  const { ids } = await buildWeeklySeries();
  const helper = await buildUser({ firstName: 'Ravi', lastName: 'Menon' });
  await api.sql(`INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, 'door')`, [
    eventRef(ids[3]!).uuid,
    helper.uuid,
  ]);
  const rule = ['events', 'repeat', ids[1]!, '--every', 'week', '--interval', '2', '--times', '3'];
  const shown = await expectUnchanged(api, () => evm([...rule, '--dry-run'], ownerSession));
  expect(shown).toMatchObject({ code: 0, said: 'It would take place 2 more times, 6 in all. Nothing was changed.' });
  const made = await evm(rule, ownerSession);
  expect(made).toMatchObject({ code: 0, said: '2 events created; it takes place 6 times now.' });
  const rows = cellsOf(made.out);
  expect(rows.slice(4).map(([, date]) => date)).toEqual(shown.out.split('\n'));
  const helpers = async (id: string) =>
    (await evm(['events', 'staff', 'list', id, '--json', 'name'], ownerSession)).out;
  expect(JSON.parse(await helpers(rows[5]![0]!))).toEqual([{ name: 'Ravi Menon' }]);

  const without = await evm([...rule.slice(0, -1), '2', '--no-helpers'], ownerSession);
  const seventh = cellsOf(without.out)[6]![0]!;
  expect(JSON.parse(await helpers(seventh))).toEqual([]);
  const copy = ['events', 'staff', 'copy', ids[3]!, seventh];
  expect(await evm(copy, otherSession)).toMatchObject({ code: 1, out: '' });
  expect(await evm(copy, ownerSession)).toMatchObject({ code: 0, said: 'The helpers are copied and notified.' });
  expect(JSON.parse(await helpers(seventh))).toEqual([{ name: 'Ravi Menon' }]);
});

test('--whole-series edits and deletes the earlier events of a series too', async () => {
  const { title, ids } = await buildWeeklySeries();
  await api.sql(`UPDATE events SET date = date - interval '100 years' WHERE id = $1`, [eventRef(ids[0]!).uuid]);
  const place = ['events', 'edit', ids[2]!, '--whole-series', '--location', 'Library'];
  const dry = await expectUnchanged(api, () => evm([...place, '--dry-run', '--json', 'id'], ownerSession));
  expect(JSON.parse(dry.out)).toEqual([ids[2], ids[1], ids[3]].map((id) => ({ id })));
  expect(await evm(place, ownerSession)).toMatchObject({ code: 0, said: '3 events updated.' });
  const name = ['events', 'edit', ids[2]!, '--whole-series', '--title', `${title} at night`];
  expect(await evm(name, ownerSession)).toMatchObject({ code: 0, said: '4 events updated.' });
  const listed = await evm(['events', 'series', ids[0]!], ownerSession);
  expect(cellsOf(listed.out).map(([id, , , at]) => [id, at])).toEqual(
    ids.map((id, n) => [id, n === 0 ? 'Main hall' : 'Library']),
  );

  const remove = ['events', 'delete', ids[2]!, '--whole-series', '--yes'];
  expect(await evm(remove, ownerSession)).toMatchObject({
    code: 0,
    said: `Deleted "${title} at night" and 3 other events of its series, and with them: 0 registrations, 0 announcements, 0 awards.`,
  });
});

test.each([
  [
    ['--every', 'month', '--by', 'weekday'],
    ['2090-03-07', '2090-04-04', '2090-05-02'],
  ],
  [
    ['--every', 'month'],
    ['2090-03-07', '2090-04-07', '2090-05-07'],
  ],
  [
    ['--every', 'day', '--interval', '3'],
    ['2090-03-07', '2090-03-10', '2090-03-13'],
  ],
])('an event is repeated by %j', async (typed, days) => {
  const { id } = await buildChessEvening();
  const { out } = await evm(['events', 'repeat', id, ...typed, '--times', '3', '--dry-run'], ownerSession);
  expect(out.split('\n').map((date) => date.slice(0, 10))).toEqual(days);
});

test.each([
  [['--every', 'week'], 'Say how many times, or until when'],
  [['--every', 'week', '--times', '53'], 'It can take place 2 to 52 times'],
  [
    ['--every', 'week', '--times', '3', '--until', '2090-03-16T00:00:00Z'],
    'Say how many times or until when, not both',
  ],
  [
    ['--every', 'week', '--times', '3', '--on', 'mon,someday'],
    '"someday" is no day of the week.\nFor example: --on mon,wed',
  ],
  [['--every', 'day', '--times', '3', '--on', 'mon'], 'Only what repeats every week has weekdays'],
  [['--every', 'day', '--times', '3', '--interval', 'x'], 'The interval must be a whole number from 1 to 52'],
])('a rule like %j is refused before any request', async (typed, said) => {
  expect(await evm(['events', 'repeat', 'event_01jd0000000000000000000000', ...typed], ownerSession)).toEqual({
    code: 2,
    out: '',
    said,
    sent: [],
  });
});

test('an edit of a series applies from one event on, and lists events that keep their own changes', async () => {
  await setIndianTimeZone();
  const { title, ids } = await buildWeeklySeries();
  await evm(['events', 'edit', ids[2]!, '--location', 'Garden'], ownerSession);
  const edit = ['events', 'edit', ids[1]!, '--series', '--location', 'Library', '--title', `${title} at night`];
  const dry = await expectUnchanged(api, () => evm([...edit, '--dry-run', '--json', 'id'], ownerSession));
  expect(dry).toMatchObject({
    code: 0,
    out: JSON.stringify(
      ids.slice(1).map((id) => ({ id })),
      null,
      2,
    ),
    said:
      'It would change title, location of 3 events, with 0 in all who have a seat or wait. ' +
      'What was changed in one event alone would stay there. Nothing was changed.',
  });
  expect((await evm([...edit, '--dry-run'], otherSession)).code).toBe(1);
  const run = await evm(edit, { ...ownerSession, width: 80 });
  expect(run).toMatchObject({
    code: 0,
    said: `3 events updated.\nLeft as it is, where it was changed alone:\n  2090-03-21 18:30 +05:30  ${ids[2]}  location`,
  });
  const listed = await evm(['events', 'series', ids[0]!], ownerSession);
  expect(cellsOf(listed.out).map(([, , called, place]) => [called, place])).toEqual([
    [title, 'Main hall'],
    [`${title} at night`, 'Library'],
    [`${title} at night`, 'Garden'],
    [`${title} at night`, 'Library'],
  ]);
  expect(await evm(['events', 'edit', ids[1]!, '--series', '--question-file', 'any.json'], ownerSession)).toMatchObject(
    {
      code: 2,
      sent: [],
    },
  );
  expect((await evm(edit, otherSession)).code).toBe(1);
});

test('deleting a series from one event on counts everything deleted, and asks first', async () => {
  const { title, ids } = await buildWeeklySeries({ capacity: 1 }, 52);
  const people = await api.buildUsers(3);
  for (const id of ids.slice(1)) await buildRegistrations(eventRef(id), people.slice(0, 1));
  await buildWaitlist(eventRef(ids[3]!), people.slice(1));
  const remove = ['events', 'delete', ids[2]!, '--series'];
  const dry = await expectUnchanged(api, () => evm([...remove, '--dry-run', '--yes'], ownerSession));
  expect(dry.said).toBe(
    `It would delete "${title}" and 49 events after it. With them would go: 50 registrations, 2 in line, 0 announcements, 0 awards. 52 notifications will be sent. Nothing was changed.`,
  );
  expect(dry.out.split('\n')).toEqual(ids.slice(2));
  expect((await evm([...remove, '--dry-run'], otherSession)).code).toBe(1);
  const no = scriptedAnswers(false);
  expect(await evm(remove, { ...ownerSession, answers: no })).toMatchObject({ code: 1, said: 'Nothing was changed.' });
  const goes = '50 registrations, 2 in line, 0 announcements, 0 awards';
  expect(no.askedQuestions).toEqual([
    `Delete "${title}" and 49 events after it for good? With them go: ${goes}. 52 notifications will be sent.`,
  ]);
  expect(await evm([...remove, '--yes'], otherSession)).toMatchObject({ code: 1, out: '' });
  expect(await evm([...remove, '--yes'], ownerSession)).toMatchObject({
    code: 0,
    out: ids.slice(2).join('\n'),
    said: `Deleted "${title}" and 49 events after it, and with them: ${goes}.`,
  });
  expect(cellsOf((await evm(['events', 'series', ids[0]!], ownerSession)).out).map(([id]) => id)).toEqual(
    ids.slice(0, 2),
  );
});

test('a person registers for one event or for a series, and full events of it are named', async () => {
  const { title, ids } = await buildWeeklySeries({ capacity: 1, date: inHours(48) });
  await buildRegistrations(eventRef(ids[2]!), [await buildUser()]);
  const register = (id: string, ...more: string[]) => evm(['events', 'register', id, ...more], otherSession);
  expect(cellsOf((await register(ids[0]!)).out)).toEqual([[expect.any(String), title, 'seat']]);
  const run = await register(ids[1]!, '--series');
  expect(run).toMatchObject({ code: 0, said: 'Registered for 2 of 3 events.' });
  expect(cellsOf(run.out).map(([, , outcome]) => outcome)).toEqual([
    'seat',
    'This event has reached its capacity.',
    'seat',
  ]);
  const again = await register(ids[0]!, '--series', '--json', 'eventId,outcome');
  expect(again).toMatchObject({ code: 1, said: 'Registered for 0 of 4 events.\nThere was no seat anywhere.' });
  expect((JSON.parse(again.out) as { eventId: string }[]).map(({ eventId }) => eventId)).toEqual(ids);
  expect(await evm(['events', 'register', ids[0]!, '--series'], ownerSession)).toMatchObject({ code: 1, out: '' });
  expect(await evm(['events', 'register', ids[0]!])).toMatchObject({ code: 4, out: '' });
});

test('--answer matches an answer to its question by the label', async () => {
  const { title, id, uuid } = await buildChessEvening({ date: inHours(48) });
  await api.as(owner)('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }', {
    input: {
      eventId: id,
      questions: [
        { kind: 'SHORT_TEXT', label: 'Size = what?', isRequired: true },
        { kind: 'SEVERAL_OF', label: 'Days', options: ['Mon', 'Tue'] },
      ],
    },
  });
  const register = ['events', 'register', title];
  expect(await evm([...register, '--answer', 'Colour=red'], otherSession)).toMatchObject({
    code: 2,
    said: '"Colour=red" answers no question of the event.\nWrite question=answer. It asks:\n  Size = what?\n  Days',
  });
  const answers = ['--answer', 'size = what?=M', '--answer', 'Days=Mon', '--answer', 'Days=Tue'];
  expect(await evm([...register, ...answers], otherSession)).toMatchObject({ code: 0 });
  const given = await api.sql<{ given: string[] }>(
    'SELECT given FROM answers JOIN questions q ON q.id = question_id WHERE q.event_id = $1 ORDER BY q.position',
    [uuid],
  );
  expect(given).toEqual([{ given: ['M'] }, { given: ['Mon', 'Tue'] }]);
});

test('a seat at an overlapping event leads to a question on a terminal, and to a warning in a script', async () => {
  const person = await buildUser();
  const place = await signedInAs(person);
  const at = new Date('2090-05-01T13:00:00Z');
  const [here, there, third] = [
    await buildChessEvening({ date: at }),
    await buildChessEvening({ date: at }),
    await buildChessEvening({ date: at }),
  ];
  await buildRegistrations(here, [person]);
  const elsewhere = `You have a seat at "${here.title}" at that time.`;
  const seats = async ({ id }: { id: string }) =>
    (await evm(['events', 'show', id, '--json', 'registeredCount'], place)).out;

  const no = await evm(['events', 'register', there.title], { ...place, answers: scriptedAnswers(false) });
  expect(no).toMatchObject({ code: 1, out: '', said: 'Nothing was changed.' });
  expect(JSON.parse(await seats(there))).toEqual({ registeredCount: 0 });
  const yes = scriptedAnswers(true);
  expect(await evm(['events', 'register', there.title], { ...place, answers: yes })).toMatchObject({ code: 0 });
  expect(yes.askedQuestions).toEqual([`${elsewhere} Register anyway?`]);
  expect(JSON.parse(await seats(there))).toEqual({ registeredCount: 1 });
  expect(await evm(['events', 'register', third.title], place)).toMatchObject({ code: 0, said: elsewhere });
});
