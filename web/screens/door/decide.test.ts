import { describe, expect, test } from 'vitest';
import { type Door, readTicket, signedBytes, toPayload } from '../../../api/tickets/payload.ts';
import { decide, decideFor, toneOf } from './decide.ts';
import {
  countsOf,
  found,
  type List,
  overtaken,
  ownOf,
  type Person,
  type Queued,
  withoutScans,
  wordsOf,
} from './doorList.ts';

const id = (kind: string, number: number) => `${kind}_${String(number).padStart(26, '0')}`;
const eventId = id('event', 1);
const otherId = id('event', 2);
const at = Date.UTC(2026, 10, 23, 10, 42);

const person = (number: number, changes: Partial<Person> = {}): Person => ({
  registrationId: id('registration', number),
  userId: id('user', number),
  name: `Person ${number}`,
  college: 'Meridian University',
  state: 'CONFIRMED',
  code: 'ABCD EFGH',
  at: null,
  by: null,
  door: null,
  scanIds: [],
  ...changes,
});
const asha = person(1, { name: 'Asha Rao' });
const ben = person(2, { at: new Date(at).toISOString(), by: 'Ravi Menon', door: 'North gate', scanIds: ['a', 'b'] });
const waits = person(3, { state: 'WAITLISTED', code: null });
const people = [asha, ben, waits];
const list: List = {
  eventId,
  title: 'Kite day',
  date: new Date(at).toISOString(),
  readAt: at,
  ahead: 0,
  publicKey: '',
  attendance: { in: 1, expected: 2 },
  people: new Map(people.map((each) => [each.registrationId, each])),
  ended: new Set([id('registration', 4)]),
};

const keysOf = async () => {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return { sign: pair.privateKey, key: btoa(String.fromCharCode(...raw)) };
};
const [ours, others] = await Promise.all([keysOf(), keysOf()]);
const ticket = async (registration: number, { sign } = ours, event = eventId) => {
  const parts = { eventId: event, registrationId: id('registration', registration) };
  return toPayload(parts, new Uint8Array(await crypto.subtle.sign('Ed25519', sign, signedBytes(parts))));
};
const door: Door = {
  eventId,
  keyOf: (each) => (each === eventId ? ours.key : each === otherId ? others.key : undefined),
  isGivenBack: (each) => list.ended.has(each),
};

const scan = (number: number): Queued => ({
  kind: 'SCAN',
  id: `scan ${number}`,
  registrationId: id('registration', number),
  at: at + 60_000,
  named: { userId: id('user', number) },
  door: 'South gate',
});
const undo = (scanId: string): Queued => ({ kind: 'UNDO', id: `undo ${scanId}`, scanId, at });
const own = (...queue: Queued[]) => ownOf(queue, new Set());

