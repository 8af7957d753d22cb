import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementMail } from './announcements/mail.ts';
import { writeDigests } from './digest/write.ts';
import { startApi } from './testing/api.ts';
import { approvalsOf } from './testing/approval.ts';
import { inHours, type Person } from './testing/build.ts';
import { feedsAt, readCalendar } from './testing/calendar.ts';
import { workerOf } from './testing/jobs.ts';
import { LiveClient, recordReads } from './testing/live.ts';
import { mailTo, minutesLater, startMail } from './testing/mail.ts';
import { browsersIn, sendQueuedPush } from './testing/push.ts';
import { startPushService } from './testing/pushService.ts';

// Letters, notices, push messages and calendars about an event or an announcement in several languages.

const api = await startApi();
const { as, sql, buildUser, buildRegistrations } = api;
const feeds = feedsAt(api);
const does = approvalsOf(api);
afterAll(api.close);

const admin = await buildUser({ role: 'admin' });
const kannada = { language: 'KANNADA', title: 'ಸಂಗೀತ ಸಂಜೆ', description: 'ಗೆಳೆಯರನ್ನು ಕರೆತನ್ನಿ.' };

async function readerOf(language: 'english' | 'kannada' | 'german'): Promise<Person> {
  const reader = await buildUser();
  await sql('UPDATE users SET language = $2 WHERE id = $1', [reader.uuid, language]);
  return reader;
}

/** An event with its title in English and Kannada. */
async function planEvent() {
  const { data } = await as(admin)<{ createEvent: { event: { id: string } } }>(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
    {
      input: {
        title: 'Evening of songs',
        description: 'Bring friends.',
        date: inHours(48).toISOString(),
        location: 'Main hall',
        language: 'ENGLISH',
        translations: [kannada],
      },
    },
  );
  const { id } = data.createEvent.event;
  const [{ uuid }] = (await sql<{ uuid: string }>('SELECT id AS uuid FROM events ORDER BY id DESC LIMIT 1')) as [
    { uuid: string },
  ];
  return { id, uuid, date: inHours(48) };
}
const register = ({ id }: { id: string }, person: Person) =>
  as(person)(`mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }`, {
    input: { eventId: id, name: 'Asha Rao', email: person.email },
  });
const chooseLanguage = (person: Person, language: string) =>
  as(person)('mutation ($to: Language) { updateUserSettings(input: { language: $to }) { settings { language } } }', {
    to: language,
  });

const inKannada = { language: 'KANNADA', title: 'ಸಭಾಂಗಣ ಬದಲಾಗಿದೆ', content: 'ಗ್ರಂಥಾಲಯಕ್ಕೆ ಬನ್ನಿ.' };
const announce = async (title: string, more: object = {}) =>
  (
    await as(admin)<{ createAnnouncement: { announcement: { id: string } } }>(
      'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }',
      {
        input: {
          title,
          content: 'Come to the library.',
          language: 'ENGLISH',
          translations: [inKannada],
          priority: 'HIGH',
          isPublished: true,
          ...more,
        },
      },
    )
  ).data.createAnnouncement.announcement.id;

const parts = '{ text language }';
const noticesOf = async (person: Person) =>
  (
    await as(person)<{ notices: { edges: { node: Record<string, object> }[] } }>(
      `{ notices { edges { node { title text titleParts ${parts} textParts ${parts} } } } }`,
    )
  ).data.notices.edges.map(({ node }) => node);

let readers: Readonly<Record<'english' | 'kannada' | 'german', Person>>;
beforeEach(async () => {
  await sql('DELETE FROM mail_messages; DELETE FROM announcements');
  readers = {
    english: await readerOf('english'),
    kannada: await readerOf('kannada'),
    german: await readerOf('german'),
  };
});

