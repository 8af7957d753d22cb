import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { startAllWork } from '../work.ts';
import type { Api } from './api.ts';
import type { Person } from './build.ts';

/** A message as the test's mail server received it. */
export type ReceivedMail = Omit<Email, 'to'> & {
  readonly to: readonly string[];
  readonly header: (name: string) => string | undefined;
};

/**
 * A real mail server on a free local port. It collects messages; `options` make it refuse, stall or require a password.
 */
export async function startSmtp(options: SMTPServerOptions = {}) {
  const arrived: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: async (stream, session, callback) => {
      // a killed sender may leave an incomplete message; refuse it
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

  /** Closes all open connections. */
  const hangUp = () => {
    for (const connection of server.connections) connection.close();
  };

  /** The next message to an address: waits for one after the last that `next` returned. */
  const seen = new Map<string, number>();
  const next = async (address: string): Promise<ReceivedMail> => {
    const count = seen.get(address) ?? 0;
    const mine = () => arrived.filter(({ to }) => to.includes(address));
    while (mine().length <= count) await pause(20);
    seen.set(address, count + 1);
    return mine()[count]!;
  };
  return { port, arrived, next, hangUp, close };
}

/** Queues a message, like a rule would. */
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

/** All messages to a person, oldest first. */
export const mailTo = (api: Api, { uuid }: Pick<Person, 'uuid'>): Promise<MailRow[]> =>
  api.sql<MailRow>('SELECT * FROM mail_messages WHERE user_id = $1 ORDER BY id', [uuid]);

/** Resolves when the only message to a person satisfies the condition. */
export async function settled(api: Api, person: Person, holds: (row: MailRow) => boolean): Promise<MailRow> {
  const [row] = await mailTo(api, person);
  if (row && holds(row)) return row;
  await pause(20);
  return settled(api, person, holds);
}

/** Makes delayed and retried messages due now. */
const makeMailDue = `UPDATE mail_messages SET waits = false, due_at = now()
  WHERE id IN (SELECT id FROM mail_messages WHERE waits FOR UPDATE SKIP LOCKED)`;

/**
 * Makes delayed and retried messages and jobs due now. Skips locked rows, so it can be called repeatedly. Leaves the
 * queue `except` alone.
 */
export const makeJobsDue = (api: Pick<Api, 'sql'>, except = '') =>
  api.sql(`${makeMailDue};
           UPDATE pgboss.job SET start_after = now()
            WHERE (name, id) IN (SELECT name, id FROM pgboss.job WHERE state < 'active' AND start_after > now()
                                    AND name <> '${except}' FOR UPDATE SKIP LOCKED)`);

/** Ends the leases of a dead process. No message may be in transit. */
export const endLeases = (api: Pick<Api, 'sql'>) => api.sql('UPDATE mail_messages SET leased_until = NULL');

/** Simulates the passing of minutes: settles queued mail like a sender, oldest first. */
export async function minutesLater(
  api: Pick<Api, 'sql' | 'settled'>,
  became: 'sent' | 'failed' = 'sent',
): Promise<void> {
  await api.settled();
  await api.sql(makeMailDue);
  await endLeases(api);
  const waiting = await api.sql<{ id: string }>(`SELECT id FROM mail_messages WHERE state = 'queued' ORDER BY id`);
  for (const { id } of waiting) {
    const [row] = await api.sql<{ claimed: string }>('SELECT evm_claim_mail($1) AS claimed', [id]);
    if (row!.claimed === 'go') await api.sql('SELECT evm_settle_mail($1, $2, $3)', [id, became, '250 Ok']);
  }
}

/** Runs all jobs of a test's server, with mail going to a test mail server. */
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
  /** Waits for the next message. Skips the delay that lets later messages replace earlier ones. */
  const next = async (address: string) => {
    const arrived = smtp.next(address);
    // repeat for mail that is queued, or put off after a time-out, in the meantime
    do await makeJobsDue(api);
    while ((await Promise.race([arrived, pause(500)])) === undefined);
    return arrived;
  };
  return { ...smtp, next, close };
}
