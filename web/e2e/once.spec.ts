import { expect, test, type Page } from '@playwright/test';
import { loseAnswer } from './answers.ts';
import { addHelper } from './eventHelpers.ts';
import {
  ask,
  award,
  createContestant,
  demo,
  freshEmail,
  openMore,
  planEvent,
  session,
  signInAs,
  signUp,
} from './people.ts';
import { press } from './press.ts';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test(
  'an event is created once, also if its answer was lost and the page loaded again',
  { tag: '@wide' },
  async ({ page }) => {
    const title = `Moonlight walk ${Date.now()}`;
    await signInAs(page, demo.organizer);
    await page.goto('/events/create');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('Bring a lamp.');
    await page.getByLabel('Location').fill('Hill');
    await page.getByLabel('Date').fill('2099-05-04');
    await page.getByLabel('Time').fill('20:00');
    await page.getByLabel('Capacity').fill('20');
    await loseAnswer(page, 'createEventMutation');
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(tryAgain(page)).toBeVisible();
    await page.reload();
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const { token } = await session(page.request, demo.organizer);
    const { events } = await ask<{ events: { totalCount: number } }>(
      page.request,
      'query ($search: String) { events(first: 1, search: $search) { totalCount } }',
      { search: title },
      token,
    );
    expect(events.totalCount).toBe(1);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(title);
  },
);

test('an edit whose answer was lost is not taken for the edit of another organizer', async ({ page }) => {
  const event = await planEvent(page.request);
  const title = `Sunset walk ${Date.now()}`;
  await signInAs(page, demo.admin);
  await page.goto(`/events/${event}/edit`);
  await page.getByLabel('Title').fill(title);
  await loseAnswer(page, 'saveEventMutation');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
});

test('an announcement is created once, also if its answer was lost', { tag: '@wide' }, async ({ page }) => {
  const event = await planEvent(page.request);
  const title = `Bring water ${Date.now()}`;
  await signInAs(page, demo.organizer);
  await page.goto(`/announcements/create?event=${event}`);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill('It is hot.');
  await loseAnswer(page, 'useCreateAnnouncementMutation');
  await page.getByRole('button', { name: 'Create Announcement' }).click();
  await tryAgain(page).click();
  await expect(page).toHaveURL(`/events/${event}`);
  await expect(page.getByRole('main').getByText(title)).toHaveCount(1);
});