describe('an event in two languages', () => {
  test('has its title in the language of the reader in letters and their calendar files', async () => {
    const mails = await startMail(api);
    const event = await planEvent();
    for (const reader of Object.values(readers)) await register(event, reader);
    const letters = new Map<string, Awaited<ReturnType<typeof mails.next>>>();
    for (const [name, { email }] of Object.entries(readers)) letters.set(name, await mails.next(email));
    const [ours, theirs, main] = ['kannada', 'german', 'english'].map((name) => letters.get(name)!);
    expect(ours!.subject).toContain(kannada.title);
    expect(ours!.text).toContain(kannada.title);
    expect(ours!.html).not.toMatch(/<span lang/);
    expect(theirs!.subject).toContain('Evening of songs');
    // markup names the language of a title that is not that of the letter
    expect(theirs!.html).toContain('<html lang="de">');
    expect(theirs!.html).toContain('<span lang="en">Evening of songs</span>');
    expect(theirs!.text).not.toContain('<span');
    expect(main!.html).not.toMatch(/<span lang/);
    const titles = [ours, theirs, main].map((letter) => {
      const file = letter!.attachments.find(({ mimeType }) => mimeType === 'text/calendar')!;
      return readCalendar(new TextDecoder().decode(file.content as ArrayBuffer)).entries[0]!.title;
    });
    expect(titles).toEqual([kannada.title, 'Evening of songs', 'Evening of songs']);
    await mails.close();
  });

  test('has it in notices, which name the language of each part', async () => {
    const event = await planEvent();
    await buildRegistrations(event, [readers.kannada, readers.german]);
    await does.edit(event.id, admin, { location: 'Library' });
    await api.settled();
    const [[ours], [theirs]] = [await noticesOf(readers.kannada), await noticesOf(readers.german)];
    expect(ours!['title']).toContain(kannada.title);
    expect(ours!['titleParts']).toContainEqual({ text: kannada.title, language: 'KANNADA' });
    expect(theirs!['titleParts']).toContainEqual({ text: 'Evening of songs', language: 'ENGLISH' });
    expect(theirs!['textParts']).toMatchObject([{ language: 'GERMAN' }]);
  });

  test('has it in the feed of a calendar, also when it is called off', async () => {
    const event = await planEvent();
    await buildRegistrations(event, [readers.kannada, readers.german]);
    const ours = await feeds.make(readers.kannada, 'MINE');
    const all = await feeds.make(readers.german, 'ALL');
    const titles = async (feed: typeof ours) => (await feeds.read(feed)).entries.map(({ title }) => title);
    expect(await titles(ours)).toEqual([kannada.title]);
    expect(await titles(all)).toContain('Evening of songs');
    await chooseLanguage(readers.german, 'KANNADA');
    expect(await titles(all)).toContain(kannada.title);
    await as(admin)('mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
      id: event.id,
    });
    const [entry] = (await feeds.read(ours)).entries;
    expect(entry).toMatchObject({ title: kannada.title, status: 'CANCELLED' });
  });

  test('has it in the weekly digest', async () => {
    await planEvent();
    await sql(`INSERT INTO message_choices SELECT $1, 'digest', 'email', true`, [readers.kannada.uuid]);
    await writeDigests(api.database, 'a week', new Date());
    const mails = await startMail(api);
    expect((await mails.next(readers.kannada.email)).text).toContain(kannada.title);
    await mails.close();
  });

  test('a new translation of the title concerns only its readers', async () => {
    const event = await planEvent();
    await buildRegistrations(event, Object.values(readers));
    const kinds = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(readers).map(
            async ([name, person]) => [name, (await mailTo(api, person)).map(({ kind }) => kind)] as const,
          ),
        ),
      );
    await does.edit(event.id, admin, { translations: [{ ...kannada, description: 'ಬನ್ನಿ.' }] });
    await minutesLater(api);
    expect(await kinds()).toEqual({ english: [], kannada: [], german: [] });
    await does.edit(event.id, admin, { translations: [{ ...kannada, title: 'ಸಂಗೀತ ರಾತ್ರಿ' }] });
    await minutesLater(api);
    expect(await kinds()).toEqual({ english: [], kannada: ['event-changed'], german: [] });
    // the main title is still the same, so a first title in German is no change
    const german = { language: 'GERMAN', title: 'Liederabend', description: 'Kommt alle.' };
    await does.edit(event.id, admin, { translations: [{ ...kannada, title: 'ಸಂಗೀತ ರಾತ್ರಿ' }, german] });
    await does.edit(event.id, admin, { title: 'Night of songs' });
    await minutesLater(api);
    expect(await kinds()).toEqual({ english: ['event-changed'], kannada: ['event-changed'], german: [] });
  });

  test('another language of the person is no change of the event', async () => {
    const event = await planEvent();
    const reader = readers.english;
    await buildRegistrations(event, [reader]);
    await does.edit(event.id, admin, { location: 'Library' });
    await minutesLater(api);
    await chooseLanguage(reader, 'KANNADA');
    await does.edit(event.id, admin, { location: 'Roof' });
    await does.edit(event.id, admin, { location: 'Library' });
    await minutesLater(api);
    expect((await mailTo(api, reader)).map(({ kind }) => kind)).toEqual(['event-changed']);
  });
});

