import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { signInAs, ask, demo, freshEmail, planEvent, session, signUp } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';
import { loseAnswer } from './answers.ts';

/** A new user with a seat at an event. */
async function seat(request: APIRequestContext, eventId: string, firstName: string, lastName = 'Rao') {
  const email = freshEmail();
  const id = await signUp(request, { firstName, lastName, email });
  const { token } = await session(request, email);
  await ask(
    request,
    `mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }`,
    { input: { eventId, name: `${firstName} ${lastName}`, email } },
    token,
  );
  return { id, email, token };
}

async function award(request: APIRequestContext, eventId: string, userId: string, points: number): Promise<void> {
  const { token } = await session(request, demo.admin);
  await ask(
    request,
    `mutation ($input: UpdateScoreInput!) { updateScore(input: $input) { award { id } } }`,
    { input: { eventId, userId, points } },
    token,
  );
}

const form = (page: Page) => page.getByRole('region', { name: 'Update Scores' });
const awards = (page: Page) => page.getByRole('region', { name: 'What has been awarded so far' }).getByRole('listitem');
const picker = (page: Page) => form(page).getByRole('combobox', { name: 'Participant' });
const points = (page: Page) => form(page).getByRole('spinbutton', { name: 'Points' });
const boardRow = (page: Page, name: string) =>
  page.getByRole('table').first().getByRole('row').filter({ hasText: name });

async function pick(page: Page, name: string): Promise<void> {
  await picker(page).fill(name.toLowerCase());
  await press(page.getByRole('option', { name }));
  await expect(picker(page)).toHaveValue(name);
}

test('an organizer awards, undoes, restores and corrects points, and the board follows', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const { email } = await seat(page.request, eventId, 'Asha');
  await seat(page.request, eventId, 'Bela', 'Menon');
  await signInAs(page, demo.organizer);
  await page.goto(`/leaderboard/${eventId}`);
  await expect(page.getByText('Nothing has been awarded yet.')).toBeVisible();

  await form(page).getByRole('button', { name: 'Update Score' }).click();
  await expect(form(page).getByText('Please select a participant')).toBeVisible();
  await expect(form(page).getByText('Please enter a valid score (must be a positive number)')).toBeVisible();
  await expect(picker(page)).toBeFocused();
  await points(page).fill('-1');
  await expect(form(page).getByText('Please enter a valid score (must be a positive number)')).toBeVisible();

  await picker(page).fill('nobody of this name');
  await expect(page.getByText('No participants found')).toBeVisible();
  await picker(page).fill('asha');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await press(page.getByRole('option', { name: 'Asha Rao' }));
  await expect(form(page).getByText(`${email} • Meridian University`)).toBeVisible();
  await expect(form(page).getByText('No score yet')).toBeVisible();
  await points(page).fill('10.5');
  await form(page).getByRole('button', { name: 'Best Design' }).click();
  await form(page).getByLabel('Another achievement').fill('Best Lantern');
  await form(page).getByRole('button', { name: 'Add', exact: true }).click();
  await form(page).getByLabel('Another achievement').fill('Brightest');
  await form(page).getByLabel('Note').fill('Lit the whole lake.');
  await form(page).getByRole('button', { name: 'Update Score' }).click();

  await expect(form(page).getByText('+10.5 for Asha Rao: 10.5 points')).toBeVisible();
  await expect(points(page)).toHaveValue('');
  await expect(form(page).getByLabel('Note')).toHaveValue('');
  await expect(form(page).getByRole('button', { name: 'Best Design' })).toHaveAttribute('aria-pressed', 'false');
  await expect(picker(page)).toBeFocused();
  await expect(form(page).getByText('10.5 points', { exact: true })).toBeVisible();
  await expect(awards(page)).toHaveCount(1);
  for (const text of ['Asha Rao', '+10.5', 'Best Design', 'Best Lantern', 'Brightest', 'Lit the whole lake.'])
    await expect(awards(page).getByText(text, { exact: true })).toBeVisible();
  await expect(awards(page).getByText('Awarded by')).toBeVisible();
  await expect(boardRow(page, 'Asha Rao')).toContainText('10.5');

  await points(page).fill('4');
  await press(form(page).getByRole('button', { name: 'Update Score' }));
  await expect(form(page).getByText('+4 for Asha Rao: 14.5 points')).toBeVisible();
  await expect(awards(page)).toHaveCount(2);
  await expect(boardRow(page, 'Asha Rao')).toContainText('14.5');

  await awards(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(awards(page).last().getByText('Undone by')).toBeVisible();
  await expect(awards(page).last().getByRole('button', { name: 'Restore' })).toBeFocused();
  await expect(boardRow(page, 'Asha Rao')).not.toContainText('14.5');
  await expect(boardRow(page, 'Asha Rao')).not.toContainText('Best Lantern');
  await awards(page).last().getByRole('button', { name: 'Restore' }).click();
  await expect(boardRow(page, 'Asha Rao')).toContainText('14.5');
  await awards(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(boardRow(page, 'Asha Rao')).not.toContainText('14.5');

  // undoing an award also removes its message
  await awards(page).first().getByRole('button', { name: 'Undo' }).click();
  await expect(awards(page).first().getByText('Undone by')).toBeVisible();
  await expect(form(page).getByText('+4 for Asha Rao')).toBeHidden();
  await expect(awards(page).first().getByText('+4')).toBeVisible();
  await expect(awards(page).first().getByText('+0')).toBeHidden();
  await awards(page).first().getByRole('button', { name: 'Restore' }).click();
  await expect(boardRow(page, 'Asha Rao')).toContainText('4');

  await awards(page).first().getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct award' });
  await expect(dialog.getByLabel('Right number of points')).toHaveValue('4');
  await dialog.getByLabel('Right number of points').fill('');
  await dialog.getByRole('button', { name: 'Correct award' }).click();
  await expect(dialog.getByText('Please enter a valid score (must be a positive number)')).toBeVisible();
  await dialog.getByLabel('Right number of points').fill('7');
  await press(dialog.getByRole('button', { name: 'First Place' }));
  await dialog.getByLabel('Note').fill('Counted again.');
  await press(dialog.getByRole('button', { name: 'Correct award' }));
  await expect(dialog).toBeHidden();
  await expect(awards(page).first().getByRole('button', { name: 'Correct' })).toBeFocused();
  for (const text of ['+4', '+7', 'First Place', 'Counted again.'])
    await expect(
      awards(page)
        .first()
        .getByText(text, { exact: text !== '+4' }),
    ).toBeVisible();
  await expect(awards(page).first().getByText('Corrected by')).toBeVisible();
  await expect(boardRow(page, 'Asha Rao')).toContainText('7');
  await expect(boardRow(page, 'Asha Rao')).toContainText('First Place');
  await expect(form(page).getByText('7 points', { exact: true })).toBeVisible();
});

test('the standings come first, and the form for points is one press away', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const asha = await seat(page.request, eventId, 'Asha');
  await award(page.request, eventId, asha.id, 5);
  const top = async (part: Locator) => (await part.boundingBox())!.y;
  const standings = page.getByRole('region', { name: 'Standings' });
  await signInAs(page, demo.organizer);
  await page.goto(`/leaderboard/${eventId}`);
  await expect(picker(page)).toBeVisible();
  expect(await top(standings)).toBeLessThanOrEqual(await top(form(page)));
  await press(page.getByRole('button', { name: 'Update Scores' }));
  await expect(picker(page)).toBeFocused();
  await expect(picker(page)).toBeInViewport({ ratio: 1 });
  await expect(form(page).getByRole('heading')).toBeInViewport({ ratio: 1 });

  await signInAs(page, asha.email);
  await page.goto(`/leaderboard/${eventId}`);
  const own = page.getByRole('region', { name: 'Your performance' });
  await expect(own).toContainText('5');
  expect(await top(standings)).toBeLessThanOrEqual(await top(own));
});

