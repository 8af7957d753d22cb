import { expect, test } from '@playwright/test';
import { signInAs, signInAsNewcomer, ask, createContestant, demo, planEvent } from './people.ts';

test('a seat is taken and given back with the keyboard alone', async ({ page }) => {
  const id = await planEvent(page.request, { capacity: 2 });
  await signInAsNewcomer(page);
  await page.goto(`/events/${id}`);
  await expect(page.getByText('0 / 2 registered')).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (let n = 0; n < 20; n += 1) {
    if (await page.getByRole('button', { name: 'Register Now' }).evaluate((each) => each === document.activeElement))
      break;
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Register Now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Register Now' })).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Phone').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are registered for this event.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show your ticket' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel Registration' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel registration', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 / 2 registered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Register Now' })).toBeFocused();
});

test('joining and leaving the waitlist and getting a seat work by keyboard, and the focus stays', async ({ page }) => {
  const id = await planEvent(page.request, { capacity: 1 });
  const seated = await createContestant(page.request, id, 'Asha');
  await signInAsNewcomer(page);
  await page.goto(`/events/${id}`);
  const acts = (name: string) => page.getByRole('main').getByRole('button', { name });
  const join = async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Phone').focus();
    await page.keyboard.press('Enter');
    await expect(acts('Leave the waitlist')).toBeFocused();
  };
  await acts('Join the waitlist').focus();
  await join();
  await page.keyboard.press('Enter');
  await expect(acts('Join the waitlist')).toBeFocused();
  await join();
  await ask(
    page.request,
    `mutation ($input: CancelRegistrationInput!) { cancelRegistration(input: $input) { deletedRegistrationId } }`,
    { input: { eventId: id } },
    seated.token,
  );
  await expect(acts('Give it back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(acts('Register Now')).toBeFocused();
  await expect(page.getByText('0 / 1 registered')).toBeVisible();
});

test('the list of own events is found and opened with the keyboard alone', async ({ page }) => {
  const title = `Owl walk ${Date.now()}`;
  const eventId = await planEvent(page.request, { title });
  const { email, token } = await signInAsNewcomer(page);
  await ask(
    page.request,
    `mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }`,
    { input: { eventId, name: 'Nila Raman', email } },
    token,
  );
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = page.getByRole('link', { name: 'My Events', exact: true }).filter({ visible: true });
  for (let n = 0; n < 20; n += 1) {
    if (await link.evaluate((each) => each === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My Events' })).toBeFocused();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Subscribe in your calendar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: title })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('an announcement is linked to an event, and the link removed, with the keyboard alone', async ({ page }) => {
  const title = `Owl watch ${Date.now()}`;
  await planEvent(page.request, { title });
  await signInAs(page, demo.organizer);
  await page.goto('/announcements/create');
  const event = page.getByRole('combobox', { name: 'Related Event (Optional)' });
  await event.focus();
  await page.keyboard.type(title);
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: title })).toHaveAttribute('data-active');
  await page.keyboard.press('Enter');
  await expect(event).toHaveValue(title);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(event).toHaveValue('');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
