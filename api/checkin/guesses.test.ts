import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { toCode } from '../tickets/code.ts';
import { startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';
import { doorsOf } from '../testing/checkIns.ts';

const api = await startApi();
const { sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const { checkIn, undo, send, codeOf } = doorsOf(api);
afterAll(api.close);

const admin = await buildUser({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
const [asha, ben] = (await buildUsers(2)) as [Person, Person];

describe('guessing ticket codes', () => {
  test('after thirty unknown codes of an account, all its codes are refused for a while, but names are not', async () => {
    const keeper = await buildUser({ role: 'organizer' });
    const party = await buildEvent({ createdBy: keeper });
    const [seat, other] = await buildRegistrations(party, [asha, ben]);
    const right = await codeOf(seat!);
    expect((await checkIn(keeper, party, { code: right })).errors).toEqual([]);
    const guesses = Array.from({ length: 200 }, (_, n) => toCode(n));
    const codes = await Promise.all(guesses.map(async (code) => (await checkIn(keeper, party, { code })).code));
    expect(codes.filter((code) => code === 'NOT_A_TICKET')).toHaveLength(30);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(170);
    const refused = await checkIn(keeper, party, { code: await codeOf(other!) });
    expect(refused.code).toBe('TOO_MANY_REQUESTS');
    expect(refused.extensions!.retryAfter).toBeGreaterThan(600);
    expect((await checkIn(keeper, party, { userId: ben.id })).errors).toEqual([]);
    // other accounts are not affected
    await undo(admin, party, { userId: ben.id });
    expect((await checkIn(admin, party, { code: await codeOf(other!) })).errors).toEqual([]);
  });

  test('two devices of one account can upload right codes at the same time', async () => {
    const keeper = await buildUser({ role: 'organizer' });
    const party = await buildEvent({ createdBy: keeper, capacity: 100, date: inHours(1) });
    const codes = await Promise.all((await buildRegistrations(party, await buildUsers(60))).map(codeOf));
    // each device scans half of the codes a second before the other device, so the order of the uploads does not matter
    const start = Date.now() - 60_000;
    const queue = (device: number) => ({
      scans: codes.map((code, n) => ({ id: randomUUID(), at: new Date(start + ((n + device) % 2) * 1000), code })),
    });
    const answers = (await Promise.all([send(keeper, party, queue(0)), send(keeper, party, queue(1))])).map((each) =>
      each.answers.map(({ outcome }) => outcome),
    );
    expect(new Set(answers.flat())).toEqual(new Set(['IN', 'ALREADY_IN']));
    const earlier = answers.flatMap((outcomes, device) => outcomes.filter((_, n) => (n + device) % 2 === 0));
    expect(new Set(earlier)).toEqual(new Set(['IN']));
    expect(await sql('SELECT FROM scans WHERE event_id = $1', [party.uuid])).toHaveLength(120);
  });

  test('codes of other events count as guesses', async () => {
    const keeper = await buildUser({ role: 'organizer' });
    const [party, other] = [await buildEvent({ createdBy: keeper }), await buildEvent()];
    const [seat] = await buildRegistrations(other, [asha]);
    const code = await codeOf(seat!);
    for (let tries = 0; tries < 30; tries += 1)
      expect((await checkIn(keeper, party, { code })).code).toBe('WRONG_EVENT');
    expect((await checkIn(keeper, party, { code })).code).toBe('TOO_MANY_REQUESTS');
  });

  test('right codes do not count', async () => {
    const keeper = await buildUser({ role: 'organizer' });
    const party = await buildEvent({ createdBy: keeper, capacity: 50 });
    const all = await buildRegistrations(party, await buildUsers(40));
    for (const id of all) expect((await checkIn(keeper, party, { code: await codeOf(id) })).errors).toEqual([]);
    expect(await sql(`SELECT failures, pending FROM sign_in_attempts WHERE bucket LIKE $1`, [`%${keeper.id}`])).toEqual(
      [{ failures: 0, pending: 0 }],
    );
  });
});
