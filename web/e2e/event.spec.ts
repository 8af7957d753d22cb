import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { announce, copied, signInAs, signInAsNewcomer, ask, createContestant, demo, planEvent } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

test('an event shows date, place and seats without scrolling, and offers calendars and sharing', async ({
  page,
  isMobile,
}) => {
  const title = `A rather long evening of lanterns, kites and songs ${Date.now()}`;
  const id = await planEvent(page.request, { title, location: 'Lake gate & pier', capacity: 1 });
  await signInAsNewcomer(page);
  await page.goto(`/events/${id}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport({ ratio: 1 });
  await expect(main.locator('time').first()).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('Lake gate & pier')).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('0 / 1 registered')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Register Now' })).toBeInViewport({ ratio: 1 });

  await press(page.getByRole('button', { name: 'Register Now' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Register' }));
  await expect(page.getByText('You are registered for this event.')).toBeInViewport({ ratio: 1 });
  await press(page.getByRole('button', { name: 'Add to calendar' }));
  const ways = page.getByRole('list', { name: 'Add to calendar' });
  await expect(ways.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/.*lanterns.*Lake\+gate\+%26\+pier/,
  );
  await expect(ways.getByRole('link', { name: 'Outlook.com' })).toHaveAttribute(
    'href',
    /^https:\/\/outlook\.live\.com\/.*Lake%20gate%20%26%20pier/,
  );
  await auditAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(ways).toBeHidden();
  await press(page.getByRole('button', { name: 'Add to calendar' }));
  const download = page.waitForEvent('download');
  await press(ways.getByRole('button', { name: 'Apple Calendar, or a file' }));
  expect((await download).suggestedFilename()).toBe('event.ics');
  expect(await readFile(await (await download).path(), 'utf8')).toContain('LOCATION:Lake gate & pier');
  await expect(ways).toBeHidden();
  // without a share sheet, the page copies the link to the clipboard
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => (document.body.dataset['copied'] = text) },
    });
  });
  await press(page.getByRole('button', { name: 'Share' }));
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await copied(page)).toMatch(new RegExp(`/events/${id}$`));

  await page.goto(`/events?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('article', { name: title }).getByText('Registered', { exact: true })).toBeVisible();
  await signInAs(page, demo.participant);
  await page.goto(`/events?q=${encodeURIComponent(title)}`);
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('Full', { exact: true })).toBeVisible();
  // rows on phones have only the numbers
  await expect(card.locator('[data-track]')).toBeVisible({ visible: !isMobile });

  // a completed event has no seats to offer
  await page.clock.setFixedTime(Date.now() + 30 * 86_400_000);
  await page.reload();
  await expect(card.getByText('Completed')).toBeVisible();
  await expect(card.getByText('1 / 1 registered')).toBeVisible();
  await expect(card.getByText('Full', { exact: true })).toBeHidden();
  await expect(card.locator('[data-track]')).toBeHidden();
  await press(card.getByRole('link', { name: 'View details' }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByText('1 / 1 registered')).toBeVisible();
  await expect(main.getByText('Full', { exact: true })).toBeHidden();
  await expect(main.locator('[data-track]')).toBeHidden();
});

test(
  'an organizer sees that an event is full, both on its page and on the dashboard',
  { tag: '@wide' },
  async ({ page }) => {
    const { token } = await signInAs(page, demo.organizer);
    const title = `Two chairs ${Date.now()}`;
    const input = {
      title,
      description: 'No more than two.',
      date: new Date(Date.now() + 3_600_000).toISOString(),
      location: 'Corner',
      capacity: 2,
    };
    const { createEvent } = await ask<{ createEvent: { event: { id: string } } }>(
      page.request,
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
      { input },
      token,
    );
    const row = page.getByRole('region', { name: 'Your Events' }).getByRole('listitem').filter({ hasText: title });
    await createContestant(page.request, createEvent.event.id, 'Asha');
    await page.goto('/organizerdashboard');
    await expect(row).toContainText('1 / 2 registered');
    await expect(row.getByText('Full', { exact: true })).toBeHidden();
    await createContestant(page.request, createEvent.event.id, 'Ben');
    await page.reload();
    await expect(row).toContainText('2 / 2 registered');
    await expect(row.getByText('Full', { exact: true })).toBeVisible();
    await page.goto(`/events/${createEvent.event.id}`);
    await expect(page.getByRole('main').getByText('2 / 2 registered')).toBeVisible();
    await expect(page.getByRole('main').getByText('Full', { exact: true })).toBeVisible();
  },
);

test('a past event shows rank and points to a participant', async ({ page }) => {
  const { token } = await signInAs(page, demo.participant);
  const { events } = await ask<{
    events: { edges: { node: { id: string; viewerScore: { rank: number; score: number } | null } }[] };
  }>(
    page.request,
    '{ events(filter: PAST, first: 100) { edges { node { id viewerScore { rank score } } } } }',
    {},
    token,
  );
  const { id, viewerScore } = events.edges.find(({ node }) => node.viewerScore)!.node;
  await page.goto(`/events/${id}`);
  await expect(page.getByText(`You took part: rank ${viewerScore!.rank}, ${viewerScore!.score} points`)).toBeInViewport(
    { ratio: 1 },
  );
});

test('web addresses in a description are links', async ({ page }) => {
  const id = await planEvent(page.request, { description: 'Rules: https://kites.example/rules.\nBring glue.' });
  await signInAsNewcomer(page);
  await page.goto(`/events/${id}`);
  const link = page.getByRole('main').getByRole('link', { name: 'https://kites.example/rules' });
  await expect(link).toHaveAttribute('href', 'https://kites.example/rules');
  await expect(link).toHaveAttribute('rel', /nofollow/);
});

test('a description and an announcement show bold text and lists', async ({ page }) => {
  const text = 'Bring **a lantern**:\n- tea\n- **two** mugs\n1. Light it\n2. <b>Sit</b> down\nSee you!';
  const eventId = await planEvent(page.request, { description: text });
  const { title } = await announce(page.request, { eventId, content: text });
  await signInAsNewcomer(page);
  await page.goto(`/events/${eventId}`);
  for (const part of [
    page.getByRole('region', { name: 'About this event' }),
    page.getByRole('article', { name: title }),
  ]) {
    await expect(part).toContainText('Bring a lantern:');
    await expect(part.getByRole('strong')).toHaveText(['a lantern', 'two']);
    await expect(part.getByRole('listitem').filter({ hasText: /tea|two|Light|Sit/ })).toHaveText([
      'tea',
      'two mugs',
      'Light it',
      '<b>Sit</b> down',
    ]);
    await expect(part.getByText('See you!')).toBeVisible();
  }
});

test('a card and an announcement on home show the words of a text without its marks', async ({ page }) => {
  const text = 'Bring **a lantern**:\n- tea\n- mugs';
  const words = 'Bring a lantern: • tea • mugs';
  const title = `Mark walk ${Date.now()}`;
  await planEvent(page.request, { title, description: text });
  const announcement = await announce(page.request, { content: text });
  await signInAsNewcomer(page);
  await page.goto(`/events?q=${title}`);
  await expect(page.getByRole('article', { name: title })).toContainText(words);
  await page.goto('/home');
  await expect(page.getByRole('listitem').filter({ hasText: announcement.title })).toContainText(words);
});
