import { expect, test } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import { demo, planEvent, signInAs, signInAsNewcomer } from './people.ts';

test('five events fit on the first screen, and each row opens its event', async ({ page }) => {
  const word = `kite${Date.now()}`;
  for (const n of [1, 2, 3, 4, 5])
    await planEvent(page.request, { title: `Flight ${n} ${word}`, date: `2090-05-1${n}T10:00:00Z` });
  await signInAsNewcomer(page);
  await page.goto(`/events?q=${word}`);
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(5);
  for (const [n, row] of (await rows.all()).entries()) {
    await expect(row).toBeInViewport({ ratio: 1 });
    for (const text of [`Flight ${n + 1} ${word}`, `May 1${n + 1}, 2090`, 'Lake gate', '0 / 5 registered', 'Upcoming'])
      await expect(row.getByText(text)).toBeInViewport({ ratio: 0.9 });
  }
  await auditAccessibility(page);

  const { x, y, width, height } = (await rows.nth(3).boundingBox())!;
  await page.touchscreen.tap(x + width - 4, y + height - 4);
  await expect(page.getByRole('heading', { level: 1, name: `Flight 4 ${word}` })).toBeVisible();
});

test('all filters and views are in one sheet, whose button counts the events that it shows', async ({ page }) => {
  const word = `kite${Date.now()}`;
  await planEvent(page.request, { title: `Small ${word}`, capacity: 1, location: 'Garden house' });
  await planEvent(page.request, { title: `Large ${word}`, location: 'Main hall', date: '2090-05-17T10:00:00Z' });
  await signInAs(page, demo.participant);
  await page.goto('/events');
  const choices = page.getByRole('navigation', { name: /^(Which events|How to show them)$/ });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(choices.filter({ visible: true })).toHaveCount(0);

  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('navigation')).toHaveCount(2);
  // the server does not count all events of all years
  await expect(sheet.getByRole('button', { name: 'Show events', exact: true })).toBeInViewport({ ratio: 1 });
  await auditAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();

  await page.goto(`/events?q=${word}`);
  await filters.tap();
  await expect(sheet.getByRole('button', { name: 'Show 2 events' })).toBeVisible();
  await sheet.getByLabel('Place').last().fill('garden');
  await expect(sheet.getByRole('button', { name: 'Show 1 event', exact: true })).toBeVisible();
  await sheet.getByRole('link', { name: 'Past', exact: true }).tap();
  await expect(sheet.getByRole('button', { name: 'No events' })).toBeVisible();
  await sheet.getByRole('link', { name: 'Upcoming' }).tap();
  await sheet.getByRole('button', { name: 'Show 1 event' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([`Small ${word}`]);

  // the chosen time is not hidden with the sheet
  await page.getByRole('link', { name: 'Upcoming: show all events' }).tap();
  await expect(page).toHaveURL(`/events?q=${word}&place=garden`);

  // a month counts its own events
  await page.goto(`/events?view=month&month=2090-05&q=${word}`);
  await filters.tap();
  await expect(sheet.getByRole('button', { name: 'Show 1 event', exact: true })).toBeVisible();
});
