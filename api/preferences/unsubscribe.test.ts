import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loggedPath } from '../core/context/log.ts';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { mailTo, post, settled, startMail } from '../testing/mail.ts';
import { mostInvalidLinks } from './http.ts';
import { type Unsubscription, unsubscribePath } from './link.ts';

let api: Api;
let mail: Awaited<ReturnType<typeof startMail>>;
let asha: Person;
beforeAll(async () => {
  api = await startApi();
  mail = await startMail(api);
});
beforeEach(async () => {
  asha = await api.buildUser();
});
afterAll(async () => {
  await mail?.close();
  await api?.close();
});

const news = { title: 'Storm', content: 'Stay.', author: 'Olga', event: null };
const announce = (person = asha) => api.sql('SELECT evm_post_mail($1, $2, $3)', ['announcement', person.uuid, news]);
const unwanted = (person = asha) =>
  api.sql('SELECT topic, way FROM message_choices WHERE user_id = $1 AND NOT wanted', [person.uuid]);
const linkOf = (more: Partial<Unsubscription> = {}, writtenAt = new Date(), secret = api.config.secret) =>
  api.url + unsubscribePath(secret, { userUuid: asha.uuid, topic: 'announcements', way: 'email', ...more }, writtenAt);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
/** A request as mail programs send it (RFC 8058): a form, without cookies. */
const press = (url: string, body: string | FormData | URLSearchParams = new URLSearchParams(oneClick)) =>
  fetch(url, { method: 'POST', body, redirect: 'error' });
const oneClick = { 'List-Unsubscribe': 'One-Click' };

describe('a mail', () => {
  test('contains its unsubscribe link in headers and text, and one click unsubscribes', async () => {
    await announce();
    const arrived = await mail.next(asha.email);
    expect(arrived.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] = /^<(\S+)>$/.exec(arrived.header('list-unsubscribe')!) ?? [];
    expect(link).toMatch(new RegExp(`^${api.url}/unsubscribe/[\\w-]{50,200}$`));
    expect(arrived.text).toContain(`Stop mails of this kind:\n${link}`);
    expect(arrived.html).toContain(`<a href="${link}" style="color:#59636e">Stop mails of this kind</a>`);

    expect((await press(link)).status).toBe(200);
    expect(await unwanted()).toEqual([{ topic: 'announcements', way: 'email' }]);
    await announce();
    expect(await mailTo(api, asha)).toHaveLength(1);
    await api.sql('SELECT evm_post_mail($1, $2, $3)', [
      'role-changed',
      asha.uuid,
      { before: 'organizer', after: 'participant' },
    ]);
    expect((await mail.next(asha.email)).subject).toBe('You are now a participant');
  });

  test('about account safety has no unsubscribe link', async () => {
    await post(api, asha);
    const arrived = await mail.next(asha.email);
    expect([arrived.header('list-unsubscribe'), arrived.header('list-unsubscribe-post')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(arrived.text).not.toContain('/unsubscribe/');
    await settled(api, asha, ({ state }) => state === 'sent');
  });
});

describe('the unsubscribe link', () => {
  test('shows a form without scripts, and does not unsubscribe when opened', async () => {
    const opened = await fetch(linkOf());
    expect(opened.status).toBe(200);
    const text = await opened.text();
    expect(text).toContain('<h1>Stop mail about announcements?</h1>');
    expect(text).toContain('<button name="List-Unsubscribe" value="One-Click">');
    expect(opened.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'.*form-action 'self'.*style-src 'sha256-/,
    );
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await fetch(linkOf(), { method: 'HEAD' })).status).toBe(200);
    expect(await unwanted()).toEqual([]);
  });

  test('accepts a form or multipart any number of times and rejects every other body', async () => {
    for (const body of [
      '',
      'List-Unsubscribe=Maybe',
      '{"List-Unsubscribe":"One-Click"}',
      new URLSearchParams({ x: 'One-Click' }),
    ])
      expect((await press(linkOf(), body)).status).toBe(400);
    expect((await press(linkOf(), 'x'.repeat(5000))).status).toBe(413);
    expect(await unwanted()).toEqual([]);
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    const answers = await Promise.all([press(linkOf(), parts), press(linkOf(), parts), press(linkOf())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await answers[0].text()).toContain('<h1>No more mail about announcements</h1>');
    expect(await unwanted()).toHaveLength(1);
  });

  test('works in maintenance mode and for one year', async () => {
    await api.sql('UPDATE system_settings SET maintenance_mode = true');
    expect((await press(linkOf({ topic: 'letters' }, daysAgo(365)))).status).toBe(200);
    await api.sql('UPDATE system_settings SET maintenance_mode = false');
    expect((await press(linkOf({}, daysAgo(368)))).status).toBe(410);
    expect(await unwanted()).toEqual([{ topic: 'letters', way: 'email' }]);
  });

  test('answers the same if the account or the topic no longer exists', async () => {
    const [fine, gone] = [
      await press(linkOf()),
      await press(linkOf({ userUuid: '00000000-0000-7000-8000-000000000000' })),
    ];
    expect([gone.status, await gone.text()]).toEqual([fine.status, await fine.text()]);
    expect((await press(linkOf({ topic: 'pigeons' }))).status).toBe(200);
    expect(await unwanted()).toHaveLength(1);
  });

  test('is rejected if any character is changed or the secret differs', async () => {
    const link = linkOf();
    const start = link.lastIndexOf('/') + 1;
    // the last character may contain unused bits
    const changed = [...link].flatMap((letter, place) =>
      place < start || place === link.length - 1
        ? []
        : [link.slice(0, place) + (letter === 'A' ? 'B' : 'A') + link.slice(place + 1)],
    );
    for (const url of [
      ...changed,
      linkOf({}, new Date(), randomBytes(32).toString('hex')),
      `${api.url}/unsubscribe/x`,
    ]) {
      expect((await press(url)).status).toBe(404);
    }
    expect((await press(linkOf({ topic: 'letters' }))).status).toBe(200);
  });

  test('is rate limited for a network that tries many invalid links, while valid links still work', async () => {
    await api.sql(`UPDATE sign_in_attempts SET failures = $1 WHERE bucket LIKE 'unsubscribe links%'`, [
      mostInvalidLinks,
    ]);
    const refused = await fetch(`${api.url}/unsubscribe/${'A'.repeat(80)}`);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await press(linkOf())).status).toBe(200);
    await api.sql('DELETE FROM sign_in_attempts');
  });

  test('is not logged', () => {
    expect(loggedPath(new URL(linkOf()).pathname)).toBe('/unsubscribe/…');
  });
});
