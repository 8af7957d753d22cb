import { expect, test, type Page } from '@playwright/test';
import { mailTo } from './mail.ts';
import { signInAsNewcomer, ask, createContestant, demo, planEvent, session } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

/** The messages that the user has switched off. Without the weekly digest, which is off by default. */
const mutedMessages = async (page: Page, token: string) => {
  const { messagePreferences } = await ask<{ messagePreferences: { topic: string; way: string; wanted: boolean }[] }>(
    page.request,
    '{ messagePreferences { topic way wanted } }',
    {},
    token,
  );
  return messagePreferences
    .filter(({ topic, wanted }) => !wanted && topic !== 'digest')
    .map(({ topic, way }) => `${topic} ${way}`);
};

const table = (page: Page) => page.getByRole('table');
const box = (page: Page, name: string) => table(page).getByRole('checkbox', { name, exact: true });

test('kinds of messages are switched off with the save button, which names them until then', async ({ page }) => {
  const { token } = await signInAsNewcomer(page);
  await page.goto('/settings');
  await page.getByText('Choose by kind').focus();
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('columnheader')).toHaveText(['Kind of message', 'Email', 'Push']);
  await page.keyboard.press('Tab');
  await expect(box(page, 'Reminders Email')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box(page, 'Reminders Email')).not.toBeChecked();
  await press(box(page, 'Messages from organizers Email'));
  await expect(box(page, 'Messages from organizers Email')).not.toBeChecked();
  await press(box(page, 'Seats Email'));
  await press(box(page, 'Seats Email'));
  await expect(page.getByText('Not saved yet: Reminders (Email) and Messages from organizers (Email)')).toBeVisible();
  await auditAccessibility(page);
  expect(await mutedMessages(page, token)).toEqual([]);
  await page.getByRole('link', { name: 'Campus Events' }).first().click();
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }));
  await press(page.getByRole('button', { name: 'Save Settings' }));
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  await expect(box(page, 'Reminders Email')).not.toBeChecked();
  expect(await mutedMessages(page, token)).toEqual(['reminders EMAIL', 'letters EMAIL']);

  await page.reload();
  await press(page.getByText('Choose by kind'));
  await expect(box(page, 'Messages from organizers Email')).not.toBeChecked();
  await expect(box(page, 'Seats Email')).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  // the switch above the column takes precedence, saved or not
  await page.getByLabel('Email notifications').uncheck();
  await expect(box(page, 'Seats Email')).toBeDisabled();
  await expect(box(page, 'Seats Email')).toHaveAccessibleDescription(
    'Email is switched off above, so you get nothing by it.',
  );
  await page.getByLabel('Email notifications').check();
  await expect(box(page, 'Seats Email')).toBeEnabled();
});

test('choices that cannot be saved stay unsaved, and another press saves them', { tag: '@wide' }, async ({ page }) => {
  const { token } = await signInAsNewcomer(page);
  await page.goto('/settings');
  await page.getByText('Choose by kind').click();
  await box(page, 'Announcements Email').click();
  await page.route('**/graphql', (route) => route.abort());
  await press(page.getByRole('button', { name: 'Save Settings' }));
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save settings.' })).toBeVisible();
  await expect(box(page, 'Announcements Email')).not.toBeChecked();
  await expect(page.getByText('Not saved yet: Announcements (Email)')).toBeVisible();
  await page.unroute('**/graphql');
  await press(page.getByRole('button', { name: 'Save Settings' }));
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  expect(await mutedMessages(page, token)).toEqual(['announcements EMAIL']);
  await box(page, 'Announcements Email').click();
  await press(page.getByRole('button', { name: 'Save Settings' }));
  await expect.poll(() => mutedMessages(page, token)).toEqual([]);
});

test('the unsubscribe link of a mail asks first, and one press stops this kind of mail', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const person = await createContestant(page.request, eventId, 'Nila');
  const write = async (subject: string) =>
    ask(
      page.request,
      'mutation ($input: WriteToRegistrationsInput!) { writeToRegistrations(input: $input) { written } }',
      { input: { eventId, userIds: [person.id], subject, text: 'At six.' } },
      (await session(page.request, demo.admin)).token,
    );
  await write('The bus');
  const { text } = await mailTo(page.request, person.email);
  const [, link = ''] = /Stop mails of this kind:\n(\S+)/.exec(text) ?? [];
  // this browser is not signed in
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop mail about messages from organizers?');
  await auditAccessibility(page);
  expect(await mutedMessages(page, person.token)).toEqual([]);
  await press(page.getByRole('button', { name: 'Stop it' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No more mail about messages from organizers');
  await auditAccessibility(page);
  expect(await mutedMessages(page, person.token)).toEqual(['letters EMAIL']);
});
