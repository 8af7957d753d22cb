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

const session = { env: { EVM_TOKEN: await tokenOf(await buildUser({ role: 'admin' })) } };

test.each([
  ['mail list', [{ limit: '30' }]],
  [
    'mail list --state failed --search a --limit 2 --json to',
    [{ state: 'failed', search: 'a', limit: '2', json: 'to' }],
  ],
  ['mail list --cause cause_1 --state failed', [{ cause: 'cause_1', state: 'failed', limit: '30' }]],
  ['mail list --by-cause --json', [{ byCause: true, limit: '30', json: true }]],
  ['mail list --by-cause --search a', "error: option '--by-cause' cannot be used with option '--search <text>'"],
  ['mail retry mail_1 --json state', ['mail_1', { json: 'state' }]],
  [
    'mail list --state lost',
    "error: option '--state <state>' argument 'lost' is invalid. Allowed choices are queued, sent, kept, failed, withheld.",
  ],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

test('messages are listed as a table, tab-separated values or JSON, and the status counts queued ones', async () => {
  const asha = await buildUser({ email: 'asha@evm.example' });
  const event = await buildEvent({ title: 'Kite day' });
  await evm(['registrations', 'add', event.id, asha.id], session);
  expect(maskIdsAndTimes((await evm(['mail', 'list'], { ...session, width: 100 })).out)).toMatchInlineSnapshot(`
    "CREATEDAT                STATE   KIND                    TO                SUBJECT          ATTEMPTS
    2026-11-21 18:30 +00:00  QUEUED  registration-confirmed  asha@evm.example  You are regist…  0"
  `);
  expect((await evm(['mail', 'list'], { ...session, width: 100 })).said).toBe(
    'Not shown in 100 columns: id. --json and wider terminals have all.',
  );
  expect((await evm(['mail', 'list'], { ...session, width: 80 })).out).toContain('asha@evm.example');
  const run = await evm(['mail', 'list', '--state', 'queued', '--search', 'asha'], session);
  expect(run.sent).toEqual([{ state: 'QUEUED', search: 'asha', first: 30, after: null }]);
  expect(maskIdsAndTimes(run.out)).toMatchInlineSnapshot(
    `"2026-11-21T18:30:00.000Z	QUEUED	registration-confirmed	asha@evm.example	You are registered: Kite day	0	mail_00000000000000000000000001"`,
  );
  expect(JSON.parse((await evm(['mail', 'list', '--json', 'to,settledAt'], session)).out)).toEqual([
    { to: 'asha@evm.example', settledAt: null },
  ]);
  expect(JSON.parse((await evm(['status', '--json', 'mailWaiting'], session)).out)).toEqual({ mailWaiting: 1 });
  expect(await evm(['mail', 'list', '--state', 'failed'], session)).toMatchObject({
    code: 0,
    said: 'No messages found.',
  });
  expect(await evm(['mail', 'list'], { env: { EVM_TOKEN: await tokenOf(asha) } })).toMatchObject({ code: 1, out: '' });
});

test('--by-cause groups messages of a cause with counts, and --cause lists the messages of one', async () => {
  const event = await buildEvent({ title: 'Paper boats', capacity: 9 });
  const people = await api.buildUsers(3);
  await api.buildRegistrations(event, people);
  await evm(['events', 'delete', event.id, '--yes'], session);
  await api.sql(`UPDATE mail_messages SET state = 'failed' WHERE user_id = $1`, [people[0]!.uuid]);
  const run = await evm(['mail', 'list', '--by-cause', '--limit', '1'], session);
  const [id, , ...rest] = run.out.trim().split('\t');
  expect(id).toMatch(/^cause_/);
  expect(rest).toEqual(['Cancelled: Paper boats', '3', '0', '0', '2', '1', '0']);
  const [line] = JSON.parse((await evm(['mail', 'list', '--by-cause', '--json'], session)).out) as object[];
  expect(line).toMatchObject({ id, kind: 'event-deleted', total: 3, failed: 1 });
  const failed = await evm(['mail', 'list', '--cause', id!, '--state', 'failed', '--json', 'to'], session);
  expect(JSON.parse(failed.out)).toEqual([{ to: people[0]!.email }]);
});

test('a failed message can be retried, unless its link is gone', async () => {
  const [meera, ravi] = [await buildUser(), await buildUser()];
  const fail = async (kind: string, { uuid }: { uuid: string }, uselessAfter: Date | null = null) => {
    await api.sql(`SELECT evm_post_mail($1, $2, '{}', true)`, [kind, uuid]);
    await api.sql(`UPDATE mail_messages SET state = 'failed', useless_after = $2 WHERE user_id = $1`, [
      uuid,
      uselessAfter,
    ]);
    const [row] = await api.sql<{ id: string }>('SELECT id FROM mail_messages WHERE user_id = $1', [uuid]);
    return api.idOf('mail', row!.id);
  };
  const failed = await fail('password-changed', meera);
  const [line] = (await evm(['mail', 'list', '--state', 'failed', '--search', meera.email], session)).out.split('\n');
  expect(line?.split('\t').at(-1)).toBe(failed);
  const again = await evm(['mail', 'retry', failed, '--json', 'state,to'], session);
  expect(again).toMatchObject({ code: 0, said: 'The message is being sent again.' });
  expect(JSON.parse(again.out)).toEqual({ state: 'QUEUED', to: meera.email });
  const link = await fail('reset-password', ravi, new Date(Date.now() + 3_600_000));
  expect(await evm(['mail', 'retry', link], session)).toMatchObject({
    code: 1,
    out: '',
    said: 'The link in this message is gone, so it cannot be sent again. A new one has to be asked for.',
  });
  expect(await evm(['mail', 'retry', 'mail_1'], session)).toMatchObject({ code: 1, said: 'Message not found' });
});
