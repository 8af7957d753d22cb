import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { doorsOf } from '../testing/checkIns.ts';
import { ask } from '../testing/client.ts';
import { type ApiProcess, startProcess } from '../testing/process.ts';
import { restOf } from '../testing/rest.ts';
import { codeAt, isCodeAt, periodOfCode } from './ownCode.ts';

const api = await startApi();
const { as, sql, address, config, tokenOf, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const { checkIn, undo, list } = doorsOf(api);
const rest = restOf(api);
let replicas: readonly ApiProcess[] = [];
beforeAll(async () => {
  const env = { JWT_SECRET: config.secret };
  replicas = await Promise.all([startProcess(address, env), startProcess(address, env)]);
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await api.close();
});

const organizer = await buildUser({ role: 'organizer', firstName: 'Ravi', lastName: 'Menon' });
let asha: Person;
let event: BuiltEvent;
beforeEach(async () => {
  asha = await buildUser({ firstName: 'Asha', lastName: 'Rao' });
  event = await buildRunningEvent();
});

/** A running event with self check-in. */
async function buildRunningEvent(facts: object = {}): Promise<BuiltEvent> {
  const built = await buildEvent({ createdBy: organizer, date: inHours(-1), endsAt: inHours(1), ...facts });
  await sql('UPDATE events SET self_check_in = true WHERE id = $1', [built.uuid]);
  return built;
}

const codeOf = ({ id: eventId }: { id: string }, periods = 0) =>
  codeAt({ secret: config.secret, eventId, now: new Date(Date.now() + periods * periodOfCode) }).digits;

const mutation = 'mutation ($input: CheckInSelfInput!) { checkInSelf(input: $input) { at name event { id } } }';

async function enter(who: Person, { id: eventId }: { id: string }, code: string) {
  const { data, ...answer } = await as(who)<{ checkInSelf: { at: string; name: string; event: { id: string } } }>(
    mutation,
    { input: { eventId, code } },
  );
  return { ...answer, ...data?.checkInSelf, extensions: answer.errors[0]?.extensions };
}

/** Codes that stay wrong during the test. */
function wrongCodes(many: number, { id: eventId }: { id: string }): string[] {
  const displayed = [-1, 0, 1, 2, 3, 4].map((periods) => codeOf({ id: eventId }, periods));
  const all = Array.from({ length: many + displayed.length }, (_, n) => String(n * 7).padStart(6, '0'));
  return all.filter((code) => !displayed.includes(code)).slice(0, many);
}

describe('self check-in', () => {
  test('a person with a seat checks in by the displayed code, once; the door list names them as author', async () => {
    await buildRegistrations(event, [asha]);
    const code = codeOf(event);
    const first = await enter(asha, event, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(first.errors).toEqual([]);
    expect(first).toMatchObject({ name: 'Asha Rao', event: { id: event.id } });
    const [person] = await list(organizer, event);
    expect(person).toMatchObject({ userId: asha.id, at: first.at, by: 'Asha Rao', door: null });
    const again = await enter(asha, event, codeOf(event));
    expect([again.code, again.message]).toEqual(['ALREADY_IN', 'You are already in.']);
    expect(again.extensions).toMatchObject({ at: first.at, by: 'Asha Rao' });
    expect((await checkIn(organizer, event, { userId: asha.id })).code).toBe('ALREADY_IN');
    // undone at the door, they can check in again
    expect((await undo(organizer, event, { userId: asha.id })).errors).toEqual([]);
    expect((await enter(asha, event, codeOf(event))).errors).toEqual([]);
  });

  test('self check-in works over REST', async () => {
    await buildRegistrations(event, [asha]);
    const path = `POST /api/events/${event.id}/checkins/self`;
    const wrong = await rest(path, { as: asha, body: { code: wrongCodes(1, event)[0] } });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'WRONG_CODE']);
    const answer = await rest(path, { as: asha, body: { code: codeOf(event) } });
    expect([answer.status, answer.body.message]).toEqual([201, 'You are in.']);
    expect(answer.body.data).toMatchObject({ name: 'Asha Rao' });
    expect((await rest(path, { as: asha, body: { code: codeOf(event) } })).status).toBe(409);
  });

  test('old codes, codes of another event and malformed codes are refused', async () => {
    const other = await buildRunningEvent();
    await buildRegistrations(event, [asha]);
    const wrong = [codeOf(event, -2), codeOf(event, 2), codeOf(other)].filter(
      (digits) => !isCodeAt({ secret: config.secret, eventId: event.id, now: new Date() }, digits),
    );
    expect(wrong).toHaveLength(3);
    for (const code of wrong)
      expect(await enter(asha, event, code)).toMatchObject({
        code: 'WRONG_CODE',
        message: 'This is not the code that is shown now.',
      });
    for (const code of ['', '12345', '1234567', 'ABCDEF', '١٢٣٤٥٦'])
      expect((await enter(asha, event, code)).fields).toEqual({ code: 'The code has 6 digits' });
    expect((await list(organizer, event))[0]).toMatchObject({ at: null });
  });

  test('people without a seat are refused with any code', async () => {
    const [waiting, asking] = (await buildUsers(2)) as [Person, Person];
    await api.buildWaitlist(event, [waiting]);
    await api.buildRequests(event, [asking]);
    const refusalFor = async (who: Person, code: string) => {
      const { code: refusal, message } = await enter(who, event, code);
      return [refusal, message];
    };
    for (const code of [codeOf(event), wrongCodes(1, event)[0]!]) {
      expect(await refusalFor(waiting, code)).toEqual(['NO_SEAT', 'You are in line and have no seat.']);
      expect(await refusalFor(asking, code)).toEqual(['NO_SEAT', 'You have asked for a seat and have none yet.']);
      expect(await refusalFor(asha, code)).toEqual(['NO_SEAT', 'You have no seat at this event.']);
    }
  });

  test.each<[string, object, string]>([
    [
      'more than an hour before the start',
      { date: inHours(1.1), endsAt: inHours(3) },
      'Check-in opens an hour before the event begins.',
    ],
    ['after the end', { date: inHours(-3), endsAt: inHours(-0.1) }, 'This event is over.'],
    [
      'half a day after the start of an event without an end',
      { date: inHours(-12.1), endsAt: null },
      'This event is over.',
    ],
  ])('self check-in is closed %s', async (_, times, message) => {
    const closed = await buildRunningEvent(times);
    await buildRegistrations(closed, [asha]);
    expect(await enter(asha, closed, codeOf(closed))).toMatchObject({ code: 'CHECK_IN_CLOSED', message });
  });

  test('self check-in is open for hours at an event without an end', async () => {
    const long = await buildRunningEvent({ date: inHours(-11), endsAt: null });
    await buildRegistrations(long, [asha]);
    expect(await enter(asha, long, codeOf(long))).toMatchObject({ name: 'Asha Rao' });
  });

  test('self check-in opens an hour before the event begins', async () => {
    const early = await buildRunningEvent({ date: inHours(0.9), endsAt: inHours(3) });
    await buildRegistrations(early, [asha]);
    expect((await enter(asha, early, codeOf(early))).errors).toEqual([]);
  });

  test('there is no code before check-in opens or after it has closed, and none outlasts it', async () => {
    const times = { early: [1.1, 3], open: [0.9, 3], over: [-3, -0.1], closing: [-1, 0.001] };
    const codes = await Promise.all(
      Object.values(times).map(async ([begins, ends]) => {
        const endsAt = inHours(ends!);
        const { id } = await buildRunningEvent({ date: inHours(begins!), endsAt });
        const { data } = await as(organizer)<{ event: { checkInCode: { endsAt: string } | null } }>(
          'query ($id: ID!) { event(id: $id) { checkInCode { endsAt } } }',
          { id },
        );
        return data.event.checkInCode && Date.parse(data.event.checkInCode.endsAt) <= endsAt.getTime();
      }),
    );
    expect(codes).toEqual([null, true, null, true]);
  });

  test('self check-in works only if the organizer allows it', async () => {
    const closed = await buildEvent({ createdBy: organizer, date: inHours(0.5) });
    await buildRegistrations(closed, [asha]);
    const readCode = async (who: Person) =>
      (
        await as(who)<{ event: { selfCheckIn: boolean; checkInCode: { digits: string; path: string } | null } }>(
          'query ($id: ID!) { event(id: $id) { selfCheckIn checkInCode { digits path endsAt serverTime } } }',
          { id: closed.id },
        )
      ).data.event;
    expect(await readCode(organizer)).toEqual({ selfCheckIn: false, checkInCode: null });
    expect((await enter(asha, closed, codeOf(closed))).code).toBe('CHECK_IN_CLOSED');
    const edited = await as(organizer)(
      'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { selfCheckIn } } }',
      { input: { eventId: closed.id, selfCheckIn: true } },
    );
    expect(edited.errors).toEqual([]);
    const { checkInCode } = await readCode(organizer);
    expect(checkInCode!.path).toBe(`/events/${closed.id}/check-in#${checkInCode!.digits}`);
    expect(await readCode(asha)).toEqual({ selfCheckIn: true, checkInCode: null });
    expect((await enter(asha, closed, checkInCode!.digits)).errors).toEqual([]);
  });
});