describe('a door says, without asking the server,', () => {
  const changed = async () => {
    const text = await ticket(1);
    return text.slice(0, 40) + (text[40] === 'A' ? 'B' : 'A') + text.slice(41);
  };
  test.each([
    ['welcome to who has a seat', () => ticket(1), [], 'WELCOME'],
    ['already in to who is', () => ticket(2), [], 'ALREADY_IN'],
    ['already in to who was let in here and is not told of yet', () => ticket(1), [scan(1)], 'ALREADY_IN'],
    [
      'welcome to who was let in here by mistake, which was taken back',
      () => ticket(1),
      [scan(1), undo('scan 1')],
      'WELCOME',
    ],
    ['already in where a scan is left that was not taken back', () => ticket(2), [undo('a')], 'ALREADY_IN'],
    ['welcome to who is in by scans that were all taken back here', () => ticket(2), [undo('a'), undo('b')], 'WELCOME'],
    ['no seat to who waits in line', () => ticket(3), [], 'NO_SEAT'],
    ['given back of a seat that was', () => ticket(4), [], 'GIVEN_BACK'],
    ['welcome to who has registered since the list was read', () => ticket(5), [], 'UNLISTED'],
    ['already in to one of those who comes again', () => ticket(5), [scan(5)], 'ALREADY_IN'],
    ['another event of its ticket', () => ticket(1, others, otherId), [], 'OTHER_EVENT'],
    [
      'another event where it does not know whether its ticket is genuine',
      () => ticket(1, others, id('event', 3)),
      [],
      'OTHER_EVENT',
    ],
    ['forged of what others have signed', () => ticket(1, others), [], 'FORGED'],
    ['forged of what others have signed for another event', () => ticket(1, ours, otherId), [], 'FORGED'],
    ['altered of a ticket with one letter changed', changed, [], 'ALTERED'],
    ['altered of half a ticket', async () => (await ticket(1)).slice(0, 60), [], 'ALTERED'],
    ['not a ticket of ours of anything else', () => Promise.resolve('https://evm.example'), [], 'NOT_A_TICKET'],
  ] as const)('%s', async (_, text, queue, kind) => {
    expect(decide(await readTicket(await text(), door), list, own(...queue)).kind).toBe(kind);
  });

  test('since when, by whom and at which door somebody is in, as the server knows it; of its own scans by its own clock put right', () => {
    expect(decideFor(ben, list, own())).toMatchObject({
      since: { at: new Date(at), by: 'Ravi Menon', door: 'North gate', isOwn: false },
    });
    const late = { ...list, ahead: 300_000 };
    expect(decideFor(asha, late, own(scan(1)))).toMatchObject({
      since: { at: new Date(at + 360_000), door: 'South gate', isOwn: true },
    });
  });

  test('green to who comes in, amber to who may not, red of what is wrong', () => {
    const kinds = ['WELCOME', 'UNLISTED', 'ALREADY_IN', 'NO_SEAT', 'OTHER_EVENT', 'FORGED', 'NOT_A_TICKET'] as const;
    expect(kinds.map((kind) => toneOf({ kind }))).toEqual([
      'success',
      'success',
      'attention',
      'attention',
      'danger',
      'danger',
      'danger',
    ]);
  });
});

test('who is counted: as the server counts, with what was done here since', () => {
  const counted = (...queue: Queued[]) => countsOf(list, own(...queue)).in;
  expect(counted()).toBe(1);
  expect(counted(scan(1))).toBe(2);
  expect(counted(scan(2), scan(5))).toBe(2);
  expect(counted(scan(1), undo('scan 1'), undo('a'))).toBe(1);
  expect(counted(undo('a'), undo('b'))).toBe(0);
});

test('what was taken back is gone from who is told of, and the rest stays', () => {
  expect(withoutScans(ben, new Set(['a']))).toMatchObject({ scanIds: ['b'], by: null, door: null });
  expect(withoutScans(ben, new Set(['a', 'b']))).toMatchObject({ scanIds: [], at: null });
  expect(withoutScans(ben, new Set(['c']))).toBe(ben);
});

test('a door is told of whom another one has let in earlier, also where the server hears of that later', () => {
  const told = (before: string[], after: string[]) =>
    overtaken(new Set(['ours', 'ours too']), new Map([['r', person(1, { scanIds: before })]]), [
      person(1, { registrationId: 'r', scanIds: after }),
    ]).map(({ scanId }) => scanId);
  expect(told(['ours'], ['theirs', 'ours'])).toEqual(['ours']);
  // nobody has overtaken it; it was known before; it was taken back; it was another door's
  expect(told(['ours'], ['ours', 'theirs'])).toEqual([]);
  expect(told(['ours'], ['ours too', 'ours'])).toEqual([]);
  expect(told(['theirs', 'ours'], ['theirs', 'ours'])).toEqual([]);
  expect(told(['ours'], ['theirs'])).toEqual([]);
  expect(told(['ours'], [])).toEqual([]);
  expect(told(['theirs'], ['others', 'theirs'])).toEqual([]);
});

test('people are found by parts of names whatever their accents, by college and by code however it is spaced', () => {
  const all = [person(1, { name: 'Zoë Müller', code: 'WXYZ ABCD' }), person(2, { name: 'Asha Rao' })];
  const names = (typed: string) => found(all, all.map(wordsOf), typed).map(({ name }) => name);
  expect(names('zoe mul')).toEqual(['Zoë Müller']);
  expect(names('ller ZO')).toEqual(['Zoë Müller']);
  expect(names('wxyzabcd')).toEqual(['Zoë Müller']);
  expect(names('WXYZ-ABCD')).toEqual(['Zoë Müller']);
  expect(names('meridian')).toHaveLength(2);
  expect(names('')).toHaveLength(2);
  expect(names('nobody')).toEqual([]);
});
