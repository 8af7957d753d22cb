import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { signInAs, signInAsNewcomer, demo, planEvent, withSettings } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

/** An event in a unique room, at 6 PM on a fixed day in 2071. */
async function planEventInRoom(page: Page, changes: Record<string, unknown> = {}) {
  const name = randomUUID().slice(0, 6);
  const [room, title] = [`Tower room ${name}`, `Tower chess ${name}`];
  const date = new Date(2071, 2, 4, 18).toISOString();
  const endsAt = new Date(2071, 2, 4, 20).toISOString();
  const id = await planEvent(page.request, { title, location: room, date, endsAt, ...changes });
  return { id, room, title, name };
}

const room = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Location' }).getByRole('option');

test('the location suggests known rooms, takes any text, and warns if the room is in use', async ({ page }) => {
  const { room: known, title, name } = await planEventInRoom(page);
  await signInAs(page, demo.organizer);
  await page.goto('/events/create');
  await room(page).pressSequentially(`tower  ROOM ${name}`);
  await expect(suggestions(page)).toHaveText([known]);
  await auditAccessibility(page);
  await press(suggestions(page));
  await expect(room(page)).toHaveValue(known);
  await expect(suggestions(page)).toHaveCount(0);

  await page.getByLabel('Date').fill('2071-03-04');
  await page.getByLabel('Time').fill('19:00');
  const warning = page.getByRole('link', { name: `“${title}” is in this room from ` });
  await expect(warning).toHaveText(/ Mar 4, 2071, 6:00\sPM to 8:00\sPM\.$/);
  await auditAccessibility(page);
  const [other] = await Promise.all([page.waitForEvent('popup'), press(warning)]);
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  await other.close();
  await page.getByLabel('Time').fill('20:00');
  await expect(warning).toHaveCount(0);

  await room(page).fill('A meadow that nobody has named');
  await page.getByLabel('Title').fill(`Picnic ${name}`);
  await page.getByLabel('Description').fill('Bring a blanket.');
  await press(page.getByRole('button', { name: 'Create Event' }));
  await expect(page.getByRole('definition').filter({ hasText: 'A meadow that nobody has named' })).toBeVisible();
});

test(
  'by keyboard, the arrows choose a room, and Enter without a choice saves the event',
  { tag: '@wide' },
  async ({ page }) => {
    const { id, room: known, title, name } = await planEventInRoom(page);
    await planEventInRoom(page, { location: `${known} upstairs` });
    await signInAs(page, demo.admin);
    await page.goto(`/events/${id}/edit`);
    await room(page).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(name);
    await expect(suggestions(page)).toHaveText([known, `${known} upstairs`]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(room(page)).toHaveValue(`${known} upstairs`);
    await expect(room(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText('is in this room from')).toBeVisible();
    // an event does not conflict with itself
    await expect(page.getByText(`“${title}” is in this room`)).toHaveCount(0);
    await page.keyboard.press('Backspace');
    await expect(suggestions(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
    await expect(page.getByRole('definition').filter({ hasText: `${known} upstair` })).toBeVisible();
  },
);

test('a place links to the map that the admins have chosen', async ({ page }) => {
  const { id, room: known } = await planEventInRoom(page, { location: `Hall ${randomUUID().slice(0, 6)} & garden` });
  await signInAs(page, demo.admin);
  await withSettings(page.request, {}, async () => {
    await page.goto('/system-settings');
    const template = page.getByLabel('Address of a map');
    await template.fill('https://{place}.example');
    await press(page.getByRole('button', { name: 'Save', exact: false }).last());
    await expect(page.getByText('Map link must be an address that starts with https://')).toBeVisible();
    await expect(template).toBeFocused();
    await auditAccessibility(page);
    await template.fill('https://maps.college.example/find?q={place}');
    await press(page.getByRole('button', { name: 'Save', exact: false }).last());
    await expect(page.getByText('Settings saved')).toBeVisible();

    await signInAsNewcomer(page);
    await page.goto(`/events/${id}`);
    const link = page.getByRole('link', { name: /^Show Hall .+ & garden on the map/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/maps\.college\.example\/find\?q=Hall%20.+%20%26%20garden$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    // a participant with a seat also finds the map next to the calendar
    await press(page.getByRole('button', { name: 'Register Now' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Register' }));
    const href = (await link.getAttribute('href'))!;
    await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveAttribute('href', href);
    await auditAccessibility(page);
  });
  await page.goto(`/events/${id}`);
  await expect(page.getByRole('definition').filter({ hasText: '& garden' })).toBeVisible();
  await expect(page.getByRole('link', { name: known })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveCount(0);
});
