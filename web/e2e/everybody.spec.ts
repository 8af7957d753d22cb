import { expect, test, type Page } from '@playwright/test';
import { stubGoogle, pressGoogle } from './google.ts';
import { announce, signInAs, award, createContestant, demo, freshEmail, planEvent, openControls } from './people.ts';
import { auditAccessibility } from './accessibility.ts';

/** Watches a page for errors and layout shifts. `visit` opens a screen and audits its accessibility. */
async function recordScreens(page: Page) {
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    Object.assign(window, { jumps: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { jumps: number }).jumps += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const visit = async (path: string, heading: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // before the audit, which changes the width and the colours of the page
    expect(await page.evaluate(() => (window as unknown as { jumps: number }).jumps), path).toBeLessThanOrEqual(0.02);
    await auditAccessibility(page);
  };
  return { visit, complaints };
}

test('every screen for visitors is accessible, without layout shifts or console errors', async ({ page }) => {
  const { visit, complaints } = await recordScreens(page);
  await stubGoogle(page);
  await visit('/login', 'Log in');
  await visit('/forgot-password', 'Forgot your password?');
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Password reset email sent!' })).toBeVisible();
  await auditAccessibility(page);
  await visit('/reset-password', 'Invalid reset link');
  await visit('/reset-password/nothing', 'Choose a new password');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await auditAccessibility(page);
  await visit('/verify-email/nothing', 'Invalid confirmation link');
  await visit('/terms', 'Terms and conditions');
  await visit('/register', 'Create an account');
  await page.getByRole('button', { name: 'Register' }).click();
  await auditAccessibility(page);
  await pressGoogle(page, 'Sign up with Google');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Nina!' })).toBeVisible();
  await auditAccessibility(page);
  expect(complaints).toEqual([]);
});

test('every screen of a participant is accessible, without layout shifts or console errors', async ({ page }) => {
  const { visit, complaints } = await recordScreens(page);
  const id = await planEvent(page.request, { title: 'A walk with everybody' });
  for (const priority of ['LOW', 'MEDIUM', 'HIGH']) await announce(page.request, { priority, eventId: id });
  await signInAs(page, demo.participant);
  await visit('/home', 'Welcome back');
  await visit('/events', 'Events');
  await visit('/events?filter=past&q=night&tags=science', 'Events');
  await visit(`/events/${id}`, 'A walk with everybody');
  await page.getByRole('button', { name: 'Register Now' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
  await auditAccessibility(page);
  await visit('/events/create', 'Access Denied');
  await visit('/my-events', 'My Events');
  await visit('/announcements', 'Announcements');
  for (const priority of ['LOW', 'MEDIUM', 'HIGH']) await announce(page.request, { priority });
  await expect(page.getByRole('log').getByRole('article').nth(1)).toBeVisible();
  await auditAccessibility(page);
  await visit('/announcements/create', 'Access Denied');
  await visit('/leaderboard', 'Leaderboard');
  await visit('/leaderboard?tab=colleges', 'Leaderboard');
  await visit('/leaderboard/null', 'Invalid Event ID');
  await visit('/profile', 'My Profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await auditAccessibility(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // the header must not cover half of a control, however long the list of sessions is
  await page.evaluate(() => scrollTo(0, 0));
  await auditAccessibility(page);
  await visit('/settings', 'User Settings');
  await visit('/nowhere', 'Page not found');
  expect(complaints).toEqual([]);
});

/** A phone shows the plots of a dashboard on demand. */
async function openPlots(page: Page): Promise<void> {
  if (page.viewportSize()!.width < 768) await page.getByRole('button', { name: 'Plots' }).click();
}

test('a live board and the screens of an organizer are accessible, without layout shifts or console errors', async ({
  page,
}) => {
  const { visit, complaints } = await recordScreens(page);
  const id = await planEvent(page.request, { title: 'A walk with everybody' });
  const [best, second] = [
    await createContestant(page.request, id, 'Anu'),
    await createContestant(page.request, id, 'Ben'),
  ] as const;
  await award(page.request, id, best, 40, {
    achievements: ['First Place', 'Best Design'],
    note: 'Every lantern lit.',
  });
  await award(page.request, id, second, 25.5);
  await signInAs(page, second.email);
  await visit(`/tickets/${id}`, 'Your ticket');
  await visit(`/events/${id}/check-in`, 'Check in');
  await visit(`/leaderboard/${id}`, 'A walk with everybody');
  await award(page.request, id, second, 20);
  await expect(page.getByText('Up 1 place')).toBeAttached();
  await auditAccessibility(page);

  await signInAs(page, demo.organizer);
  await visit('/organizerdashboard', 'Organizer Dashboard');
  await openPlots(page);
  await expect(page.getByRole('slider', { name: 'Registrations per day' })).toBeVisible();
  await visit('/events?mine=1', 'Events');
  await visit('/my-events', 'My Events');
  await signInAs(page, demo.admin);
  await visit(`/leaderboard/${id}`, 'A walk with everybody');
  expect(complaints).toEqual([]);
});

test('links do not move if the data arrives late', async ({ page }) => {
  await signInAs(page, demo.organizer);
  for (const [path, thing] of [
    ['/events?mine=1', page.getByRole('link', { name: /^My events/ })],
    ['/announcements', page.getByRole('link', { name: 'All Announcements' })],
  ] as const) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path);
    await expect(thing).toBeVisible();
    const before = await thing.boundingBox();
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await thing.boundingBox(), path).toEqual(before);
    await page.unroute('**/graphql');
  }
});

test('dashboards, forms and dialogs of an admin are accessible, without layout shifts or console errors', async ({
  page,
}) => {
  const { visit, complaints } = await recordScreens(page);
  const id = await planEvent(page.request, { title: 'A walk with everybody' });
  const draft = await announce(page.request, { isPublished: false, eventId: id });
  await signInAs(page, demo.admin);
  await visit('/admindashboard', 'Admin Dashboard');
  await openPlots(page);
  await page.getByText('Show as table').first().click();
  await page.getByRole('button', { name: 'Manage Users' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  // axe takes the header for the ground of a button below it
  await page.evaluate(() => window.scrollTo(0, 0));
  await auditAccessibility(page);
  await visit('/admindashboard/audit', 'Audit Trail');
  await visit('/admindashboard/mail', 'Mail');
  await visit('/admindashboard/mail?q=nobody', 'Mail');
  await visit('/events/create', 'Create New Event');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await auditAccessibility(page);
  await visit(`/events/${id}`, 'A walk with everybody');
  await visit(`/events/${id}/edit`, 'Edit Event');
  await visit('/announcements', 'Announcements');
  await openControls(page.getByRole('article', { name: draft.title }));
  await page.getByRole('article', { name: draft.title }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await auditAccessibility(page);
  await visit('/announcements/create', 'Create New Announcement');
  await page.getByRole('button', { name: 'Create Announcement' }).click();
  await page.getByRole('combobox', { name: 'Related Event (Optional)' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await auditAccessibility(page);
  await visit(`/announcements/edit/${draft.id}`, 'Edit Announcement');
  expect(complaints).toEqual([]);
});

test('the settings of an admin and their dialogs are accessible, without layout shifts or console errors', async ({
  page,
}) => {
  const { visit, complaints } = await recordScreens(page);
  await signInAs(page, demo.admin);
  await visit('/settings', 'User Settings');
  await visit('/system-settings', 'System Settings');
  await page.getByLabel('Session timeout').fill('1');
  await page.getByRole('switch', { name: 'Maintenance mode' }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await auditAccessibility(page);
  await page.getByLabel('Session timeout').fill('60');
  await page.getByLabel('SMTP server').fill('127.0.0.1');
  await page.getByLabel('SMTP port').fill('1');
  await page.getByRole('button', { name: 'Send test message' }).click();
  await expect(page.getByText(`The message for ${demo.admin} was not sent.`)).toBeVisible();
  // scroll down, so that the bar of the form does not cover half of a control
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await auditAccessibility(page);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await auditAccessibility(page);
  expect(complaints).toEqual([]);
});

test('the theme is chosen in the header, and a reload shows it from the first paint', async ({ page }) => {
  await page.goto('/login');
  const toggle = page.getByRole('button', { name: /^Theme: system/ });
  await toggle.click();
  await page.getByRole('button', { name: /^Theme: light/ }).click();
  await expect(page.getByRole('button', { name: /^Theme: dark/ })).toBeVisible();
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { early: document.documentElement.dataset.colorMode }),
    );
  });
  await page.reload();
  expect(await page.evaluate(() => (window as unknown as { early: string }).early)).toBe('dark');
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
});
