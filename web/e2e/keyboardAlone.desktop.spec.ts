import { expect, test, type Page } from '@playwright/test';
import { pressKey, tabTo, walkFocus } from './keys.ts';
import { createContestant, demo, planEvent, signInAs, signInAsNewcomer } from './people.ts';

// a low window, so that a bar could easily cover the focused element
test.use({ viewport: { width: 1280, height: 500 } });

const main = (page: Page) => page.getByRole('main');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // the shortcuts work once the button is there
  await expect(page.locator('[aria-keyshortcuts]')).toBeAttached();
  await page.waitForLoadState('networkidle');
}

test('by keyboard alone, a seat is taken and given back, and the focus is always in view', async ({ page }) => {
  const id = await planEvent(page.request, { capacity: 2 });
  await signInAsNewcomer(page);
  await open(page, `/events/${id}`);
  await pressKey(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await pressKey(page, 'Enter');
  await tabTo(page, main(page).getByRole('button', { name: 'Register Now' }));
  await pressKey(page, 'Enter');
  const form = page.getByRole('dialog');
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await tabTo(page, form.getByRole('button', { name: 'Cancel' }));
  await pressKey(page, 'Enter');
  await expect(main(page).getByRole('button', { name: 'Register Now' })).toBeFocused();
  await pressKey(page, 'Enter');
  await tabTo(page, form.getByRole('button', { name: 'Register', exact: true }));
  await pressKey(page, 'Enter');
  await expect(page.getByRole('link', { name: 'Show your ticket' })).toBeFocused();
  await tabTo(page, main(page).getByRole('button', { name: 'Cancel Registration' }));
  await pressKey(page, 'Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await pressKey(page, 'Escape');
  await expect(main(page).getByRole('button', { name: 'Cancel Registration' })).toBeFocused();
  await pressKey(page, 'Enter');
  await tabTo(page, question.getByRole('button', { name: 'Cancel registration', exact: true }));
  await pressKey(page, 'Enter');
  await expect(main(page).getByRole('button', { name: 'Register Now' })).toBeFocused();
});

test('by keyboard alone, an organizer uses the tabs, menus and dialogs of an event', async ({ page }) => {
  const id = await planEvent(page.request);
  await createContestant(page.request, id, 'Asha');
  await signInAs(page, demo.admin);
  await open(page, `/events/${id}`);
  const tabs = page.getByRole('navigation', { name: 'Parts of this event' });
  await tabTo(page, tabs.getByRole('link', { name: 'People' }));
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL(`/events/${id}/people`);
  await expect(main(page).getByRole('heading', { level: 2, name: 'Registered Participants (1)' })).toBeVisible();
  await tabTo(page, tabs.getByRole('link', { name: 'Overview' }), 'Shift+Tab');
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL(`/events/${id}`);

  const more = main(page).getByRole('button', { name: 'More', exact: true });
  const list = page.getByRole('list', { name: 'More' });
  await tabTo(page, more);
  await pressKey(page, 'Enter');
  await expect(list).toBeVisible();
  await pressKey(page, 'Tab');
  await expect(list.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await pressKey(page, 'Escape');
  await expect(list).toBeHidden();
  await expect(more).toBeFocused();
  for (const [item, role] of [
    ['Repeat', 'dialog'],
    ['Hand over', 'dialog'],
    ['Cancel Event', 'alertdialog'],
    ['Delete', 'alertdialog'],
  ] as const) {
    await pressKey(page, 'Enter');
    await tabTo(page, list.getByRole('button', { name: item }));
    await pressKey(page, 'Enter');
    await expect(page.getByRole(role).locator(':focus')).toHaveCount(1);
    await pressKey(page, 'Tab');
    await expect(page.getByRole(role).locator(':focus')).toHaveCount(1);
    await pressKey(page, 'Escape');
    await expect(page.getByRole(role)).toBeHidden();
    await expect(more).toBeFocused();
  }
});

test('by keyboard alone, the search and the list of shortcuts open and close', async ({ page }) => {
  await signInAsNewcomer(page);
  await open(page, '/leaderboard');
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await tabTo(page, search);
  await pressKey(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await pressKey(page, 'ArrowDown');
  await pressKey(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(search).toBeFocused();
  await pressKey(page, '?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await pressKey(page, 'Escape');
  await expect(search).toBeFocused();
  await pressKey(page, 'Control+k');
  await page.keyboard.type('My Events');
  await expect(dialog.getByRole('option', { selected: true })).toHaveText('My Events');
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL('/my-events');
  await expect(page.getByRole('heading', { level: 1, name: 'My Events' })).toBeFocused();
});

for (const [path, atLeast] of [
  ['/events/create', 25],
  ['/system-settings', 30],
  ['/announcements', 20],
  ['/settings', 20],
] as const)
  test(`on ${path}, no bar covers the focus, forwards and backwards`, async ({ page }) => {
    await signInAs(page, demo.admin);
    await open(page, path);
    const { count, problems } = await walkFocus(page);
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(atLeast);
  });
