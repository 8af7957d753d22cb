import { expect, test } from '@playwright/test';
import { changeAnswers, loseAnswer } from './answers.ts';
import { textIn } from './languageTexts.ts';
import { demo, freshEmail, password, planEvent, signInAs, withSettings } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

test('a visitor signs up, signs in, finds an event by search, takes a seat, and cancels it', async ({ page }) => {
  const title = `Firefly count ${Date.now()}`;
  await planEvent(page.request, { title, capacity: 3 });
  const email = freshEmail();

  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  // a visitor who followed a link learns what the site is, also from the preview in a chat
  await expect(page.getByText('All events of the college: take a seat, show your ticket')).toBeVisible();
  for (const [name, content] of [
    ['og:title', 'Campus Events'],
    ['og:description', 'Find college events, take a seat and follow the results.'],
  ])
    await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', content!);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Nila');
  await page.getByLabel('Last name').fill('Raman');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('College').fill('Meridian University');
  await page.getByRole('textbox', { name: 'Password', exact: false }).first().fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('I accept the terms and conditions').check();
  await page.getByRole('button', { name: 'Register' }).click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Registration successful! Please log in.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Nila!' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse Events' }).click();
  await page.getByRole('textbox', { name: 'Search events' }).fill(title);
  await expect(page.getByText('1 event', { exact: true })).toBeVisible();
  await page.getByRole('article', { name: title }).getByRole('link', { name: 'View details' }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('0 / 3 registered')).toBeVisible();
  await page.getByRole('button', { name: 'Register Now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toHaveValue('Nila Raman');
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await press(dialog.getByRole('button', { name: 'Register' }));

  await expect(page.getByText('You are registered for this event.')).toBeVisible();
  await expect(page.getByText('1 / 3 registered')).toBeVisible();

  // the home page shows the next event
  await page.goto('/home');
  const next = page.getByRole('region', { name: 'Your next event' }).getByRole('link', { name: title });
  await expect(next).toContainText('Lake gate');
  await press(next);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Registration' }).click();
  await press(
    page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Cancel registration' }),
  );

  await expect(page.getByText('0 / 3 registered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Register Now' })).toBeVisible();
});

test(
  'the sign-up form reports problems only on touched fields, and does not send invalid data',
  { tag: '@wide' },
  async ({ page }) => {
    const sentBodies: string[] = [];
    await page.goto('/register');
    await expect(page.getByText('First name is required')).toBeHidden();
    page.on('request', (request) => request.url().endsWith('/graphql') && sentBodies.push(request.postData() ?? ''));
    await page.getByLabel('First name').fill('N');
    await page.getByLabel('Last name').focus();
    await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
    await expect(page.getByText('Last name is required')).toBeHidden();

    await page.getByRole('button', { name: 'Register' }).click();

    await expect(page.getByText('Last name is required')).toBeVisible();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByText('Please confirm your password')).toBeVisible();
    await expect(page.getByText('College name is required')).toBeVisible();
    await expect(page.getByText('You must accept the terms and conditions')).toBeVisible();
    expect(sentBodies).toEqual([]);
  },
);

test('known colleges are suggested once each, and login and sign-up share the typed e-mail address', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nila@evm.example');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('nila@evm.example');
  const college = page.getByLabel('College');
  await college.click();
  const list = page.locator(`datalist[id="${await college.getAttribute('list')}"] option`);
  await expect(list.filter({ hasText: 'Meridian University' })).toHaveCount(1);
  // a part of a name would be a college of its own on the boards
  await college.fill('meridian');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Did you mean:')).toBeVisible();
  await auditAccessibility(page);
  await press(page.getByRole('button', { name: 'Meridian University' }));
  await expect(college).toHaveValue('Meridian University');
  await expect(page.getByText('Did you mean:')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('nila@evm.example');
});

test('the forms of visitors keep their values if the language changes', { tag: '@wide' }, async ({ page, context }) => {
  const nameOf = (tag: string) => page.getByLabel(textIn(tag, 'web/accounts', 'register.firstName'));
  await page.goto('/register');
  await page.getByLabel('First name').fill('Nila');
  await page.getByRole('textbox', { name: 'Password' }).first().fill(password);
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(nameOf('de')).toHaveValue('Nila');
  await expect(page.locator('input[name=password]')).toHaveValue(password);
  // in another tab
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByRole('banner').getByRole('combobox').selectOption('es');
  await expect(nameOf('es')).toHaveValue('Nila');
  // not after the screen was left
  await page.getByRole('main').locator('a[href="/login"]').click();
  await page.getByRole('main').locator('a[href="/register"]').click();
  await expect(nameOf('es')).toHaveValue('');
});

