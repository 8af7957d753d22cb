import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import type { BuiltEvent, Person } from '../../../api/testing/build.ts';
import { scansIn } from '../../../api/testing/scans.ts';
import { parse } from '../../testing/parse.ts';
import { scriptedAnswers, evmAt, maskIdsAndTimes } from '../../testing/run.ts';
import { expectUnchanged } from '../../testing/expectUnchanged.ts';

const api = await startApi();
const { sql, buildUser, buildEvent, buildRegistrations, buildWaitlist, buildRequests, seatsOf, tokenOf } = api;
const { evm, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const session = { env: { EVM_TOKEN: await tokenOf(await buildUser({ role: 'admin' })) } };
const asha = await buildUser({ firstName: 'Asha', lastName: 'Bhat', email: 'asha@evm.example' });
const event = await buildEvent({ title: 'Kite day', capacity: 1 });

test.each([
  ['registrations add kite asha', ['kite', 'asha', {}]],
  [
    'registrations add kite asha --name a --email b --phone c --special-requirements d --json',
    ['kite', 'asha', { name: 'a', email: 'b', phone: 'c', specialRequirements: 'd', json: true }],
  ],
  ['registrations add kite', "error: missing required argument 'user'"],
  ['registrations cancel kite asha -y', ['kite', 'asha', { yes: true }]],
  ['registrations cancel', "error: missing required argument 'event'"],
  ['registrations list kite', ['kite', { limit: '30' }]],
  [
    'registrations list kite --state waitlisted --limit 5 --json name',
    ['kite', { state: 'waitlisted', limit: '5', json: 'name' }],
  ],
  [
    'registrations list kite --state all',
    "error: option '--state <state>' argument 'all' is invalid. Allowed choices are confirmed, waitlisted, requested.",
  ],
  [
    'registrations list kite --search asha --sort name --descending',
    ['kite', { limit: '30', search: 'asha', sort: 'name', descending: true }],
  ],
  ['registrations list kite --attendance not-in', ['kite', { limit: '30', attendance: 'not-in' }]],
  [
    'registrations list kite --attendance out',
    "error: option '--attendance <way>' argument 'out' is invalid. Allowed choices are in, not-in, walk-in.",
  ],
  [
    'registrations list kite --sort age',
    "error: option '--sort <order>' argument 'age' is invalid. Allowed choices are when, name, college, state, answer.",
  ],
  ['registrations give-seat kite asha -y', ['kite', 'asha', { yes: true }]],
  ['registrations give-seat kite', "error: missing required argument 'user'"],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

test('an admin adds a registration, and cancels it after a confirmation', async () => {
  const add = ['registrations', 'add', 'kite', 'asha'];
  const wrong = await evm([...add, '--phone', 'none', '--name', ' '], session);
  expect(wrong).toMatchObject({ code: 2, sent: [] });
  expect(wrong.said.split('\n').toSorted()).toEqual(['Invalid phone number', 'Name is required']);

  const added = await evm([...add, '--special-requirements', 'Vegetarian'], session);
  expect(added).toMatchObject({ code: 0, said: 'Asha Bhat has a seat.' });
  expect(added.sent.at(-1)).toEqual({
    input: { eventId: event.id, userId: asha.id, specialRequirements: 'Vegetarian' },
  });
  expect(maskIdsAndTimes(added.out)).toMatchInlineSnapshot(`
    "id	registration_00000000000000000000000001
    userId	user_00000000000000000000000002
    name	Asha Bhat
    email	asha@evm.example
    phone	
    specialRequirements	Vegetarian
    createdAt	2026-11-21T18:30:00.000Z"
  `);
  expect(await evm(add, session)).toMatchObject({ code: 1, out: '' });
  const ravi = await buildUser();
  expect(await evm(['registrations', 'add', event.id, ravi.id], session)).toMatchObject({ code: 1, out: '' });

  const cancel = ['registrations', 'cancel', 'kite', 'asha'];
  const answers = scriptedAnswers(false);
  expect(await evm(cancel, { ...session, answers })).toMatchObject({ code: 1, said: 'Nothing was changed.' });
  expect(answers.askedQuestions).toEqual(['Give back the seat of asha? Somebody else can take it then.']);
  expect((await seatsOf(event)).taken).toBe(1);
  const cancelled = await evm([...cancel, '--yes'], session);
  expect(cancelled).toMatchObject({ code: 0, said: 'The seat is free again.' });
  expect(cancelled.sent.at(-1)).toEqual({ input: { eventId: event.id, userId: asha.id } });
  expect(maskIdsAndTimes(cancelled.out)).toMatchInlineSnapshot(`
    "removedRegistrationId	registration_00000000000000000000000001
    id	event_00000000000000000000000002
    title	Kite day
    registeredCount	0
    capacity	1"
  `);
  expect((await seatsOf(event)).taken).toBe(0);
  expect(await evm([...cancel, '--yes'], session)).toMatchObject({
    code: 1,
    said: 'Selected participant data not found\nNobody registered is called "asha".',
  });
});

test('only admins may add or cancel registrations of others', async () => {
  const visitor = { env: { EVM_TOKEN: await tokenOf(asha) } };
  for (const argv of [
    ['add', event.id, asha.id],
    ['cancel', event.id, asha.id, '--yes'],
    ['give-seat', event.id, asha.id, '--yes'],
  ])
    expect(await evm(['registrations', ...argv], visitor)).toMatchObject({ code: 1, out: '' });
  expect(await evm(['registrations', 'add', event.id, asha.id])).toMatchObject({ code: 4 });
});

const owner = await buildUser({ role: 'organizer' });
const ownerSession = { env: { EVM_TOKEN: await tokenOf(owner) } };

describe('at a full event', () => {
  let title = '';
  let fair: BuiltEvent;
  let [seated, ben, cyra, dev] = [] as unknown as [Person, Person, Person, Person];
  const waiting = async () => {
    const run = await evm(['registrations', 'list', title, '--state', 'waitlisted', '--json', 'name'], ownerSession);
    return (JSON.parse(run.out) as { name: string }[]).map(({ name }) => name);
  };
  let fairs = 0;
  beforeEach(async () => {
    title = `Fair ${(fairs += 1)}`;
    fair = await buildEvent({ title, capacity: 1, createdBy: owner });
    const named = (lastName: string) => buildUser({ firstName: 'Some', lastName });
    [seated, ben, cyra, dev] = [await named('Seated'), await named('Ben'), await named('Cyra'), await named('Dev')];
    await buildRegistrations(fair, [seated]);
    await buildWaitlist(fair, [ben, cyra, dev]);
  });

  test('the list shows seats first, then the waitlist in order', async () => {
    const list = ['registrations', 'list', title];
    const onTerminal = await evm(list, { ...ownerSession, width: 180 });
    expect(onTerminal.out).toMatch(
      /^STATE +POSITION +NAME +EMAIL +COLLEGE +CREATEDAT +CHECKEDINAT +ISWALKIN\nCONFIRMED +Some Seated /,
    );
    const columns = (out: string) => out.split('\n').map((line) => line.split('\t').slice(0, 3));
    expect(columns((await evm(list, session)).out)).toEqual([
      ['CONFIRMED', '', 'Some Seated'],
      ['WAITLISTED', '1', 'Ben'],
      ['WAITLISTED', '2', 'Cyra'],
      ['WAITLISTED', '3', 'Dev'],
    ]);
    expect(columns((await evm([...list, '--limit', '2'], session)).out)).toHaveLength(2);
    const line = await evm([...list, '--state', 'waitlisted', '--limit', '2', '--json', 'position,userId'], session);
    expect(JSON.parse(line.out)).toEqual([
      { position: 1, userId: ben.id },
      { position: 2, userId: cyra.id },
    ]);
    const none = await evm(['registrations', 'list', event.id, '--state', 'waitlisted'], session);
    expect(none).toMatchObject({ code: 0, out: '', said: 'Nobody waits.' });
  });

  test('search and sort cover seats and waitlist, only for people who run the event', async () => {
    const found = async (...more: string[]) =>
      JSON.parse((await evm(['registrations', 'list', title, '--json', 'name', ...more], ownerSession)).out) as {
        name: string;
      }[];
    const names = async (...more: string[]) => (await found(...more)).map(({ name }) => name).join(', ');
    expect(await names('--sort', 'name', '--descending')).toBe('Some Seated, Dev, Cyra, Ben');
    expect(await names('--sort', 'name', '--state', 'waitlisted', '--limit', '2')).toBe('Ben, Cyra');
    expect(await names('--search', 'cyra')).toBe('Cyra');
    expect(await evm(['registrations', 'list', title, '--search', 'nobody'], ownerSession)).toMatchObject({
      code: 0,
      said: 'Nobody was found.',
    });
    const visitor = { env: { EVM_TOKEN: await tokenOf(ben) } };
    expect(await evm(['registrations', 'list', title, '--sort', 'name'], visitor)).toMatchObject({
      code: 1,
      said: 'You do not have permission to see who waits for this event.',
    });
  });

  test('--attendance filters by check-in, and the list shows the time of the check-in', async () => {
    await scansIn(sql)([{ event: fair, who: seated, by: owner, at: new Date('2026-11-21T18:40:00Z'), isWalkIn: true }]);
    const list = async (...more: string[]) =>
      JSON.parse(
        (await evm(['registrations', 'list', title, '--json', 'name,checkedInAt,isWalkIn', ...more], ownerSession)).out,
      );
    const came = { name: 'Some Seated', checkedInAt: '2026-11-21T18:40:00.000Z', isWalkIn: true };
    expect(await list('--attendance', 'in')).toEqual([came]);
    expect(await list('--attendance', 'walk-in', '--state', 'waitlisted')).toEqual([]);
    expect((await list())[0]).toEqual(came);
    expect(await list('--attendance', 'not-in')).toEqual([]);
    const row = (await evm(['registrations', 'list', title, '--attendance', 'in'], ownerSession)).out;
    expect(row.split('\t').slice(5)).toEqual(['2026-11-21T18:40:00.000Z', 'true']);
  });

  test('a viewer without permission for the waitlist may still list the seats', async () => {
    const visitor = { env: { EVM_TOKEN: await tokenOf(ben) } };
    const list = ['registrations', 'list', title];
    const refused = { code: 1, out: '', said: 'You do not have permission to see who waits for this event.' };
    for (const typed of [list, [...list, '--state', 'waitlisted'], ['registrations', 'give-seat', title, 'dev', '-y']])
      expect(await evm(typed, visitor)).toMatchObject(refused);
    const seats = await evm([...list, '--state', 'confirmed', '--json', 'userId'], visitor);
    expect(JSON.parse(seats.out)).toEqual([{ userId: seated.id }]);
  });

  test.each([
    ['ben', 'Give Ben a seat now? They are first in line.', ['Cyra', 'Dev']],
    ['cyra', 'Give Cyra a seat now? 1 person in front of them is passed over.', ['Ben', 'Dev']],
    ['dev', 'Give Dev a seat now? 2 people in front of them are passed over.', ['Ben', 'Cyra']],
  ])('giving %s a seat asks first, and the question states the consequences', async (named, question, left) => {
    const give = ['registrations', 'give-seat', title, named];
    const no = scriptedAnswers(false);
    expect(await evm(give, { ...ownerSession, answers: no })).toMatchObject({
      code: 1,
      said: 'Nothing was changed.',
    });
    expect(no.askedQuestions).toEqual([`${question} The event is full and gets one seat more.`]);
    expect(await evm(give, ownerSession)).toMatchObject({ code: 2, out: '' });
    expect(await waiting()).toEqual(['Ben', 'Cyra', 'Dev']);
    const given = await evm([...give, '--yes', '--json', 'title,registeredCount,capacity,waitlistCount'], ownerSession);
    expect(JSON.parse(given.out)).toEqual({ title, registeredCount: 2, capacity: 2, waitlistCount: 2 });
    expect(await waiting()).toEqual(left);
    expect(await evm([...give, '--yes'], ownerSession)).toMatchObject({
      code: 1,
      said: `Nobody in line is called "${named}".\nTo see who waits: evm registrations list <event> --state waitlisted`,
    });
  });

  test('give-seat accepts an id or an e-mail address', async () => {
    const give = (named: string) => evm(['registrations', 'give-seat', fair.id, named, '--yes'], session);
    expect(await give(dev.id)).toMatchObject({ code: 0, said: 'Dev has a seat.' });
    expect(await give(cyra.email)).toMatchObject({ code: 0, said: 'Cyra has a seat.' });
    expect(await give(seated.id)).toMatchObject({ code: 1, out: '' });
    expect(await waiting()).toEqual(['Ben']);
  });

  test('cancelling also removes people from the waitlist, and reports who gets the seat', async () => {
    const cancel = async (named: string) => {
      const answers = scriptedAnswers(true);
      const { code, said } = await evm(['registrations', 'cancel', title, named], { ...session, answers });
      return [code, ...answers.askedQuestions, said];
    };
    expect(await cancel('ben')).toEqual([0, 'Take ben out of the line?', 'They are no longer in line.']);
    expect(await cancel(dev.id)).toEqual([0, `Take ${dev.id} out of the line?`, 'They are no longer in line.']);
    expect(await cancel('seated')).toEqual([
      0,
      'Give back the seat of seated? The first in line has it then.',
      'The first in line has the seat.',
    ]);
    expect(await seatsOf(fair)).toMatchObject({ rows: 1, taken: 1 });
    expect(await waiting()).toEqual([]);
    expect(await cancel('cyra')).toEqual([
      0,
      'Give back the seat of cyra? Somebody else can take it then.',
      'The seat is free again.',
    ]);
  });
});

describe('at an event with approval by the organizer', () => {
  let title = '';
  let trip: BuiltEvent;
  let [ben, cyra, dev] = [] as unknown as [Person, Person, Person];
  let trips = 0;
  beforeEach(async () => {
    title = `Trip ${(trips += 1)}`;
    trip = await buildEvent({ title, capacity: 1, createdBy: owner });
    const named = (lastName: string) => buildUser({ firstName: 'Some', lastName });
    [ben, cyra, dev] = [await named('Ben'), await named('Cyra'), await named('Dev')];
    await buildRequests(trip, [ben, cyra, dev]);
  });
  const asking = async () =>
    (await evm(['registrations', 'list', title, '--state', 'requested'], ownerSession)).out
      .split('\n')
      .map((line) => line.split('\t')[2]);

  test('requests are approved by name, and go to the waitlist once the seats are taken', async () => {
    expect(await asking()).toEqual(['Ben', 'Cyra', 'Dev']);
    const run = await evm(['registrations', 'approve', title, 'dev', ben.email], ownerSession);
    expect(run).toMatchObject({ code: 0, said: 'Approved: 1 with a seat, 1 in line.' });
    expect(run.out.split('\n').toSorted()).toEqual([`CONFIRMED\tBen\t${ben.email}`, `WAITLISTED\tDev\t${dev.email}`]);
    expect(await asking()).toEqual(['Cyra']);
    expect(await evm(['registrations', 'approve', title, 'ben'], ownerSession)).toMatchObject({
      code: 1,
      said: 'Nobody called "ben" has asked for a seat.\nTo see who has: evm registrations list <event> --state requested',
    });
  });

  test('approve --all asks first on a terminal, and needs --yes in a script', async () => {
    const all = ['registrations', 'approve', title, '--all'];
    expect(await expectUnchanged(api, () => evm(all, ownerSession))).toMatchObject({
      code: 2,
      out: '',
      said: 'There is nobody to ask here: give --yes.',
    });
    const no = scriptedAnswers(false);
    const run = await expectUnchanged(api, () => evm(all, { ...ownerSession, answers: no }));
    expect(run).toMatchObject({ code: 1, said: 'Nothing was changed.' });
    expect(no.askedQuestions).toEqual(['Approve 3 requests? Each gets a seat, or a place in line, and is told.']);
    expect(await evm(all, { ...ownerSession, answers: scriptedAnswers(true) })).toMatchObject({
      code: 0,
      said: 'Approved: 1 with a seat, 2 in line.',
    });
  });

  test('a dry run shows the same result as the approval', async () => {
    const approve = ['registrations', 'approve', title, '--json', 'state,name'];
    const dry = await expectUnchanged(api, () => evm([...approve, 'dev', 'ben', '--dry-run'], ownerSession));
    expect(dry).toMatchObject({ code: 0, said: 'It would approve 1 with a seat, 1 in line. Nothing was changed.' });
    expect(JSON.parse(dry.out)).toEqual([
      { state: 'CONFIRMED', name: 'Ben' },
      { state: 'WAITLISTED', name: 'Dev' },
    ]);
    const sorted = (out: string) =>
      (JSON.parse(out) as { name: string }[]).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(sorted((await evm([...approve, 'dev', 'ben'], ownerSession)).out)).toEqual(sorted(dry.out));
    // Without a waitlist the remaining requests stay open.
    await sql('UPDATE events SET has_waitlist = false, most_per_college = 2 WHERE id = $1', [trip.uuid]);
    expect(
      await expectUnchanged(api, () => evm(['registrations', 'approve', title, '--all', '--dry-run'], ownerSession)),
    ).toMatchObject({
      said: 'It would approve 0 with a seat, 0 in line. Requests beyond 2 of one college stay as they are. Nothing was changed.',
      out: `REQUESTED\tCyra\t${cyra.email}`,
    });
    const decline = ['registrations', 'decline', title, '--all', '--reason', 'Full', '--dry-run'];
    expect(await expectUnchanged(api, () => evm(decline, ownerSession))).toMatchObject({
      code: 0,
      out: `Cyra\t${cyra.email}`,
      said: 'It would decline 1 request. Nothing was changed.',
    });
  });

  test('approve --all approves as many as possible and reports the others', async () => {
    await sql('UPDATE events SET has_waitlist = false WHERE id = $1', [trip.uuid]);
    const run = await evm(['registrations', 'approve', title, '--all', '--yes', '--json', 'state'], ownerSession);
    expect(JSON.parse(run.out)).toEqual([{ state: 'CONFIRMED' }]);
    const full = 'All seats are taken, and nobody can wait for one any more.';
    expect([run.code, run.said]).toEqual([1, `Approved: 1 with a seat, 0 in line.\nCyra: ${full}\nDev: ${full}`]);
  });

  test('requests are declined with a reason, after a confirmation', async () => {
    const decline = ['registrations', 'decline', title, 'cyra', dev.id];
    expect(await evm([...decline, '--reason', ' ', '--yes'], ownerSession)).toMatchObject({ code: 2, out: '' });
    const answers = scriptedAnswers(true);
    const run = await evm([...decline, '--reason', 'For beginners', '--json', 'name'], { ...ownerSession, answers });
    expect(answers.askedQuestions).toEqual(['Decline the request of 2 people? They are told why.']);
    expect(run).toMatchObject({ code: 0, said: 'Declined: 2.' });
    expect(JSON.parse(run.out)).toEqual([{ name: 'Cyra' }, { name: 'Dev' }]);
    expect(run.sent.at(-1)).toEqual({
      input: { eventId: trip.id, userIds: [cyra.id, dev.id], reason: 'For beginners' },
    });
    expect(await asking()).toEqual(['Ben']);
  });

  test('approve needs either names or --all, and permission to see the requests', async () => {
    for (const who of [[], ['ben', '--all']])
      expect(await evm(['registrations', 'approve', title, ...who], ownerSession)).toMatchObject({
        code: 2,
        said: expect.stringContaining('Name people, or give --all.'),
      });
    const visitor = { env: { EVM_TOKEN: await tokenOf(ben) } };
    expect(await evm(['registrations', 'approve', title, 'ben'], visitor)).toMatchObject({ code: 1, out: '' });
  });
});
