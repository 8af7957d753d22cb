import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { acceptInvitations } from './eventHelpers.ts';
import { signInAs, ask, createContestant, demo, planEvent, session } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const part = (page: Page) => page.getByRole('region', { name: /^Registered Participants/ });
const listedNames = (page: Page) => part(page).getByRole('rowheader');
const row = (page: Page, name: string) => part(page).getByRole('row').filter({ hasText: name });

test('after an event its organizer sees the attendance with times, and writes to absent participants', async ({
  page,
}) => {
  const id = await planEvent(page.request);
  const [asha, ben, cyra] = [
    await createContestant(page.request, id, 'Asha'),
    await createContestant(page.request, id, 'Ben'),
    await createContestant(page.request, id, 'Cyra'),
  ];
  const { token } = await session(page.request, demo.admin);
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/people`);
  // before the event begins, no participant counts as absent
  await expect(listedNames(page)).toHaveCount(3);
  await expect(part(page).getByText('Not in')).toHaveCount(0);
  await expect(part(page).getByRole('combobox', { name: 'Attendance' })).toHaveCount(0);

  const date = new Date(Date.now() - 3_600_000).toISOString();
  await ask(
    page.request,
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
    { input: { eventId: id, date } },
    token,
  );
  await ask(
    page.request,
    'mutation ($input: CheckInInput!) { checkIn(input: $input) { person { at } } }',
    { input: { eventId: id, userId: asha.id } },
    token,
  );
  await page.reload();
  await expect(row(page, asha.name)).toContainText(/In since .*\d:\d\d/);
  await expect(row(page, ben.name)).toContainText('Not in');
  await auditAccessibility(page);

  const filter = part(page).getByRole('combobox', { name: 'Attendance' });
  await filter.selectOption('In');
  await expect(listedNames(page)).toHaveText([asha.name]);
  await filter.selectOption('Walk-ins');
  await expect(part(page).getByText('No participants found')).toBeVisible();
  await filter.selectOption('Not in');
  await expect(listedNames(page)).toHaveText([ben.name, cyra.name]);

  const attendance = page.getByRole('region', { name: 'Attendance', exact: true });
  await press(page.getByRole('link', { name: 'Afterwards' }));
  await expect(attendance.getByText('1 in · 2 not in · 0 walk-ins')).toBeVisible();
  await press(attendance.getByText('Arrivals over time'));
  const plot = attendance.getByRole('slider', { name: 'Arrivals over time' });
  await expect(plot).toHaveAttribute('aria-valuetext', /^1 person by \d/);
  await expect(attendance.getByText(/^Dashed line: capacity, \d+$/)).toBeVisible();
  await expect(plot.locator('path')).toHaveCount(2);
  await press(attendance.getByText('Show as table'));
  await expect(attendance.getByRole('region', { name: 'Arrivals over time, as a table' }).getByRole('row')).toHaveText([
    'TimePeople',
    /\d:\d\d.*1$/,
  ]);
  // scroll to the top, so that the bar covers no half of a control
  await page.evaluate(() => scrollTo(0, 0));
  await auditAccessibility(page);

  await press(attendance.getByRole('button', { name: 'Write to those who did not come…' }));
  const letter = page.getByRole('dialog', { name: 'Write to people' });
  await expect(letter.getByLabel('To').locator('option:checked')).toHaveText('Not in');
  await letter.getByLabel('Subject').fill('We missed you');
  await letter.getByLabel('Text').fill('Give your seat back in time.');
  await press(letter.getByRole('button', { name: 'Send' }));
  await expect(attendance.getByText('2 people are written to.')).toBeVisible();

  const download = page.waitForEvent('download');
  await press(attendance.getByRole('button', { name: 'CSV' }));
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toMatch(new RegExp(`"${asha.name}",.*,"\\d{4}-[^"]*T[^"]*",\\r\\n`));
});

test('dashboards show the attendance rate and the check-ins per day', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request);
  const asha = await createContestant(page.request, id, 'Asha');
  const { token } = await session(page.request, demo.admin);
  await ask(
    page.request,
    'mutation ($input: CheckInInput!) { checkIn(input: $input) { person { at } } }',
    { input: { eventId: id, userId: asha.id } },
    token,
  );
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await ask(
    page.request,
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
    { input: { eventId: id, date: hoursAgo(2), endsAt: hoursAgo(1) } },
    token,
  );
  await ask(
    page.request,
    'mutation ($input: HandOverEventInput!) { handOverEvent(input: $input) { __typename } }',
    { input: { eventId: id, email: demo.organizer } },
    token,
  );
  await acceptInvitations(page.request, demo.organizer);
  for (const [who, path] of [
    [demo.organizer, '/organizerdashboard'],
    [demo.admin, '/admindashboard'],
  ] as const) {
    await signInAs(page, who);
    await page.goto(path);
    await expect(page).toHaveURL(path);
    const tile = page.getByRole('term').filter({ hasText: /^Came$/ });
    await expect(tile.locator('xpath=following-sibling::dd')).toHaveText([/^\d+%$/, /^Of the seats at \d+ events?$/]);
    const plot = page.getByRole('slider', { name: 'Check-ins per day' });
    await expect(plot).toHaveAttribute('aria-valuetext', /: \d+ (person|people) let in$/);
    await auditAccessibility(page);
  }
});
