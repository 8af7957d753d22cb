import { expect, test } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import { award, createContestant, demo, planEvent, signInAs, signInAsNewcomer } from './people.ts';

test('the projector shows the board in large type, live, without menu and forms', async ({ page }) => {
  const eventId = await planEvent(page.request, { title: 'Robo Wars finals' });
  const asha = await createContestant(page.request, eventId, 'Asha');
  const ben = await createContestant(page.request, eventId, 'Ben');
  await award(page.request, eventId, asha, 20);
  await signInAs(page, demo.admin);
  await page.goto(`/leaderboard/${eventId}`);
  const rows = page.getByRole('table', { name: 'Standings' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  const size = (text: string) =>
    rows
      .first()
      .getByText(text, { exact: true })
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const before = await size('20');
  await expect(page.getByRole('slider', { name: 'Scores at a moment' })).toBeVisible();
  const isChartBelow = () =>
    page.evaluate(() => {
      const [slider, table] = ['[role=slider]', 'table'].map((each) => document.querySelector(`main ${each}`)!);
      return slider!.getBoundingClientRect().top > table!.getBoundingClientRect().top;
    });
  expect(await isChartBelow()).toBe(true);

  await page.getByRole('link', { name: 'Projector view' }).click();
  await expect(page).toHaveURL(`/leaderboard/${eventId}/projector`);
  await expect(page.getByRole('heading', { level: 1, name: 'Robo Wars finals' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveText(['Close']);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(rows).toHaveCount(1);
  expect(await size('20')).toBeGreaterThan(before);
  await auditAccessibility(page);

  await award(page.request, eventId, ben, 30);
  await expect(rows).toHaveText([/1.*Ben.*30/, /2.*Asha.*20/]);
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(`/leaderboard/${eventId}`);

  // a participant may open it too, but has no link to it
  await signInAsNewcomer(page);
  await page.goto(`/leaderboard/${eventId}`);
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Projector view' })).toHaveCount(0);
  await page.goto(`/leaderboard/${eventId}/projector`);
  await expect(rows).toHaveCount(2);
});

test('a rank that more than three people share has no medal, on the board and next to it', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const asha = await createContestant(page.request, eventId, 'Asha');
  await award(page.request, eventId, asha, 10);
  for (const name of ['Ben', 'Cyra'])
    await award(page.request, eventId, await createContestant(page.request, eventId, name), 10);
  await signInAs(page, asha.email);
  await page.goto(`/leaderboard/${eventId}`);
  const ranks = page.getByRole('table', { name: 'Standings' }).locator('[data-rank="1"]');
  const own = page.locator('#own-performance [data-rank="1"]');
  await expect(ranks).toHaveCount(3);
  await expect(own).toHaveCount(1);
  await award(page.request, eventId, await createContestant(page.request, eventId, 'Devi'), 10);
  await expect(page.getByRole('table', { name: 'Standings' }).getByText('Devi')).toBeVisible();
  await expect(ranks).toHaveCount(0);
  await expect(own).toHaveCount(0);
});