test('an award is given with the keyboard alone', { tag: '@wide' }, async ({ page }) => {
  const eventId = await planEvent(page.request);
  await seat(page.request, eventId, 'Asha');
  await seat(page.request, eventId, 'Bela', 'Menon');
  await signInAs(page, demo.organizer);
  await page.goto(`/leaderboard/${eventId}`);
  await picker(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Bela Menon' })).toHaveAttribute('data-active');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  await page.keyboard.type('bela');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(picker(page)).toHaveValue('Bela Menon');
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'Choose somebody else' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'First Place' })).toBeFocused();
  await page.keyboard.press('Space');
  for (let n = 0; n < 15; n += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Steady Hand');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('button', { name: 'Remove the achievement Steady Hand' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form(page).getByText('+12 for Bela Menon: 12 points')).toBeVisible();
  await expect(awards(page).getByText('Steady Hand')).toBeVisible();
  await expect(picker(page)).toBeFocused();
  await page.keyboard.type('asha');
  await expect(page.getByRole('option', { name: 'Asha Rao' })).toBeVisible();
});

test(
  'an award with a lost response is sent again but counts once; undoing it leaves nothing',
  { tag: '@wide' },
  async ({ page }) => {
    const eventId = await planEvent(page.request);
    await seat(page.request, eventId, 'Asha');
    await signInAs(page, demo.organizer);
    await page.goto(`/leaderboard/${eventId}`);
    await pick(page, 'Asha Rao');
    await points(page).fill('3');
    await loseAnswer(page, 'useUpdateScoreMutation');
    await form(page).getByRole('button', { name: 'Update Score' }).click();
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expect(points(page)).toHaveValue('3');
    await form(page).getByRole('button', { name: 'Update Score' }).click();
    await expect(form(page).getByText('+3 for Asha Rao: 3 points')).toBeVisible();
    await expect(awards(page)).toHaveCount(1);
    await expect(boardRow(page, 'Asha Rao')).toContainText('3');

    await awards(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('No leaderboard data available for this event yet.')).toBeVisible();
    await expect(page.getByText('Nothing to draw yet: the picture begins with the first award.')).toBeVisible();
    await expect(form(page).getByText('No score yet')).toBeVisible();
    await awards(page).getByRole('button', { name: 'Restore' }).click();
    await expect(boardRow(page, 'Asha Rao')).toContainText('3');
    await expect(form(page).getByText('3 points', { exact: true })).toBeVisible();
  },
);

