import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { toId } from '../core/ids/ids.ts';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { onServer } from '../testing/database.ts';
import { makeJobsDue, mailTo, minutesLater, post, settled, startMail } from '../testing/mail.ts';

let api: Api;
let admin: Person;
let person: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.buildUser({ role: 'admin' });
});
beforeEach(async () => {
  await api.sql('DELETE FROM mail_messages');
  person = await api.buildUser();
});
afterAll(() => api?.close());

const retry = (messageId: string, as = admin) =>
  api.as(as)<{ retryMail: { message: { state: string; viewerCanRetry: boolean } } }>(
    'mutation ($input: RetryMailInput!) { retryMail(input: $input) { message { state viewerCanRetry } } }',
    { input: { messageId } },
  );
const idTo = async (who = person) => toId('mail', (await mailTo(api, who)).at(-1)!.id);
/** Whether admins can send the newest message to this person again. */
const offered = async (who = person) => {
  const { data } = await api.as(admin)<{ node: { viewerCanRetry: boolean } }>(
    'query ($id: ID!) { node(id: $id) { ... on MailMessage { viewerCanRetry } } }',
    { id: await idTo(who) },
  );
  return data.node.viewerCanRetry;
};
const sentence = async (who = person) => {
  const { code, errors } = await retry(await idTo(who));
  return [code, errors[0]?.message];
};

async function failed(kind = 'password-changed', more = {}) {
  await post(api, person, kind, more);
  await minutesLater(api, 'failed');
}

describe('an admin sends a message again', () => {
  test('a failed message is sent again, once and with the same Message-ID', async () => {
    let refuses = true;
    const mail = await startMail(api, {
      onRcptTo: (_to, _session, done) =>
        done(refuses ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    });
    onTestFinished(mail.close);
    await post(api, person);
    const { id } = await settled(api, person, ({ state }) => state === 'failed');
    while (!(await offered())) await pause(20);
    refuses = false;
    expect((await retry(await idTo())).data.retryMail.message).toEqual({ state: 'QUEUED', viewerCanRetry: false });
    expect((await mail.next(person.email)).messageId).toContain(toId('mail', id));
    expect(await settled(api, person, ({ state }) => state === 'sent')).toMatchObject({ attempts: 2 });
    expect(mail.arrived).toHaveLength(1);
  });

  test('a message that waits hours for its next attempt is sent at once', async () => {
    let refuses = true;
    const mail = await startMail(api, {
      onRcptTo: (_to, _session, done) =>
        done(refuses ? Object.assign(new Error('Later'), { responseCode: 450 }) : null),
    });
    onTestFinished(mail.close);
    await post(api, person);
    await settled(api, person, ({ attempts }) => attempts === 1);
    while (!(await offered())) await pause(20);
    refuses = false;
    expect((await retry(await idTo())).errors).toEqual([]);
    await settled(api, person, ({ state }) => state === 'sent');
    expect(mail.arrived).toHaveLength(1);
  });

  test('a message that the daily limit held back is sent at once', async () => {
    const news = { title: 'Storm', content: 'Stay.', author: 'Olga', event: null };
    await api.sql('SELECT evm_post_mail($1, $2, $3) FROM generate_series(1, 11)', ['announcement', person.uuid, news]);
    await minutesLater(api);
    const [row] = (await mailTo(api, person)).filter(({ state }) => state === 'withheld');
    expect((await retry(toId('mail', row!.id))).errors).toEqual([]);
    await minutesLater(api);
    expect((await mailTo(api, person)).map(({ state }) => state)).not.toContain('withheld');
  });

  test('parallel requests send a message again only once', async () => {
    await failed();
    const id = await idTo();
    const answers = await Promise.all(Array.from({ length: 12 }, () => retry(id)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'MAIL_NOT_RETRYABLE']));
    const mail = await startMail(api);
    onTestFinished(mail.close);
    await mail.next(person.email);
    await settled(api, person, ({ state }) => state === 'sent');
    expect(mail.arrived).toHaveLength(1);
  });
});

describe('a message that cannot be sent again', () => {
  test('a sent message cannot be sent again', async () => {
    await post(api, person);
    await minutesLater(api);
    expect(await offered()).toBe(false);
    expect(await sentence()).toEqual(['MAIL_NOT_RETRYABLE', 'This message has been sent.']);
  });

  test.each(['reset-password', 'verify-email'])('a %s message is not sent again: its link is gone', async (kind) => {
    await failed(kind, { uselessAfter: new Date(Date.now() + 3_600_000) });
    expect(await offered()).toBe(false);
    expect(await sentence()).toEqual([
      'MAIL_NOT_RETRYABLE',
      'The link in this message is gone, so it cannot be sent again. A new one has to be asked for.',
    ]);
  });

  test('a message that is queued or being sent cannot be sent again', async () => {
    await post(api, person);
    const waiting = ['MAIL_NOT_RETRYABLE', 'This message is already on its way.'];
    expect(await offered()).toBe(false);
    expect(await sentence()).toEqual(waiting);
    const { id } = (await mailTo(api, person))[0]!;
    await api.sql('SELECT evm_claim_mail($1)', [id]);
    expect(await sentence()).toEqual(waiting);
    await onServer(api.address, async (sender) => {
      await sender.query('BEGIN');
      await sender.query('SELECT FROM mail_messages FOR UPDATE');
      expect(await sentence()).toEqual(waiting);
      await sender.query('ROLLBACK');
    });
    await api.sql('SELECT evm_settle_mail($1, $2, $3)', [id, 'queued', '451 Later']);
    expect((await retry(await idTo())).errors).toEqual([]);
  });

  test('a message that is no longer true cannot be sent again', async () => {
    const event = await api.buildEvent();
    const take = 'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }';
    await api.as(person)(take, { input: { eventId: event.id, name: 'Asha', email: person.email } });
    await minutesLater(api, 'failed');
    expect(await offered()).toBe(true);
    await api.as(person)(
      'mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { deletedRegistrationId } }',
      {
        id: event.id,
      },
    );
    expect(await mailTo(api, person)).toHaveLength(1);
    expect(await offered()).toBe(false);
    expect((await sentence())[1]).toBe('What this message says no longer holds, so it is not sent again.');
  });

  test('a kind of mail that the user turned off cannot be sent again, except safety mail', async () => {
    await failed();
    await api.sql(`SELECT evm_post_mail('role-changed', $1, '{"before":"participant","after":"organizer"}')`, [
      person.uuid,
    ]);
    await minutesLater(api, 'failed');
    await api.sql('UPDATE users SET notify_email = false WHERE id = $1', [person.uuid]);
    expect((await sentence())[1]).toBe('This person does not want mail of this kind.');
    await api.sql(`DELETE FROM mail_messages WHERE kind = 'role-changed'`);
    expect((await retry(await idTo())).errors).toEqual([]);
  });

  test('unknown messages are not found, and only admins can send messages again', async () => {
    for (const id of [toId('mail', '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000'), admin.id, 'x'])
      expect((await retry(id)).code).toBe('NOT_FOUND');
    await failed();
    expect((await retry(await idTo(), person)).code).toBe('FORBIDDEN');
    await makeJobsDue(api);
    expect(await mailTo(api, person)).toMatchObject([{ state: 'failed' }]);
  });
});