test('the terms that an admin has written open in a new tab, and the form keeps its values', async ({
  page,
  context,
}) => {
  await withSettings(page.request, { terms: 'Be kind.\n\n# Seats\nGive back what you do not need.' }, async () => {
    await page.goto('/register');
    await page.getByLabel('First name').fill('Nila');
    const [terms] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Read the terms and conditions' }).click(),
    ]);
    await expect(terms.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
    await expect(terms.getByText('Be kind.')).toBeVisible();
    await expect(terms.getByRole('heading', { level: 2, name: 'Seats' })).toBeVisible();
    await expect(terms.getByText('Give back what you do not need.')).toBeVisible();
    await terms.close();
    await expect(page.getByLabel('First name')).toHaveValue('Nila');
  });
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page.getByText('have not written terms of their own yet')).toBeVisible();
});

test('an e-mail address in use is reported at its field', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('First name').fill('Priya');
  await page.getByLabel('Last name').fill('Sharma');
  await page.getByLabel('Email').fill('PARTICIPANT@evm.example');
  await page.getByLabel('College').fill('Meridian University');
  await page.getByRole('textbox', { name: 'Password', exact: false }).first().fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('I accept the terms and conditions').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('An account with this email already exists.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('a wrong password is refused with an error, and the page stays', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong@pass1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('as long as there is no admin, login and sign-up explain how to create the first one', async ({ page }) => {
  // fakes the answer of a server without an admin
  const say = (needsAdmin: boolean) =>
    changeAnswers<{ data?: { platform?: object } }>(page, /./, ({ data }) => {
      if (data?.platform) Object.assign(data.platform, { needsAdmin });
    });
  const sentence = page.getByText(
    'Nobody can administer this platform yet. The first admin is made on its server, with: npx evm server create-admin',
  );
  await say(true);
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(sentence).toBeVisible();
    await auditAccessibility(page);
  }
  await say(false);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(sentence).toHaveCount(0);
});

test('a link to a published event says where it leads, on the sign-in page and in previews of chats', async ({
  page,
}) => {
  const title = `Dawn "yoga" & tea ${Date.now()}`;
  const [published, silent] = [
    await planEvent(page.request, { title, isPublished: true }),
    await planEvent(page.request),
  ];
  const metaOf = (name: string) => page.locator(`meta[property="og:${name}"]`);
  await withSettings(page.request, { eventPublishingAllowed: true }, async () => {
    await page.goto(`/events/${published}`);
    await expect(page).toHaveURL(/\/login\?return=/);
    await expect(page.getByText(`Log in to see “${title}”`)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Lake gate');
    await expect(metaOf('title')).toHaveAttribute('content', title);
    await expect(metaOf('description')).toHaveAttribute('content', /Lake gate$/);
    await auditAccessibility(page);
    await page.goto(`/events/${silent}`);
    await expect(page.getByText('Please log in to continue.')).toBeVisible();
    await expect(metaOf('title')).toHaveAttribute('content', 'Campus Events');
  });
});

test('the footer leads to the accessibility statement, before and after the sign-in', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const main = page.getByRole('main');
  for (const path of ['/login', '/home']) {
    if (path === '/home') await signInAs(page, demo.participant);
    await page.goto(path);
    await press(footer.getByRole('link', { name: 'Accessibility' }));
    await expect(main.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
    for (const name of ['What holds', 'Known gaps', 'How we test', 'Something does not work for you?'])
      await expect(main.getByRole('region', { name })).toBeVisible();
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  }
});

test('a visitor whose sign-up was answered too late is led to the login, and logs in', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/register');
  await page.getByLabel('First name').fill('Nila');
  await page.getByLabel('Last name').fill('Raman');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('College').fill('Meridian University');
  await page.getByRole('textbox', { name: 'Password' }).first().fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('I accept the terms and conditions').check();
  await loseAnswer(page, 'useSignUpMutation');
  const submit = page.getByRole('button', { name: 'Register', exact: true });
  await press(submit);
  await expect(page.getByRole('alert')).toContainText('Failed to register');
  await press(submit);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('status')).toContainText('Your first try has probably created your account.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await press(page.getByRole('button', { name: 'Login' }));
  await expect(page).toHaveURL(/\/home/);
});