test('an announcement that is typed again after "Discard" is created again', async ({ page }) => {
  const event = await planEvent(page.request);
  const title = `Bring lamps ${Date.now()}`;
  await signInAs(page, demo.organizer);
  const create = async () => {
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Content').fill('It is dark.');
    await page.getByRole('button', { name: 'Create Announcement' }).click();
  };
  await page.goto(`/announcements/create?event=${event}`);
  await loseAnswer(page, 'useCreateAnnouncementMutation');
  await create();
  await expect(tryAgain(page)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await create();
  await expect(page).toHaveURL(`/events/${event}`);
  await expect(page.getByRole('main').getByText(title)).toHaveCount(2);
});

test('an organizer repeats a correction whose answer was lost, after another organizer has corrected', async ({
  page,
}) => {
  const event = await planEvent(page.request);
  const asha = await createContestant(page.request, event, 'Asha');
  const given = await award(page.request, event, asha, 4);
  await signInAs(page, demo.organizer);
  await page.goto(`/leaderboard/${event}`);
  const row = page.getByRole('table').first().getByRole('row').filter({ hasText: asha.name });
  const dialog = page.getByRole('dialog');
  const correct = async () => {
    await page.getByRole('button', { name: 'Correct' }).click();
    await dialog.getByLabel('Points').fill('77');
    await press(dialog.getByRole('button', { name: 'Correct award' }));
  };
  await loseAnswer(page, 'useCorrectScoreMutation');
  await correct();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(row).toContainText('77');
  await press(dialog.getByRole('button', { name: 'Cancel' }));

  const { token } = await session(page.request, demo.admin);
  await ask(
    page.request,
    'mutation ($input: CorrectScoreInput!) { correctScore(input: $input) { award { id } } }',
    { input: { awardId: given, points: 55 } },
    token,
  );
  await expect(row).toContainText('55');
  await correct();
  await expect(row).toContainText('77');
});

test('an undo whose answer was lost has not failed', async ({ page }) => {
  const event = await planEvent(page.request);
  const asha = await createContestant(page.request, event, 'Asha');
  await award(page.request, event, asha, 4);
  await signInAs(page, demo.organizer);
  await page.goto(`/leaderboard/${event}`);
  await loseAnswer(page, 'useCorrectScoreMutation');
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('an award that is typed again after "Discard" counts again', async ({ page }) => {
  const event = await planEvent(page.request);
  const asha = await createContestant(page.request, event, 'Asha');
  await signInAs(page, demo.organizer);
  await page.goto(`/leaderboard/${event}`);
  const form = page.getByRole('region', { name: 'Update Scores' });
  const row = page.getByRole('table').first().getByRole('row').filter({ hasText: asha.name });
  const give = async () => {
    await form.getByRole('combobox', { name: 'Participant' }).fill(asha.name);
    await press(page.getByRole('option', { name: asha.name }));
    await form.getByLabel('Points').fill('30');
    await form.getByRole('button', { name: 'Update Score' }).click();
  };
  await loseAnswer(page, 'useUpdateScoreMutation');
  await give();
  await expect(form.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(row).toContainText('30');
  await form.getByRole('button', { name: 'Discard' }).click();
  await give();
  await expect(row).toContainText('60');
});

test(
  'a letter to one person whose answer was lost goes to nobody else at the second attempt, and only once',
  { tag: '@wide' },
  async ({ page }) => {
    const event = await planEvent(page.request);
    const [asha, ben] = [
      await createContestant(page.request, event, 'Asha'),
      await createContestant(page.request, event, 'Ben'),
    ];
    const letters = async ({ email }: typeof asha) => {
      const answer = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`);
      const mails = (await answer.json()) as object[];
      return mails.filter((mail) => JSON.stringify(mail).includes('Bring a laptop')).length;
    };
    await signInAs(page, demo.admin);
    await page.goto(`/events/${event}/people`);
    const people = page.getByRole('region', { name: /^Registered Participants/ });
    const dialog = page.getByRole('dialog', { name: 'Write to people' });
    await press(people.getByRole('checkbox', { name: asha.name }));
    await press(people.getByRole('button', { name: 'Write (1)…' }));
    await dialog.getByLabel('Subject').fill('Bring a laptop');
    await dialog.getByLabel('Text').fill('The room opens at six.');
    await loseAnswer(page, 'useWriteToRegistrationsMutation');
    await press(dialog.getByRole('button', { name: 'Send' }));
    await expect(dialog.getByRole('alert')).toContainText('Failed to send the letter');
    await expect.poll(() => letters(asha)).toBe(1);

    await page.reload();
    await press(people.getByRole('button', { name: 'Write…' }));
    await expect(dialog.getByLabel('Text')).toHaveValue('The room opens at six.');
    await expect(dialog.getByLabel('To').locator('option:checked')).toHaveText('The selected person');
    await press(dialog.getByRole('button', { name: 'Try again' }));
    await expect(people.getByText('1 person is written to.')).toBeVisible();

    // letters are sent in order
    await press(people.getByRole('button', { name: 'Write…' }));
    await dialog.getByLabel('Subject').fill('See you there');
    await dialog.getByLabel('Text').fill('Come early.');
    await press(dialog.getByRole('button', { name: 'Send' }));
    await expect(people.getByText('2 people are written to.')).toBeVisible();
    for (const { email } of [asha, ben])
      await expect
        .poll(async () => (await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)).text())
        .toContain('See you there');
    expect([await letters(asha), await letters(ben)]).toEqual([1, 0]);
  },
);

test('a series without helpers whose answer was lost is created once, also after a reload', async ({ page }) => {
  const event = await planEvent(page.request, { date: '2090-03-07T13:00:00Z' });
  const email = freshEmail();
  await signUp(page.request, { firstName: 'Hema', lastName: 'Rao', email });
  await addHelper(page.request, event, email, 'DOOR');
  await signInAs(page, demo.admin);
  const openDialog = async () => {
    await openMore(page);
    await press(page.getByRole('button', { name: 'Repeat…' }));
  };
  await page.goto(`/events/${event}`);
  await openDialog();
  const dialog = page.getByRole('dialog');
  const helpers = dialog.getByRole('checkbox', { name: 'Copy the helpers' });
  await dialog.getByLabel('How many times').fill('4');
  await helpers.uncheck();
  await loseAnswer(page, 'useRepeatEventMutation');
  await press(dialog.getByRole('button', { name: 'Create 3 events' }));
  await expect(dialog.getByRole('alert')).toContainText('The events could not be created.');
  await page.reload();
  const dates = page.getByRole('list', { name: 'Dates of the series' }).getByRole('listitem');
  await expect(dates).toHaveCount(4);
  await openDialog();
  await expect(helpers).not.toBeChecked();
  await press(dialog.getByRole('button', { name: 'Try again' }));
  await expect(dialog).toHaveCount(0);
  await expect(dates).toHaveCount(4);
});
