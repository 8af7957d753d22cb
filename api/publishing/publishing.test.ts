import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { type EventFacts, inHours, type Person } from '../testing/build.ts';
import { recordReads } from '../testing/live.ts';
import { questionsIn } from '../testing/questions.ts';
import { saveSettings } from '../testing/settings.ts';

let api: Api;
let admin: Person;
let organizer: Person;
beforeAll(async () => {
  api = await startApi({ publicUrl: 'https://events.college.example' });
  admin = await api.buildUser({ role: 'admin' });
  organizer = await api.buildUser({ role: 'organizer', firstName: 'Olga', lastName: 'Orgasdotter' });
});
afterAll(() => api?.close());
beforeEach(async () => {
  await api.sql('UPDATE events SET is_published = false');
  await saveSettings(api, admin, { eventPublishingAllowed: true, timeZone: 'Asia/Kolkata' });
});

const unknown = 'event_01jd5xq2m8fz4tqv7n3r6k9w0c';
const base = 'https://events.college.example';

/** A published event; `columns` is SQL that sets further columns. */
async function publish(facts: EventFacts = {}, columns = '') {
  const event = await api.buildEvent({ createdBy: organizer, title: 'Dawn yoga', ...facts });
  await api.sql(`UPDATE events SET is_published = true ${columns && `, ${columns}`} WHERE id = $1`, [event.uuid]);
  return event;
}

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(api.url + path, { headers, redirect: 'manual' });
  const { status } = answer;
  return { status, headers: answer.headers, text: await answer.text() };
}

const pageOf = async ({ id }: { id: string }, headers: Record<string, string> = {}) => open(`/e/${id}`, headers);

/** The text of a page, without tags. */
const wordsOf = (page: string) =>
  page
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

const structured = (page: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)![1]!) as Record<string, unknown>;

const contentOf = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(page)?.[1];