test('an award to a participant without a seat shows an error at the field', { tag: '@wide' }, async ({ page }) => {
  const eventId = await planEvent(page.request);
  const { token } = await seat(page.request, eventId, 'Asha');
  await signInAs(page, demo.organizer);
  await page.goto(`/leaderboard/${eventId}`);
  await pick(page, 'Asha Rao');
  await points(page).fill('3');
  await ask(
    page.request,
    `mutation ($input: CancelRegistrationInput!) { cancelRegistration(input: $input) { event { id } } }`,
    { input: { eventId } },
    token,
  );
  await form(page).getByRole('button', { name: 'Update Score' }).click();
  await expect(form(page).getByText('Selected participant data not found')).toBeVisible();
  await expect(picker(page)).toBeFocused();
  await picker(page).fill('');
  await expect(page.getByText('No participants registered yet.')).toBeVisible();
});

test('points go to nobody if another name is typed but not chosen', async ({ page }) => {
  const eventId = await planEvent(page.request);
  await seat(page.request, eventId, 'Asha');
  await signInAs(page, demo.organizer);
  await page.goto(`/leaderboard/${eventId}`);
  await pick(page, 'Asha Rao');
  await points(page).fill('5');
  await picker(page).fill('bela');
  await press(form(page).getByRole('button', { name: 'Update Score' }));
  await expect(form(page).getByText('Please select a participant')).toBeVisible();
  await expect(picker(page)).toBeFocused();
  await expect(points(page)).toHaveValue('5');
  await expect(awards(page)).toHaveCount(0);
});

test('the score plot grows with new awards, and screen readers get its values', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const asha = await seat(page.request, eventId, 'Asha');
  const bela = await seat(page.request, eventId, 'Bela', 'Menon');
  await award(page.request, eventId, asha.id, 5);
  await signInAs(page, demo.participant);
  await page.goto(`/leaderboard/${eventId}`);
  const picture = page.getByRole('region', { name: 'Score progression' });
  const lines = picture.getByRole('list', { name: 'Lines in the order of the board' }).getByRole('listitem');
  await expect(lines).toHaveText([/1\s*Asha Rao\s*5/]);

  await award(page.request, eventId, bela.id, 3);
  await expect(lines).toHaveText([/1\s*Asha Rao\s*5/, /2\s*Bela Menon\s*3/]);
  await award(page.request, eventId, bela.id, 4);
  await expect(lines).toHaveText([/1\s*Bela Menon\s*7/, /2\s*Asha Rao\s*5/]);
  await expect(page.getByRole('region', { name: 'Update Scores' })).toHaveCount(0);

  const slider = picture.getByRole('slider', { name: 'Scores at a moment' });
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuetext', /: Bela Menon 7, Asha Rao 5$/);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /: Asha Rao 5$/);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /: Asha Rao 5, Bela Menon 3$/);

  await picture.getByText('Show as table').click();
  const rows = picture.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText(/Bela Menon\+47$/);
  await award(page.request, eventId, asha.id, 6.25);
  await expect(rows.nth(1)).toContainText(/Asha Rao\+6\.2511\.25$/);
});

test('the score form, list, plot and dialog are accessible', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const asha = await seat(page.request, eventId, 'Asha');
  await award(page.request, eventId, asha.id, 5);
  await award(page.request, eventId, asha.id, 2);
  await signInAs(page, demo.organizer);
  await page.goto(`/leaderboard/${eventId}`);
  await awards(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(awards(page).last().getByText('Undone by')).toBeVisible();
  await form(page).getByRole('button', { name: 'Update Score' }).click();
  await expect(form(page).getByText('Please select a participant')).toBeVisible();
  await form(page).getByRole('button', { name: 'Best Design' }).click();
  await page.getByText('Show as table').click();
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  await auditAccessibility(page);
  await picker(page).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await auditAccessibility(page);
  await page.getByRole('listbox').getByRole('option').click();
  await awards(page).first().getByRole('button', { name: 'Correct' }).click();
  await expect(page.getByRole('dialog').getByLabel('Right number of points')).toBeVisible();
  await auditAccessibility(page);
});
