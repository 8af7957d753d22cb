import { expect, test, type Page } from '@playwright/test';
import { addHelper } from './eventHelpers.ts';
import { signInAs, signInAsNewcomer, ask, createContestant, demo, planEvent, session } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const places = (page: Page) => page.getByRole('navigation', { name: 'Parts of this event' });
const summary = (page: Page) => page.getByRole('region', { name: /^Registered Participants/ });

/** Moves an event of the demo admin, so that it began some hours ago. */
async function begin(page: Page, id: string, hours = 1) {
  const { token } = await session(page.request, demo.admin);
  await ask(
    page.request,
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
    { input: { eventId: id, date: new Date(Date.now() - hours * 3_600_000).toISOString() } },
    token,
  );
}

test('the parts of an event have addresses, and each person sees the tabs of the parts that they may see', async ({
  page,
}) => {
  const id = await planEvent(page.request);
  const asha = await createContestant(page.request, id, 'Asha');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}`);
  const tabs = places(page).getByRole('link');
  await expect(tabs).toHaveText(['Overview', 'People', 'Door', 'Announcements', 'Helpers']);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(summary(page)).toContainText(asha.email);
  await auditAccessibility(page);

  for (const [tab, address, heading] of [
    ['People', 'people', 'Registered Participants (1)'],
    ['Announcements', 'announcements', 'Announcements'],
    ['Helpers', 'helpers', 'Helpers'],
  ] as const) {
    await press(tabs.filter({ hasText: tab }));
    await expect(page).toHaveURL(`/events/${id}/${address}`);
    await expect(tabs.filter({ hasText: tab })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.filter({ hasText: tab })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await auditAccessibility(page);
  }
  await press(tabs.filter({ hasText: 'Overview' }));
  await expect(page).toHaveURL(`/events/${id}`);
  await expect(page.getByRole('heading', { name: 'About this event' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );

  // after its beginning
  await begin(page, id);
  await page.reload();
  await press(tabs.filter({ hasText: 'Afterwards' }));
  await expect(page).toHaveURL(`/events/${id}/afterwards`);
  await expect(page.getByText('0 in · 1 not in · 0 walk-ins')).toBeVisible();
  await expect(page.getByRole('button', { name: 'CSV' })).toBeVisible();
  await auditAccessibility(page);
});

test('old addresses of the parts of an event lead to their new addresses', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request);
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}#participants`);
  await expect(page).toHaveURL(`/events/${id}/people`);
  await page.goto('/home');
  await page.goto(`/events/${id}#helpers`);
  await expect(page).toHaveURL(`/events/${id}/helpers`);
  await expect(page.getByRole('region', { name: 'Helpers' })).toBeVisible();
});

test('participants see the event without tabs, and a door helper only the door', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request);
  const { email } = await signInAsNewcomer(page);
  for (const address of ['', '/people', '/helpers', '/announcements', '/afterwards']) {
    await page.goto(`/events/${id}${address}`);
    await expect(page.getByRole('heading', { name: 'About this event' })).toBeVisible();
    await expect(page).toHaveURL(`/events/${id}`);
    await expect(places(page)).toHaveCount(0);
  }
  await addHelper(page.request, id, email, 'DOOR');
  await page.goto(`/events/${id}`);
  await expect(places(page).getByRole('link')).toHaveText(['Overview', 'Door']);
  await press(places(page).getByRole('link', { name: 'Door' }));
  await expect(page).toHaveURL(`/events/${id}/door`);

  // another organizer reads the people
  await signInAs(page, demo.organizer);
  await page.goto(`/events/${id}`);
  await expect(places(page).getByRole('link')).toHaveText(['Overview', 'People']);
});

test('the overview says what needs a decision, and leads to the requests', async ({ page }) => {
  const id = await planEvent(page.request, { registrationRules: { needsApproval: true } });
  await createContestant(page.request, id, 'Asha');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}`);
  await expect(summary(page)).toContainText('1 person asks for a seat.');
  await press(summary(page).getByRole('link', { name: 'Show them' }));
  await expect(page).toHaveURL(`/events/${id}/people`);
  await expect(summary(page).getByRole('button', { name: 'Approve (0)' })).toBeVisible();
});
