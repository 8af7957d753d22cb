import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { languageNames, languageTags } from '../../api/core/texts/languages.ts';
import { auditAccessibility } from './accessibility.ts';
import { createDoorHelper } from './doorSetup.ts';
import { startGate } from './gate.ts';
import { drawnLanguages, textIn } from './languageTexts.ts';
import { openMyEvents } from './offlineSetup.ts';
import { ask, createContestant, demo, planEvent, signInAs, signInAsNewcomer } from './people.ts';
import { press } from './press.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('listbox').getByRole('option');
const option = (page: Page, name: string) => options(page).filter({ hasText: name });
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });
const shortcutList = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

const banner = (page: Page) => page.getByRole('banner');
const searchButton = (page: Page, name = 'Search') => banner(page).getByRole('button', { name, exact: true });
/** Phones have the button in this menu. */
const menuButton = (page: Page) => banner(page).locator('[popovertarget]').last();

async function pressSearch(page: Page, name?: string): Promise<void> {
  await expect(page.locator('[aria-keyshortcuts]')).toBeAttached();
  if (await menuButton(page).isVisible()) await press(menuButton(page));
  await press(searchButton(page, name));
}

/** The shortcuts work once the button is there. */
async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-keyshortcuts]')).toBeAttached();
}

test('Ctrl+K finds an event by words of its title, and Enter opens it', async ({ page }) => {
  const title = `Moth hour ${randomUUID().slice(0, 8)}`;
  const id = await planEvent(page.request, { title });
  await signInAsNewcomer(page);
  await openAt(page, '/leaderboard');
  expect(await scripts(page)).not.toMatch(/\/Palette-/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(title.toUpperCase());
  await expect(dialog(page).getByRole('group', { name: 'Events' }).getByRole('option')).toHaveText(new RegExp(title));
  await expect(active(page)).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/events/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(dialog(page)).toBeHidden();
});

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(' '),
  );

test('arrows, Home, End and Escape work, and the focus returns', async ({ page }) => {
  await signInAsNewcomer(page);
  await openAt(page, '/leaderboard');
  await pressSearch(page);
  await expect(option(page, 'Notifications')).toBeVisible();
  await expect(active(page)).toHaveText('Home');
  const isActive = async (name: string) => {
    await expect(active(page)).toHaveText(name);
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id'))!);
    await expect(active(page)).toBeInViewport();
  };
  await page.keyboard.press('ArrowDown');
  await isActive('Events');
  await page.keyboard.press('End');
  await isActive('Keyboard shortcuts');
  await page.keyboard.press('ArrowDown');
  await isActive('Home');
  await page.keyboard.press('ArrowUp');
  await isActive('Keyboard shortcuts');
  await page.keyboard.press('Home');
  await isActive('Home');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const opener = (await menuButton(page).isVisible()) ? menuButton(page) : searchButton(page);
  await expect(opener).toBeFocused();
  await pressSearch(page);
  await press(option(page, 'My Events'));
  await expect(page).toHaveURL('/my-events');
});

test('each role finds its own places and actions only', async ({ page }) => {
  const id = await planEvent(page.request, { selfCheckIn: true });
  const code = 'Check-in code';
  const find = async (words: string) => {
    await page.keyboard.press('Control+k');
    await expect(option(page, 'Notifications')).toBeVisible();
    await field(page).fill(words);
  };
  await signInAs(page, demo.participant);
  await openAt(page, `/events/${id}`);
  await find('create');
  await expect(option(page, 'Create')).toHaveCount(0);
  await field(page).fill(code);
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing found');
  await expect(option(page, code)).toHaveCount(0);

  await signInAs(page, demo.admin);
  await openAt(page, `/events/${id}`);
  await find('create');
  await expect(option(page, 'Create Event')).toBeVisible();
  await expect(option(page, 'Create Announcement')).toBeVisible();
  await field(page).fill(code);
  await press(option(page, code));
  await expect(page).toHaveURL(`/events/${id}/code`);
});

test('a helper finds the door that they keep now, from any screen', async ({ page }) => {
  const title = `Owl hour ${randomUUID().slice(0, 8)}`;
  const id = await planEvent(page.request, { title, date: new Date(Date.now() + 20 * 60_000).toISOString() });
  const { email } = await createDoorHelper(page.request, id);
  await signInAs(page, email);
  await openAt(page, '/leaderboard');
  await page.keyboard.press('Control+k');
  await press(option(page, title).filter({ hasText: 'Door' }));
  await expect(page).toHaveURL(`/events/${id}/door`);
});

