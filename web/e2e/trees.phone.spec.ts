import { test } from '@playwright/test';
import { demo, openMore, signInAs } from './people.ts';
import { press } from './press.ts';
import { begin, compareTree, createKiteDay, expectTree, register } from './trees.ts';

test('on a phone, the screens of participants have the accessibility trees on file', async ({ page }) => {
  const { email, event, title, token } = await begin(page, { tags: [] });
  await register(page, event, email, token);
  await expectTree(page, 'home', '/home');
  await press(page.getByRole('button', { name: 'Open menu' }));
  await compareTree(page, 'menu', page.getByRole('dialog', { name: 'Menu' }));
  await expectTree(page, 'my-events', '/my-events');
  await expectTree(page, 'event-registered', `/events/${event}`);
  await expectTree(page, 'events', `/events?q=${title.slice(-6)}`);
  await press(page.getByRole('button', { name: /^Filters/ }));
  await compareTree(page, 'events-filters', page.getByRole('dialog', { name: 'Filters' }));
});

test('on a phone, the places of an event and the dashboard have the accessibility trees on file', async ({ page }) => {
  const { id } = await createKiteDay(page);
  await signInAs(page, demo.admin);
  for (const place of ['people', 'door']) await expectTree(page, `event-${place}`, `/events/${id}/${place}`);
  await page.goto(`/events/${id}`);
  await openMore(page);
  await compareTree(page, 'event-overview');
  await expectTree(page, 'dashboard', '/organizerdashboard');
});
