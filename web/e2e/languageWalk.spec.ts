import { expect, test } from '@playwright/test';
import { drawnLanguages, englishPatterns, labelsIn, textProblems } from './languageTexts.ts';
import { demo, planEvent, signInAs } from './people.ts';

const screens = {
  visitor: ['/login', '/register', '/forgot-password', '/reset-password/nothing', '/terms', '/nowhere'],
  [demo.participant]: [
    '/home',
    '/events',
    '/events/{event}',
    '/my-events',
    '/leaderboard',
    '/leaderboard/{event}',
    '/announcements',
    '/notifications',
    '/profile',
    '/settings',
  ],
  [demo.admin]: [
    '/home',
    '/admindashboard',
    '/organizerdashboard',
    '/admindashboard/audit',
    '/admindashboard/mail',
    '/events/create',
    '/events/{event}',
    '/events/{event}/edit',
    '/events/{event}/poster',
    '/events/{event}/code',
    '/events/{event}/people',
    '/events/{event}/door',
    '/events/{event}/helpers',
    '/events/{event}/announcements',
    '/events/{event}/afterwards',
    '/announcements/create',
    '/system-settings',
  ],
} as const;

for (const tag of drawnLanguages())
  for (const [who, paths] of Object.entries(screens))
    test(`in ${tag}, every screen of ${who} shows no English, cuts no label and fits its window`, async ({ page }) => {
      const [english, labels] = [await englishPatterns(tag), labelsIn(tag)];
      const event = await planEvent(page.request, { title: 'Kite', location: 'Hall', tags: [] });
      if (who !== 'visitor') await signInAs(page, who);
      else await page.goto('/favicon.svg');
      await page.evaluate((language) => localStorage.setItem('chosenLanguage', language), tag);
      await page.evaluate((language) => localStorage.setItem('language', language), tag);
      const problems: string[] = [];
      for (const path of paths) {
        await page.goto(path.replace('{event}', event));
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        problems.push(...(await textProblems(page, english, labels)).map((each) => `${path}: ${each}`));
      }
      expect(problems).toEqual([]);
    });

test('the walk notices English, a label that is cut, and a page that is too wide', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await textProblems(page, await englishPatterns('de'), [])).toContain('English: Forgot password?');
  await page.setContent('<b style="display:block;width:3em;overflow:hidden;white-space:nowrap">Anmelden und los</b>');
  expect(await textProblems(page, ['-'], ['Anmelden und los'])).toEqual(['cut: Anmelden und los']);
  await page.setContent('<p style="width:200vw">weit</p>');
  expect(await textProblems(page, ['-'], [])).toEqual([expect.stringMatching(/^\d+ px wide in \d+ px$/)]);
});
