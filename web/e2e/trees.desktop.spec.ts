import { test } from '@playwright/test';
import { ask, demo, openMore, session, signInAs } from './people.ts';
import { compareTree, createKiteDay, expectTree } from './trees.ts';

test('the parts of an event have the accessibility trees on file', async ({ page }) => {
  const { id } = await createKiteDay(page);
  await signInAs(page, demo.admin);
  for (const place of ['people', 'door', 'announcements', 'helpers'])
    await expectTree(page, `event-${place}`, `/events/${id}/${place}`);
  await page.goto(`/events/${id}`);
  await openMore(page);
  await compareTree(page, 'event-overview');
  const { token } = await session(page.request, demo.admin);
  await ask(
    page.request,
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
    { input: { eventId: id, date: new Date(Date.now() - 3_600_000).toISOString() } },
    token,
  );
  await expectTree(page, 'event-afterwards', `/events/${id}/afterwards`);
});

test('the forms of organizers and the screens of admins have the accessibility trees on file', async ({ page }) => {
  const { email } = await createKiteDay(page);
  await signInAs(page, demo.admin);
  await expectTree(page, 'event-form', '/events/create');
  await expectTree(page, 'announcement-form', '/announcements/create');
  await expectTree(page, 'system-settings', '/system-settings');
  await expectTree(page, 'audit', '/admindashboard/audit?action=role_change&to=2020-01-01');
  await page.goto('/admindashboard');
  await page.getByRole('button', { name: 'Manage Users' }).click();
  await page.getByRole('textbox', { name: 'Search users' }).fill(email);
  await compareTree(page, 'users', page.getByRole('region', { name: 'Users' }));
});
