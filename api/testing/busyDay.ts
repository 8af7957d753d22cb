import { announcementsIn } from './announce.ts';
import type { Api } from './api.ts';
import type { BuiltEvent, Person } from './build.ts';
import type { startGateway } from './gateway.ts';
import type { startSmtp } from './mail.ts';
import { browsersIn } from './push.ts';
import type { PushService } from './pushService.ts';

/** A message to a person, expected or arrived; a repeated message keeps its `id`. */
export interface SentMessage {
  readonly to: string;
  readonly what: string;
  readonly id?: string;
}

interface PlannedAnnouncement {
  readonly title: string;
  readonly isHigh: boolean;
  readonly publishAt: number;
  readonly endsAt: number | null;
  readonly readers: readonly Person[];
}

/** The servers that receive mail, push and text messages of a test. */
interface MessageServers {
  readonly smtp: Awaited<ReturnType<typeof startSmtp>>;
  readonly service: PushService;
  readonly gateway: Awaited<ReturnType<typeof startGateway>>;
}

const hour = 3_600_000;

/**
 * Plans reminders and announcements that become due within some seconds. A third of the people have a browser, half of
 * them a phone. All of them stay within the daily limits of mail and text messages.
 */
export async function planBusyDay(api: Api, { smtp, service, gateway }: MessageServers, seconds: number) {
  const { sql } = api;
  await sql(`UPDATE system_settings SET smtp_server = '127.0.0.1', smtp_port = $1, sms_address = $2`, [
    smtp.port,
    gateway.address,
  ]);
  const organizer = await api.buildUser({ role: 'organizer' });
  // people of one group have seats at the same four events
  const groups = Math.ceil(seconds / 4);
  const people = await api.buildUsers(20 * groups);
  const withPhone = people.filter((_, n) => n % 2 === 0);
  await sql(
    `UPDATE users SET notify_sms = true, phone = '+1555' || (1000000 + n), verified_phone = '+1555' || (1000000 + n)
       FROM unnest($1::uuid[]) WITH ORDINALITY AS t (id, n) WHERE users.id = t.id`,
    [withPhone.map(({ uuid }) => uuid)],
  );
  const phones = new Map(withPhone.map(({ email }, n) => [`+1555${1_000_001 + n}`, email]));
  const { browserOf } = browsersIn(api, service);
  const browsers = new Map<string, string>();
  for (const person of people.filter((_, n) => n % 3 === 0))
    browsers.set((await browserOf(person)).endpoint.split('/').at(-1)!, person.email);

  const begin = Date.now() + 1000;
  const moment = (share: number) => begin + share * seconds * 1000;
  const events: { event: BuiltEvent; title: string; seats: Person[]; times: number }[] = [];
  for (let n = 0; n < 4 * groups; n += 1) {
    const title = `Evening ${n}.`;
    const date = new Date(moment(n / (4 * groups)) + (n % 3 === 0 ? 24 : 1) * hour);
    const event = await api.buildEvent({ createdBy: organizer, title, date });
    const seats = people.filter((_, each) => each % groups === n % groups);
    await api.buildRegistrations(event, seats);
    events.push({ event, title, seats, times: 1 });
  }

  const announce = announcementsIn(sql);
  const news: PlannedAnnouncement[] = [];
  const many = Math.ceil(seconds * 1.5);
  for (let n = 0; n < many; n += 1) {
    const its = n % 3 === 1 ? events[n % events.length] : undefined;
    const isHigh = its !== undefined || n % Math.ceil(seconds / 2) === 0;
    const publishAt = moment(n / many);
    const endsAt = !isHigh && n % 2 === 0 ? publishAt + 2000 : null;
    const title = `News ${n}.`;
    news.push({ title, isHigh, publishAt, endsAt, readers: its?.seats ?? people });
    await announce({
      title,
      createdBy: organizer,
      event: its?.event ?? null,
      audience: its ? 'seats' : 'everybody',
      priority: isHigh ? 'high' : 'medium',
      publishAt: new Date(publishAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
    });
  }

  /** Moves the first event by an hour after its people were reminded, so that it reminds them again. */
  const moveFirst = async (): Promise<boolean> => {
    const [first] = events as [(typeof events)[0]];
    if (first.times === 1) {
      const row = await sql(
        `UPDATE events SET date = $2 WHERE id = $1 AND $3 <= (
           SELECT count(*) FROM notices WHERE kind = 'reminder' AND data->>'id' = $1::text) RETURNING 1`,
        [first.event.uuid, new Date(Date.now() + hour), first.seats.length],
      );
      if (row.length > 0) first.times = 2;
    }
    return first.times === 2;
  };

  const reminders = (): SentMessage[] =>
    events.flatMap(({ title, seats, times }) =>
      Array.from({ length: times }, () =>
        seats.map(({ email }) => ({ to: email, what: `Coming up: ${title}` })),
      ).flat(),
    );
  const important = news
    .filter(({ isHigh }) => isHigh)
    .flatMap(({ title, readers }) => readers.map(({ email }): SentMessage => ({ to: email, what: title })));
  /** The expected messages per channel. */
  const expected = () => ({
    mail: [...reminders(), ...important],
    push: [...reminders(), ...important].filter(({ to }) => [...browsers.values()].includes(to)),
    sms: reminders().filter(({ to }) => [...phones.values()].includes(to)),
  });
  /** The arrived messages per channel. */
  const arrived = (): Record<'mail' | 'push' | 'sms', SentMessage[]> => ({
    mail: smtp.arrived.flatMap(({ to, subject = '', messageId = '' }) =>
      subject
        .replace('Important: ', '')
        .split('; ')
        .map((what) => ({ to: to[0]!, what, id: messageId })),
    ),
    push: service.arrived.map(({ to, topic = '', message }) => ({
      to: browsers.get(to)!,
      what: message.title,
      id: topic,
    })),
    sms: gateway.arrived.map(({ headers, body }) => {
      const form = new URLSearchParams(body);
      const [what = ''] = /^Coming up: Evening \d+\./.exec(form.get('Body')!) ?? [];
      return { to: phones.get(form.get('To')!)!, what, id: String(headers['idempotency-key']) };
    }),
  });
  return { people, news, end: moment(1), moveFirst, reminders, expected, arrived };
}
