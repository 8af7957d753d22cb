import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { createClient } from 'graphql-ws';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { inWords } from './core/texts/inWords.ts';
import { inLanguage, localeOf } from './core/texts/language.ts';
import { languageTags } from './core/texts/languages.ts';
import { closedBy } from './doors/sockets/goodbye.ts';
import { startApi } from './testing/api.ts';
import { approvalsOf } from './testing/approval.ts';
import type { Person } from './testing/build.ts';
import { LiveClient } from './testing/live.ts';
import { startMail } from './testing/mail.ts';
import { restOf } from './testing/rest.ts';

const api = await startApi();
const { as, sql, tokenOf, url, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const rest = restOf(api);
const does = approvalsOf(api);
afterAll(api.close);

const admin = await buildUser({ role: 'admin' });

/** The response to a program that sends this `Accept-Language`, or none. */
async function askIn(language: string | undefined, person: Person, query: string, variables = {}) {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await tokenOf(person)}`,
    ...(language !== undefined && { 'accept-language': language }),
  };
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  return (await answer.json()) as { data: object; errors: { message: string; extensions: { fields: object } }[] };
}

/** A mutation with empty fields, as a program with this `Accept-Language` sends it. */
async function planNothing(language?: string) {
  const query = `mutation { createEvent(input: { title: "", description: "x", location: "", capacity: 5,
    date: "2096-11-21T12:00:00Z" }) { event { id } } }`;
  const { errors } = await askIn(language, admin, query);
  return { message: errors[0]!.message, fields: errors[0]!.extensions.fields };
}

const english = {
  message: 'Title is required',
  fields: { title: 'Title is required', location: 'Location is required' },
};
const german = { message: 'Titel fehlt', fields: { title: 'Titel fehlt', location: 'Ort fehlt' } };

describe('the language of an answer', () => {
  test.each([
    ['kn-IN,kn;q=0.9,en;q=0.8', 'kn-IN'],
    ['en-GB,en;q=0.9,hi;q=0.8', 'en-GB'],
    // the language of the texts, and then those of the browser
    ['en,de-DE,en-US,en-GB', 'en-US'],
    ['de,en-US', 'de'],
    ['en,en-US-u-ca-buddhist', 'en'],
    ['pt-BR, fr;q=0.5', 'fr'],
    ['de;q=0, es', 'es'],
    ['ZH-Hant-TW', 'zh'],
    ['pt, *;q=0.1', 'en'],
    ['', 'en'],
    [';;,=q', 'en'],
    [undefined, 'en'],
  ])('Accept-Language %s means %s', (header, locale) => {
    expect(localeOf(header)).toBe(locale);
  });

  test('only the beginning of a long header is read', () => {
    expect(localeOf(`de,${'x,'.repeat(8000)}`)).toBe('de');
    expect(localeOf(`${'x,'.repeat(8000)}de`)).toBe('en');
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

  test('REST says in it what is done', async () => {
    const body = { email: 'nobody@evm.example' };
    const ask = async (headers = {}) =>
      (await rest('POST /api/auth/forgot-password', { body, headers })).body['message'];
    expect(await ask({ 'accept-language': 'de' })).toMatch(/^Falls es zu dieser E-Mail-Adresse ein Konto gibt/);
    expect(await ask()).toMatch(/^If an account exists/);
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

  test('the reason of a closed socket is in it, and fits its 123 bytes in every language', async () => {
    const { closed } = await LiveClient.open(url, 'nonsense', undefined, 'de');
    expect(await closed).toEqual({ code: 4401, reason: 'Bitte logg dich ein, um weiterzumachen.' });
    for (const tag of Object.values(languageTags))
      for (const [, reason] of Object.values(closedBy)) {
        const text = inLanguage(tag, () => inWords(reason));
        expect([tag, text, Buffer.byteLength(text) <= 123]).toEqual([tag, text, true]);
      }
  });

  test('limits are named in it', async () => {
    const query = `{ ${'a:__typename '.repeat(51)} }`;
    const messageIn = async (language?: string) => (await askIn(language, admin, query)).errors[0]!.message;
    expect(await messageIn()).toBe('This operation asks for too much: more than 50 aliases. Ask for less at a time.');
    expect(await messageIn('de')).toBe(
      'Diese Operation verlangt zu viel: mehr als 50 Aliasse. Frag weniger auf einmal an.',
    );
  });
});

describe('a hidden name', () => {
  const query = 'query ($id: ID!) { event(id: $id) { leaderboard { edges { node { userName } } } } }';
  const subscription = `subscription ($id: ID!) { leaderboardChanged(eventId: $id) {
    ... on LeaderboardUpdated { rows { userName } } } }`;

  /** An event where a private person has points, and another participant, who may not see their name. */
  async function hideScore() {
    const [hidden, stranger] = (await buildUsers(2)) as [Person, Person];
    await sql('UPDATE users SET profile_visible = false WHERE id = $1', [hidden.uuid]);
    const event = await buildEvent({ createdBy: admin });
    await buildRegistrations(event, [hidden]);
    const award = () =>
      as(admin)('mutation ($input: UpdateScoreInput!) { updateScore(input: $input) { __typename } }', {
        input: { eventId: event.id, userId: hidden.id, points: 5 },
      });
    await award();
    return { stranger, event, award };
  }

  test('is replaced in the language of each reader, and in English for programs that name none', async () => {
    const { stranger, event } = await hideScore();
    const names = async (language?: string) => {
      const { data } = await askIn(language, stranger, query, { id: event.id });
      return JSON.stringify(data).match(/(?<="userName":")[^"]+/g);
    };
    expect(await names()).toEqual(['Private participant']);
    expect(await names('de')).toEqual(['Private Person']);
    expect(await names('kn')).toEqual(['ಖಾಸಗಿ ಭಾಗವಹಿಸುವವರು']);
  });

  test('is replaced so in live updates too, which readers of one language share', async () => {
    const { stranger, event, award } = await hideScore();
    await api.caughtUp();
    const token = await tokenOf(stranger);
    const clients = await Promise.all(
      [undefined, 'de', 'hi'].map((language) => LiveClient.open(url, token, undefined, language)),
    );
    const feeds = clients.map((client) => client.subscribe({ query: subscription, variables: { id: event.id } }));
    await Promise.all(feeds.map((feed) => feed.next()));
    await award();
    const received = await Promise.all(feeds.map((feed) => feed.next()));
    expect(received.map(({ data }) => data)).toEqual(
      ['Private participant', 'Private Person', 'निजी प्रतिभागी'].map((userName) => ({
        leaderboardChanged: { rows: [{ userName }] },
      })),
    );
    await Promise.all(clients.map((client) => client.close()));
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
