import { expect, test, type Page } from '@playwright/test';
import { announce, signInAs, signInAsNewcomer, ask, demo, session, openControls } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const card = (page: Page, title: string) => page.getByRole('main').getByRole('article', { name: title });
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

async function write(page: Page, title: string) {
  await signInAs(page, demo.organizer);
  await page.goto('/announcements/create');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill('Bring string.');
}
const send = (page: Page) => press(page.getByRole('button', { name: 'Create Announcement' }));

test(
  'a scheduled announcement appears and disappears on an open page without a reload',
  { tag: '@wide' },
  async ({ page }) => {
    await signInAsNewcomer(page);
    await page.goto('/announcements');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const content = 'Read https://evm.example/kites, please.';
    const { id, title } = await announce(page.request, { content, publishAt: inSeconds(3600) });
    const { token } = await session(page.request, demo.admin);
    const change = (changes: { publishAt: string } | { endsAt: string }) =>
      ask(
        page.request,
        'mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { announcement { id } } }',
        { input: { announcementId: id, ...changes } },
        token,
      );
    await expect(card(page, title)).toHaveCount(0);
    await change({ publishAt: inSeconds(3) });
    await expect(card(page, title)).toBeVisible();
    const link = card(page, title).getByRole('link', { name: 'https://evm.example/kites', exact: true });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(page.getByRole('log', { name: 'Live notices' }).getByText(title)).toBeVisible();
    await change({ endsAt: inSeconds(3) });
    await expect(card(page, title)).toHaveCount(0);
  },
);