describe('the page of a published event', () => {
  test('shows bold text and lists, and escapes what people have written', async () => {
    const event = await publish({
      description: 'Bring **a mat**:\r\n- **<b>**\n- tea & https://evm.example\n\nHi <script>',
    });
    const { text } = await pageOf(event);
    expect(/<h2>About this event<\/h2>(.*?)<\/section>/s.exec(text)?.[1]).toBe(
      '<div>Bring <strong>a mat</strong>:<ul><li><strong>&#60;b&#62;</strong></li><li>tea &#38; (address after sign-in)</li></ul>Hi &#60;script&#62;</div>',
    );
    expect(contentOf(text, 'og:description')).toContain('. Bring a mat: • &#60;b&#62; • tea');
  });

  test('has its facts, a preview, structured data and one way in, from one statement', async () => {
    const date = new Date('2090-03-07T13:00:00Z');
    const event = await publish({ date, location: 'Lake gate', description: 'Bring a mat.\n\nCome early.' });
    const reads = recordReads(api.database);
    const { status, headers, text } = await pageOf(event);
    expect(reads).toEqual(['event-published']);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'public, no-cache',
    ]);
    const when = 'Tuesday, 7 March 2090 at 18:30 GMT+5:30';
    for (const each of ['Dawn yoga', when, 'Lake gate', '50 free seats', 'Bring a mat.', 'Sign in to register'])
      expect(wordsOf(text)).toContain(each);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('<title>Dawn yoga · Campus Events</title>');
    expect(text).toContain(`<link rel="canonical" href="${base}/e/${event.id}">`);
    expect(text).toContain(`href="/login?return=%2Fevents%2F${event.id}"`);
    expect(text.match(/class="button"/g)).toHaveLength(1);
    expect(contentOf(text, 'description')).toBe(`${when}, Lake gate. Bring a mat. Come early.`);
    expect(contentOf(text, 'og:title')).toBe('Dawn yoga');
    expect(contentOf(text, 'og:url')).toBe(`${base}/e/${event.id}`);
    expect(contentOf(text, 'og:image')).toMatch(new RegExp(`^${base}/e/${event.id}/preview\\?v=`));
    expect(contentOf(text, 'robots')).toBeUndefined();
    expect(structured(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Dawn yoga',
      startDate: '2090-03-07T13:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Lake gate' },
      remainingAttendeeCapacity: 50,
      offers: { availability: 'https://schema.org/InStock' },
    });
  });

  test('describes the picture, in the language of the event', async () => {
    const image = '/uploads/0123456789abcdefghijkl.webp';
    const described = `image_description = 'Two people on "mats"', language = 'english'`;
    const { text } = await pageOf(await publish({ image }, described), { 'accept-language': 'de' });
    const words = 'Two people on &#34;mats&#34;';
    expect(text).toContain(`alt="${words}" lang="en" referrerpolicy`);
    expect(contentOf(text, 'og:image:alt')).toBe(words);
    expect(structured(text)['image']).toMatchObject([{ '@type': 'ImageObject', caption: 'Two people on "mats"' }]);

    // the preview of a picture on another server is a pattern
    const { text: other } = await pageOf(await publish({ image: 'https://x.example/a.png' }, described));
    expect(other).toContain(`alt="${words}"`);
    expect(contentOf(other, 'og:image:alt')).toBe('Dawn yoga');
    expect(structured(other)['image']).toEqual([contentOf(other, 'og:image')]);

    const { text: plain } = await pageOf(await publish({ image }));
    expect(plain).toContain('alt="" referrerpolicy');
    expect(contentOf(plain, 'og:image:alt')).toBe('Dawn yoga');
  });

  test('has the texts in the language of the browser, and links to those in other languages', async () => {
    const hindi = { title: 'सुबह का योग', description: 'चटाई लाइए। बात: a@evm.example' };
    const event = await publish({}, `language = 'english', translations = '${JSON.stringify({ hindi })}'`);
    const { text } = await pageOf(event, { 'accept-language': 'hi' });
    expect(text).toContain('<h1 lang="hi">सुबह का योग</h1>');
    expect(text).toContain('<a href="?lang=en" lang="en" hreflang="en">English</a>');
    expect(wordsOf(text)).not.toContain('a@evm.example');
    const english = await open(`/e/${event.id}?lang=en`, { 'accept-language': 'hi' });
    expect(english.text).toContain('<h1 lang="en">Dawn yoga</h1>');
    // search engines list each language
    for (const page of [text, english.text])
      for (const [tag, query] of [
        ['en', '?lang=en'],
        ['hi', '?lang=hi'],
        ['x-default', ''],
      ])
        expect(page).toContain(`<link rel="alternate" hreflang="${tag}" href="${base}/e/${event.id}${query}">`);
    expect(text).toContain(`<link rel="canonical" href="${base}/e/${event.id}">`);
    expect(english.text).toContain(`<link rel="canonical" href="${base}/e/${event.id}?lang=en">`);
    const { text: french } = await open(`/e/${event.id}?lang=fr`);
    expect(french).toContain(`<link rel="canonical" href="${base}/e/${event.id}">`);
    expect((await open('/feed.xml', { 'accept-language': 'hi' })).text).toContain('<title>सुबह का योग</title>');
  });

  test('is in the language that the browser prefers', async () => {
    const event = await publish();
    const { text, headers } = await pageOf(event, { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' });
    expect(headers.get('vary')).toContain('accept-language');
    expect(text).toContain('<html lang="de">');
    expect(wordsOf(text)).toContain('50 freie Plätze');
    for (const tag of ['es', 'fr', 'hi', 'kn', 'zh']) {
      const page = await pageOf(event, { 'accept-language': tag });
      expect(page.text).toContain(`<html lang="${tag}">`);
      expect(wordsOf(page.text)).not.toMatch(/free seats|Sign in|About/);
    }
  });

  test('is the same with and without credentials', async () => {
    const event = await publish();
    const visitor = await pageOf(event);
    expect((await pageOf(event, { authorization: `Bearer ${await api.tokenOf(organizer)}` })).text).toBe(visitor.text);
    expect((await pageOf(event, { authorization: 'Bearer broken' })).text).toBe(visitor.text);
  });

  test.each<[string, EventFacts, string, string, string | undefined]>([
    ['with the last seats', { capacity: 1 }, '', '1 free seat', 'Sign in to register'],
    ['full, with a waitlist', { capacity: 2 }, 'taken = 2', 'All seats are taken', 'Sign in for the waitlist'],
    ['with people who wait', {}, 'waiting = 1', 'All seats are taken', 'Sign in for the waitlist'],
    ['full', { capacity: 2 }, 'taken = 2, has_waitlist = false', 'All seats are taken', undefined],
    ['not open', {}, `opens_at = now() + interval '1 day'`, 'Registration is not open yet It opens on ', undefined],
    ['closed', {}, `closes_at = now() - interval '1 minute'`, 'Registration has closed', undefined],
    ['begun', { date: inHours(-1), endsAt: inHours(1) }, '', 'This event has begun', undefined],
    ['over', { date: inHours(-2) }, '', 'This event is over', undefined],
    ['cancelled', {}, 'cancelled_at = now()', 'Cancelled This event does not take place.', undefined],
  ])('says that an event is %s', async (_, facts, columns, state, action = 'Sign in to see the event') => {
    const { text } = await pageOf(await publish(facts, columns));
    const words = wordsOf(text).replaceAll(/\s+/g, ' ');
    expect(words).toContain(state);
    expect(words).toContain(action);
    expect(structured(text)['eventStatus'] === 'https://schema.org/EventCancelled').toBe(state.startsWith('Cancelled'));
    expect(contentOf(text, 'robots') === 'noindex').toBe(state.startsWith('Cancelled'));
  });

  test('offers an account only while people can sign up', async () => {
    const event = await publish();
    expect((await pageOf(event)).text).toContain(`/register?return=%2Fevents%2F${event.id}`);
    await saveSettings(api, admin, { eventPublishingAllowed: true, enableRegistration: false });
    expect((await pageOf(event)).text).not.toContain('/register');
  });

  test('runs only its own script, also with markup in all texts', async () => {
    const attack = `"'></title></script><!--<script>alert(1)</script><img src=x onerror=alert(1)> & \u2028`;
    const event = await publish({
      title: attack,
      location: attack,
      description: attack,
      image: 'https://x.example/"><script>',
    });
    const { text, headers } = await pageOf(event);
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(text).not.toMatch(/<img src=x|<!--/);
    expect(structured(text)).toMatchObject({ name: attack, description: attack });
    const policy = headers.get('content-security-policy')!;
    expect(policy).toMatch(/default-src 'none'.*script-src 'sha256-[^']+'; style-src 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');
    const feed = (await open('/feed.xml')).text;
    expect(feed).not.toMatch(/<script|<img/);
  });

  test('leaves out people, questions, and addresses that only people with a seat should have', async () => {
    const event = await publish({
      title: 'Talk',
      location: 'https://meet.example.org/secret-room',
      description:
        'Join at https://zoom.example.org/j/12345?pwd=s3cret or meet.example.org/abc-defg or www.rooms.example.org. ' +
        'Write to olga@college.example. Bring 3.5 kg of paper, e.g. A4/A5.',
    });
    const guest = await api.buildUser({ firstName: 'Gita', lastName: 'Guestesson', college: 'Secret College' });
    await api.buildRegistrations(event, [guest]);
    await questionsIn(api.sql)(event, [{ kind: 'one_of', label: 'Which shirt size', help: 'Any' }]);
    const everywhere = [
      (await pageOf(event)).text,
      (await open('/feed.xml')).text,
      (await open('/feed.ics')).text.replaceAll('\r\n ', ''),
      (await open(`/api/events/${event.id}/published`)).text,
    ];
    for (const text of everywhere) {
      expect(text).not.toMatch(
        /Orgasdotter|Guestesson|Secret College|shirt|secret-room|s3cret|abc-defg|rooms\.example|olga@/,
      );
      expect(text).toContain('address after sign-in');
    }
    expect(wordsOf(everywhere[0]!)).toContain('Bring 3.5 kg of paper, e.g. A4/A5.');
  });
});

