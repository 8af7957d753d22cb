import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { toId } from '../core/ids/ids.ts';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { makeJobsDue, mailTo, post, settled, startMail } from '../testing/mail.ts';
import { startAllWork } from '../work.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

/** Starts a mail server for one test. */
async function mail(options: Parameters<typeof startMail>[1] = {}) {
  const started = await startMail(api, options);
  onTestFinished(started.close);
  return started;
}

/** Makes the next attempt due at once, and waits for it. */
async function tryAgain(person: Person): Promise<void> {
  const [before] = await mailTo(api, person);
  await settled(api, person, (row) => {
    void makeJobsDue(api);
    return row.attempts > before!.attempts;
  });
}

const refusing = (responseCode: number, sentence: string) => Object.assign(new Error(sentence), { responseCode });

describe('a message', () => {
  test('a message arrives as plain text and as HTML, with a stable Message-ID', async () => {
    const { next } = await mail();
    const person = await api.buildUser({ firstName: 'Asha & <Co>' });
    await post(api, person);
    const arrived = await next(person.email);
    const row = await settled(api, person, ({ state }) => state === 'sent');
    expect(arrived.subject).toBe('Your password was changed');
    expect(arrived.from).toMatchObject({ name: 'Campus Events', address: 'events@evm.example' });
    expect(arrived.messageId).toBe(`<${toId('mail', row.id)}@127.0.0.1>`);
    expect(arrived.header('auto-submitted')).toBe('auto-generated');
    expect(arrived.text).toContain('Hello Asha & <Co> Number');
    expect(arrived.text).toContain(`${api.url}/forgot-password`);
    expect(arrived.html).toContain('Hello Asha &amp; &lt;Co&gt; Number');
    expect(arrived.html).toContain(`href="${api.url}/forgot-password"`);
    expect(row).toMatchObject({ attempts: 1, answer: expect.stringMatching(/^250 /) });
  });

  test('a message to an unknown recipient is not retried and shows the response of the server', async () => {
    const { arrived } = await mail({ onRcptTo: (_to, _session, done) => done(refusing(550, 'No such person here')) });
    const person = await api.buildUser();
    await post(api, person);
    const row = await settled(api, person, ({ state }) => state === 'failed');
    expect(row).toMatchObject({ attempts: 1, answer: '550 No such person here' });
    expect(arrived).toEqual([]);
  });

  test('a NUL in the response of the server does not repeat the message', async () => {
    let attempts = 0;
    // the library of the other tests writes no NUL
    const server = createServer((socket) => {
      socket.write('220 mail\r\n');
      socket.on('data', (sent) => {
        const isRecipient = sent.toString().startsWith('RCPT');
        if (isRecipient) attempts += 1;
        socket.write(isRecipient ? '550 No such\0 person\r\n' : '250 Yes\r\n');
      });
      socket.on('error', () => {});
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    await mail();
    await api.sql('UPDATE system_settings SET smtp_port = $1', [(server.address() as AddressInfo).port]);
    const person = await api.buildUser();
    await post(api, person);
    const row = await settled(api, person, ({ state }) => state === 'failed');
    expect([row.answer, attempts]).toEqual(['550 No such\ufffd person', 1]);
  });

  test('a temporarily refused message is retried with the same Message-ID', async () => {
    let refusals = 0;
    const { next } = await mail({
      onRcptTo: (_to, _session, done) => done((refusals += 1) <= 2 ? refusing(450, 'Greylisted') : null),
    });
    const person = await api.buildUser();
    await post(api, person);
    for (const attempts of [1, 2]) {
      const row = await settled(api, person, (each) => each.attempts === attempts);
      expect(row).toMatchObject({ state: 'queued', answer: '450 Greylisted' });
      await tryAgain(person);
    }
    const arrived = await next(person.email);
    const row = await settled(api, person, ({ state }) => state === 'sent');
    expect(arrived.messageId).toContain(toId('mail', row.id));
    expect(row.attempts).toBe(3);
  });

  test('a message survives a server that hangs up during the delivery', async () => {
    let isFirst = true;
    const server = await mail({
      onMailFrom: (_from, _session, done) => done(),
      onRcptTo: (_to, _session, done) => {
        if (isFirst) server.hangUp();
        else done();
        isFirst = false;
      },
    });
    const person = await api.buildUser();
    await post(api, person);
    const row = await settled(api, person, ({ attempts }) => attempts === 1);
    expect(row.state).toBe('queued');
    await tryAgain(person);
    expect((await server.next(person.email)).subject).toBe('Your password was changed');
  });

  test('an attempt times out if the server does not respond', async () => {
    let isFirst = true;
    const { next } = await mail({
      onConnect: (_session, done) => {
        if (!isFirst) done();
        isFirst = false;
      },
    });
    const person = await api.buildUser();
    await post(api, person);
    const row = await settled(api, person, ({ attempts }) => attempts === 1);
    expect(row).toMatchObject({ state: 'queued', answer: 'Greeting never received' });
    await tryAgain(person);
    expect((await next(person.email)).subject).toBe('Your password was changed');
  });

  test('a message is not sent if its link has expired', async () => {
    const { arrived } = await mail();
    const person = await api.buildUser();
    await post(api, person, 'password-changed', { uselessAfter: new Date(Date.now() - 1000) });
    const row = await settled(api, person, ({ state }) => state === 'failed');
    expect(row.answer).toBe('It could not be sent while the link in it still worked.');
    expect(arrived).toEqual([]);
  });

  test('a message is sent once, even if several processes look for work', async () => {
    const { arrived } = await mail();
    const others = await Promise.all([1, 2].map(() => startAllWork({ ...api, address: api.url })));
    onTestFinished(async () => void (await Promise.all(others.map((stop) => stop()))));
    const people = await api.buildUsers(40);
    await Promise.all(people.map((person) => post(api, person)));
    await Promise.all(people.map((person) => settled(api, person, ({ state }) => state === 'sent')));
    expect(arrived.map(({ to }) => to[0]!).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  });

  test('a message survives an unreachable server', async () => {
    const { close } = await startMail(api);
    await close();
    const stop = await startAllWork({ ...api, address: api.url });
    const person = await api.buildUser();
    await post(api, person);
    const row = await settled(api, person, ({ attempts }) => attempts === 1);
    await stop();
    expect(row).toMatchObject({ state: 'queued', answer: expect.stringContaining('ECONNREFUSED') });
    const { next } = await mail();
    await makeJobsDue(api);
    expect((await next(person.email)).subject).toBe('Your password was changed');
  });
});

describe('without a mail server', () => {
  const outside = { 'x-forwarded-for': '203.0.113.7' };
  const get = (at: Api, path: string, headers: Record<string, string> = {}) => fetch(`${at.url}${path}`, { headers });

  async function serve(production: boolean, more: { publicUrl?: string } = {}) {
    const dataDir = await mkdtemp(join(tmpdir(), 'evm-mail-'));
    const at = await startApi({ dataDir, production, ...more });
    const stop = await startAllWork({ ...at, address: at.url });
    onTestFinished(async () => {
      await stop();
      await at.close();
      await rm(dataDir, { recursive: true, force: true });
    });
    return at;
  }

  test('only a developer on this machine reads messages at /dev/mail', async () => {
    const at = await serve(false);
    const person = await at.buildUser();
    await post(at, person);
    const row = await settled(at, person, ({ state }) => state === 'kept');
    const id = toId('mail', row.id);
    expect(await (await get(at, `/dev/mail.json?to=${person.email}`)).json()).toMatchObject([
      { id, to: person.email, subject: 'Your password was changed', text: expect.stringContaining('Hello') },
    ]);
    expect(await (await get(at, '/dev/mail')).text()).toContain(`href="/dev/mail/${id}"`);
    expect(await (await get(at, `/dev/mail/${id}`)).text()).toContain('Your password was changed');
    const shown = await get(at, `/dev/mail/${id}/html`);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect(await (await get(at, `/dev/mail/${id}/source`)).text()).toContain(`Message-ID: <${id}@127.0.0.1>`);
    for (const path of ['', '.json', '.css', `/${id}`, `/${id}/html`, `/${id}/source`])
      expect((await get(at, `/dev/mail${path}`, outside)).status).toBe(404);
    expect((await get(at, '/dev/mail/..%2F..%2Fjwt-secret')).status).toBe(404);
    const toTwo = await get(at, `/dev/mail.json?to=nobody@evm.example&to=${person.email}`);
    expect(await toTwo.json()).toMatchObject([{ id }]);
  });

  test.each([
    ['under the public name', { host: 'evm.example' }],
    ['under another name', { host: 'evil.example' }],
    ['with the address that a proxy saw', { 'x-forwarded-for': '127.0.0.1' }],
    ['with the name that a proxy saw', { 'x-forwarded-host': 'evm.example' }],
    ['with the header of RFC 7239', { forwarded: 'for=127.0.0.1' }],
    ['through nginx', { 'x-real-ip': '127.0.0.1' }],
    ['through a cache', { via: '1.1 cache' }],
    ['through a tunnel', { 'cf-connecting-ip': '127.0.0.1' }],
  ])('messages are not served under another name or through a proxy: %s', async (_, headers) => {
    const at = await serve(false, { publicUrl: 'https://evm.example' });
    const [response] = (await once(request(`${at.url}/dev/mail.json`, { headers }).end(), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    expect(response.statusCode).toBe(404);
  });

  test('production stores no message and reports that nothing was sent', async () => {
    const at = await serve(true);
    const person = await at.buildUser();
    await post(at, person);
    const row = await settled(at, person, ({ state }) => state === 'failed');
    expect(row.answer).toBe('No SMTP server is set.');
    expect((await get(at, '/dev/mail', { accept: 'application/json' })).status).toBe(404);
  });
});
