import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { inHours, type Person } from '../../../api/testing/build.ts';
import { paint } from '../../../api/testing/pictures.ts';
import { saveSettings } from '../../../api/testing/settings.ts';
import { switchNames } from '../../../api/events/fields.ts';
import { scriptedAnswers, evmAt, maskIdsAndTimes } from '../../testing/run.ts';
import { eventFields, shownFields } from './fields.ts';

const api = await startApi();
const { buildUser, buildEvent, buildRegistrations, buildWaitlist, tokenOf } = api;
const { evm, home, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const signedInAs = async (person: Person) => ({ env: { EVM_TOKEN: await tokenOf(person) } });
const organizer = await buildUser({ role: 'organizer', firstName: 'Meera', lastName: 'Iyer' });
const [mine, theirs] = [await signedInAs(organizer), await signedInAs(await buildUser())];

test('events are listed as a table on a terminal, tab-separated in a pipe, or as JSON', async () => {
  await buildEvent({ title: 'Kite day 凧揚げ', location: 'Hill', capacity: 7, tags: ['kite'] });
  await buildEvent({ title: 'Kites for children', location: 'Lake', date: inHours(72), tags: ['kite'] });
  const list = ['events', 'list', '--tag', 'kite'];
  expect(maskIdsAndTimes((await evm(list, { ...theirs, width: 100 })).out)).toMatchInlineSnapshot(`
    "ID                                DATE                     TITLE               LOCATION  SEATS
    event_00000000000000000000000001  2026-11-21 18:30 +00:00  Kite day 凧揚げ     Hill      0/7
    event_00000000000000000000000002  2026-11-21 18:30 +00:00  Kites for children  Lake      0/50"
  `);
  const run = await evm([...list, '--filter', 'upcoming', '--approval', 'approved'], theirs);
  expect(run.sent).toEqual([
    { filter: 'UPCOMING', approval: 'APPROVED', tags: ['kite'], sort: 'DATE', first: 30, after: null },
  ]);
  expect(maskIdsAndTimes(run.out)).toMatchInlineSnapshot(`
    "event_00000000000000000000000001	2026-11-21T18:30:00.000Z	Kite day 凧揚げ	Hill	0/7
    event_00000000000000000000000002	2026-11-21T18:30:00.000Z	Kites for children	Lake	0/50"
  `);
  expect((await evm([...list, '--json', 'title,capacity', '--limit', '1'], theirs)).out).toBe(
    JSON.stringify([{ title: 'Kite day 凧揚げ', capacity: 7 }], null, 2),
  );
  expect(await evm([...list, '--json', 'titel'], theirs)).toMatchObject({
    code: 2,
    said: 'There is no field "titel".\nThere are: id, title, date, endsAt, location, registeredCount, capacity, tags, organizerName, cancelledAt, seats',
  });
  expect(await evm([...list, '--search', 'nothing'], theirs)).toMatchObject({
    code: 0,
    out: '',
    said: 'No events found.',
  });
});

test('events now lists running and next events by place', async () => {
  const at = (title: string, begins: number, ends: number) =>
    buildEvent({ title, location: 'Main hall', date: inHours(begins), endsAt: inHours(ends) });
  await at('Robo Wars', -1, 1);
  await at('Quiz', 2, 3);
  const { out } = await evm(['events', 'now', '--json', 'location,when,title'], theirs);
  expect(JSON.parse(out)).toEqual([
    { location: 'Main hall', when: 'now', title: 'Robo Wars' },
    { location: 'Main hall', when: 'next', title: 'Quiz' },
  ]);
  const listed = await evm(['events', 'list', '--filter', 'now', '--json', 'title'], theirs);
  expect(JSON.parse(listed.out)).toEqual([{ title: 'Robo Wars' }]);
});

test('a list reads pages until its limit', async () => {
  await Promise.all(Array.from({ length: 105 }, () => buildEvent({ tags: ['many'] })));
  const lines = async (...more: string[]) =>
    (await evm(['events', 'list', '--tag', 'many', ...more], theirs)).out.split('\n').length;
  expect(await lines('--limit', '103')).toBe(103);
  expect(await lines('--limit', '200')).toBe(105);
  expect(await lines()).toBe(30);
});

test('the events of the viewer are listed part by part, or one part with --part', async () => {
  const me = await buildUser();
  const host = await buildUser({ role: 'organizer' });
  const at = (title: string, hours: number) =>
    buildEvent({ title, date: inHours(hours), capacity: 1, createdBy: host });
  await buildRegistrations(await at('Yesterday', -24), [me]);
  await buildRegistrations(await at('Tomorrow', 24), [me]);
  await buildRegistrations(await at('Today', 1), [me]);
  const full = await at('Full', 30);
  await buildRegistrations(full, [host]);
  await buildWaitlist(full, [await buildUser(), me]);
  const place = await signedInAs(me);
  const listed = async (...more: string[]) =>
    (await evm(['events', 'mine', ...more], place)).out.split('\n').map((line) => line.split('\t'));
  expect((await listed()).map(([part, , , title, , inLine]) => [part, title, inLine])).toEqual([
    ['coming', 'Today', ''],
    ['coming', 'Tomorrow', ''],
    ['in-line', 'Full', '2'],
    ['past', 'Yesterday', ''],
  ]);
  expect((await listed('--limit', '3')).map(([, , , title]) => title)).toEqual(['Today', 'Tomorrow', 'Full']);
  expect((await listed('--limit', '2')).map(([, , , title]) => title)).toEqual(['Today', 'Tomorrow']);
  expect(
    JSON.parse((await evm(['events', 'mine', '--part', 'past', '--json', 'title,rank,points,hasMedal'], place)).out),
  ).toEqual([{ title: 'Yesterday', rank: null, points: null, hasMedal: false }]);
  expect((await evm(['events', 'mine', '--part', 'running'], await signedInAs(host))).out.split('\n')).toHaveLength(4);
  expect(await evm(['events', 'mine', '--part', 'running'], place)).toMatchObject({
    code: 0,
    out: '',
    said: 'Nothing here is yours yet.',
  });
  expect(await evm(['events', 'mine', '--part', 'all'], place)).toMatchObject({ code: 2 });
});

test('one event is shown field by field, by its id or words of its title', async () => {
  const event = await buildEvent({
    title: 'Moth night',
    description: 'Bring\na \u001b[31mlamp.',
    createdBy: organizer,
  });
  expect(maskIdsAndTimes((await evm(['events', 'show', event.id], theirs)).out)).toMatchInlineSnapshot(`
    "id	event_00000000000000000000000001
    title	Moth night
    date	2026-11-21T18:30:00.000Z
    endsAt	
    location	Main hall
    mapLink	
    organizerName	Meera Iyer
    registeredCount	0
    capacity	50
    hasWaitlist	true
    waitlistCount	0
    remindBefore	1440, 60
    selfCheckIn	false
    walkIns	false
    isPublished	false
    publicUrl	
    attendancePoints	
    tags	
    image	
    imageDescription	
    approval	APPROVED
    description	Bring a  [31mlamp.
    cancelledAt	
    cancellationReason	
    language	
    translations	
    questions	
    opensAt	
    closesAt	
    cancelUntil	
    colleges	
    mostPerCollege	
    needsApproval	false
    refuseOverlaps	false"
  `);
  for (const named of ['moth', 'night MÓTH', 'Moth night'])
    expect((await evm(['events', 'show', named, '--json', 'id'], theirs)).out).toContain(event.id);
  for (const named of ['event_00000000000000000000000000', 'no such thing', 'lamp'])
    expect(await evm(['events', 'show', named], theirs)).toMatchObject({
      code: 1,
      out: '',
      said: 'Event not found\nFind its id with: evm events list --search <words>',
    });
  expect(await evm(['events', 'show', 'undefined'], theirs)).toMatchObject({
    code: 2,
    said: 'Invalid _id: undefined',
    sent: [],
  });
});

test('ambiguous words of a title lead to a question on a terminal, and to an error with the list elsewhere', async () => {
  const [one, two] = [await buildEvent({ title: 'Chess' }), await buildEvent({ title: 'Chess for two' })];
  expect((await evm(['events', 'show', 'chess', '--json', 'id'], theirs)).out).toContain(one.id);
  const elsewhere = await evm(['events', 'show', 'ches'], theirs);
  expect(elsewhere).toMatchObject({ code: 1, out: '' });
  expect(elsewhere.said).toContain(`  ${two.id}  Chess for two`);
  const answers = scriptedAnswers(two.id);
  expect((await evm(['events', 'show', 'ches', '--json', 'title'], { ...theirs, answers })).out).toContain('for two');
});

test('an event is created from options, files or answers to questions', async () => {
  writeFileSync(join(home, 'quiz.txt'), 'Books only.\nNo phones.\n');
  const date = '2099-12-04T18:30:00+05:30';
  const whole = `events create --title Quiz --date ${date} --location Library --capacity 40`.split(' ');
  const made = await evm([...whole, '--tags', 'quiz, books,Quiz', '--description-file', join(home, 'quiz.txt')], mine);
  expect(made).toMatchObject({ code: 0, said: 'Event created.' });
  expect(made.sent).toEqual([
    {
      input: {
        title: 'Quiz',
        description: 'Books only.\nNo phones.',
        date: '2099-12-04T13:00:00.000Z',
        location: 'Library',
        capacity: 40,
        tags: ['quiz', 'books'],
      },
    },
    expect.objectContaining({ location: 'Library', from: '2099-12-04T13:00:00.000Z' }),
  ]);
  expect(maskIdsAndTimes(made.out).replace('2099-12-04T13', '2026-11-21T18')).toMatchInlineSnapshot(`
    "id	event_00000000000000000000000001
    title	Quiz
    date	2026-11-21T18:30:00.000Z
    endsAt	
    location	Library
    registeredCount	0
    capacity	40
    hasWaitlist	true
    remindBefore	1440, 60
    selfCheckIn	false
    walkIns	false
    isPublished	false
    publicUrl	
    attendancePoints	
    tags	quiz, books
    image	
    imageDescription	
    approval	APPROVED
    description	Books only. No phones.
    opensAt	
    closesAt	
    cancelUntil	
    colleges	
    mostPerCollege	
    needsApproval	false
    refuseOverlaps	false"
  `);

  const answers = scriptedAnswers('Asked', '2099-12-04 18:30', 'Here', 'Why not.');
  const created = await evm(['events', 'create', '--json', 'title,date'], { ...mine, answers });
  expect(JSON.parse(created.out)).toEqual({ title: 'Asked', date: new Date('2099-12-04T18:30').toISOString() });

  const piped = await evm([...whole, '--description', '-', '--json', 'description'], { ...mine, input: 'Piped.\n' });
  expect(JSON.parse(piped.out)).toEqual({ description: 'Piped.' });
  expect(await evm(whole, mine)).toMatchObject({ code: 2, said: 'There is nobody to ask here: give --description.' });
});

test('times of an event are read and shown in the time zone of the college', async () => {
  const admin = await buildUser({ role: 'admin' });
  const zone = (name: string) =>
    api.as(admin)(
      'mutation ($zone: String) { updateSystemSettings(input: { timeZone: $zone }) { systemSettings { timeZone } } }',
      {
        zone: name,
      },
    );
  await zone('Asia/Kolkata');
  onTestFinished(async () => void (await zone('')));
  const facts = ['--title', 'Camp of three days', '--location', 'Lake', '--description', 'Boots.', '--tags', 'camp'];
  const made = await evm(
    [
      'events',
      'create',
      ...facts,
      '--date',
      '2098-12-04 18:30',
      '--ends',
      '2098-12-06 16:00',
      '--json',
      'id,date,endsAt',
    ],
    mine,
  );
  const { id, ...times } = JSON.parse(made.out) as { id: string };
  expect(times).toEqual({ date: '2098-12-04T13:00:00.000Z', endsAt: '2098-12-06T10:30:00.000Z' });

  const edit = async (...typed: string[]) =>
    JSON.parse((await evm(['events', 'edit', id, ...typed, '--json', 'date,endsAt'], mine)).out) as unknown;
  expect(await edit('--date', '2098-12-11 18:30')).toEqual({
    date: '2098-12-11T13:00:00.000Z',
    endsAt: '2098-12-13T10:30:00.000Z',
  });
  expect(
    await evm(['events', 'edit', id, '--date', '2098-12-11 18:30', '--ends', '2098-12-11 18:30'], mine),
  ).toMatchObject({ code: 1, said: 'The end must come after the beginning' });
  expect(await edit('--date', '2098-12-20 18:30', '--ends', '2098-12-13 16:00')).toEqual({
    date: '2098-12-20T13:00:00.000Z',
    endsAt: '2098-12-22T10:30:00.000Z',
  });
  expect(await edit('--date', '2098-12-11 18:30', '--ends', '2098-12-22 16:00', '--exact-times')).toEqual({
    date: '2098-12-11T13:00:00.000Z',
    endsAt: '2098-12-22T10:30:00.000Z',
  });
  await edit('--ends', '2098-12-13 16:00');

  const list = (...typed: string[]) => evm(['events', 'list', '--tag', 'camp', ...typed], mine);
  const table = (await list('--from', '2098-12-11', '--to', '2098-12-11').then(({ out }) => out)).split('\t');
  expect(table.slice(1, 3)).toEqual(['2098-12-11T13:00:00.000Z', 'Camp of three days']);
  expect(
    (await evm(['events', 'list', '--tag', 'camp', '--from', '2098-12-11'], { ...mine, width: 120 })).out,
  ).toContain('2098-12-11 18:30 +05:30  Camp of three days');
  expect((await list('--to', '2098-12-10')).out).toBe('');
  expect((await list('--from', '2098-12-11 18:31')).out).toBe('');
  expect((await evm(['events', 'show', id], { ...mine, width: 80 })).out).toMatch(/endsAt +2098-12-13 16:00 \+05:30/);

  expect(await edit('--ends', '')).toEqual({ date: '2098-12-11T13:00:00.000Z', endsAt: null });
});

test.each([
  [['--capacity', '0'], 'Capacity must be greater than 0'],
  [['--capacity', 'many'], 'Capacity must be greater than 0'],
  [
    ['--date', 'tomorrow'],
    '"tomorrow" is not a date and time for --date.\nFor example: "2026-12-04 18:30" or 2026-12-04T18:30:00+05:30',
  ],
  [
    ['--date', '2026-02-31 10:00'],
    '"2026-02-31 10:00" is not a date and time for --date.\nFor example: "2026-12-04 18:30" or 2026-12-04T18:30:00+05:30',
  ],
  [['--title', ' ', '--image', 'ftp://x'], 'Title is required\nImage must be a web address that starts with https://'],
  [['--description-file', '/nowhere'], 'The file /nowhere cannot be read.'],
  [[], 'There is nothing to change.\nSay what, for example: --capacity 80'],
])('an edit with %j is refused before any request', async (typed, sentence) => {
  expect(await evm(['events', 'edit', 'quiz', ...typed], mine)).toEqual({ code: 2, out: '', said: sentence, sent: [] });
});

test('an edit sends only the typed fields, with the version of the event', async () => {
  const event = await buildEvent({ title: 'Rowing', createdBy: organizer, image: '/uploads/none.webp' });
  const run = await evm(
    ['events', 'edit', 'rowing', '--capacity', '80', '--image', '', '--json', 'title,capacity,image'],
    mine,
  );
  expect(JSON.parse(run.out)).toEqual({ title: 'Rowing', capacity: 80, image: null });
  expect(run.sent.at(-1)).toEqual({ input: { eventId: event.id, version: 1, capacity: 80, image: null } });
  expect((await evm(['events', 'edit', 'rowing', '--capacity', '9'], theirs)).code).toBe(1);
  expect((await evm(['events', 'edit', event.id, '--title', 'A sample'], mine)).said).toContain('Lists hide titles');
});

const needed = 'events create --title Sailing --date 2099-12-04T18:30:00Z --location Lake --description Wind'.split(
  ' ',
);

test('reminder times are typed and shown in the same format', async () => {
  const made = await evm([...needed, '--remind', '1h,1w', '--json', 'id,remindBefore'], mine);
  const { id, remindBefore } = JSON.parse(made.out) as { id: string; remindBefore: number[] };
  expect(remindBefore).toEqual([10_080, 60]);
  expect((await evm(['events', 'show', id], { ...mine, width: 80 })).out).toMatch(/remindBefore +1w, 1h/);
  const never = await evm(['events', 'edit', id, '--remind', '', '--json', 'remindBefore'], mine);
  expect(JSON.parse(never.out)).toEqual({ remindBefore: [] });
  const wrong = await evm(['events', 'edit', id, '--remind', '1 hour'], mine);
  expect([wrong.code, wrong.said]).toEqual([2, expect.stringContaining('--remind takes times such as 30m')]);
  const late = await evm(['events', 'edit', id, '--remind', '1m'], mine);
  expect([late.code, late.said]).toEqual([2, expect.stringContaining('between 5 minutes and 30 days')]);
});

test('--waitlist switches the waitlist of an event, and its length is shown', async () => {
  const made = await evm([...needed, '--capacity', '1', '--waitlist', 'off', '--json', 'id,hasWaitlist'], mine);
  const { id, hasWaitlist } = JSON.parse(made.out) as { id: string; hasWaitlist: boolean };
  expect([hasWaitlist, made.sent[0]]).toEqual([false, { input: expect.objectContaining({ hasWaitlist: false }) }]);
  const edited = await evm(['events', 'edit', id, '--waitlist', 'on', '--json', 'hasWaitlist'], mine);
  expect(edited.sent.at(-1)).toEqual({ input: { eventId: id, version: 1, hasWaitlist: true } });
  expect(JSON.parse(edited.out)).toEqual({ hasWaitlist: true });

  const event = await buildEvent({ title: 'Crowded', capacity: 1, createdBy: organizer });
  await buildRegistrations(event, [await buildUser()]);
  await buildWaitlist(event, await api.buildUsers(2));
  const no = scriptedAnswers(false);
  await evm(['events', 'delete', event.id], { ...mine, answers: no });
  expect(no.askedQuestions).toEqual([
    'Delete "Crowded" for good? With it go: 1 registration, 2 in line, 0 announcements, 0 awards. 3 people will be notified.',
  ]);
  const { out } = await evm(['events', 'show', 'crowded', '--json', 'registeredCount,waitlistCount'], theirs);
  expect(JSON.parse(out)).toEqual({ registeredCount: 1, waitlistCount: 2 });
});

test('options set self check-in and the points for attendance', async () => {
  const made = await evm([...needed, '--self-checkin', 'on', '--json', 'id,selfCheckIn'], mine);
  const { id, selfCheckIn } = JSON.parse(made.out) as { id: string; selfCheckIn: boolean };
  expect(selfCheckIn).toBe(true);
  expect((await evm(['events', 'show', id, '--json', 'selfCheckIn'], mine)).out).toContain('true');
  const edited = await evm(['events', 'edit', id, '--self-checkin', 'off', '--json', 'selfCheckIn'], mine);
  expect(JSON.parse(edited.out)).toEqual({ selfCheckIn: false });

  const points = (typed: string) =>
    evm(['events', 'edit', id, '--attendance-points', typed, '--json', 'attendancePoints'], mine);
  expect(JSON.parse((await points('2.5')).out)).toEqual({ attendancePoints: 2.5 });
  expect((await evm(['events', 'show', id, '--json', 'attendancePoints'], mine)).out).toContain('2.5');
  for (const wrong of ['many', '0'])
    expect(await points(wrong)).toMatchObject({ code: 2, said: expect.stringContaining('Points for being there') });
  expect(JSON.parse((await points('')).out)).toEqual({ attendancePoints: null });
});

test('publishing an event prints the address of its page for everybody', async () => {
  const admin = await buildUser({ role: 'admin' });
  await saveSettings(api, admin, { eventPublishingAllowed: true });
  const { id } = await buildEvent({ title: 'Swan census', createdBy: organizer });
  expect((await evm(['events', 'edit', id, '--published', 'on'], mine)).said).toMatch(
    new RegExp(`^Event updated\\.\nEverybody sees it at http://localhost[:\\d]*/e/${id}$`),
  );
  expect((await evm(['events', 'show', id, '--json', 'publicUrl'], theirs)).out).toContain(`/e/${id}`);
  expect((await evm(['events', 'edit', id, '--capacity', '9'], mine)).said).toBe('Event updated.');
  expect((await evm(['events', 'edit', id, '--published', 'off'], mine)).said).toBe('Event updated.');
  await saveSettings(api, admin, { eventPublishingAllowed: false });
  expect((await evm(['events', 'edit', id, '--published', 'on'], mine)).said).toBe(
    'Event updated.\nIt is not public: the system settings do not allow public events.',
  );
  const pending = await buildEvent({ title: 'Crane census', createdBy: organizer, approval: 'pending' });
  expect((await evm(['events', 'edit', pending.id, '--published', 'on'], mine)).said).toBe(
    'Event updated.\nIt becomes public once it is approved.',
  );
});

test('--image-description says what the picture shows, until there is another picture', async () => {
  await buildEvent({ title: 'Drawing', createdBy: organizer, image: 'https://evm.example/a.png' });
  const edit = async (...typed: string[]) => {
    const run = await evm(['events', 'edit', 'drawing', ...typed, '--json', 'imageDescription'], mine);
    return JSON.parse(run.out) as object;
  };
  expect(await edit('--image-description', ' A pencil ')).toEqual({ imageDescription: 'A pencil' });
  expect((await evm(['events', 'show', 'drawing'], mine)).out).toContain('imageDescription\tA pencil');
  expect(await edit('--image', 'https://evm.example/b.png')).toEqual({ imageDescription: null });
  const long = await evm(['events', 'edit', 'drawing', '--image-description', 'a'.repeat(251)], mine);
  expect(long).toMatchObject({ code: 2, said: 'Picture description must be at most 250 characters', sent: [] });
});

test('--image-file uploads an image', async () => {
  await buildEvent({ title: 'Painting', createdBy: organizer });
  writeFileSync(join(home, 'poster.jpg'), await paint().jpeg().toBuffer());
  writeFileSync(join(home, 'poster.txt'), 'no picture');
  const edit = (file: string) =>
    evm(['events', 'edit', 'painting', '--image-file', join(home, file), '--json', 'image'], mine);
  expect((await edit('poster.jpg')).out).toMatch(/"image": "\/uploads\/.{22}\.webp"/);
  for (const file of ['poster.txt', 'nowhere.jpg']) expect(await edit(file)).toMatchObject({ code: 2, sent: [] });
  expect(await evm(['events', 'edit', 'painting', '--image-file', join(home, 'poster.jpg')], theirs)).toMatchObject({
    code: 1,
    out: '',
  });
});

test('deleting an event lists everything deleted with it, and asks first', async () => {
  const event = await buildEvent({ title: 'Short lived', createdBy: organizer });
  await buildRegistrations(event, await api.buildUsers(2));
  const remove = ['events', 'delete', 'short lived'];
  const no = scriptedAnswers(false);
  expect(await evm(remove, { ...mine, answers: no })).toMatchObject({ code: 1, said: 'Nothing was changed.' });
  expect(no.askedQuestions).toEqual([
    'Delete "Short lived" for good? With it go: 2 registrations, 0 announcements, 0 awards. 2 people will be notified.',
  ]);
  expect(await evm(remove, mine)).toMatchObject({ code: 2 });
  expect(await evm([...remove, '--yes'], theirs)).toMatchObject({ code: 1, out: '' });
  expect(await evm([...remove, '--yes'], mine)).toMatchObject({
    code: 0,
    out: `deletedEventId\t${event.id}`,
    said: 'Deleted "Short lived", and with it: 2 registrations, 0 announcements, 0 awards.',
  });
  expect(await evm([...remove, '--yes'], mine)).toMatchObject({ code: 1 });
});

test('cancelling an event says how many people are notified, asks first, and keeps it', async () => {
  const event = await buildEvent({ title: 'Night walk', createdBy: organizer });
  const [asha] = await api.buildUsers(1);
  await buildRegistrations(event, [asha!]);
  const cancel = ['events', 'cancel', 'night walk', '--reason', 'A storm is coming.'];
  const no = scriptedAnswers(false);
  expect(await evm(cancel, { ...mine, answers: no })).toMatchObject({ code: 1, said: 'Nothing was changed.' });
  expect(no.askedQuestions).toEqual(['Cancel "Night walk"? This cannot be undone. 1 person will be notified.']);
  expect(await evm([...cancel, '--yes'], theirs)).toMatchObject({ code: 1, out: '' });
  const { code, out, said } = await evm([...cancel, '--yes', '--json', 'title,cancellationReason'], mine);
  expect({ code, said, ...JSON.parse(out) }).toEqual({
    code: 0,
    said: 'Cancelled "Night walk".',
    title: 'Night walk',
    cancellationReason: 'A storm is coming.',
  });
  const own = await signedInAs(asha!);
  expect((await evm(['events', 'mine', '--json', 'title,cancelledAt'], own)).out).toMatch(/"cancelledAt": "2/);
  expect((await evm(['events', 'list', '--search', 'night walk'], own)).out).toMatch(/cancelled$/);
});

test('an event in an occupied room is saved, and the other event is named', async () => {
  await api.sql('UPDATE system_settings SET max_events_per_organizer = 100');
  const date = new Date('2031-03-04T18:00:00Z');
  const facts = { date, endsAt: new Date('2031-03-04T20:00:00Z'), location: 'Tower room', createdBy: organizer };
  await buildEvent({ title: 'Tower chess', ...facts });
  await buildEvent({
    title: 'Tower secret',
    ...facts,
    createdBy: await buildUser({ role: 'organizer' }),
    approval: 'pending',
  });
  const create = ['events', 'create', '--title', 'Tower songs', '--description', 'Songs', '--location', 'tower  ROOM'];
  const made = await evm([...create, '--date', '2031-03-04T19:00:00Z', '--json', 'id'], mine);
  const named =
    /^"Tower chess" is in this room from 2031-03-0\d \d\d:\d\d .\d\d:\d\d to 2031-03-0\d \d\d:\d\d .\d\d:\d\d\.$/m;
  expect([made.code, made.said]).toEqual([0, expect.stringMatching(named)]);
  expect(made.said).not.toContain('secret');
  const edit = async (...options: string[]) =>
    (await evm(['events', 'edit', (JSON.parse(made.out) as { id: string }).id, ...options], mine)).said;
  expect(await edit('--capacity', '9')).toBe('Event updated.');
  expect(await edit('--date', '2031-03-04T20:00:00Z')).toBe('Event updated.');
  expect(await edit('--date', '2031-03-04T18:30:00Z')).toMatch(named);
});

test('registration rules can be set, shown and cleared', async () => {
  const rules = [
    '--opens',
    '2030-12-01T08:00:00Z',
    '--closes',
    '2030-12-03T18:00:00Z',
    '--cancel-until',
    '2030-12-04T08:00:00Z',
  ];
  const more = [
    '--college',
    'Hill College',
    '--college',
    'Lakeside',
    '--most-per-college',
    '5',
    '--approval',
    'on',
    '--overlaps',
    'off',
  ];
  const made = await evm([...needed, '--date', '2030-12-04T18:30:00Z', ...rules, ...more, '--json'], mine);
  const { id, ...event } = JSON.parse(made.out) as { id: string };
  expect(event).toMatchObject({
    opensAt: '2030-12-01T08:00:00.000Z',
    closesAt: '2030-12-03T18:00:00.000Z',
    cancelUntil: '2030-12-04T08:00:00.000Z',
    colleges: ['Hill College', 'Lakeside'],
    mostPerCollege: 5,
    needsApproval: true,
    refuseOverlaps: true,
  });
  const shown = await evm(['events', 'show', id], mine);
  expect(shown.out).toMatch(
    /\ncolleges\tHill College, Lakeside\nmostPerCollege\t5\nneedsApproval\ttrue\nrefuseOverlaps\ttrue$/,
  );

  const off = ['--opens', '', '--college', '', '--most-per-college', '', '--approval', 'off', '--overlaps', 'on'];
  const edited = await evm(['events', 'edit', id, ...off, '--json', 'opensAt,closesAt,colleges,mostPerCollege'], mine);
  expect(JSON.parse(edited.out)).toEqual({
    opensAt: null,
    closesAt: '2030-12-03T18:00:00.000Z',
    colleges: [],
    mostPerCollege: null,
  });
  const wrong = await evm([...needed, '--opens', 'soon'], mine);
  expect(wrong).toMatchObject({ code: 2, out: '' });
  const late = await evm([...needed, '--most-per-college', '0', '--closes', '2199-01-01T00:00:00Z'], mine);
  expect(late).toMatchObject({
    code: 2,
    said: expect.stringContaining('The number per college must be greater than 0'),
  });
  expect(late.said).toContain('Date must lie between 2000 and 2100');
});

test('a created or shown event contains every switch', () => {
  for (const fields of [eventFields, shownFields])
    expect(fields.split(' ')).toEqual(expect.arrayContaining(switchNames));
});