describe('an unpublished event', () => {
  /** Status, headers and body of both addresses of an event, with the id taken out. */
  async function answersFor(id: string) {
    const answers = [];
    for (const path of [`/e/${id}`, `/e/${id}/preview`]) {
      const { status, headers, text } = await open(path);
      const named = Object.fromEntries([...headers].filter(([name]) => !['date', 'content-length'].includes(name)));
      answers.push({ status, named, text: text.replaceAll(id, 'ID') });
    }
    return answers;
  }

  test('gets the same answer as an id that does not exist', async () => {
    const deleted = await publish();
    await api.sql('DELETE FROM events WHERE id = $1', [deleted.uuid]);
    const ids = [
      (await api.buildEvent({ createdBy: organizer })).id,
      (await publish({ approval: 'pending' })).id,
      (await publish({ approval: 'rejected' })).id,
      deleted.id,
      unknown,
      'no-such-id',
    ];
    const { id: refused } = await publish();
    const reads = recordReads(api.database);
    const answers = [];
    for (const id of ids) answers.push(await answersFor(id));
    expect(reads).toEqual(ids.flatMap(() => ['event-published', 'event-published']));
    await saveSettings(api, admin, { eventPublishingAllowed: false });
    answers.push(await answersFor(refused));
    expect(answers[0]![0]).toMatchObject({ status: 404, named: { 'cache-control': 'no-store' } });
    expect(answers[0]![0]!.text).toContain('<meta name="robots" content="noindex">');
    expect(answers[0]![1]).toMatchObject({ status: 404 });
    for (const each of answers) expect(each).toEqual(answers[0]);
  });

  test('is gone at once, also for caches that revalidate', async () => {
    const event = await publish();
    const { headers } = await pageOf(event);
    const preview = await open(`/e/${event.id}/preview`);
    const known = { 'if-none-match': headers.get('etag')! };
    expect((await pageOf(event, known)).status).toBe(304);
    const seen = { 'if-none-match': preview.headers.get('etag')! };
    expect((await open(`/e/${event.id}/preview`, seen)).status).toBe(304);
    await api.as(organizer)(
      'mutation ($id: ID!) { updateEvent(input: { eventId: $id, isPublished: false }) { event { id } } }',
      { id: event.id },
    );
    expect((await pageOf(event, known)).status).toBe(404);
    expect((await open(`/e/${event.id}/preview`, seen)).status).toBe(404);
    expect((await open('/sitemap.xml')).text).not.toContain(event.id);
  });
});