describe('guessing codes for self check-in', () => {
  test('after ten wrong codes all codes of that person are refused for a while, even the right one', async () => {
    const ben = await buildUser();
    await buildRegistrations(event, [asha, ben]);
    const guesses = wrongCodes(400, event);
    const codes: (string | undefined)[] = [];
    // a hundred at once: more would wait for longer than a statement may
    while (guesses.length > 0)
      codes.push(
        ...(await Promise.all(guesses.splice(0, 100).map(async (guess) => (await enter(asha, event, guess)).code))),
      );
    expect(codes.filter((code) => code === 'WRONG_CODE')).toHaveLength(10);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(390);
    const refused = await enter(asha, event, codeOf(event));
    expect(refused.code).toBe('TOO_MANY_REQUESTS');
    expect(refused.extensions!.retryAfter).toBeGreaterThan(600);
    // also at another event; other people are not affected, and a door can check them in
    const other = await buildRunningEvent();
    await buildRegistrations(other, [asha]);
    expect((await enter(asha, other, codeOf(other))).code).toBe('TOO_MANY_REQUESTS');
    expect((await enter(ben, event, codeOf(event))).errors).toEqual([]);
    expect((await checkIn(organizer, event, { userId: asha.id })).errors).toEqual([]);
  });

  test('right codes and repeated check-ins do not count', async () => {
    await buildRegistrations(event, [asha]);
    for (let n = 0; n < 15; n++) {
      expect((await enter(asha, event, codeOf(event))).errors).toEqual([]);
      expect((await enter(asha, event, codeOf(event))).code).toBe('ALREADY_IN');
      await undo(organizer, event, { userId: asha.id });
    }
  });
});

test('if two phones of a person and a door check in at once through two processes, exactly one succeeds', async () => {
  const party = await buildRunningEvent({ capacity: 50 });
  const people = await buildUsers(20);
  await buildRegistrations(party, people);
  await tokenOf(organizer);
  const own = async (who: Person, n: number) => {
    const { code = 'welcome' } = await ask(
      replicas[n]!.url,
      mutation,
      { input: { eventId: party.id, code: codeOf(party) } },
      { token: await tokenOf(who) },
    );
    return code;
  };
  const codes = await Promise.all(
    people.map(async (person) => {
      const door = checkIn(organizer, party, { userId: person.id });
      const all = await Promise.all([own(person, 0), own(person, 1), door.then(({ code = 'welcome' }) => code)]);
      return all.toSorted();
    }),
  );
  expect(codes).toEqual(people.map(() => ['ALREADY_IN', 'ALREADY_IN', 'welcome']));
  expect(await sql('SELECT FROM scans WHERE event_id = $1', [party.uuid])).toHaveLength(20);
});
