import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mostConcurrent } from '../mail/send.ts';
import { deliverPush } from '../push/deliver.ts';
import { remindOfEvents } from '../registrations/reminders/reminders.ts';
import { watch } from '../testing/announce.ts';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { deliverSms } from '../sms/deliver.ts';
import { planBusyDay, type SentMessage } from '../testing/busyDay.ts';
import { startGateway } from '../testing/gateway.ts';
import { LiveClient } from '../testing/live.ts';
import { makeJobsDue, startSmtp } from '../testing/mail.ts';
import { type ApiProcess, startProcess } from '../testing/process.ts';
import { startPushService } from '../testing/pushService.ts';
import { isThorough } from '../testing/sample.ts';

const kills = isThorough ? 60 : 4;

interface Titles {
  readonly edges: readonly { readonly node: { readonly title: string } }[];
}

test('if one of two processes is killed every second, no message is lost, and only those under way come twice', async () => {
  const api = await startApi();
  // a slow answer: a sender may be killed after the service got the message but before the sender knows
  const service = await startPushService(() => pause(30, 201));
  const ways = { smtp: await startSmtp(), service, gateway: await startGateway() };
  const { smtp, gateway } = ways;
  const start = () => startProcess(api.address, { JWT_SECRET: api.config.secret, PRIVATE_TARGETS: '127.0.0.1' });
  const pair = [start(), start()];
  await Promise.all(pair);
  const day = await planBusyDay(api, ways, kills * 0.8);

  // a person with an open screen, who also queries all the time
  const [asha] = day.people as [Person];
  const client = await LiveClient.open(api.url, await api.tokenOf(asha));
  const live = await watch(client);
  const since = Date.now();
  const seenBy = async (person: Person) => {
    const { data, errors } = await api.as(person)<Record<'notices' | 'announcements', Titles>>(
      '{ notices(first: 100) { edges { node { title } } } announcements(first: 100) { edges { node { title } } } }',
    );
    expect(errors).toEqual([]);
    const of = ({ edges }: Titles) => edges.map(({ node }) => node.title).filter((title) => title.startsWith('News'));
    return { bell: of(data.notices), list: of(data.announcements) };
  };
  const outOfTime: string[] = [];
  const look = async () => {
    const sent = Date.now();
    const { mail, push } = day.arrived();
    const { bell, list } = await seenBy(asha);
    const [seen, received] = [new Set([...bell, ...list]), new Set([...mail, ...push].map(({ what }) => what))];
    const now = Date.now();
    for (const { title, publishAt, endsAt } of day.news) {
      if (publishAt > now && (seen.has(title) || received.has(title))) outOfTime.push(`${title} too early`);
      if (endsAt !== null && endsAt <= sent && seen.has(title)) outOfTime.push(`${title} too late`);
    }
  };
  let isMoved = false;
  const goOn = async (wait = 100) => {
    await makeJobsDue(api, 'announcement-moments');
    isMoved = await day.moveFirst();
    await look();
    await pause(wait);
  };

  let last = Date.now();
  for (let kill = 0; kill < kills; kill += 1) {
    let victim: ApiProcess | undefined;
    void pair[kill % 2]!.then((ready) => (victim = ready));
    while (!victim || Date.now() < last + 1000) await goOn();
    last = Date.now();
    await victim.kill();
    pair[kill % 2] = start();
  }
  await Promise.all(pair);

  const waiting = () =>
    api.sql(`SELECT FROM pgboss.job WHERE name IN ('mail', 'push', 'sms', 'announcement-mail', 'announcement-moments')
                AND state <= 'active'
             UNION ALL SELECT FROM mail_messages WHERE state = 'queued'`);
  while (!isMoved || Date.now() < day.end) await goOn();
  // the sweep that each process runs every minute
  await remindOfEvents.run({ ...api, address: api.url });
  do await goOn(400);
  while ((await waiting()).length > 0);
  for (const each of pair) await (await each).stop();

  // the bell: exactly once, in time
  const emails = new Map(day.people.map(({ uuid, email }) => [uuid, email]));
  const notices = await api.sql<{ id: string; title: string }>(
    `SELECT user_id AS id, data->>'title' AS title FROM notices WHERE kind = 'reminder'`,
  );
  const reminded = notices.map(({ id, title }) => ({ to: emails.get(id)!, what: `Coming up: ${title}` }));
  expect(words(reminded)).toEqual(words(day.reminders()));
  const lasting = day.news.filter(({ endsAt }) => endsAt === null);
  for (const person of [asha, ...day.people.slice(-3)]) {
    const theirs = lasting.filter(({ readers }) => readers.includes(person)).map(({ title }) => title);
    expect((await seenBy(person)).bell.toSorted()).toEqual(theirs.toSorted());
  }
  expect(outOfTime).toEqual([]);
  await api.caughtUp();
  const heard = live.received().filter((each) => each.startsWith('Created'));
  expect(new Set(heard).size).toBe(heard.length);
  const hers = lasting.filter(({ readers, publishAt }) => readers.includes(asha) && publishAt > since);
  expect(heard).toEqual(expect.arrayContaining(hers.map(({ title }) => `Created ${title}`)));

  // mail, push and text messages: at least once, and a repeated message has the same id
  const [arrived, once] = [day.arrived(), day.arrived()];
  for (const way of ['mail', 'push', 'sms'] as const)
    once[way] = [
      ...new Map(arrived[way].map((received) => [`${received.to} ${received.what} ${received.id}`, received])).values(),
    ];
  const expected = day.expected();
  expect(words(once.mail)).toEqual(words(expected.mail));
  expect(words(once.push)).toEqual(words(expected.push));
  expect(words(once.sms)).toEqual(words(expected.sms));
  // a message under way when a process is killed may or may not arrive
  expect(arrived.mail.length - once.mail.length).toBeLessThanOrEqual(kills * mostConcurrent);
  expect(arrived.push.length - once.push.length).toBeLessThanOrEqual(kills * deliverPush.queue.atOnce!);
  expect(arrived.sms.length - once.sms.length).toBeLessThanOrEqual(kills * deliverSms.queue.atOnce!);
  await client.close();
  gateway.close();
  await Promise.all([smtp.close(), service.close()]);
  await api.close();
});

/** Sorted, because the order of arrival does not matter. */
const words = (letters: readonly SentMessage[]) => letters.map(({ to, what }) => `${to} ${what}`).toSorted();
