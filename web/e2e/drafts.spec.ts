import { expect, test, type Page } from '@playwright/test';
import { failNetwork } from './answers.ts';
import { mutateAsAdmin } from './doorSetup.ts';
import { addHelper } from './eventHelpers.ts';
import {
  award,
  createContestant,
  demo,
  openControls,
  password,
  planEvent,
  signInAs,
  signInAsNewcomer,
} from './people.ts';
import { press } from './press.ts';

const restored = (page: Page) => page.getByText('Restored what you typed.');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until the draft on the device contains this text: the code that keeps drafts loads after the form. */
const expectKept = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(text);

test('an event form survives a reload until it is discarded', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.admin);
  await page.goto('/events/create');
  await page.getByLabel('Title').fill('Kites over the lake');
  await page.getByLabel('Description').fill('Bring your own kite.');
  await page.getByRole('textbox', { name: 'Tags' }).fill('kites');
  await expectKept(page, 'kites');
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Kites over the lake');
  await expect(page.getByLabel('Description')).toHaveValue('Bring your own kite.');
  await expect(button(page, 'Remove the tag kites')).toBeVisible();

  await button(page, 'Discard').click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(restored(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(restored(page)).toHaveCount(0);
});

const title = (page: Page) => page.getByLabel('Title');

async function typeTitle(page: Page, text: string) {
  await title(page).fill(text);
  await expectKept(page, text);
}

test('two tabs with the same form each keep their own draft', async ({ page, context }) => {
  await signInAs(page, demo.admin);
  await page.goto('/events/create');
  await typeTitle(page, 'Kites');
  const second = await context.newPage();
  await second.goto('/events/create');
  await expect(restored(second)).toBeVisible();
  await typeTitle(second, 'Drums');
  await second.reload();
  await expect(title(second)).toHaveValue('Drums');
  await page.reload();
  await expect(title(page)).toHaveValue('Kites');
});

test('a duplicated tab keeps its own draft, and after both are closed, a new tab finds one after the other', async ({
  page,
  context,
}) => {
  await signInAs(page, demo.admin);
  await page.goto('/events/create');
  await typeTitle(page, 'Kites');
  // as a duplicated tab, it begins with the session storage of the first
  const [second] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open(location.href))]);
  await expect(title(second)).toHaveValue('Kites');
  await typeTitle(second, 'Drums');
  await expectKept(second, 'Kites');
  await page.reload();
  await expect(title(page)).toHaveValue('Kites');

  const later = await context.newPage();
  await page.close();
  await second.close();
  for (const each of ['Kites', 'Drums']) {
    await later.goto('/events/create');
    await expect(title(later)).toHaveValue(each);
    await button(later, 'Discard').click();
  }
  await expect.poll(() => later.evaluate(() => JSON.stringify(localStorage))).not.toContain('draft:');
});

