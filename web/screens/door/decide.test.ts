import { describe, expect, test } from 'vitest';
import { type Door, readTicket, signedBytes, toPayload } from '../../../api/tickets/payload.ts';
import { decideAboutTicket, decideAboutPerson, toneOf } from './decide.ts';
import {
  countsOf,
  searchPeople,
  type DoorList,
  overtakenScans,
  localChangesOf,
  type Person,
  type QueueItem,
  withoutScans,
  searchTextOf,
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
const list: DoorList = {
  eventId,
  title: 'Kite day',
  date: new Date(at).toISOString(),
  readAt: at,
  ahead: 0,
  publicKey: '',
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

const scan = (number: number): QueueItem => ({
  kind: 'SCAN',
  id: `scan ${number}`,
  registrationId: id('registration', number),
  at: at + 60_000,
  named: { userId: id('user', number) },
  door: 'South gate',
});
const undo = (scanId: string): QueueItem => ({ kind: 'UNDO', id: `undo ${scanId}`, scanId, at });
const localChanges = (...queue: QueueItem[]) => localChangesOf(queue, new Set());

describe('a door decides without the server', () => {
  const changed = async () => {
    const text = await ticket(1);
    return text.slice(0, 40) + (text[40] === 'A' ? 'B' : 'A') + text.slice(41);
  };
  test.each([
    ['a person with a seat is welcome', () => ticket(1), [], 'WELCOME'],
    ['a person who is in is reported as already in', () => ticket(2), [], 'ALREADY_IN'],
    ['a person with an unsent scan of this door is already in', () => ticket(1), [scan(1)], 'ALREADY_IN'],
    ['a person with an undone scan of this door is welcome', () => ticket(1), [scan(1), undo('scan 1')], 'WELCOME'],
    ['a person is already in while one scan is not undone', () => ticket(2), [undo('a')], 'ALREADY_IN'],
    [
      'a person is welcome after this door has undone all their scans',
      () => ticket(2),
      [undo('a'), undo('b')],
      'WELCOME',
    ],
    ['a person on the waitlist has no seat', () => ticket(3), [], 'NO_SEAT'],
    ['the ticket of a cancelled registration is refused', () => ticket(4), [], 'GIVEN_BACK'],
    ['a person who registered after the list was read is welcome', () => ticket(5), [], 'UNLISTED'],
    ['a person who is not on the list is already in after the first scan', () => ticket(5), [scan(5)], 'ALREADY_IN'],
    ['a genuine ticket for another event names that event', () => ticket(1, others, otherId), [], 'OTHER_EVENT'],
    ['a ticket for another event may have an unknown key', () => ticket(1, others, id('event', 3)), [], 'OTHER_EVENT'],
    ['a ticket with a foreign signature is forged', () => ticket(1, others), [], 'FORGED'],
    ['a ticket for another event with a foreign signature is forged', () => ticket(1, ours, otherId), [], 'FORGED'],
    ['a ticket with one changed letter is altered', changed, [], 'ALTERED'],
    ['half a ticket is altered', async () => (await ticket(1)).slice(0, 60), [], 'ALTERED'],
    ['any other code is not a ticket', () => Promise.resolve('https://evm.example'), [], 'NOT_A_TICKET'],
  ] as const)('%s', async (_, text, queue, kind) => {
    expect(decideAboutTicket(await readTicket(await text(), door), list, localChanges(...queue)).kind).toBe(kind);
  });

  test('an earlier scan is shown with time, helper and door; own scans use the corrected local clock', () => {
    expect(decideAboutPerson(ben, list, localChanges())).toMatchObject({
      since: { at: new Date(at), by: 'Ravi Menon', door: 'North gate', isOwn: false },
    });
    const late = { ...list, ahead: 300_000 };
    expect(decideAboutPerson(asha, late, localChanges(scan(1)))).toMatchObject({
      since: { at: new Date(at + 360_000), door: 'South gate', isOwn: true },
    });
  });

  test('admitted people are green, refused people amber, wrong tickets red', () => {
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

test('the counts are those of the rows on this device, with its own scans and undos', () => {
  const counted = (...queue: QueueItem[]) => countsOf(list, localChanges(...queue));
  expect(counted()).toEqual({ in: 1, expected: 2 });
  expect(counted(scan(1))).toEqual({ in: 2, expected: 2 });
  // a genuine ticket that is newer than the list
  expect(counted(scan(2), scan(5))).toEqual({ in: 2, expected: 3 });
  expect(counted(scan(1), undo('scan 1'), undo('a'))).toEqual({ in: 1, expected: 2 });
  expect(counted(undo('a'), undo('b'))).toEqual({ in: 0, expected: 2 });
  const guest = { ...ben, registrationId: 'c', state: 'GUEST', scanIds: ['c'] };
  const withGuest = { ...list, people: new Map([...list.people, ['c', guest]]) };
  expect(countsOf(withGuest, localChanges())).toEqual({ in: 2, expected: 3 });
  expect(countsOf(withGuest, localChanges(undo('c')))).toEqual({ in: 1, expected: 2 });
});

test('an undone scan disappears from the person, the other scans stay', () => {
  expect(withoutScans(ben, new Set(['a']))).toMatchObject({ scanIds: ['b'], by: null, door: null });
  expect(withoutScans(ben, new Set(['a', 'b']))).toMatchObject({ scanIds: [], at: null });
  expect(withoutScans(ben, new Set(['c']))).toBe(ben);
});

test('a door is corrected if another door let the person in earlier, even if the server learned it later', () => {
  const correctedScanIds = (before: string[], after: string[]) =>
    overtakenScans(new Set(['ours', 'ours too']), new Map([['r', person(1, { scanIds: before })]]), [
      person(1, { registrationId: 'r', scanIds: after }),
    ]).map(({ scanId }) => scanId);
  expect(correctedScanIds(['ours'], ['theirs', 'ours'])).toEqual(['ours']);
  // still the first scan; overtaken by this door; known before; undone; undone; another door's scan
  expect(correctedScanIds(['ours'], ['ours', 'theirs'])).toEqual([]);
  expect(correctedScanIds(['ours'], ['ours too', 'ours'])).toEqual([]);
  expect(correctedScanIds(['theirs', 'ours'], ['theirs', 'ours'])).toEqual([]);
  expect(correctedScanIds(['ours'], ['theirs'])).toEqual([]);
  expect(correctedScanIds(['ours'], [])).toEqual([]);
  expect(correctedScanIds(['theirs'], ['others', 'theirs'])).toEqual([]);
});

test('people are found by parts of their name without accents, by college, and by code with any spacing', () => {
  const all = [person(1, { name: 'Zoë Müller', code: 'WXYZ ABCD' }), person(2, { name: 'Asha Rao' })];
  const names = (typed: string) => searchPeople(all, all.map(searchTextOf), typed).map(({ name }) => name);
  expect(names('zoe mul')).toEqual(['Zoë Müller']);
  expect(names('ller ZO')).toEqual(['Zoë Müller']);
  expect(names('wxyzabcd')).toEqual(['Zoë Müller']);
  expect(names('WXYZ-ABCD')).toEqual(['Zoë Müller']);
  expect(names('meridian')).toHaveLength(2);
  expect(names('')).toHaveLength(2);
  expect(names('nobody')).toEqual([]);
});

test('people whose names are in Devanagari or Kannada are found by the Latin spellings too', () => {
  const all = [person(1, { name: 'दीपक ಗೌಡ' }), person(2)];
  const names = (typed: string) => searchPeople(all, all.map(searchTextOf), typed).map(({ name }) => name);
  expect(names('deepak gowda')).toEqual(['दीपक ಗೌಡ']);
  expect(names('दीपक')).toEqual(['दीपक ಗೌಡ']);
});
