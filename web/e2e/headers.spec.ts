import { expect, test, type Page } from '@playwright/test';
import { announce, signInAs, demo, planEvent } from './people.ts';
import { auditAccessibility } from './accessibility.ts';

/** Collects all violations of the content security policy from now on. */
async function violationsOn(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => violations.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) =>
      (window as unknown as { tellViolation(what: string): void }).tellViolation(
        `${documentURI}: ${violatedDirective} of ${blockedURI}`,
      ),
    ),
  );
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

test('no screen violates its content security policy', { tag: '@wide' }, async ({ page }) => {
  const violations = await violationsOn(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const id = await planEvent(page.request, { title: 'A quiet evening' });
  await signInAs(page, demo.admin);
  for (const path of [
    '/home',
    '/events',
    `/events/${id}`,
    `/events/${id}/edit`,
    '/announcements',
    '/leaderboard',
    '/profile',
    '/settings',
    '/admindashboard',
    '/system-settings',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  // the socket works if new data arrives live
  await page.goto('/announcements');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { title } = await announce(page.request, {});
  await expect(page.getByText(title).first()).toBeVisible();
  expect(violations).toEqual([]);
});

test('the policy allows the preview of a picture before its upload', { tag: '@wide' }, async ({ page }) => {
  const violations = await violationsOn(page);
  await signInAs(page, demo.organizer);
  await page.goto('/events/create');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loads = await page.evaluate(async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>';
    const load = (src: string) =>
      new Promise<boolean>((done) => {
        const image = new Image();
        image.addEventListener('load', () => done(true));
        image.addEventListener('error', () => done(false));
        image.src = src;
      });
    return Promise.all([
      load(URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))),
      load(`data:image/svg+xml,${encodeURIComponent(svg)}`),
    ]);
  });
  expect([loads, violations]).toEqual([[true, true], []]);
});

test(
  'the REST documentation and the GraphQL explorer do not violate their content security policies',
  { tag: '@wide' },
  async ({ page }) => {
    const violations = await violationsOn(page);
    await page.goto('/api/docs');
    for (const name of ['evm over REST', 'Create an account, without signing in.'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    // the documentation tests whether eval is allowed, and works without it
    expect(violations.splice(0).filter((each) => !each.endsWith('script-src of eval'))).toEqual([]);
    // Apollo Sandbox loads from another site; if that is unreachable, the explorer of this server opens
    await page.route(/apollographql\.com|googleapis\.com|gstatic\.com/, (route) => route.abort());
    await page.goto('/graphql');
    await expect(page).toHaveURL(/\/graphql\/explorer$/);
    await expect(page.getByRole('button', { name: /Execute query/ })).toBeVisible();
    expect(violations).toEqual([]);
  },
);

test('unsent mail is readable and accessible at /dev/mail', async ({ page }) => {
  const violations = await violationsOn(page);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(demo.participant);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Password reset email sent!' })).toBeVisible();
  const mail = page.getByRole('link', { name: /password/i }).first();
  await expect(async () => {
    await page.goto(`/dev/mail?to=${demo.participant}`);
    await expect(mail).toBeVisible({ timeout: 3000 });
  }).toPass();
  await auditAccessibility(page);
  for (const [colorScheme, colour] of [
    ['dark', 'rgb(13, 17, 23)'],
    ['light', 'rgb(255, 255, 255)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body')).toHaveCSS('background-color', colour);
  }
  await mail.click();
  const message = page.frameLocator('iframe');
  await expect(message.getByRole('heading', { level: 1 })).toBeVisible();
  // the frame runs no scripts, so axe cannot check it
  await auditAccessibility(page, { apart: 'iframe' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(violations).toEqual([]);
  await message.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/reset-password\//);
});
