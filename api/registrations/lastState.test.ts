import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { onServer } from '../testing/database.ts';
import { makeJobsDue, mailTo, minutesLater, startMail } from '../testing/mail.ts';
import { waitingFor } from '../testing/waiting.ts';

let api: Api;
let others: Api[];
let organizer: Person;
let person: Person;
let event: BuiltEvent;
beforeAll(async () => {
  api = await startApi();
  const same = { databaseUrl: api.address, secret: api.config.secret };
  others = await Promise.all([startApi(same), startApi(same)]);
  organizer = await api.buildUser({ role: 'organizer' });
});
beforeEach(async () => {
  person = await api.buildUser();
  event = await api.buildEvent({ createdBy: organizer, title: 'Kite day', location: 'Roof', capacity: 5 });
});
afterAll(async () => {
  for (const each of others ?? []) await each.close();
  await api?.close();
});

const take = (at = api) =>
  at.as(person)(`mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }`, {
    input: { eventId: event.id, name: 'Asha Rao', email: person.email },
  });
const giveBack = (at = api) =>
  at.as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { deletedRegistrationId } }', {
    id: event.id,
  });
const edit = (changes: Record<string, unknown>) =>
  api.as(organizer)('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }', {
    input: { eventId: event.id, ...changes },
  });
const kinds = async (who = person) => (await mailTo(api, who)).map(({ kind }) => kind);
const hasSeat = async () =>
  (await api.sql('SELECT FROM registrations WHERE user_id = $1 AND event_id = $2', [person.uuid, event.uuid])).length;

/** Sends thirty registrations and thirty cancellations at once to three servers. Returns how many succeeded. */
async function storm(): Promise<number> {
  const servers = [api, ...others];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? take : giveBack)(servers[n % servers.length])),
  );
  expect(answers.map(({ code }) => code)).not.toContain('INTERNAL');
  return answers.filter(({ errors }) => errors.length === 0).length;
}

describe('changes within some minutes', () => {
  test('a seat that is taken and cancelled sends no mail', async () => {
    await take();
    await giveBack();
    await minutesLater(api);
    expect(await kinds()).toEqual([]);
  });

  test('a seat that is cancelled and taken again sends no mail', async () => {
    await take();
    await minutesLater(api);
    await giveBack();
    await take();
    await minutesLater(api);
    expect(await kinds()).toEqual(['registration-confirmed']);
  });

  test('many changes of mind send one mail with the last state and the current facts of the event', async () => {
    for (let n = 0; n < 15; n += 1) {
      await take();
      await giveBack();
    }
    await take();
    await edit({ location: 'Garden' });
    await minutesLater(api);
    expect(await mailTo(api, person)).toMatchObject([
      { kind: 'registration-confirmed', state: 'sent', data: { location: 'Garden', version: 2 } },
    ]);
  });

  test('several edits send one mail with the differences to the last mail', async () => {
    await take();
    await minutesLater(api);
    await edit({ location: 'Garden' });
    await edit({ location: 'Cellar', title: 'Kite night' });
    await edit({ title: 'Kite day' });
    await minutesLater(api);
    expect(await mailTo(api, person)).toMatchObject([
      { kind: 'registration-confirmed' },
      {
        kind: 'event-changed',
        data: { title: 'Kite day', location: 'Cellar', version: 4, was: { title: 'Kite day', location: 'Roof' } },
      },
    ]);
  });

  test('an undone edit sends no mail; a later edit is compared with the last mail', async () => {
    await take();
    await minutesLater(api);
    await edit({ location: 'Garden' });
    await edit({ location: 'Roof' });
    await minutesLater(api);
    expect(await kinds()).toEqual(['registration-confirmed']);
    await edit({ title: 'Kite night' });
    await minutesLater(api);
    expect((await mailTo(api, person))[1]!.data).toMatchObject({ was: { title: 'Kite day', location: 'Roof' } });
  });

  test('a mail waits one to two minutes, and later changes do not prolong that', async () => {
    await take();
    const [first] = await api.sql<{ start: Date }>(
      `SELECT due_at AS start, waits FROM mail_messages WHERE user_id = $1`,
      [person.uuid],
    );
    const waits = first!.start.getTime() - Date.now();
    expect(waits).toBeGreaterThan(60_000);
    expect(waits).toBeLessThanOrEqual(120_000);
    await edit({ location: 'Garden' });
    expect(await api.sql(`SELECT due_at AS start, waits FROM mail_messages WHERE user_id = $1`, [person.uuid])).toEqual(
      [first],
    );
  });

  test('thirty registrations and cancellations at once on three servers send at most one mail, which is true', async () => {
    const effects = await storm();
    expect(effects).toBeGreaterThan(3);
    await minutesLater(api);
    expect(await kinds()).toEqual((await hasSeat()) ? ['registration-confirmed'] : []);
  });

  test('the race is real: a mail for every change sends several', async () => {
    const naive = await startApi();
    onTestFinished(naive.close);
    await naive.sql(`CREATE OR REPLACE FUNCTION evm_post_last(recipient uuid, about text, before jsonb, after jsonb,
      is_own boolean DEFAULT false) RETURNS void LANGUAGE sql AS $$
        SELECT evm_post_mail('registration-' || CASE after->>'standing' WHEN 'on' THEN 'confirmed' ELSE 'cancelled' END, recipient, after)
      $$`);
    const [who, where] = [await naive.buildUser(), await naive.buildEvent()];
    [person, event] = [who, where];
    await Promise.all(Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? take : giveBack)(naive)));
    expect((await mailTo(naive, who)).length).toBeGreaterThan(1);
  });
});

