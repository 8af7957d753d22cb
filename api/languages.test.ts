import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { createClient } from 'graphql-ws';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { languageOf } from './core/texts/language.ts';
import { startApi } from './testing/api.ts';
import { approvalsOf } from './testing/approval.ts';
import type { Person } from './testing/build.ts';
import { startMail } from './testing/mail.ts';
import { restOf } from './testing/rest.ts';

const api = await startApi();
const { as, sql, tokenOf, url, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const rest = restOf(api);
const does = approvalsOf(api);
afterAll(api.close);

const admin = await buildUser({ role: 'admin' });

/** A mutation with empty fields, as a program with this `Accept-Language` sends it. */
async function planNothing(language?: string) {
  const query = `mutation { createEvent(input: { title: "", description: "x", location: "", capacity: 5,
    date: "2096-11-21T12:00:00Z" }) { event { id } } }`;
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await tokenOf(admin)}`,
    ...(language !== undefined && { 'accept-language': language }),
  };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { errors } = (await answer.json()) as { errors: { message: string; extensions: { fields: object } }[] };
  return { message: errors[0]!.message, fields: errors[0]!.extensions.fields };
}

const english = {
  message: 'Title is required',
  fields: { title: 'Title is required', location: 'Location is required' },
};
const german = { message: 'Titel fehlt', fields: { title: 'Titel fehlt', location: 'Ort fehlt' } };

describe('the language of an answer', () => {
  test.each([
    ['kn-IN,kn;q=0.9,en;q=0.8', 'kn'],
    ['en-GB,en;q=0.9,hi;q=0.8', 'en'],
    ['pt-BR, fr;q=0.5', 'fr'],
    ['de;q=0, es', 'es'],
    ['ZH-Hant-TW', 'zh'],
    ['pt, *;q=0.1', 'en'],
    ['', 'en'],
    [';;,=q', 'en'],
    [undefined, 'en'],
  ])('Accept-Language %s means %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  test('only the beginning of a long header is read', () => {
    expect(languageOf(`de,${'x,'.repeat(8000)}`)).toBe('de');
    expect(languageOf(`${'x,'.repeat(8000)}de`)).toBe('en');
  });

  test('GraphQL names the problems of fields in it, and in English for programs that name none', async () => {
    expect(await planNothing()).toEqual(english);
    expect(await planNothing('de-CH')).toEqual(german);
    // no language stays behind
    const both = await Promise.all([planNothing('de'), planNothing(), planNothing('de'), planNothing('pt')]);
    expect(both).toEqual([german, english, german, english]);
  });

  test('REST refuses in it, even what cannot be read', async () => {
    const inGerman = { headers: { 'accept-language': 'de' } };
    const messageOf = async (what: string, options: object) => (await rest(what, options)).body['message'];
    expect(await messageOf('GET /api/events/nothing', { ...inGerman, as: admin })).toBe('Event nicht gefunden');
    expect(await messageOf('GET /api/events/nothing', { as: admin })).toBe('Event not found');
    expect(await messageOf('GET /api/nowhere', inGerman)).toBe('Unter dieser Adresse gibt es nichts.');
    const broken = {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json', 'accept-language': 'de' },
    };
    const { message } = (await (await fetch(`${url}/api/events`, broken)).json()) as { message: string };
    expect(message).toBe('Die Anfrage ist kein gültiges JSON.');
  });

  test('it holds for a body that arrives later than the headers', async () => {
    const headers = {
      'content-type': 'application/json',
      'accept-language': 'de',
      authorization: `Bearer ${await tokenOf(admin)}`,
      expect: '100-continue',
    };
    const sent = request(`${url}/api/events`, { method: 'POST', headers });
    sent.flushHeaders();
    await once(sent, 'continue');
    sent.end('{ "title": "", "description": "x", "location": "", "capacity": 5, "date": "2096-11-21T12:00:00Z" }');
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(await json(answer)).toMatchObject({ fields: german.fields });
  });

  test('a socket names it when it opens', async () => {
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${await tokenOf(admin)}`, language: 'de' },
    });
    const query = 'mutation { deleteEvent(input: { eventId: "event_00000000000000000000000000" }) { __typename } }';
    const errors = await new Promise((resolve, reject) => {
      client.subscribe({ query }, { next: (answer) => resolve(answer.errors), error: reject, complete: () => {} });
    });
    expect(errors).toMatchObject([{ message: 'Event nicht gefunden' }]);
    await client.dispose();
  });
});

const chooseLanguage = async (person: Person, language: string) => {
  const choose = 'mutation ($to: Language) { updateUserSettings(input: { language: $to }) { settings { language } } }';
  expect((await as(person)(choose, { to: language })).errors).toEqual([]);
};

describe('letters, notices and new accounts', () => {
  test('letters and notices have the language of their reader', async () => {
    const mails = await startMail(api);
    await sql("UPDATE system_settings SET time_zone = 'UTC'");
    const [asha, ben] = (await buildUsers(2)) as [Person, Person];
    const event = await buildEvent({ createdBy: admin, date: new Date('2096-11-21T12:00:00.000Z') });
    await buildRegistrations(event, [asha, ben]);
    await chooseLanguage(asha, 'GERMAN');
    await does.edit(event.id, admin, { date: '2096-11-22T12:00:00.000Z' });
    const noticeOf = async (person: Person) =>
      (await as(person)<{ notices: { edges: { node: object }[] } }>('{ notices { edges { node { text } } } }')).data
        .notices.edges[0]!.node;
    expect(await noticeOf(asha)).toEqual({ text: 'Neue Zeit: Donnerstag, 22. November 2096 um 12:00 UTC' });
    expect(await noticeOf(ben)).toEqual({ text: 'Now Thursday, 22 November 2096 at 12:00 UTC' });
    expect((await mails.next(asha.email)).text).toContain('Donnerstag, 22. November 2096 um 12:00 UTC');
    expect((await mails.next(ben.email)).text).toContain('Thursday, 22 November 2096 at 12:00 UTC');
    await mails.close();
  });

  test('a new account has the language of its sign-up, which scripts do not name', async () => {
    const languageAfter = async (headers: Record<string, string>) => {
      const email = `new${Math.random()}@college.example`;
      const body = { firstName: 'Nila', lastName: 'Raman', email, password: 'Evm@demo1', college: 'North' };
      expect((await rest('POST /api/auth/register', { body, headers })).status).toBe(201);
      return (await sql('SELECT language FROM users WHERE email = $1', [email]))[0]!['language'];
    };
    expect(await languageAfter({ 'accept-language': 'kn-IN' })).toBe('kannada');
    expect(await languageAfter({})).toBe('english');
  });
});