describe('sitemap and feeds', () => {
  const lists = ['/sitemap.xml', '/feed.xml', '/feed.ics'];

  test('list the published events that are to come, from one statement', async () => {
    const listed = [await publish({ date: inHours(30) }), await publish({ date: inHours(3), endsAt: inHours(5) })];
    const left = [
      await publish({ title: 'Test of the lights' }),
      await publish({}, 'cancelled_at = now()'),
      await publish({ date: inHours(-3) }),
      await publish({ approval: 'pending' }),
      await api.buildEvent({ createdBy: organizer }),
    ];
    for (const path of lists) {
      const reads = recordReads(api.database);
      const { status, headers, text } = await open(path);
      // a sitemap reads no descriptions
      expect(reads).toEqual([path === '/sitemap.xml' ? 'events-published-ids' : 'events-published']);
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
      const flat = text.replaceAll('\r\n ', '');
      for (const { id } of listed) expect(flat).toContain(`${base}/e/${id}`);
      for (const { id } of left) expect(flat).not.toContain(id);
      expect((await open(path, { 'if-none-match': headers.get('etag')! })).status).toBe(304);
    }
    // the sender of the college's mail is not for everybody
    expect((await open('/feed.ics')).text).not.toMatch(/ORGANIZER|mailto/i);
    expect((await open('/sitemap.xml')).text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  test('have at most 1,000 and 100 events', async () => {
    await api.sql(
      `INSERT INTO events (id, title, description, date, location, created_by, capacity, tags, is_published)
       SELECT gen_random_uuid(), 'Evening ' || n, 'Come', now() + n * interval '1 hour', 'Hall', $1, 5, '{}', true
         FROM generate_series(1, 1100) AS n`,
      [organizer.uuid],
    );
    const counts = [];
    for (const path of lists) counts.push((await open(path)).text.match(/<url>|<entry>|BEGIN:VEVENT/g)?.length);
    expect(counts).toEqual([1000, 100, 100]);
    await api.sql(`DELETE FROM events WHERE title LIKE 'Evening %'`);
  });

  test('do not exist while the settings do not allow publishing', async () => {
    await publish();
    const robots = async () => (await open('/robots.txt')).text;
    expect(await robots()).toMatch(
      /^User-agent: \*\nAllow: \/e\/\n[\s\S]*\nDisallow: \/\n\nSitemap: https:\/\/events\.college\.example\/sitemap\.xml\n$/,
    );
    await saveSettings(api, admin, { eventPublishingAllowed: false });
    for (const path of lists) expect((await open(path)).status).toBe(404);
    expect(await robots()).not.toMatch(/sitemap|feed/i);
    expect(await robots()).toContain('Disallow: /\n');
  });
});

test('an event has the address of its page only while everybody sees it', async () => {
  const event = await publish();
  const addressOf = async () => {
    const query = 'query ($id: ID!) { event(id: $id) { publicUrl } }';
    const { data } = await api.as(organizer)<{ event: { publicUrl: string | null } }>(query, { id: event.id });
    return data.event.publicUrl;
  };
  expect(await addressOf()).toBe(`${base}/e/${event.id}`);
  await saveSettings(api, admin, { eventPublishingAllowed: false });
  expect(await addressOf()).toBeNull();
  await saveSettings(api, admin, { eventPublishingAllowed: true });
  await api.sql(`UPDATE events SET approval = 'rejected' WHERE id = $1`, [event.uuid]);
  expect(await addressOf()).toBeNull();
});

test('a network with too many look-ups gets a page that tries again, and other networks still see the event', async () => {
  const event = await publish();
  const from = (network: string) => ({ 'x-forwarded-for': network });
  // lists cost ten times as much as a page
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, n) =>
      n % 3 === 2 ? pageOf(event, from('203.0.113.77')) : open('/sitemap.xml', from('203.0.113.77')),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map(({ headers }) => headers.get('content-type'))).toContain('application/json; charset=utf-8');
  const { status, headers, text } = refused.find(({ headers }) => headers.get('content-type')?.includes('html'))!;
  expect([status, headers.get('refresh'), headers.get('retry-after')]).toEqual([429, '5', '5']);
  expect(wordsOf(text)).toContain('Too many requests from your network.');
  expect((await pageOf(event, from('203.0.113.78'))).status).toBe(200);
});
