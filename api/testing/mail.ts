import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { startAllWork } from '../work.ts';
import type { Api } from './api.ts';
import type { Person } from './build.ts';

/** A message as it came to the mail server of a test. */
export type Arrived = Omit<Email, 'to'> & {
  readonly to: readonly string[];
  readonly header: (name: string) => string | undefined;
};

/**
 * A real mail server on a free port of this machine. It collects what it is given; `options` make it refuse, stall or ask
 * for a password.
 */
export async function startSmtp(options: SMTPServerOptions = {}) {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: async (stream, session, callback) => {
      // a sender that is killed in the middle of it has sent nothing
      const whole = await buffer(stream).catch((error: Error) => error);
      if (whole instanceof Error) return callback(whole);
      const email = await PostalMime.parse(whole);
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const header = (name: string) => email.headers.find(({ key }) => key === name.toLowerCase())?.value;
      arrived.push({ ...email, to, header });
      callback(null, `2.0.0 Ok: queued as ${arrived.length}`);
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));

  /** Breaks off whatever is under way. */
  const hangUp = () => {
    for (const connection of server.connections) connection.close();
  };

  /** What came to an address; waits for the first that comes after the last one that was asked for. */
  const seen = new Map<string, number>();
  const next = async (address: string): Promise<Arrived> => {
    const count = seen.get(address) ?? 0;
    const mine = () => arrived.filter(({ to }) => to.includes(address));
    while (mine().length <= count) await pause(20);
    seen.set(address, count + 1);
    return mine()[count]!;
  };
  return { port, arrived, next, hangUp, close };
}

/** Posts a message as a rule would; returns its id. */
export async function post(api: Api, person: Person, kind = 'password-changed', more: { uselessAfter?: Date } = {}) {
  await api.sql('SELECT evm_post_mail($1, $2, $3, true, NULL, NULL, $4)', [kind, person.uuid, {}, more.uselessAfter]);
}

export interface MailRow {
  readonly id: string;
  readonly kind: string;
  readonly address: string;
  readonly state: string;
  readonly attempts: number;
  readonly answer: string | null;
  readonly sealed: string | null;
  readonly data: Record<string, unknown>;
}

/** What was posted to a person, the oldest first. */
export const mailTo = (api: Api, { uuid }: Pick<Person, 'uuid'>): Promise<MailRow[]> =>
  api.sql<MailRow>('SELECT * FROM mail_messages WHERE user_id = $1 ORDER BY id', [uuid]);

/** Resolves when the only message to a person has been tried so that this holds. */
export async function settled(api: Api, person: Person, holds: (row: MailRow) => boolean): Promise<MailRow> {
  const [row] = await mailTo(api, person);
  if (row && holds(row)) return row;
  await pause(20);
  return settled(api, person, holds);
}

/** Messages that wait for what may still change, or to be tried again, are due now. */
const letDue = `UPDATE mail_messages SET waits = false, due_at = now()
  WHERE id IN (SELECT id FROM mail_messages WHERE waits FOR UPDATE SKIP LOCKED)`;

/**
 * What waits for its time, or to be tried again, is done now. It waits for nobody itself and holds nothing that is due, so
 * it may be called over and over. What is planned for a moment of its own, in the queue `except`, is left alone.
 */
export const hurry = (api: Pick<Api, 'sql'>, except = '') =>
  api.sql(`${letDue};
           UPDATE pgboss.job SET start_after = now()
            WHERE (name, id) IN (SELECT name, id FROM pgboss.job WHERE state < 'active' AND start_after > now()
                                    AND name <> '${except}' FOR UPDATE SKIP LOCKED)`);

/** The minutes go by for which a process that has died had its messages. None may be sending at the moment. */
export const endLeases = (api: Pick<Api, 'sql'>) => api.sql('UPDATE mail_messages SET leased_until = NULL');

/** Some minutes go by: what waits to be mailed is settled as a sender would settle it, the oldest first. */
export async function minutesLater(
  api: Pick<Api, 'sql' | 'settled'>,
  became: 'sent' | 'failed' = 'sent',
): Promise<void> {
  await api.settled();
  await api.sql(letDue);
  await endLeases(api);
  const waiting = await api.sql<{ id: string }>(`SELECT id FROM mail_messages WHERE state = 'queued' ORDER BY id`);
  for (const { id } of waiting) {
    const [row] = await api.sql<{ claimed: string }>('SELECT evm_claim_mail($1) AS claimed', [id]);
    if (row!.claimed === 'go') await api.sql('SELECT evm_settle_mail($1, $2, $3)', [id, became, '250 Ok']);
  }
}

/** Lets the server of a test do its jobs, with the mail going to a mail server of its own. */
export async function startMail(api: Api, options: SMTPServerOptions = {}) {
  const smtp = await startSmtp(options);
  await api.sql(
    `UPDATE system_settings SET smtp_server = '127.0.0.1', smtp_port = $1, smtp_username = '',
    system_email_address = 'events@evm.example'`,
    [smtp.port],
  );
  const stop = await startAllWork({ ...api, address: api.url });
  const close = async () => {
    await stop();
    await smtp.close();
  };
  /** Does not wait for the minutes in which a later message may take the place of an earlier one. */
  const next = async (address: string) => {
    const arrived = smtp.next(address);
    // again for what is posted, or put off after a time-out, meanwhile
    do await hurry(api);
    while ((await Promise.race([arrived, pause(500)])) === undefined);
    return arrived;
  };
  return { ...smtp, next, close };
}
