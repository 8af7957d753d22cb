import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import type { Person } from '../../../api/testing/build.ts';
import { saveSettings } from '../../../api/testing/settings.ts';
import { evmAt, maskIdsAndTimes } from '../../testing/run.ts';

const api = await startApi();
const { buildUser, buildEvent, buildRegistrations, tokenOf } = api;
const { evm, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const signedInAs = async (person: Person) => ({ env: { EVM_TOKEN: await tokenOf(person) } });
const organizer = await buildUser({ role: 'organizer', firstName: 'Meera', lastName: 'Iyer' });
const [mine, admins, theirs] = [
  await signedInAs(organizer),
  await signedInAs(await buildUser({ role: 'admin' })),
  await signedInAs(await buildUser()),
];

test('a pending event can be approved, or rejected with a reason', async () => {
  const admin = await buildUser({ role: 'admin' });
  await saveSettings(api, admin, { eventApprovalRequired: true, maxEventsPerOrganizer: 100 });
  const create = 'events create --date 2099-01-01T10:00Z --location Pool --description Wet --title'.split(' ');
  expect((await evm([...create, 'Night swim'], mine)).said).toBe(
    'Event created. It waits for the approval of an admin.',
  );
  await evm([...create, 'Day swim'], mine);
  expect((await evm(['events', 'list', '--approval', 'pending', '--json', 'title'], admins)).out).toContain(
    'Night swim',
  );

  expect((await evm(['events', 'approve', 'day swim', '--json', 'approval'], admins)).out).toContain('APPROVED');
  expect((await evm(['events', 'approve', 'night swim'], mine)).code).toBe(1);
  const reject = ['events', 'reject', 'night swim'];
  expect(await evm(reject, admins)).toMatchObject({ code: 2, said: 'There is nobody to ask here: give --reason.' });
  expect(await evm([...reject, '--reason', ' '], admins)).toMatchObject({ code: 2, said: 'Reason is required' });
  const rejected = await evm([...reject, '--reason', 'It closes at eight.'], admins);
  expect(rejected.said).toBe('Event rejected: only its creator and admins see it.');
  expect(maskIdsAndTimes(rejected.out)).toMatchInlineSnapshot(`
    "id	event_00000000000000000000000001
    title	Night swim
    organizerName	Meera Iyer
    approval	REJECTED
    rejectionReason	It closes at eight."
  `);
});

test('the list of participants shows e-mail addresses only to viewers who may see them', async () => {
  const event = await buildEvent({ title: 'Choir', createdBy: organizer });
  const asha = await buildUser({ firstName: 'Asha', lastName: 'Bhat', email: 'asha@evm.example' });
  await buildRegistrations(event, [
    asha,
    await buildUser({ firstName: 'Ravi', lastName: 'Bhat', email: 'ravi@evm.example' }),
  ]);
  const participants = ['events', 'participants', 'choir'];
  expect(maskIdsAndTimes((await evm(participants, { ...mine, width: 100 })).out)).toMatchInlineSnapshot(`
    "NAME       EMAIL             COLLEGE              CREATEDAT
    Asha Bhat  asha@evm.example  Evergreen Institute  2026-11-21 18:30 +00:00
    Ravi Bhat  ravi@evm.example  Evergreen Institute  2026-11-21 18:30 +00:00"
  `);
  expect(maskIdsAndTimes((await evm(participants, theirs)).out)).toMatchInlineSnapshot(`
    "Asha Bhat		Evergreen Institute	2026-11-21T18:30:00.000Z
    Ravi Bhat		Evergreen Institute	2026-11-21T18:30:00.000Z"
  `);
  const json = await evm([...participants, '--search', 'asha', '--limit', '1', '--json', 'userId,email,phone'], mine);
  expect(JSON.parse(json.out)).toEqual([{ userId: asha.id, email: asha.email, phone: '+91 80 5550 100' }]);
  expect(await evm([...participants, '--search', 'nobody'], mine)).toMatchObject({
    code: 0,
    said: 'No participants found.',
  });
});
