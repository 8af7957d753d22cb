import { expect, test, type Locator, type Page } from '@playwright/test';
import { createContestant, signInAs, signInAsNewcomer, demo, planEvent } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const day = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}`) });
const look = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'How to show them' }).getByRole('link', { name }).filter({ visible: true });
/** The sheet of a phone, which holds filters and views. */
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const openFilters = (page: Page) => press(page.getByRole('button', { name: 'Filters' }));
const closeSheet = (page: Page) => press(sheet(page).getByRole('button', { name: /events?$/ }));
async function chooseLook(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) await openFilters(page);
  await press(look(page, name));
  if (isMobile) await closeSheet(page);
}
const month = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Plans events that share a unique word in their titles, so that a search finds only these. Returns the word. */
async function planEvents(page: Page, events: Readonly<Record<string, Record<string, unknown>>>): Promise<string> {
  const word = `kite${Date.now()}`;
  for (const [title, facts] of Object.entries(events))
    await planEvent(page.request, { title: `${title} ${word}`, ...facts });
  return word;
}

test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-GB' });

test('a month shows its events by day, opens a full day, and links to other months', async ({ page, isMobile }) => {
  const hours = ['04:00', '06:00', '08:00', '10:00', '12:00'];
  const word = await planEvents(page, {
    ...Object.fromEntries(hours.map((hour, n) => [`Talk ${n}`, { date: `2090-05-17T${hour}:00Z` }])),
    Camp: { date: '2090-05-19T10:00:00Z', endsAt: '2090-05-21T18:30:00Z' },
  });
  await signInAs(page, demo.participant);
  await page.goto(`/events?q=${word}`);
  await chooseLook(page, 'Month', isMobile);
  await expect(page).toHaveURL(`/events?view=month&q=${word}`);
  await page.goto(`/events?view=month&q=${word}&month=2090-05`);
  await expect(month(page, 'May 2090')).toBeVisible();
  // an event that ends at midnight does not show on the next day
  for (const [name, count] of [
    ['Tuesday, 16 May', 'no events'],
    ['Wednesday, 17 May', '5 events'],
    ['Friday, 19 May', '1 event'],
    ['Sunday, 21 May', '1 event'],
    ['Monday, 22 May', 'no events'],
  ])
    await expect(day(page, name!)).toHaveAccessibleName(new RegExp(`^${name} 2090, ${count}`));
  await auditAccessibility(page);

  // press next to the events, because these are links
  await press(day(page, 'Wednesday, 17 May').getByText('17', { exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Wednesday, 17 May 2090' });
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expect(page).toHaveURL(/&day=2090-05-17$/);
  await auditAccessibility(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(day(page, 'Wednesday, 17 May')).toBeFocused();

  // the address of a day opens it
  await page.goto(`/events?view=month&q=${word}&month=2090-05&day=2090-05-20`);
  const other = page.getByRole('dialog', { name: 'Saturday, 20 May 2090' });
  await expect(other.getByRole('listitem')).toContainText('19 May');
  await press(other.getByRole('link', { name: `Camp ${word}` }));
  await expect(page.getByRole('heading', { level: 1, name: `Camp ${word}` })).toBeVisible();
  await page.goBack();
  await press(other.getByRole('button', { name: 'Close' }).last());
  await expect(other).toBeHidden();

  await press(page.getByRole('link', { name: 'Next month' }));
  await expect(month(page, 'June 2090')).toBeVisible();
  await expect(page.getByText('Nothing takes place in June 2090.')).toBeVisible();
  await press(page.getByRole('link', { name: 'Today' }));
  await expect(page.locator('td[aria-current=date]')).toBeVisible();
});

test(
  'a month at 1280 pixels shows titles of eighteen characters in full',
  { tag: '@wide' },
  async ({ page, isMobile }) => {
    const title = `Kite evening ${Date.now() % 100_000}`;
    await planEvent(page.request, { title, date: '2090-07-12T10:00:00.000Z' });
    await signInAs(page, demo.participant);
    await page.goto('/events?view=month&month=2090-07');
    if (isMobile) return;
    const words = page.getByRole('grid').getByText(title);
    await expect(words).toBeVisible();
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
);

test('a month marks own events and past days, and shows a long title of the only event in full', async ({
  page,
  isMobile,
}) => {
  const title = 'Pitch Night: Three Minutes, One Idea';
  const dates = ['2090-09-12', '2090-09-13'].map((date) => `${date}T10:00:00.000Z`);
  const [own] = await Promise.all(dates.map((date) => planEvent(page.request, { title, date })));
  await signInAs(page, (await createContestant(page.request, own!, 'Nila')).email);
  await page.goto('/events?view=month&month=2090-09');
  const [ownDay, otherDay] = [day(page, 'Tuesday, 12 September'), day(page, 'Wednesday, 13 September')];
  await expect(ownDay.getByRole('img', { name: 'Yours' })).toBeVisible();
  await expect(otherDay.getByRole('img', { name: 'Yours' })).toHaveCount(0);
  const background = (cell: Locator) =>
    (isMobile ? cell.locator('[data-edge]') : cell.getByRole('link')).evaluate(
      (mark) => getComputedStyle(mark).backgroundColor,
    );
  expect(await background(ownDay)).not.toBe(await background(otherDay));
  const words = ownDay.getByText(title);
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight;
  if (!isMobile) expect(await words.evaluate(isCut)).toBe(false);
  await auditAccessibility(page);

  const numberColour = (cell: Locator) => cell.getByText(/^12$/).evaluate((number) => getComputedStyle(number).color);
  const coming = await numberColour(ownDay);
  await page.goto('/events?view=month&month=2020-09');
  expect(await numberColour(day(page, 'Saturday, 12 September'))).not.toBe(coming);
});

test('a month can be used with the keyboard alone', { tag: '@wide' }, async ({ page }) => {
  const word = await planEvents(page, { Dawn: { date: '2088-02-29T03:00:00Z' } });
  await signInAs(page, demo.participant);
  await page.goto(`/events?view=month&q=${word}&month=2088-02`);
  const at = async (name: string) => expect(day(page, name)).toBeFocused();
  await page.getByRole('link', { name: 'Next month' }).focus();
  await page.keyboard.press('Tab');
  await at('Sunday, 1 February 2088');
  for (const [key, name] of [
    ['ArrowRight', 'Monday, 2 February 2088'],
    ['ArrowDown', 'Monday, 9 February 2088'],
    ['End', 'Sunday, 15 February 2088'],
    ['Home', 'Monday, 9 February 2088'],
    ['PageUp', 'Friday, 9 January 2088'],
    ['PageDown', 'Monday, 9 February 2088'],
    ['ArrowUp', 'Monday, 2 February 2088'],
    ['ArrowUp', 'Monday, 26 January 2088'],
    ['PageDown', 'Thursday, 26 February 2088'],
    ['ArrowRight', 'Friday, 27 February 2088'],
    ['ArrowRight', 'Saturday, 28 February 2088'],
    ['ArrowRight', 'Sunday, 29 February 2088, 1 event'],
    ['ArrowRight', 'Monday, 1 March 2088'],
    ['ArrowLeft', 'Sunday, 29 February 2088'],
  ] as const) {
    await page.keyboard.press(key);
    await at(name);
  }
  await expect(month(page, 'February 2088')).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sunday, 29 February 2088' });
  await expect(dialog.getByRole('link', { name: `Dawn ${word}` })).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await at('Sunday, 29 February 2088');
  // a single Tab leaves the grid of days
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Next month' })).toBeFocused();
});

test('a full day shows how many events are hidden, and lists them by page', { tag: '@wide' }, async ({ page }) => {
  const talks = Array.from({ length: 23 }, (_, n) => [`Talk ${n}`, { date: `2090-08-08T10:${10 + n}:00Z` }] as const);
  const word = await planEvents(page, Object.fromEntries(talks));
  await signInAs(page, demo.participant);
  await page.goto(`/events?view=month&month=2090-08&q=${word}`);
  const full = day(page, 'Tuesday, 8 August');
  // phones show the total number of events instead
  await expect(full).toContainText('+20 more');
  await press(
    full
      .getByText('+20 more')
      .or(full.getByText('23', { exact: true }))
      .filter({ visible: true }),
  );
  const dialog = page.getByRole('dialog', { name: 'Tuesday, 8 August 2090' });
  await expect(dialog.getByRole('listitem')).toHaveCount(20);
  await press(dialog.getByRole('button', { name: 'Show more' }));
  await expect(dialog.getByRole('listitem')).toHaveCount(23);
  await expect(dialog.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test(
  'the chosen view of events is remembered, and going back restores the view from before',
  { tag: '@wide' },
  async ({ page, isMobile }) => {
    const word = await planEvents(page, {
      Camp: { date: '2090-01-01T10:00:00Z', endsAt: '2090-01-03T10:00:00Z' },
      Talk: { date: '2090-01-02T18:45:00Z', endsAt: '2090-01-02T19:30:00Z' },
    });
    await signInAs(page, demo.participant);
    await page.goto(`/events?q=${word}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await chooseLook(page, 'Agenda', isMobile);
    await expect(page.getByRole('region', { name: 'Tuesday, 3 January 2090' })).toContainText('0:15 – 1:00');
    await auditAccessibility(page);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.goForward();
    await expect(page.getByRole('region', { name: 'Tuesday, 3 January 2090' })).toBeVisible();

    // opened by an address without a view
    await page.goto(`/events?q=${word}&filter=upcoming`);
    await expect(page.getByRole('region', { name: 'Sunday, 1 January 2090' })).toContainText(`Camp ${word}`);
    await chooseLook(page, 'List', isMobile);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.goto(`/events?q=${word}`);
    await expect(page.getByRole('article')).toHaveCount(2);
  },
);

