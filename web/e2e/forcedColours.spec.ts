import { expect, test, type Locator } from '@playwright/test';
import { signInAs, signInAsNewcomer, createContestant, demo, planEvent } from './people.ts';
import { press } from './press.ts';

/**
 * The fill, border and text colour of an element. Forced colours remove shadows and replace colours by those of the system.
 */
const coloursOf = (what: Locator, part?: '::before' | '::after') =>
  what.evaluate((element, part) => {
    const style = getComputedStyle(element, part);
    const { backgroundColor, borderTopStyle, borderTopWidth, borderTopColor, color } = style;
    const line = borderTopStyle === 'none' ? 'none' : `${borderTopStyle} ${borderTopWidth} ${borderTopColor}`;
    return { fill: backgroundColor, line, ink: color };
  }, part);

/** Expects a border with a different colour than the fill. */
async function expectShape(what: Locator): Promise<void> {
  await expect(async () => {
    const { fill, line } = await coloursOf(what);
    expect(line, String(what)).toMatch(/^(solid|dashed|double) [1-9]/);
    expect(line, String(what)).not.toContain(fill);
  }).toPass();
}

/** Expects different fills for on and off, with readable text on both. */
async function expectDistinct(on: Locator, off: Locator): Promise<void> {
  await expect(async () => {
    const [one, other] = [await coloursOf(on), await coloursOf(off)];
    expect(one.fill, String(on)).not.toBe(other.fill);
    expect(one.fill, String(on)).not.toBe(one.ink);
    expect(other.fill, String(off)).not.toBe(other.ink);
  }).toPass();
}

test('with forced colours, controls keep a visible shape and show which one is on or current', async ({
  page,
  isMobile,
}) => {
  const event = await planEvent(page.request);
  await createContestant(page.request, event, 'Asha');
  await signInAs(page, demo.participant);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });

  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user')!) as object;
    localStorage.setItem('user', JSON.stringify({ ...user, createdAt: new Date() }));
  });
  await page.goto('/home');
  const hero = page.getByRole('region', { name: 'Welcome' });
  await expectShape(hero);
  await expectShape(hero.getByRole('link', { name: 'Browse Events' }));
  await expectShape(hero.getByRole('link', { name: 'View Leaderboard' }));

  await signInAs(page, demo.organizer);
  await page.goto('/events?tags=community');
  const views = page.getByRole('navigation', { name: 'Which events' }).filter({ visible: true });
  if (isMobile) await press(page.getByRole('button', { name: /^Filters/ }));
  await expectShape(views);
  await expectDistinct(views.getByRole('link', { name: 'All Events' }), views.getByRole('link', { name: 'Past' }));
  if (isMobile) await page.keyboard.press('Escape');
  await expectShape(page.getByRole('list', { name: 'Only these events' }).getByRole('link').first());
  if (isMobile) await expectShape(page.getByRole('article').first().locator('..'));
  else await expectShape(page.getByRole('article').getByRole('listitem').getByRole('link').first());
  const places = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) await press(page.getByRole('button', { name: 'Open menu' }));
  const currentLink = places.getByRole('link', { name: 'Events', exact: true });
  await expect(currentLink).toHaveAttribute('aria-current');
  await expect(async () => {
    const ground = (await coloursOf(page.locator('body'))).fill;
    expect([ground, 'rgba(0, 0, 0, 0)']).not.toContain((await coloursOf(currentLink, '::before')).fill);
  }).toPass();

  await signInAs(page, demo.admin);
  await page.goto('/system-settings');
  const track = (checked: boolean) => page.getByRole('switch', { checked }).first();
  for (const checked of [true, false]) {
    await expectShape(track(checked));
    await expect(async () => {
      expect((await coloursOf(track(checked), '::after')).fill).not.toBe((await coloursOf(track(checked))).fill);
    }).toPass();
  }
  await expect(async () => {
    expect((await coloursOf(track(true))).fill).not.toBe((await coloursOf(track(false))).fill);
  }).toPass();

  await page.goto(`/leaderboard/${event}`);
  const chip = page.getByRole('button', { name: 'Best Design' });
  await press(chip);
  await expectShape(chip);
  await expectShape(page.getByRole('button', { name: 'First Place' }));
  await expectDistinct(chip, page.getByRole('button', { name: 'First Place' }));
  await press(page.getByRole('combobox', { name: 'Participant' }));
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await expectShape(page.getByRole('listbox').locator('..'));
});

test('with forced colours, dialogs, placeholders, avatars and the save bar keep an edge', async ({ page }) => {
  const event = await planEvent(page.request);
  await signInAsNewcomer(page);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });

  await page.goto(`/events/${event}`);
  await expectShape(page.getByRole('banner').locator('[data-letter]').filter({ visible: true }));
  await press(page.getByRole('button', { name: 'Register Now' }));
  await expectShape(page.getByRole('dialog'));

  await page.goto('/settings');
  const bar = page.getByRole('button', { name: 'Save' }).locator('..');
  await expectShape(bar);
  // opaque, because it covers the form
  expect((await coloursOf(bar)).fill).toBe((await coloursOf(page.locator('body'))).fill);

  await page.route('**/graphql', () => {});
  await page.reload();
  await expectShape(page.getByRole('status', { name: 'Loading your settings' }).locator('span').first());
});

test('with forced colours, a disabled button that keeps the focus is grey', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAsNewcomer(page);
  await page.goto('/notifications');
  const all = page.getByRole('main').getByRole('button', { name: 'Mark all as read' });
  await expect(all).toBeDisabled();
  const grey = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'GrayText';
    return getComputedStyle(probe).color;
  });
  await expect(all).toHaveCSS('color', grey);
  await expect(all.locator('svg')).toHaveCSS('color', grey);
});
