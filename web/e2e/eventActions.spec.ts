import { expect, test, type Page } from '@playwright/test';
import { addHelper } from './eventHelpers.ts';
import { copied, ask, demo, openMore, planEvent, session, signInAs, signInAsNewcomer, withSettings } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** Moves an event of the demo admin. */
async function move(page: Page, eventId: string, date: string, endsAt: string) {
  const { token } = await session(page.request, demo.admin);
  await ask(
    page.request,
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
    { input: { eventId, date, endsAt } },
    token,
  );
}

/** The names of the primary actions of a page. */
const primary = (page: Page) => page.getByRole('main').locator('[data-variant=primary]:visible');

test('the first action of an event is sharing before, the door during, and the attendance after it', async ({
  page,
}) => {
  const id = await planEvent(page.request, { selfCheckIn: true });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}`);
  await expect(primary(page)).toHaveText(['Share']);
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await auditAccessibility(page);

  // what people do rarely comes last, and deleting at the very end
  await openMore(page);
  const more = page.getByRole('list', { name: 'More' }).getByRole('listitem');
  await expect(more).toHaveText([
    'Copy link',
    'Poster with QR code',
    'Check-in code',
    'Duplicate',
    'Repeat…',
    'Hand over…',
    'Cancel event…',
    'Delete',
  ]);
  await auditAccessibility(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => (document.body.dataset['copied'] = text) },
    });
  });
  await press(page.getByRole('button', { name: 'Copy link' }));
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await copied(page)).toMatch(new RegExp(`/events/${id}$`));
  await expect(more.first()).toBeHidden();

  await openMore(page);
  await press(page.getByRole('button', { name: 'Delete' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }));
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();

  await move(page, id, hours(0.5), hours(2));
  await page.reload();
  await expect(primary(page)).toHaveText(['At the door']);
  await move(page, id, hours(-2), hours(-1));
  await page.reload();
  await expect(primary(page)).toHaveText(['Attendance']);
  await press(primary(page));
  await expect(page).toHaveURL(`/events/${id}/afterwards`);
});

test('for a door helper the door comes before registering at any time', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request);
  const { email } = await signInAsNewcomer(page);
  await addHelper(page.request, id, email, 'DOOR');
  await page.goto(`/events/${id}`);
  await expect(page.getByRole('button', { name: 'Stop helping…' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^(At the door|Register Now)$/)).toHaveText([
    'At the door',
    'Register Now',
  ]);
  // days before, the door is not what comes next
  await expect(primary(page)).toHaveText(['Register Now']);
  await expect(page.getByRole('button', { name: 'Stop helping…' })).toHaveAttribute('data-variant', 'invisible');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0);
});

test(
  'an admin finds rejecting an approved event behind the actions of every day',
  { tag: '@wide' },
  async ({ page }) => {
    const id = await planEvent(page.request);
    await signInAs(page, demo.admin);
    await page.goto(`/events/${id}`);
    const acts = page.getByRole('main').getByText(/^(Share|Edit|Announce…|Reject)$/);
    await expect(acts).toHaveText(['Share', 'Edit', 'Announce…', 'Reject']);
  },
);

test('a door that needs its helper now comes first on home and under My Events', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request, { date: hours(26), endsAt: hours(28) });
  const { email } = await signInAsNewcomer(page);
  await addHelper(page.request, id, email, 'DOOR');
  await page.goto('/my-events');
  // without seats, the first section is what they help with
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText([/^Helping/]);
  await expect(page.getByRole('link', { name: 'At the door' })).toBeVisible();
  await expect(primary(page)).toHaveCount(0);

  const { token } = await session(page.request, email);
  const seat = await planEvent(page.request);
  const register = `mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }`;
  await ask(page.request, register, { input: { eventId: seat, name: 'Asha', email } }, token);
  await page.reload();
  await expect(sections).toHaveText([/^Coming up/, /^Helping/]);

  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 2, name: 'Your next event' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Your door' })).toHaveCount(0);
  await move(page, id, hours(0.5), hours(2));
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Your door');
  await auditAccessibility(page);
  await press(page.getByRole('link', { name: 'At the door' }));
  await expect(page).toHaveURL(`/events/${id}/door`);
  // of two open doors, only the first is primary
  const other = await planEvent(page.request, { date: hours(1), endsAt: hours(2) });
  await addHelper(page.request, other, email, 'DOOR');
  await page.goto('/my-events');
  await expect(sections).toHaveText([/^Helping/, /^Coming up/]);
  await expect(page.getByRole('link', { name: 'At the door' })).toHaveCount(2);
  await expect(primary(page)).toHaveText(['At the door']);
  await auditAccessibility(page);
  await press(primary(page));
  await expect(page).toHaveURL(`/events/${id}/door`);
});

test('the poster of an event prints on one page, with a code for its address', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request, {
    title: 'A rather long evening of lanterns, kites, songs, and everything else that glows',
    location: 'Lake gate & pier',
    date: '2090-03-07T13:00:00.000Z',
  });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}`);
  await openMore(page);
  await press(page.getByRole('link', { name: 'Poster with QR code' }));
  await expect(page).toHaveURL(`/events/${id}/poster`);
  // paper has the clock of the college
  await withSettings(page.request, { timeZone: 'Asia/Kolkata' }, async () => {
    await page.reload();
    await expect(page.getByText('Tue, Mar 7, 2090, 6:30 PM')).toBeVisible();
  });
  const poster = page.getByRole('article', { name: /^A rather long evening/ });
  await expect(poster).toContainText('Lake gate & pier');
  await expect(poster).toContainText('Scan to register');
  await expect(poster).toContainText(`/events/${id}`);
  await expect(poster.getByRole('img', { name: 'QR code with the address of this event' })).toBeVisible();
  await auditAccessibility(page);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  // A4 in points
  expect(paper).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(poster).toBeVisible();
});