test('events are filtered by own registrations, free seats, tag and place in every view', async ({
  page,
  isMobile,
}) => {
  const tag = `tag${Date.now()}`;
  const word = await planEvents(page, {
    Small: { capacity: 3, tags: [tag, 'kites'], location: 'Garden house', date: '2090-03-05T10:00:00Z' },
    Large: { capacity: 90, tags: [tag], location: 'Main hall', date: '2090-03-06T10:00:00Z' },
  });
  await signInAsNewcomer(page);
  await page.goto(`/events?q=${word}`);
  const titles = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([`Small ${word}`, `Large ${word}`]);

  await openFilters(page);
  await auditAccessibility(page);
  await page.getByLabel('Order').selectOption('Most free seats first');
  await expect(titles).toHaveText([`Large ${word}`, `Small ${word}`]);
  await page.getByRole('combobox', { name: 'Tag' }).fill(tag.slice(0, 12));
  await press(page.getByRole('option', { name: tag }));
  await expect(page).toHaveURL(`/events?q=${word}&tags=${tag}&sort=seats`);
  await page
    .getByRole('searchbox', { name: 'Place' })
    .or(page.getByRole('textbox', { name: 'Place' }))
    .fill('garden');
  await expect(titles).toHaveText([`Small ${word}`]);
  await press(page.getByText('Free seats', { exact: true }));
  await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
  await expect(titles).toHaveText([`Small ${word}`]);

  await press(look(page, 'Month'));
  await expect(page).toHaveURL(/view=month/);
  if (isMobile) await closeSheet(page);
  await page.goto(`${page.url()}&month=2090-03`);
  await expect(day(page, 'Sunday, 5 March')).toHaveAccessibleName(/, 1 event\b/);
  await expect(day(page, 'Monday, 6 March')).toHaveAccessibleName(/no events$/);
  await press(page.getByRole('link', { name: 'At “garden”: show other places, too' }));
  await expect(day(page, 'Monday, 6 March')).toHaveAccessibleName(/, 1 event\b/);

  await openFilters(page);
  await press(page.getByText('My events', { exact: true }).first());
  if (isMobile) await closeSheet(page);
  await expect(page.getByText('Nothing takes place in March 2090.')).toBeVisible();
  await expect(page.getByText(`Only these are shown: My events, Free seats, “${word}” and “${tag}”.`)).toBeVisible();
  await press(page.getByRole('link', { name: 'Clear all filters' }));
  await expect(page).toHaveURL('/events?view=month&sort=seats&month=2090-03');
});

for (const [timeZone, where] of [
  ['Pacific/Kiritimati', 'Thursday, 2 February'],
  ['Pacific/Niue', 'Tuesday, 31 January'],
] as const)
  test.describe(() => {
    test.use({ timezoneId: timeZone });
    test(`in ${timeZone} an event is shown on its local day`, { tag: '@wide' }, async ({ page }) => {
      const word = await planEvents(page, { Dusk: { date: '2090-02-01T10:30:00Z' } });
      await signInAs(page, demo.participant);
      await page.goto(`/events?view=month&month=2090-02&q=${word}`);
      await expect(day(page, where)).toHaveAccessibleName(/, 1 event\b/);
      await expect(page.getByRole('gridcell', { name: /, 1 event\b/ })).toHaveCount(1);
      await press(day(page, where).getByText(/^\d+$/).first());
      await expect(page.getByRole('dialog').getByRole('link', { name: `Dusk ${word}` })).toBeVisible();
    });
  });
