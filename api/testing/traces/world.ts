import type { GraphQLSchema } from 'graphql';
import type { Worker } from '../../core/jobs/jobs.ts';
import { features } from '../../features.ts';
import { buildCollege, type College } from '../accessSamples.ts';
import type { Api } from '../api.ts';
import type { Person } from '../build.ts';
import { startGateway } from '../gateway.ts';
import type { Google } from '../google.ts';
import { sendMail } from '../../mail/send.ts';
import { workerOf } from '../jobs.ts';
import { type ReceivedMail, startSmtp } from '../mail.ts';
import { startPushService } from '../pushService.ts';
import { listenIn, type ListeningState } from './listening.ts';
import type { Trace } from './traces.ts';

/** The private people: other participants do not see their names. */
export const privatePeople: readonly string[] = ['person', 'manager', 'seated', 'waiting'];

export type World = Awaited<ReturnType<typeof buildWorld>>;

/**
 * A college with a cast. Their names, addresses and phone numbers are marks. Mail, push and text messages reach all
 * accounts.
 */
export async function buildWorld(api: Api, google: Google, schema: GraphQLSchema, hearing: ListeningState) {
  const { sql } = api;
  const [smtp, push, gateway] = await Promise.all([startSmtp(), startPushService(), startGateway()]);
  const college: College = await buildCollege(api, google);
  const { anonymous: _, ...others } = college.viewers;
  const cast = new Map<string, Person>(Object.entries({ ...others, seated: college.hidden, waiting: college.silent }));
  const contacts = new Map<string, string>([
    ['asha@evm.example', 'person.email'],
    ['events@evm.example', 'ours'],
  ]);
  let phones = 0;
  for (const [name, { uuid, email }] of cast) {
    const phone = `+91700000${String((phones += 1)).padStart(4, '0')}`;
    contacts.set(email, `${name}.email`).set(phone, `${name}.phone`);
    await sql(`UPDATE users SET phone = $2, profile_visible = $3 WHERE id = $1`, [
      uuid,
      phone,
      !privatePeople.includes(name),
    ]);
  }
  const rename = `UPDATE users SET last_name = name FROM unnest($1::uuid[], $2::text[]) AS t (person, name)
    WHERE users.id = person AND last_name <> name`;
  await sql('UPDATE users SET notify_sms = true');

  /** It is about noon in the college's zone, so an event in three hours is today: only then are text messages sent. */
  const offset = 12 - new Date().getUTCHours();
  const zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  /** Resets settings, names and daily limits that the last call may have changed, and empties the queues. */
  const calm = async () => {
    await sql(
      `UPDATE system_settings SET smtp_server = '127.0.0.1', smtp_port = $1, smtp_username = '', smtp_password = NULL,
         system_email_address = 'events@evm.example', max_events_per_organizer = 1000, time_zone = $2, sms_address = $3,
         sms_template = 'To={to}&Body={text}', sms_token = NULL, email_verification_required = true`,
      [smtp.port, zone, gateway.address],
    );
    await sql(rename, [[...cast.values()].map(({ uuid }) => uuid), [...cast.keys()].map((name) => `Z${name}`)]);
    await sql('DELETE FROM message_choices; DELETE FROM pgboss.job; DELETE FROM mail_messages; DELETE FROM sms_sent');
    await sql('UPDATE users SET verified_phone = phone WHERE id = ANY($1::uuid[])', [
      [...cast.values()].map(({ uuid }) => uuid),
    ]);
    smtp.arrived.length = push.arrived.length = gateway.arrived.length = 0;
  };

  const { data } = await api.as(college.viewers.admin)<{ pushKey: string }>('{ pushKey }');
  const browsers = new Map<string, string>();
  /** Adds a browser for push messages to every account without one. */
  const equip = async () => {
    const without = await sql<{ id: string }>(
      'SELECT id FROM users WHERE NOT EXISTS (SELECT FROM push_subscriptions WHERE user_id = users.id)',
    );
    for (const { id } of without) {
      const { endpoint, p256dh, auth } = push.subscribe(data.pushKey);
      browsers.set(endpoint.split('/').at(-1)!, id);
      await sql(
        `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
         VALUES ($1, gen_random_uuid(), $2, $3, $4)`,
        [id, endpoint, p256dh, auth],
      );
    }
  };

  const workers = new Map(
    features.flatMap(({ jobs = [] }) => jobs).map((job) => [job.queue.name, workerOf(api, job) as Worker<unknown>]),
  );
  /** Runs all queued jobs and sends all letters at once, whenever they are due. */
  const work = async () => {
    await api.settled();
    await sql('UPDATE mail_messages SET waits = false, due_at = now() WHERE waits');
    await sendMail.run({ ...api, address: api.url });
    const jobs = await sql<{ name: string; data: unknown }>('DELETE FROM pgboss.job RETURNING name, data');
    if (jobs.length === 0) return;
    for (const { name, data: of } of jobs) await workers.get(name)!.work(of, true);
    await work();
  };

  const names = new Map([...cast].map(([name, { uuid }]) => [uuid, name]));
  const nameOf = (uuid: string) => names.get(uuid) ?? 'other';
  const nameAt = (address: string) => /^(.*)\.(?:email|phone)$/.exec(contacts.get(address) ?? '')?.[1] ?? 'other';
  const sent = async (): Promise<Trace[]> => {
    const mails = await sql<{ id: string; kind: string }>('SELECT id, kind FROM mail_messages');
    const kinds = new Map(mails.map(({ id, kind }) => [api.idOf('mail', id), kind]));
    const kindOf = ({ messageId = '' }: ReceivedMail) => kinds.get(messageId.slice(1).split('@')[0]!) ?? 'test';
    const notices = await sql<{ id: string; kind: string }>('SELECT id, kind FROM notices');
    const noticeKinds = new Map(notices.map(({ id, kind }) => [api.idOf('notice', id), kind]));
    const readerOf = (pushed: { to: string }) => nameOf(browsers.get(pushed.to)!);
    return [
      ...smtp.arrived.map((each): Trace => ({
        way: 'mail',
        what: kindOf(each),
        to: nameAt(each.to[0]!),
        text: plain(each),
      })),
      ...push.arrived.map((each): Trace => ({
        way: 'push',
        what: noticeKinds.get(each.message.id) ?? 'announcement',
        to: readerOf(each),
        text: each.text,
      })),
      ...gateway.arrived.map(({ headers, body }): Trace => {
        const form = new URLSearchParams(body);
        const kind = noticeKinds.get(String(headers['idempotency-key'])) ?? 'test';
        return { way: 'sms', what: kind, to: nameAt(form.get('To')!), text: form.get('Body')! };
      }),
    ];
  };

  const live = await listenIn(api, schema, cast, hearing);
  const close = async () => {
    await live.close();
    for (const worker of workers.values()) worker.close?.();
    gateway.close();
    await Promise.all([smtp.close(), push.close()]);
  };
  return { college, cast, contacts, nameOf, calm, equip, work, sent, live, smtp, gateway, close };
}

/** A mail with its files as plain text. */
function plain({ subject, from, to, text, html, attachments, headers: all }: ReceivedMail): string {
  const files = attachments.map(({ content }) =>
    Buffer.from(content as ArrayBuffer)
      .toString('utf8')
      .replaceAll(/\r?\n[ \t]/g, ''),
  );
  const headers = all.filter(({ key }) => key !== 'message-id');
  return JSON.stringify([subject, from, to, text, html, files, headers]);
}
