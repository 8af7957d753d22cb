import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { toCode } from '../tickets/code.ts';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
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
    const party = await buildEvent({ createdBy: keeper, capacity: 100 });
    const codes = await Promise.all((await buildRegistrations(party, await buildUsers(60))).map(codeOf));
    const queue = () => ({ scans: codes.map((code) => ({ id: randomUUID(), at: new Date(), code })) });
    const answers = (await Promise.all([send(keeper, party, queue()), send(keeper, party, queue())])).map((each) =>
      each.answers.map(({ outcome }) => outcome),
    );
    expect(new Set(answers.flat())).toEqual(new Set(['IN', 'ALREADY_IN']));
    expect(await sql('SELECT FROM scans WHERE event_id = $1', [party.uuid])).toHaveLength(120);
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