test('mails sent during storms alternate between registered and cancelled, and the last one is true', async () => {
  const mail = await startMail(api);
  onTestFinished(mail.close);
  const state = { over: false };
  onTestFinished(() => {
    state.over = true;
  });
  const hurrying = (async () => {
    while (!state.over) {
      await makeJobsDue(api);
      await pause(5);
    }
  })();
  for (let n = 0; n < 4; n += 1) await storm();
  const waiting = () => api.sql(`SELECT FROM mail_messages WHERE user_id = $1 AND state = 'queued'`, [person.uuid]);
  while ((await waiting()).length > 0) await pause(20);
  state.over = true;
  await hurrying;
  const mailSubjects = mail.arrived
    .filter(({ to }) => to.includes(person.email))
    .map(({ subject }) => subject!.split(':')[0]);
  const inTurn = mailSubjects.map((_, n) => (n % 2 === 0 ? 'You are registered' : 'Registration cancelled'));
  expect(mailSubjects).toEqual(inTurn);
  expect(mailSubjects.length % 2).toBe(await hasSeat());
});

describe('a mail that was not delivered', () => {
  test('the mail after a failed one is compared with the last mail that was sent', async () => {
    await take();
    await minutesLater(api);
    await edit({ location: 'Garden' });
    await minutesLater(api, 'failed');
    await edit({ title: 'Kite night' });
    await minutesLater(api);
    const [, failed, sent] = await mailTo(api, person);
    expect(failed).toMatchObject({ state: 'failed' });
    expect(sent!.data).toMatchObject({
      title: 'Kite night',
      location: 'Garden',
      was: { title: 'Kite day', location: 'Roof' },
    });
  });

  test('a mail that is being retried is dropped if it is no longer true', async () => {
    const mail = await startMail(api, {
      onRcptTo: (_to, _session, done) => done(Object.assign(new Error('Greylisted'), { responseCode: 450 })),
    });
    await take();
    await makeJobsDue(api);
    while ((await mailTo(api, person))[0]!.attempts === 0) await pause(20);
    await mail.close();
    expect(await mailTo(api, person)).toMatchObject([{ kind: 'registration-confirmed', state: 'queued', attempts: 1 }]);
    await giveBack();
    await minutesLater(api);
    expect(await kinds()).toEqual([]);
  });

  test('a queued mail is withheld if the person has turned e-mail off in the meantime', async () => {
    await take();
    await api.sql('UPDATE users SET notify_email = false WHERE id = $1', [person.uuid]);
    await minutesLater(api);
    expect(await mailTo(api, person)).toMatchObject([
      { state: 'withheld', attempts: 0, answer: 'Not sent: this person does not want mail of this kind.' },
    ]);
  });
});