describe('an announcement in two languages', () => {
  const sendLetters = () => workerOf(api, announcementMail).work({}, false);

  test('is mailed in the language of each reader, as one cause', async () => {
    await announce('New hall');
    const gone = await announce('Old hall', { translations: [] });
    await sendLetters();
    await as(admin)('mutation ($id: ID!) { deleteAnnouncement(input: { announcementId: $id }) { __typename } }', {
      id: gone,
    });
    expect(await sql('SELECT DISTINCT cause FROM mail_messages')).toHaveLength(1);
    const mails = await startMail(api);
    const [ours, theirs] = [await mails.next(readers.kannada.email), await mails.next(readers.german.email)];
    expect([ours.subject, theirs.subject]).toEqual(
      [inKannada.title, 'New hall'].map((title) => expect.stringContaining(title)),
    );
    expect(ours.text).toContain(`> ${inKannada.content}`);
    expect(ours.html).not.toMatch(/<span lang/);
    expect(theirs.html).toContain('<span lang="en">New hall</span>');
    expect(theirs.html).toContain('<div lang="en">Come to the library.</div>');
    await mails.close();
  });

  test('is pushed in the language of each reader', async () => {
    const service = await startPushService();
    const { browserOf } = browsersIn(api, service);
    const [ours, theirs] = [await browserOf(readers.kannada), await browserOf(readers.german)];
    await announce('New hall');
    await sendLetters();
    await sendQueuedPush(api);
    const messages = [ours, theirs].map((browser) => service.seenBy(browser).map(({ message }) => message));
    expect(messages).toMatchObject([
      [{ title: inKannada.title, text: inKannada.content, lang: 'kn' }],
      [{ title: 'New hall', text: 'Come to the library.', lang: 'en' }],
    ]);
    await service.close();
  });

  test('arrives under the bell in the language of each reader, with one statement for each language', async () => {
    const people = [readers.kannada, readers.german, await readerOf('kannada'), await readerOf('german')];
    const clients = await Promise.all(
      people.map(async (person) => LiveClient.open(api.url, await api.tokenOf(person))),
    );
    const fields = `notice { title text titleParts ${parts} }`;
    const bells = clients.map((client) =>
      client.subscribe({ query: `subscription { noticeArrived { ... on NoticeArrived { ${fields} } } }` }),
    );
    await Promise.all(bells.map((bell) => bell.next()));
    const reads = recordReads(api.database);
    await announce('New hall', { priority: 'MEDIUM' });
    const arrived = await Promise.all(bells.map((bell) => bell.next()));
    const own = { title: inKannada.title, text: inKannada.content };
    const main = { title: 'New hall', titleParts: [{ text: 'New hall', language: 'ENGLISH' }] };
    expect(arrived.map(({ data }) => data)).toMatchObject(
      [own, main, own, main].map((notice) => ({ noticeArrived: { notice } })),
    );
    expect(reads.filter((name) => name === 'notices-by-id')).toHaveLength(2);
    expect(await noticesOf(readers.kannada)).toMatchObject([own]);
    await Promise.all(clients.map((client) => client.close()));
  });
});
