import { afterAll, beforeEach, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import type { Person } from '../../../api/testing/build.ts';
import { startGateway } from '../../../api/testing/gateway.ts';
import { saveSettings } from '../../../api/testing/settings.ts';
import { startAllWork } from '../../../api/work.ts';
import { parse } from '../../testing/parse.ts';
import { evmAt, maskIdsAndTimes } from '../../testing/run.ts';

const api = await startApi();
const { evm, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const organizer = await api.buildUser({ role: 'organizer', firstName: 'Olga', lastName: 'Organizer' });
let asha: Person;
let eventId: string;
let place: { env: { EVM_TOKEN: string } };
beforeEach(async () => {
  asha = await api.buildUser();
  const event = await api.buildEvent({ createdBy: organizer, title: 'Kite day' });
  await api.buildRegistrations(event, [asha]);
  eventId = event.id;
  place = { env: { EVM_TOKEN: await api.tokenOf(asha) } };
});
const write = (subject: string) =>
  api.as(organizer)(
    'mutation ($input: WriteToRegistrationsInput!) { writeToRegistrations(input: $input) { written } }',
    { input: { eventId, userIds: [asha.id], subject, text: 'Ten metres.' } },
  );

test.each([
  ['notices list --unread --limit 5 --json title', [{ unread: true, limit: '5', json: 'title' }]],
  ['notices read', [[], {}]],
  ['notices read notice_1 notice_2', [['notice_1', 'notice_2'], {}]],
  ['notices preferences', [[], { way: 'email' }]],
  ['notices preferences letters=off role=on --way push', [['letters=off', 'role=on'], { way: 'push' }]],
  ['notices phone --code 493027 --json phone', [undefined, { code: '493027', json: 'phone' }]],
  ['notices phone +919876543210', ['+919876543210', {}]],
  ['notices watch --json title,path', [{ json: 'title,path' }]],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

test('notices are listed, and can be marked as read one by one or all at once', async () => {
  expect(await evm(['notices', 'list'], place)).toMatchObject({ out: '', said: 'You have no notifications yet.' });
  for (const subject of ['Bring string', 'Bring a kite', 'Bring a friend']) await write(subject);
  const { out } = await evm(['notices', 'list', '--json', 'id,title,text,path,isRead'], place);
  const all = JSON.parse(out) as { id: string; title: string }[];
  expect(all.map(({ title }) => title)).toEqual([
    'Kite day: Bring a friend',
    'Kite day: Bring a kite',
    'Kite day: Bring string',
  ]);
  expect(all[0]).toMatchObject({ text: 'Ten metres.', path: `/events/${eventId}`, isRead: false });
  expect((await evm(['notices', 'read', all[0]!.id], place)).said).toBe('Read: 1. Not read: 2.');
  expect(maskIdsAndTimes((await evm(['notices', 'list', '--unread'], place)).out).split('\n')).toHaveLength(2);
  const read = await evm(['notices', 'read', '--json'], place);
  expect(read.said).toBe('Read: 2. Not read: 0.');
  expect(JSON.parse(read.out)).toEqual({ read: 2, unreadNotices: 0 });
  expect(await evm(['notices', 'list', '--unread'], place)).toMatchObject({ said: 'You have read everything.' });
});

test('watching prints new notices, and nothing when notices are read', async () => {
  const end = new AbortController();
  const printedLines: string[] = [];
  const run = evm(['notices', 'watch'], { ...place, interrupt: end.signal, onLine: (line) => printedLines.push(line) });
  await expect.poll(() => printedLines).toEqual([expect.stringMatching(/^Following .* Ctrl-C ends\.$/)]);
  await write('Bring string');
  await expect.poll(() => printedLines).toHaveLength(2);
  expect(printedLines[1]).toMatch(
    new RegExp(`^\\d{4}-.*Z\tKite day: Bring string\tTen metres\\.\t/events/${eventId}$`),
  );
  await evm(['notices', 'read'], place);
  await write('Bring a kite');
  await expect.poll(() => printedLines).toHaveLength(3);
  expect(printedLines[2]).toContain('Bring a kite');
  end.abort();
  expect((await run).code).toBe(0);
});

test('a person chooses kinds of messages by mail, and invalid choices are reported', async () => {
  const { out } = await evm(['notices', 'preferences', 'letters=off', 'role=on', '--json'], place);
  const rows = JSON.parse(out) as { topic: string; way: string; wanted: boolean; isWayOn: boolean }[];
  expect(rows.find(({ topic }) => topic === 'letters')).toEqual({
    topic: 'letters',
    way: 'email',
    wanted: false,
    isWayOn: true,
  });
  expect(rows.filter(({ wanted }) => !wanted).map(({ topic }) => topic)).toEqual(['letters', 'digest']);
  await write('Bring string');
  expect(await api.sql('SELECT FROM mail_messages WHERE user_id = $1', [asha.uuid])).toEqual([]);
  expect((await evm(['notices', 'preferences'], place)).out).toContain('letters\temail\tfalse\ttrue');
  expect(await evm(['notices', 'preferences', 'letters'], place)).toMatchObject({
    code: 2,
    said: expect.stringContaining('"letters" is not a kind of message with on or off.'),
  });
  expect(await evm(['notices', 'preferences', 'gossip=on'], place)).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no such kind of message'),
  });
});

test('a person saves a phone number and confirms it with the code', async () => {
  const phone = (...argv: string[]) => evm(['notices', 'phone', ...argv], place);
  expect(await phone('+91 98765 43210')).toMatchObject({
    code: 0,
    said: '',
    out: 'phone\t+919876543210\nphoneVerified\tfalse',
  });
  const gateway = await startGateway();
  const admin = await api.buildUser({ role: 'admin' });
  await saveSettings(api, admin, gateway.twilio);
  await expect
    .poll(() => phone())
    .toMatchObject({ said: 'We send a code to +919876543210. Enter it with: evm notices phone --code <code>' });
  expect((await phone('--resend')).code).toBe(0);
  const stop = await startAllWork({ ...api, address: api.url });
  await expect.poll(() => gateway.bodies()).toHaveLength(1);
  await stop();
  gateway.close();
  expect(await phone('--code', '12345')).toMatchObject({
    code: 1,
    said: expect.stringContaining('The code has 6 digits') as string,
  });
  expect(await phone('--code', '123456', '--resend')).toMatchObject({ code: 2, sent: [] });
  expect(await phone('--code', gateway.bodies()[0]!.slice(0, 6), '--json')).toMatchObject({
    code: 0,
    said: '',
    out: JSON.stringify({ phone: '+919876543210', phoneVerified: true }, null, 2),
  });
  await saveSettings(api, admin, {});
  expect((await evm(['notices', 'phone'])).code).toBe(4);
});