describe('limits per day', () => {
  const answers = async () =>
    (await mailTo(api, person)).map(({ state, answer }) => (state === 'sent' ? 'sent' : answer));

  test('a person gets ten mails a day about the same event; admins see the withheld ones', async () => {
    for (let n = 0; n < 6; n += 1)
      for (const change of [take, giveBack]) {
        await change();
        await minutesLater(api);
      }
    const dropped = 'Not sent: this person was sent 10 messages about the same thing within a day.';
    expect(await answers()).toEqual([...Array.from({ length: 10 }, () => 'sent'), dropped]);
    // the next mail, a day later, includes the withheld change
    await api.sql(`UPDATE mail_messages SET claimed_at = claimed_at - interval '1 day' WHERE user_id = $1`, [
      person.uuid,
    ]);
    await take();
    await minutesLater(api);
    expect((await kinds()).at(-1)).toBe('registration-confirmed');
  });

  test('a person gets thirty mails a day; mails about account security do not count', async () => {
    const post = (kind: string, data: object, always: boolean) =>
      api.sql('SELECT evm_post_mail($1, $2, $3, $4)', [kind, person.uuid, data, always]);
    for (let n = 0; n < 40; n += 1) await post('password-changed', {}, true);
    await minutesLater(api);
    const events = await Promise.all(Array.from({ length: 33 }, () => api.buildEvent()));
    for (const each of events) {
      event = each;
      await take();
    }
    await minutesLater(api);
    await post('password-changed', {}, true);
    await minutesLater(api);
    const all = await answers();
    expect(all.filter((each) => each === 'sent')).toHaveLength(40 + 30 + 1);
    expect(all.filter((each) => each !== 'sent')).toEqual(
      Array.from({ length: 3 }, () => 'Not sent: this person was sent 30 messages within a day.'),
    );
  });

  test('the limits per day hold if several processes send at once', async () => {
    await api.sql('SELECT evm_post_mail($1, $2, $3) FROM generate_series(1, 11)', [
      'announcement',
      person.uuid,
      { title: 'Storm', content: 'Stay.', author: 'Olga', event: null },
    ]);
    const ids = (await mailTo(api, person)).map(({ id }) => id);
    const [last, beforeLast] = [ids.pop()!, ids.pop()!];
    const send = (id: string) => api.sql(`SELECT evm_claim_mail($1), evm_settle_mail($1, 'sent', '250 Ok')`, [id]);
    for (const id of ids) await send(id);
    const answered: string[] = [];
    await onServer(api.address, async (other) => {
      await other.query('BEGIN');
      await other.query('SELECT evm_claim_mail($1)', [beforeLast]);
      const claiming = api
        .sql<{ claimed: string }>('SELECT evm_claim_mail($1) AS claimed', [last])
        .then(([row]) => answered.push(row!.claimed));
      await expect.poll(async () => answered.length > 0 || (await waitingFor(other)) > 0).toBe(true);
      await other.query('COMMIT');
      await claiming;
    });
    expect(answered).toEqual(['held']);
    await api.sql(`SELECT evm_settle_mail($1, 'sent', '250 Ok')`, [beforeLast]);
    await send(last);
    expect((await mailTo(api, person)).filter(({ state }) => state === 'withheld')).toHaveLength(1);
  });
});

test('a mail does not overtake an earlier one about the same event that is being sent', async () => {
  await take();
  const claim = async () => {
    const [newest] = (await mailTo(api, person)).toReversed();
    return (await api.sql<{ claimed: string }>('SELECT evm_claim_mail($1) AS claimed', [newest!.id]))[0]!.claimed;
  };
  expect(await claim()).toBe('go');
  await giveBack();
  expect(await claim()).toBe('held');
  await minutesLater(api);
  expect(await claim()).toBe('over');
  expect((await mailTo(api, person)).map(({ kind, state }) => [kind, state])).toEqual([
    ['registration-confirmed', 'sent'],
    ['registration-cancelled', 'sent'],
  ]);
});
