import { expect, test } from '@playwright/test';
import { failNetwork, hangNetwork } from './answers.ts';
import { announce, signInAsNewcomer, ask, demo, planEvent, session } from './people.ts';

test('the bell works by keyboard, and new notices appear in its open panel', async ({ page }) => {
  const { request } = page;
  const title = `Kite day ${Date.now()}`;
  const eventId = await planEvent(request, { title });
  const { email, token } = await signInAsNewcomer(page);
  const admin = await session(request, demo.admin);
  await ask(
    request,
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }',
    { input: { eventId, name: 'Nila Raman', email } },
    token,
  );
  const write = (subject: string) =>
    ask(
      request,
      'mutation ($input: WriteToRegistrationsInput!) { writeToRegistrations(input: $input) { written } }',
      { input: { eventId, state: ['CONFIRMED'], subject, text: 'Ten metres.' } },
      admin.token,
    );
  await page.goto('/events');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('No notifications yet')).toBeVisible();
  await write('Bring string');
  await expect(panel.getByRole('link', { name: 'Bring string' })).toBeVisible();
  await write('Bring a kite');
  await expect(panel.getByRole('listitem')).toHaveCount(2);

  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(panel.getByText('Unread')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/notifications');
  await expect(panel).toBeHidden();
});

test('the panel says that notices could not be marked as read', async ({ page }) => {
  await signInAsNewcomer(page);
  const { title } = await announce(page.request);
  await page.goto('/events');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText(title)).toBeVisible();
  const network = await failNetwork(page, 'useMarkReadMutation');
  const all = panel.getByRole('button', { name: 'Mark all as read' });
  await all.click();
  await expect(panel.getByRole('alert')).toHaveText('Could not be marked as read. Please try again.');
  await expect(all).toBeFocused();
  network.repair();
  await all.click();
  await expect(panel.getByText('Unread')).toHaveCount(0);
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('while notices are marked as read, the button shows it', async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto('/notifications');
  const { title } = await announce(page.request);
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
  await hangNetwork(page, 'useMarkReadMutation');
  const all = page.getByRole('main').getByRole('button', { name: 'Mark all as read' });
  await all.click();
  await expect(all).toHaveAttribute('data-loading', 'true');
  await expect(all).toBeFocused();
});
