import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { parse } from '../../testing/parse.ts';
import { evmAt, maskIdsAndTimes } from '../../testing/run.ts';

const api = await startApi();
const { buildUser, buildEvent, tokenOf } = api;
const { evm, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const admin = await buildUser({ role: 'admin', firstName: 'Anita', lastName: 'Rao', email: 'anita@evm.example' });
const asha = await buildUser({ firstName: 'Asha', lastName: 'Bhat' });
const event = await buildEvent({ title: 'Kite day' });
const session = { env: { EVM_TOKEN: await tokenOf(admin) } };
await evm(['users', 'set-role', asha.id, 'organizer', '--yes'], session);
await evm(['settings', 'set', 'maxUsersPerEvent=200', 'smtpPassword=s3cret', '--yes'], session);
await evm(['events', 'delete', event.id, '--yes'], session);

test.each([
  ['audit', [{ limit: '30' }]],
  [
    'audit --action role.change --actor a --subject b --from 2026-12-01 --to 2026-12-04 --limit 3 --json id',
    [{ action: 'role.change', actor: 'a', subject: 'b', from: '2026-12-01', to: '2026-12-04', limit: '3', json: 'id' }],
  ],
  ['audit yesterday', "error: too many arguments for 'audit'. Expected 0 arguments but got 1: yesterday."],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

test('the audit trail is listed as a table, tab-separated values or JSON', async () => {
  expect(maskIdsAndTimes((await evm(['audit'], { ...session, width: 100 })).out)).toMatchInlineSnapshot(`
    "CREATEDAT                ACTORNAME  ACTION           SUBJECTNAME      SUMMARY
    2026-11-21 18:30 +00:00  Anita Rao  event.delete     Kite day         date: 2026-11-21 18:30 +00:00…
    2026-11-21 18:30 +00:00  Anita Rao  settings.change  System settings  maxUsersPerEvent: 100 → 200; …
    2026-11-21 18:30 +00:00  Anita Rao  role.change      Asha Bhat        role: participant → organizer"
  `);
  expect(maskIdsAndTimes((await evm(['audit'], session)).out)).toMatchInlineSnapshot(`
    "2026-11-21T18:30:00.000Z	Anita Rao	event.delete	Kite day	date: 2026-11-21T18:30:00.000Z → –; location: Main hall → –; registered: 0 → –
    2026-11-21T18:30:00.000Z	Anita Rao	settings.change	System settings	maxUsersPerEvent: 100 → 200; smtpPassword: – → (changed)
    2026-11-21T18:30:00.000Z	Anita Rao	role.change	Asha Bhat	role: participant → organizer"
  `);
  const json = await evm(['audit', '--action', 'role.change', '--json', 'subjectId,changes'], session);
  expect(JSON.parse(json.out)).toEqual([
    { subjectId: asha.id, changes: [{ field: 'role', before: 'participant', after: 'organizer' }] },
  ]);
});

test('the audit trail is filtered by action, actor, subject and time', async () => {
  const whole = ['--actor', 'anita@evm.example', '--subject', event.id, '--from', '2020-01-01', '--to', '2099-01-02'];
  const run = await evm(['audit', '--action', 'event.delete', ...whole, '--json', 'subjectName'], session);
  expect(run.sent.at(-1)).toEqual({
    action: 'event.delete',
    actorId: admin.id,
    subjectId: event.id,
    from: new Date('2020-01-01T00:00').toISOString(),
    to: new Date('2099-01-02T23:59:59.999').toISOString(),
    first: 30,
    after: null,
  });
  expect(JSON.parse(run.out)).toEqual([{ subjectName: 'Kite day' }]);
  expect((await evm(['audit', '--subject', 'asha', '--json', 'action'], session)).out).toContain('role.change');
  expect(await evm(['audit', '--from', '2099-01-01'], session)).toMatchObject({ code: 0, said: 'No entries found.' });
  expect(await evm(['audit', '--from', 'monday'], session)).toMatchObject({ code: 2, sent: [] });
  expect(await evm(['audit', '--actor', 'nobody'], session)).toMatchObject({ code: 1, out: '' });
  expect(await evm(['audit'], { env: { EVM_TOKEN: await tokenOf(await buildUser()) } })).toMatchObject({ code: 1 });
});
