import { expect, test, type Page } from '@playwright/test';
import { announce, signInAs, createContestant, demo, password, planEvent } from './people.ts';

const reason = 'The lake is closed for the winter.';

/** Makes the server refuse every mutation from now on, with `reason`. */
async function refuseAll(page: Page): Promise<void> {
  await page.route('**/graphql', (route) => {
    const { operationName = '' } = route.request().postDataJSON() as { operationName?: string };
    return operationName.endsWith('Mutation')
      ? route.fulfill({ json: { data: null, errors: [{ message: reason, extensions: { code: 'FORBIDDEN' } }] } })
      : route.fallback();
  });
}

/** Expects the error message of the specification, with the server's reason below it. */
async function expectSentence(page: Page, sentence: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: sentence });
  await expect(alert.getByText(sentence, { exact: true })).toBeVisible();
  await expect(alert.getByText(reason, { exact: true })).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a visitor sees which action failed and why', async ({ page }) => {
  await refuseAll(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('nila@evm.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await button(page, 'Login').click();
  await expectSentence(page, 'Failed to login. Please try again.');

  await page.goto('/register');
  for (const [label, text] of [
    ['First name', 'Nila'],
    ['Last name', 'Raman'],
    ['Email', 'nila@evm.example'],
    ['College', 'Meridian University'],
    ['Confirm password', password],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole('textbox', { name: 'Password' }).first().fill(password);
  await page.getByLabel('I accept the terms and conditions').check();
  await button(page, 'Register').click();
  await expectSentence(page, 'Failed to register. Please try again.');

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nila@evm.example');
  await page.getByRole('main').getByRole('button').click();
  await expectSentence(page, 'Failed to send reset email. Please try again.');

  await page.goto('/reset-password/a-link');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password);
  await button(page, 'Reset password').click();
  await expectSentence(page, 'Failed to reset password. Please try again.');
});

test('a participant sees which action failed and why', async ({ page }) => {
  const eventId = await planEvent(page.request);
  await signInAs(page, demo.participant);
  await refuseAll(page);
  await page.goto(`/events/${eventId}`);
  await button(page, 'Register Now').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
  await expectSentence(page, 'Failed to register for the event. Please try again.');

  await page.goto('/profile');
  await button(page, 'Edit Profile').click();
  await button(page, 'Save Changes').click();
  await expectSentence(page, 'Failed to update profile');

  await page.goto('/settings');
  await page.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expectSentence(page, 'Failed to save settings. Please try again.');
});

test('an organizer sees which action failed and why', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const { name } = await createContestant(page.request, eventId, 'Asha');
  const { id, title } = await announce(page.request);
  await signInAs(page, demo.organizer);
  await refuseAll(page);
  await page.goto('/events/create');
  for (const [label, text] of [
    ['Title', 'Paper boats'],
    ['Description', 'Fold one.'],
    ['Date', '2099-05-04'],
    ['Time', '18:30'],
    ['Location', 'River steps'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await button(page, 'Create Event').click();
  await expectSentence(page, 'Failed to create event. Please try again.');

  await page.goto(`/leaderboard/${eventId}`);
  await page.getByRole('combobox', { name: 'Participant' }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('spinbutton', { name: 'Points' }).fill('3');
  await button(page, 'Update Score').click();
  await expectSentence(page, 'Failed to update score. Please try again.');

  await page.goto(`/announcements/edit/${id}`);
  await page.getByLabel('Content').fill('Found again.');
  await button(page, 'Update Announcement').click();
  await expectSentence(page, 'Failed to save announcement');

  await page.goto('/announcements');
  const card = page.getByRole('main').getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Unpublish' }).click();
  await expectSentence(page, 'Failed to update announcement');
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectSentence(page, 'Failed to delete announcement');
});

test('an admin sees which action failed and why', async ({ page }) => {
  const eventId = await planEvent(page.request);
  await signInAs(page, demo.admin);
  await refuseAll(page);
  await page.goto(`/events/${eventId}/edit`);
  await page.getByLabel('Location').fill('Old bridge');
  await button(page, 'Update Event').click();
  await expectSentence(page, 'Failed to update event. Please try again.');

  await page.goto('/admindashboard');
  await button(page, 'Manage Users').click();
  await page.getByRole('textbox', { name: 'Search users' }).fill(demo.organizer);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('combobox', { name: /^Role of/ }).selectOption('participant');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click();
  await expectSentence(page, 'Failed to update user role');

  await page.goto('/system-settings');
  await page.getByLabel('Session timeout').fill('90');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expectSentence(page, 'Failed to save system settings. Please try again.');
});
