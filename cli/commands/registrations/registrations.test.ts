import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { parse } from '../../testing/parse.ts';
import { answering, evmAt, plain } from '../../testing/run.ts';

const api = await startApi();
const { buildUser, buildEvent, seatsOf, tokenOf } = api;
const { evm, leave } = evmAt(api.url);
afterAll(async () => {
  leave();
  await api.close();
});

const place = { env: { EVM_TOKEN: await tokenOf(await buildUser({ role: 'admin' })) } };
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
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

test('a seat is taken for somebody, and given back after a yes', async () => {
  const add = ['registrations', 'add', 'kite', 'asha'];
  const wrong = await evm([...add, '--phone', 'none', '--name', ' '], place);
  expect(wrong).toMatchObject({ code: 2, sent: [] });
  expect(wrong.said.split('\n').toSorted()).toEqual(['Invalid phone number', 'Name is required']);

  const added = await evm([...add, '--special-requirements', 'Vegetarian'], place);
  expect(added).toMatchObject({ code: 0, said: 'Asha Bhat has a seat.' });
  expect(added.sent.at(-1)).toEqual({
    input: { eventId: event.id, userId: asha.id, specialRequirements: 'Vegetarian' },
  });
  expect(plain(added.out)).toMatchInlineSnapshot(`
    "id	registration_00000000000000000000000001
    userId	user_00000000000000000000000002
    name	Asha Bhat
    email	asha@evm.example
    phone	
    specialRequirements	Vegetarian
    createdAt	2026-11-21T18:30:00.000Z"
  `);
  expect(await evm(add, place)).toMatchObject({ code: 1, out: '' });
  const ravi = await buildUser();
  expect(await evm(['registrations', 'add', event.id, ravi.id], place)).toMatchObject({ code: 1, out: '' });

  const cancel = ['registrations', 'cancel', 'kite', 'asha'];
  const answers = answering(false);
  expect(await evm(cancel, { ...place, answers })).toMatchObject({ code: 1, said: 'Nothing was changed.' });
  expect(answers.asked).toEqual(['Give back the seat of asha? Somebody else can take it then.']);
  expect((await seatsOf(event)).taken).toBe(1);
  const cancelled = await evm([...cancel, '--yes'], place);
  expect(cancelled).toMatchObject({ code: 0, said: 'The seat is free again.' });
  expect(cancelled.sent.at(-1)).toEqual({ input: { eventId: event.id, userId: asha.id } });
  expect(plain(cancelled.out)).toMatchInlineSnapshot(`
    "removedRegistrationId	registration_00000000000000000000000001
    id	event_00000000000000000000000002
    title	Kite day
    registeredCount	0
    capacity	1"
  `);
  expect((await seatsOf(event)).taken).toBe(0);
  expect(await evm([...cancel, '--yes'], place)).toMatchObject({
    code: 1,
    said: 'Selected participant data not found\nNobody registered is called "asha".',
  });
});

test('seats of others are for admins only', async () => {
  const visitor = { env: { EVM_TOKEN: await tokenOf(asha) } };
  for (const argv of [
    ['add', event.id, asha.id],
    ['cancel', event.id, asha.id, '--yes'],
  ])
    expect(await evm(['registrations', ...argv], visitor)).toMatchObject({ code: 1, out: '' });
  expect(await evm(['registrations', 'add', event.id, asha.id])).toMatchObject({ code: 4 });
});
