import { expect, test, type Page } from '@playwright/test';
import { announce, ask, award, demo, freshEmail, session, signInAs, signUp } from './people.ts';
import { press } from './press.ts';
import { begin, compareTree, expectTree, register } from './trees.ts';

const asAdmin = async (page: Page, field: string, type: string, input: object) => {
  const { token } = await session(page.request, demo.admin);
  await ask(page.request, `mutation ($input: ${type}!) { ${field}(input: $input) { event { id } } }`, { input }, token);
};

test('the screens of visitors have the accessibility trees on file', async ({ page }) => {
  await expectTree(page, 'sign-in', '/login');
  await expectTree(page, 'sign-up', '/register');
  await expectTree(page, 'forgot-password', '/forgot-password');
});

test('the lists and settings of participants have the accessibility trees on file', async ({ page }) => {
  const { email, event, title, token } = await begin(page);
  await expectTree(page, 'my-events-empty', '/my-events');
  await expectTree(page, 'notices-empty', '/notifications');
  await register(page, event, email, token);
  const { title: news } = await announce(page.request, { eventId: event });
  await expectTree(page, 'home', '/home');
  await expectTree(page, 'events', `/events?q=${title.slice(-6)}`);
  await expectTree(page, 'my-events', '/my-events');
  await page.goto('/notifications');
  await expect(page.getByRole('main')).toContainText(news);
  await compareTree(page, 'notices');
  await expectTree(page, 'announcements', '/announcements');
  await expectTree(page, 'profile', '/profile');
  await expectTree(page, 'settings', '/settings');
});

test('the states of an event have the accessibility trees on file', async ({ page }) => {
  const { id, email, event, token } = await begin(page, { capacity: 1, tags: [] });
  await expectTree(page, 'event-open', `/events/${event}`);
  await press(page.getByRole('button', { name: 'Register Now' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Register' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await compareTree(page, 'registration', dialog);
  await register(page, event, email, token);
  await expectTree(page, 'event-registered', `/events/${event}`);
  await expectTree(page, 'ticket', `/tickets/${event}`);
  await award(page.request, event, { id }, 10);
  await expectTree(page, 'leaderboard-of-event', `/leaderboard/${event}`);
  await expectTree(page, 'leaderboard', '/leaderboard');
  const other = freshEmail();
  await signUp(page.request, { firstName: 'Asha', lastName: 'Rao', email: other });
  await signInAs(page, other);
  await expectTree(page, 'event-full', `/events/${event}`);
  await asAdmin(page, 'cancelEvent', 'CancelEventInput', { eventId: event, reason: 'Rain' });
  await expectTree(page, 'event-cancelled', `/events/${event}`);
});
