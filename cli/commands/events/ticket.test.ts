import { afterAll, expect, test } from 'vitest';
import { fromPayload } from '../../../api/tickets/payload.ts';
import { startApi } from '../../../api/testing/api.ts';
import { evmAt, maskIdsAndTimes } from '../../testing/run.ts';

const api = await startApi();
const { buildUser, buildEvent, buildRegistrations, tokenOf } = api;
const { evm, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const person = await buildUser({ firstName: 'Asha' });
const event = await buildEvent({ title: 'Kite day', location: 'Roof' });
const [registrationId] = await buildRegistrations(event, [person]);
const session = { env: { EVM_TOKEN: await tokenOf(person) } };

test('a ticket is found by words of the title, and shows its code and its QR payload', async () => {
  const shown = await evm(['events', 'ticket', 'kite'], session);
  expect(shown).toMatchObject({ code: 0, said: '' });
  expect(maskIdsAndTimes(shown.out)).toMatch(/code\t[A-HJ-NP-Z]{4} [A-HJ-NP-Z]{4}\n.*title\tKite day\n/s);
  const { out } = await evm(['events', 'ticket', event.id, '--json', 'state,payload'], session);
  const { state, payload } = JSON.parse(out) as { state: string; payload: string };
  expect(state).toBe('VALID');
  expect(fromPayload(payload)).toMatchObject({ eventId: event.id, registrationId });
});

test('a person without a seat gets an error instead of a ticket', async () => {
  const other = { env: { EVM_TOKEN: await tokenOf(await buildUser()) } };
  expect(await evm(['events', 'ticket', event.id], other)).toMatchObject({
    code: 1,
    out: '',
    said: expect.stringContaining('You have no ticket for this event.') as string,
  });
});