test('schedule and audience are folded, validated, and shown on the card', async ({ page }) => {
  const title = `Kite string ${Date.now()}`;
  await write(page, title);
  await expect(page.getByLabel('Who it is for')).toHaveCount(0);
  await press(page.getByRole('button', { name: 'When and for whom' }));
  await page.getByLabel('Who it is for').selectOption('Those with a seat at the event');
  await send(page);
  await expect(page.getByText('Choose the event whose people it is for')).toBeVisible();
  await page.getByLabel('Who it is for').selectOption('One college');
  await send(page);
  await expect(page.getByText('College is required')).toBeVisible();
  await page.getByLabel('College', { exact: false }).last().fill('Hill College');
  const begins = page.getByRole('group', { name: 'Published on' });
  await begins.getByLabel('Published on').fill('2099-12-04');
  await begins.getByLabel('Time').fill('18:30');
  const ends = page.getByRole('group', { name: 'Ends on' });
  await ends.getByLabel('Ends on').fill('2099-12-03');
  await ends.getByLabel('Time').fill('18:30');
  await send(page);
  await expect(page.getByText('The end must come after the beginning')).toBeVisible();
  await ends.getByLabel('Ends on').fill('2099-12-05');
  await page.getByRole('switch', { name: 'Pin' }).check();
  await auditAccessibility(page);
  await send(page);
  await expect(page).toHaveURL(/\/announcements$/);
  const its = card(page, title);
  await expect(its.getByText('Pinned', { exact: true })).toBeVisible();
  await expect(its.getByText(/^From .*Dec 4, 2099/)).toBeVisible();
  await expect(its.getByText('For Hill College')).toBeVisible();
  await expect(its.getByText(/^Seen by 0 of 0$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Pinned');
  await auditAccessibility(page);

  await openControls(its);
  await its.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('group', { name: 'Published on' }).getByLabel('Time')).toHaveValue('18:30');
  await press(page.getByRole('link', { name: 'Cancel' }));
  await expect(its).toBeVisible();
  await openControls(its);
  await its.getByRole('button', { name: 'Delete' }).click();
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(its).toHaveCount(0);
});

test('a high-priority announcement to all asks for confirmation and shows how many will get it', async ({ page }) => {
  const title = `Storm ${Date.now()}`;
  await write(page, title);
  await page.getByLabel('Priority').selectOption('High');
  const submit = page.getByRole('button', { name: 'Create Announcement' });
  await submit.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Tell everybody?' });
  await expect(dialog.getByText(/^[\d,]+ people hear of this announcement, by mail too\./)).toBeVisible();
  await auditAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByLabel('Priority').selectOption('Medium');
  await send(page);
  await expect(card(page, title)).toBeVisible();
});

test(
  'an announcement is marked as new until it is seen, and its author sees the read count',
  { tag: '@wide' },
  async ({ page, browser }) => {
    await signInAsNewcomer(page);
    const { title } = await announce(page.request);
    await page.goto('/announcements');
    await expect(card(page, title).getByText('New', { exact: true })).toBeVisible();
    const organizer = await (await browser.newContext()).newPage();
    await signInAs(organizer, demo.organizer);
    const countSeenBy = async () => {
      await organizer.goto('/announcements');
      await expect(card(organizer, title)).toBeVisible();
      return card(organizer, title)
        .getByText(/^Seen by [1-9]\d* of/)
        .count();
    };
    await expect.poll(countSeenBy).toBe(1);
    await page.reload();
    await expect(card(page, title)).toBeVisible();
    await expect(card(page, title).getByText('New', { exact: true })).toHaveCount(0);

    await openControls(card(organizer, title));
    await expect(card(organizer, title).getByRole('button', { name: /^Tell again from \d/ })).toBeDisabled();
    await organizer.clock.install({ time: Date.now() + 3_700_000 });
    await organizer.reload();
    await openControls(card(organizer, title));
    // the server decides by its own clock
    await card(organizer, title).getByRole('button', { name: 'Tell again', exact: true }).click();
    await expect(
      organizer.getByText('It was told within the last hour. Please wait before you tell it again.'),
    ).toBeVisible();
    await organizer.context().close();
  },
);

test(
  'publishing a draft for all users asks for confirmation like the form, by pointer and by keyboard',
  { tag: '@wide' },
  async ({ page }) => {
    const { title } = await announce(page.request, { priority: 'HIGH', isPublished: false });
    const forSome = await announce(page.request, { priority: 'HIGH', audience: 'ORGANIZERS', isPublished: false });
    await signInAs(page, demo.organizer);
    await page.goto('/announcements?status=unpublished');
    await expect(card(page, title)).toBeVisible();
    const publish = (of: string) => card(page, of).getByRole('button', { name: 'Publish', exact: true });
    const dialog = page.getByRole('alertdialog', { name: 'Tell everybody?' });
    await openControls(card(page, title));
    await page.evaluate(() => {
      const { focus } = HTMLElement.prototype;
      HTMLElement.prototype.focus = function (...given) {
        if (this.textContent === 'Cancel') this.dataset.focused = String(Number(this.dataset.focused ?? 0) + 1);
        focus.apply(this, given);
      };
    });
    await press(publish(title));
    await expect(dialog.getByText(/^[\d,]+ people hear of this announcement, by mail too\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await auditAccessibility(page);
    // a second focus call would take the focus back from a user who has already moved it
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('data-focused', '1');
    await press(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(dialog).toHaveCount(0);
    await expect(card(page, title)).toBeVisible();

    // an announcement for some users is published without confirmation
    await openControls(card(page, forSome.title));
    await press(publish(forSome.title));
    await expect(card(page, forSome.title)).toHaveCount(0);
    await expect(dialog).toHaveCount(0);

    await openControls(card(page, title));
    await publish(title).focus();
    await page.keyboard.press('Enter');
    // the dialog ignores the key until it has the focus
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await openControls(card(page, title));
    await publish(title).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    const yes = dialog.getByRole('button', { name: /^Publish to [\d,]+ people$/ });
    await page.keyboard.press('Tab');
    await expect(yes).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(card(page, title)).toHaveCount(0);
    await page.goto('/announcements?status=published');
    await expect(card(page, title)).toBeVisible();
  },
);