test('a draft of an old version meets the changes of others before it is saved', async ({ page, browser }) => {
  const event = await planEvent(page.request, { title: 'Old title' });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${event}/edit`);
  await page.getByLabel('Title').fill('My title');
  await expectKept(page, 'My title');

  const other = await (await browser.newContext()).newPage();
  await signInAs(other, demo.admin);
  await other.goto(`/events/${event}/edit`);
  await other.getByLabel('Title').fill('Their title');
  await button(other, 'Update Event').click();
  await expect(other.getByText('Event updated successfully!')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('My title');
  await button(page, 'Update Event').click();
  await expect(page.getByText('Their title')).toBeVisible();
  await button(page, 'Discard').click();
  await expect(page.getByLabel('Title')).toHaveValue('Their title');
});

test('an event that was deleted while it was edited: the form says so, keeps the text, and creates it again', async ({
  page,
}) => {
  const event = await planEvent(page.request, { title: 'Old title' });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${event}/edit`);
  await page.getByLabel('Title').fill('My title');
  await mutateAsAdmin(page.request, 'deleteEvent', { eventId: event });
  await button(page, 'Update Event').click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This event has been deleted in the meantime.');
  await expect(alert).toContainText('You can create it as a new event.');
  await expect(page.getByLabel('Title')).toHaveValue('My title');
  await expect(page.getByRole('main').getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/events');
  await button(page, 'Create Event').click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My title' })).toBeVisible();
  expect(page.url()).not.toContain(event);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('the draft of an event that was deleted can be created again, also after a reload', async ({ page }) => {
  const event = await planEvent(page.request, { title: 'Old title', location: 'Old barn' });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${event}/edit`);
  await page.getByLabel('Title').fill('My title');
  await expectKept(page, 'My title');
  await mutateAsAdmin(page.request, 'deleteEvent', { eventId: event });
  await page.reload();
  await expect(page.getByText('Event not found')).toBeVisible();
  await expect(page.getByText('You can create it as a new event.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('My title');
  await expect(page.getByLabel('Location')).toHaveValue('Old barn');
  await button(page, 'Create Event').click();
  await expect(page.getByRole('heading', { level: 1, name: 'My title' })).toBeVisible();
  await page.goto(`/events/${event}/edit`);
  await expect(page.getByRole('heading', { name: 'Event not found' })).toBeVisible();
});

test('the draft of an organizer who may no longer edit the event can become a new event', async ({ page }) => {
  const event = await planEvent(page.request, { title: 'Old title' });
  await addHelper(page.request, event, demo.organizer, 'MANAGER');
  const { user } = await signInAs(page, demo.organizer);
  await page.goto(`/events/${event}/edit`);
  await page.getByLabel('Title').fill('My title');
  await expectKept(page, 'My title');
  await mutateAsAdmin(page.request, 'removeStaff', { eventId: event, userId: user.id });
  await page.reload();
  await expect(page.getByText('You do not have permission to edit this event.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('My title');
  await button(page, 'Discard').click();
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to the event' }).first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveCount(0);
});

test(
  'a draft outlasts a session that has ended, and is deleted at sign-out',
  { tag: '@wide' },
  async ({ page, context }) => {
    const { email } = await signInAsNewcomer(page);
    const event = await planEvent(page.request);
    await page.goto(`/events/${event}`);
    await button(page, 'Register Now').click();
    await page.getByLabel('Phone').fill('+91 98450 12345');
    await expectKept(page, '98450 12345');
    await page.keyboard.press('Escape');
    await button(page, 'Register Now').click();
    await expect(restored(page)).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveValue('+91 98450 12345');

    // the token is refused
    await page.evaluate(() => localStorage.setItem('token', 'ended'));
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await button(page, 'Login').click();
    await expect(page).toHaveURL(new RegExp(event));
    await button(page, 'Register Now').click();
    await expect(page.getByLabel('Phone')).toHaveValue('+91 98450 12345');
    await page.keyboard.press('Escape');

    // another tab whose form is open
    const second = await context.newPage();
    await second.goto(`/events/${event}`);
    await button(second, 'Register Now').click();
    await second.getByLabel('Phone').fill('+91 98450 67890');
    await expectKept(second, '67890');

    await openControls(page.getByRole('banner'));
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(second).toHaveURL(/\/login/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('98450');
  },
);

test('a correction of an award survives a reload', async ({ page }) => {
  const event = await planEvent(page.request);
  await award(page.request, event, await createContestant(page.request, event, 'Asha'), 4);
  await signInAs(page, demo.organizer);
  await page.goto(`/leaderboard/${event}`);
  const dialog = page.getByRole('dialog');
  const openCorrection = () => press(page.getByRole('button', { name: 'Correct' }));
  await openCorrection();
  await dialog.getByLabel('Points').fill('41.5');
  await expectKept(page, '41.5');
  await page.reload();
  await openCorrection();
  await expect(dialog.getByLabel('Points')).toHaveValue('41.5');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByLabel('Points')).toHaveValue('4');
});

test('secrets are not kept on the device', async ({ page }) => {
  await signInAs(page, demo.admin);
  await page.goto('/system-settings');
  await page.getByLabel('SMTP server').fill('smtp.evm.example');
  await page.getByLabel('SMTP password').fill('hush-hush');
  await expect(page.getByLabel('SMTP password')).toHaveValue('hush-hush');
  await expectKept(page, 'smtp.evm.example');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('hush-hush');
  await page.reload();
  await expect(page.getByLabel('SMTP server')).toHaveValue('smtp.evm.example');
  await expect(page.getByLabel('SMTP password')).toHaveValue('');
  await button(page, 'Discard').click();
});

test(
  'a registration that the network lost is offered again, also after a reload, and counts once',
  { tag: '@wide' },
  async ({ page }) => {
    await signInAsNewcomer(page);
    const event = await planEvent(page.request);
    await page.goto(`/events/${event}`);
    const network = await failNetwork(page, 'useRegisterMutation');
    await button(page, 'Register Now').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Phone').fill('+91 98450 54321');
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();

    await page.reload();
    await button(page, 'Register Now').click();
    await expect(dialog.getByText('The connection or the session ended before the answer came.')).toBeVisible();
    await expect(dialog.getByLabel('Phone')).toHaveValue('+91 98450 54321');
    network.repair();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Show your ticket' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
  },
);