test('sections of settings are found by title and description, and opened', async ({ page }) => {
  await signInAs(page, demo.admin);
  await openAt(page, '/leaderboard');
  for (const [words, title, address] of [
    ['calendar', 'Calendars', '/settings#calendars'],
    ['how the screens look', 'Appearance', '/settings#appearance'],
    ['approval', 'Event approval', '/system-settings#approval'],
    ['who can join', 'User settings', '/system-settings#users'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await field(page).fill(words);
    await press(
      option(page, title)
        .filter({ hasText: /settings$/i })
        .first(),
    );
    await expect(page).toHaveURL(address);
    const heading = page.getByRole('heading', { level: 2, name: title });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  }
});

test('admins find people, others do not', async ({ page }) => {
  const event = await planEvent(page.request);
  const person = await createContestant(page.request, event, 'Zubeida');
  await signInAs(page, demo.organizer);
  await openAt(page, '/leaderboard');
  await page.keyboard.press('Control+k');
  await field(page).fill(person.name);
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing found');

  await signInAs(page, demo.admin);
  await openAt(page, '/leaderboard');
  await page.keyboard.press('Control+k');
  await field(page).fill(person.name);
  await press(dialog(page).getByRole('group', { name: 'People' }).getByRole('option'));
  await expect(page.getByRole('textbox', { name: /Search/ })).toHaveValue(person.email);
  await expect(page.getByRole('main').getByText(person.name).first()).toBeVisible();
});

test('a slash focuses the search of the screen, or opens the search of everything', async ({ page }) => {
  await signInAsNewcomer(page);
  await openAt(page, '/events');
  await page.keyboard.press('/');
  const search = page.getByRole('main').getByRole('search').getByRole('textbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('a/b?');
  await expect(search).toHaveValue('a/b?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');

  await openAt(page, '/leaderboard');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  // shortcuts rest while a dialog is open
  await dialog(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a question mark lists the shortcuts, which can be switched off', async ({ page }) => {
  await signInAsNewcomer(page);
  await openAt(page, '/events');
  await page.keyboard.press('?');
  await expect(shortcutList(page)).toContainText('Search everywhere');
  const single = shortcutList(page).getByRole('switch', { name: 'Shortcuts of a single key' });
  await press(single);
  await expect(single).not.toBeChecked();
  await page.keyboard.press('Escape');
  await openAt(page, '/events');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill('shortcuts');
  await press(option(page, 'Keyboard shortcuts'));
  await expect(single).not.toBeChecked();
  await press(single);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(shortcutList(page)).toBeVisible();
});

test('the search and the list of shortcuts are accessible, also with forced colours', async ({ page }) => {
  await signInAs(page, demo.admin);
  await openAt(page, '/leaderboard');
  await page.keyboard.press('Control+k');
  await expect(option(page, 'Create Event')).toBeVisible();
  await auditAccessibility(page);
  await field(page).fill('a');
  await expect(dialog(page).getByRole('group', { name: 'People' })).toBeVisible();
  await auditAccessibility(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(active(page)).toHaveCSS('outline-style', 'solid');
  await expect(options(page).last()).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('?');
  await expect(shortcutList(page)).toBeVisible();
  await auditAccessibility(page);
});

for (const tag of drawnLanguages())
  test(`places are found by their names in the language of the reader (${tag})`, { tag: '@wide' }, async ({ page }) => {
    const { token } = await signInAsNewcomer(page);
    await page.evaluate((language) => localStorage.setItem('language', language), tag);
    const choose = 'mutation ($to: Language) { updateUserSettings(input: { language: $to }) { user { id } } }';
    const name = languageNames.find((each) => languageTags[each] === tag)!;
    await ask(page.request, choose, { to: name.toUpperCase() }, token);
    await page.goto('/leaderboard');
    const shown = page.getByRole('dialog', { name: textIn(tag, 'web/shell', 'layout.search') });
    await pressSearch(page, textIn(tag, 'web/shell', 'layout.search'));
    const privacy = textIn(tag, 'web/settings', 'settings.privacy');
    await shown.getByRole('combobox').fill(privacy);
    await expect(shown.getByRole('option').filter({ hasText: privacy })).toBeVisible();
    await expect(shown.getByRole('group', { name: textIn(tag, 'web/palette', 'palette.places') })).toBeVisible();
  });

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('places are found without a connection, and the search for events says what is missing', async ({
    page,
    baseURL,
  }) => {
    const gate = await startGate(baseURL!);
    await openMyEvents(page, gate.url);
    gate.shut();
    await page.goto(`${gate.url}/my-events`);
    await pressSearch(page);
    await field(page).fill('leaderboard');
    await expect(option(page, 'Leaderboard')).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText('Events could not be searched. Check your connection.');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${gate.url}/leaderboard`);
    await gate.close();
  });
});
