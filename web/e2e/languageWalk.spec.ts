import { crc32 } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { languageNames, languageTags, type LanguageTag } from '../../api/core/texts/languages.ts';
import { auditAccessibility, namesWithoutVisibleWords } from './accessibility.ts';
import { drawnLanguages, englishPatterns, labelsIn, textProblems } from './languageTexts.ts';
import { ask, demo, freshEmail, planEvent, session, signInAs, signUp } from './people.ts';

const screens = {
  'a visitor': [
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password/nothing',
    '/terms',
    '/accessibility',
    '/nowhere',
  ],
  'a participant': [
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
  'an admin': [
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

type Who = keyof typeof screens;

/** Signs in with a new account that has this role and language. Demo accounts are shared, so they must stay English. */
async function enter(page: Page, who: Who, tag: LanguageTag): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((language) => localStorage.setItem('language', language), tag);
  if (who === 'a visitor') return;
  const email = freshEmail();
  const userId = await signUp(page.request, { firstName: 'Nila', lastName: 'Raman', email });
  const { token: admin } = await session(page.request, demo.admin);
  const promote = 'mutation ($input: UpdateUserRoleInput!) { updateUserRole(input: $input) { user { id } } }';
  if (who === 'an admin') await ask(page.request, promote, { input: { userId, role: 'ADMIN' } }, admin);
  const { token } = await signInAs(page, email);
  const choose = 'mutation ($to: Language) { updateUserSettings(input: { language: $to }) { user { id } } }';
  const name = languageNames.find((each) => languageTags[each] === tag)!;
  await ask(page.request, choose, { to: name.toUpperCase() }, token);
}

/** One of the screens, drawn by the seed for each language; all of them in thorough runs. */
function drawnScreens(who: Who, tag: LanguageTag, { EVM_SEED: seed, EVM_THOROUGH } = process.env): readonly string[] {
  const all = screens[who];
  return seed && EVM_THOROUGH !== '1' ? [all[crc32(`${seed} ${tag}`) % all.length]!] : all;
}

for (const tag of drawnLanguages())
  for (const who of Object.keys(screens) as Who[])
    test(`in ${tag}, every screen of ${who} shows no English, cuts no label, fits its window and is accessible`, async ({
      page,
    }) => {
      const [english, labels] = [await englishPatterns(tag), labelsIn(tag)];
      const event = await planEvent(page.request, { title: 'Kite', location: 'Hall', tags: [] });
      await enter(page, who, tag);
      const problems: string[] = [];
      for (const path of screens[who]) {
        await page.goto(path.replace('{event}', event));
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const found = [...(await textProblems(page, english, labels)), ...(await namesWithoutVisibleWords(page))];
        problems.push(...found.map((each) => `${path}: ${each}`));
        if (drawnScreens(who, tag).includes(path)) await auditAccessibility(page);
      }
      expect(problems).toEqual([]);
    });

test('the walk notices a control whose name lacks its visible words', async ({ page }) => {
  await page.setContent(
    '<button aria-label="Leave">Cancel</button><button aria-label="Cancel the seat">Cancel</button>',
  );
  expect(await namesWithoutVisibleWords(page)).toEqual([expect.stringContaining('Leave')]);
});

test('names of languages are marked with their language', async ({ page }) => {
  await page.goto('/login');
  const names = page.locator('option[lang]');
  await expect(names).toHaveCount(Object.values(languageTags).length);
  const marks = await names.evaluateAll((all) => all.map((each) => (each as HTMLElement).lang));
  expect(new Set(marks)).toEqual(new Set(Object.values(languageTags)));
});

test('mirrored for text that runs to the left, every screen fits its window and starts at the right', async ({
  page,
}) => {
  const event = await planEvent(page.request, { title: 'Kite', location: 'Hall' });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl'));
  });
  const problems: string[] = [];
  for (const who of Object.keys(screens) as Who[]) {
    await enter(page, who, 'en');
    for (const path of screens[who]) {
      await page.goto(path.replace('{event}', event));
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await page.waitForLoadState('networkidle');
      problems.push(...(await textProblems(page, ['-'], [])).map((each) => `${path}: ${each}`));
      const [logo, main] = [page.getByRole('banner').getByRole('link').first(), page.locator('main')];
      const [inHeader, inMain] = [(await logo.boundingBox())!, (await main.boundingBox())!];
      const middle = page.viewportSize()!.width / 2;
      if (inHeader.x + inHeader.width < middle) problems.push(`${path}: the header starts at the left`);
      if (inMain.x + inMain.width < middle) problems.push(`${path}: the screen is at the left`);
    }
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
