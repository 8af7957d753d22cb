import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { approvalsOf } from '../testing/approval.ts';
import type { Person } from '../testing/build.ts';
import { startMail } from '../testing/mail.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const does = approvalsOf(api);
afterAll(api.close);

const setZone = async (person: Person, timeZone: string) => {
  const { errors } = await as(person)(
    'mutation ($zone: String) { updateUserSettings(input: { timeZone: $zone }) { settings { timeZone } } }',
    { zone: timeZone },
  );
  expect(errors).toEqual([]);
};
const noticeFor = async (person: Person) =>
  (await as(person)<{ notices: { edges: { node: { text: string } }[] } }>('{ notices { edges { node { text } } } }'))
    .data.notices.edges[0]!.node.text;

test('notices and letters have the time zone of their reader, or else that of the college', async () => {
  const mails = await startMail(api);
  await sql("UPDATE system_settings SET time_zone = 'UTC'");
  const admin = await buildUser({ role: 'admin' });
  const [asha, ben] = (await buildUsers(2)) as [Person, Person];
  const event = await buildEvent({ createdBy: admin, date: new Date('2096-11-21T12:00:00.000Z') });
  await buildRegistrations(event, [asha, ben]);
  await setZone(asha, ' Asia/Kolkata ');
  await does.edit(event.id, admin, { date: '2096-11-22T12:00:00.000Z' });
  const [ashasTime, bensTime] = [
    'Thursday, 22 November 2096 at 17:30 GMT+5:30',
    'Thursday, 22 November 2096 at 12:00 UTC',
  ];
  expect(await noticeFor(asha)).toBe(`Now ${ashasTime}`);
  expect(await noticeFor(ben)).toBe(`Now ${bensTime}`);
  expect((await mails.next(asha.email)).text).toContain(ashasTime);
  expect((await mails.next(ben.email)).text).toContain(bensTime);
  await setZone(asha, '');
  expect(await noticeFor(asha)).toBe(`Now ${bensTime}`);
  await mails.close();
});

test('on a screen, notices have the clock of its other times; letters have that of the language', async () => {
  const mails = await startMail(api);
  await sql("UPDATE system_settings SET time_zone = 'UTC'");
  const admin = await buildUser({ role: 'admin' });
  const asha = await buildUser();
  const event = await buildEvent({ createdBy: admin, date: new Date('2096-11-21T12:00:00.000Z') });
  await buildRegistrations(event, [asha]);
  await does.edit(event.id, admin, { date: '2096-11-22T15:05:00.000Z' });
  const noticeIn = async (language: string) => {
    const response = await fetch(`${api.url}/api/notifications`, {
      headers: { authorization: `Bearer ${await api.tokenOf(asha)}`, 'accept-language': language },
    });
    return ((await response.json()) as { data: { text: string }[] }).data[0]!.text;
  };
  expect(await noticeIn('en,en-US')).toBe('Now Thursday, November 22, 2096 at 3:05 PM UTC');
  const british = 'Thursday, 22 November 2096 at 15:05 UTC';
  for (const language of ['en,en-GB,en-US', 'en', 'de,de-DE']) expect(await noticeIn(language)).toBe(`Now ${british}`);
  expect((await mails.next(asha.email)).text).toContain(british);
  await mails.close();
});
