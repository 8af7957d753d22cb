import { expect, test, type Page } from '@playwright/test';
import {
  signInAs,
  signInAsNewcomer,
  ask,
  createContestant,
  demo,
  openMore,
  planEvent,
  session,
  withSettings,
} from './people.ts';
import { loseAnswer } from './answers.ts';
import { addHelper } from './eventHelpers.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

/** A Tuesday in 2090, at 18:30 in India. */
const first = '2090-03-07T13:00:00Z';

/** Creates an event that repeats by this rule; returns the id of the first event. */
async function planSeries(page: Page, rule: object, changes: Record<string, unknown> = {}): Promise<string> {
  const id = await planEvent(page.request, { date: first, ...changes });
  const { token } = await session(page.request, demo.admin);
  const input = { eventId: id, ...rule };
  const repeat = 'mutation ($input: RepeatEventInput!) { repeatEvent(input: $input) { eventIds } }';
  await ask(page.request, repeat, { input }, token);
  return id;
}
const rows = (page: Page) => page.getByRole('list', { name: 'Dates of the series' }).getByRole('listitem');
const save = (page: Page) => press(page.getByRole('button', { name: 'Update Event' }));

test(
  'an organizer repeats an event, moves one date, edits and deletes later ones; a participant registers for all',
  { tag: '@wide' },
  async ({ page }) => {
    const title = `Chess evening ${crypto.randomUUID().slice(0, 6)}`;
    const id = await planEvent(page.request, { title, date: first, capacity: 2 });
    await signInAs(page, demo.admin);
    await page.goto(`/events/${id}`);
    await openMore(page);
    await press(page.getByRole('button', { name: 'Repeat…' }));
    const dialog = page.getByRole('dialog', { name: 'Repeat this event' });
    await expect(dialog.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await auditAccessibility(page);

    // invalid values are reported at their fields, by the client and by the server
    await dialog.getByLabel('How many times').fill('53');
    await press(dialog.getByRole('button', { name: 'Create events' }));
    await expect(dialog.getByText('It can take place 2 to 52 times')).toBeVisible();
    await expect(dialog.getByLabel('How many times')).toBeFocused();
    await press(dialog.getByText('Until a day'));
    await dialog.getByLabel('Until (').fill('2092-03-28');
    await expect(dialog.getByText('A series can have at most 52 events')).toBeVisible();
    await dialog.getByLabel('Until (').fill('2090-04-04');
    await expect(dialog.getByText('5 dates: this event, and 4 new ones')).toBeVisible();
    await press(dialog.getByRole('button', { name: 'Create 4 events' }));
    await expect(page.getByText('Created 4 events: it takes place 5 times now.')).toBeVisible();
    await expect(rows(page)).toHaveCount(5);
    await expect(rows(page).first()).toContainText('This event');
    await auditAccessibility(page);

    // one date moves to another time and place
    await press(rows(page).nth(2).getByRole('link'));
    await expect(rows(page).nth(2)).toContainText('This event');
    const third = page.url().split('/').at(-1)!;
    await press(page.getByRole('link', { name: /^Next/ }));
    await expect(rows(page).nth(3)).toContainText('This event');
    const fourth = page.url().split('/').at(-1)!;
    await press(page.getByRole('link', { name: 'Edit' }));
    await expect(page.getByRole('radio', { name: 'Only this event' })).toBeChecked();
    await page.getByLabel('Time').fill('21:15');
    await page.getByLabel('Location').fill('Garden');
    await save(page);
    await expect(page.getByText('Event updated successfully!')).toBeVisible();
    await expect(rows(page).nth(3)).toContainText('9:15 PM');

    // later dates get a new title and place, except for values that were changed individually
    await page.goto(`/events/${third}/edit`);
    await press(page.getByText('This and the following (3)'));
    await page.getByLabel('Title').fill(`${title} for all`);
    await page.getByLabel('Location').fill('Library');
    await auditAccessibility(page);
    await save(page);
    await expect(
      page.getByText(/^Updated 3 events\. Left as changed there alone: .*2090 \(Location\)\.$/),
    ).toBeVisible();
    await expect(rows(page).nth(1)).toContainText(title);
    await press(rows(page).nth(3).getByRole('link'));
    await expect(page.getByRole('heading', { level: 1, name: `${title} for all` })).toBeVisible();
    await expect(page.getByText('Garden')).toBeVisible();
    await expect(page.getByText('9:15 PM').first()).toBeVisible();

    // a participant registers for all dates by keyboard; one of them is full
    const second = (await rows(page).nth(1).getByRole('link').getAttribute('href'))!.split('/').at(-1)!;
    for (const name of ['Asha', 'Ravi']) await createContestant(page.request, second, name);
    await signInAsNewcomer(page);
    await page.goto(`/events/${fourth}`);
    const all = page.getByRole('button', { name: 'Register for all 4 that have room' });
    await all.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Register for all that have room' });
    await expect(form.getByText('4 dates, from')).toBeVisible();
    await form.getByLabel('Phone').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('You have a seat at 4 more events.')).toBeVisible();
    await expect(page.getByText(/^Tue, Mar 14, 2090.*: This event has reached its capacity\.$/)).toBeVisible();
    await expect(rows(page).getByText('Registered')).toHaveCount(4);
    await expect(all).toBeHidden();
    await expect(page.getByText('You are registered for this event.')).toBeVisible();
    await auditAccessibility(page);

    // delete all dates from the third on
    await signInAs(page, demo.admin);
    await page.goto(`/events/${third}`);
    await openMore(page);
    await press(page.getByRole('button', { name: 'Delete' }));
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Deleted with it: 1 registration.')).toBeVisible();
    await press(question.getByText('This and the following (3)'));
    await expect(question.getByText(/and 2 events after it will be gone/)).toBeVisible();
    await expect(question.getByText('Deleted with them: 3 registrations.')).toBeVisible();
    await expect(question.getByRole('heading')).toHaveText('Delete these 3 events?');
    await auditAccessibility(page);
    await press(question.getByRole('button', { name: 'Delete 3 events' }));
    await expect(page.getByText(`3 events of “${title} for all” were deleted.`)).toBeVisible();
    await page.goto(`/events/${id}`);
    await expect(rows(page)).toHaveCount(2);
  },
);

test(
  'an organizer extends a series with its helpers, and edits and deletes all dates from the middle',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const title = `Chess evening ${crypto.randomUUID().slice(0, 6)}`;
    const id = await planSeries(page, { every: 'WEEK', times: 3 }, { title, capacity: 7 });
    const idOf = async (n: number) =>
      (await rows(page).nth(n).getByRole('link').getAttribute('href'))!.split('/').at(-1)!;
    await signInAs(page, demo.admin);
    await page.goto(`/events/${id}`);
    await expect(rows(page)).toHaveCount(3);
    const [second, third] = [await idOf(1), await idOf(2)];
    for (const name of ['Asha', 'Ravi']) await createContestant(page.request, second, name);
    const helper = await (await browser.newContext()).newPage();
    const { email } = await signInAsNewcomer(helper);
    await addHelper(page.request, third, email, 'DOOR');

    // more dates after the last one, opened from the first
    await page.reload();
    await expect(rows(page).nth(1)).toContainText('2 / 7 registered');
    await openMore(page);
    await press(page.getByRole('button', { name: 'Repeat…' }));
    const dialog = page.getByRole('dialog', { name: 'Extend this series' });
    await expect(dialog.getByText('takes place 3 times so far')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Copy the helpers' })).toBeChecked();
    await dialog.getByLabel('How many times (the last date counts)').fill('51');
    await expect(dialog.getByText('A series can have at most 52 events, and this one has 3 already')).toBeVisible();
    await dialog.getByLabel('How many times (the last date counts)').fill('3');
    await expect(dialog.getByText('2 new dates after Tue, Mar 21, 2090, 5 in all')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText([/Mar 28, 2090/, /Apr 4, 2090/]);
    await auditAccessibility(page);
    await press(dialog.getByRole('button', { name: 'Create 2 events' }));
    await expect(page.getByText('Created 2 events: it takes place 5 times now.')).toBeVisible();
    await expect(rows(page)).toHaveCount(5);
    const fourth = await idOf(3);
    await helper.goto(`/events/${fourth}`);
    await expect(helper.getByText(/^You help here: /)).toBeVisible();
    await expect(rows(helper).filter({ hasText: '/ 7 registered' })).toHaveCount(0);

    // from the middle, all dates are renamed
    await page.goto(`/events/${third}/edit`);
    await press(page.getByText('All dates of the series (5)'));
    await page.getByLabel('Title').fill(`${title} for all`);
    await auditAccessibility(page);
    await save(page);
    await expect(page.getByText('Updated 5 events.')).toBeVisible();
    await press(rows(page).first().getByRole('link'));
    await expect(page.getByRole('heading', { level: 1, name: `${title} for all` })).toBeVisible();

    // a copy of the last date has the helper, too
    await page.goto(`/events/create?from=${fourth}`);
    await expect(page.getByRole('checkbox', { name: 'Copy the helpers' })).toBeChecked();
    await page.getByLabel('Date').fill('2090-05-02');
    await press(page.getByRole('button', { name: 'Create Event' }));
    await expect(page.getByText('Event created successfully!')).toBeVisible();
    await helper.goto(page.url());
    await expect(helper.getByText(/^You help here: /)).toBeVisible();

    // and all are deleted from the middle
    await page.goto(`/events/${third}`);
    await openMore(page);
    await press(page.getByRole('button', { name: 'Delete' }));
    const question = page.getByRole('alertdialog');
    await press(question.getByText('All dates of the series (5)'));
    await expect(question.getByText(/^All 5 events of the series .* will be gone for everybody/)).toBeVisible();
    await expect(question.getByText('Deleted with them: 2 registrations.')).toBeVisible();
    await auditAccessibility(page);
    await press(question.getByRole('button', { name: 'Delete 5 events' }));
    await expect(page.getByText(`5 events of “${title} for all” were deleted.`)).toBeVisible();
    await page.goto(`/events/${id}`);
    await expect(page.getByText('Event not found')).toBeVisible();
  },
);

test(
  'a copy of an event has everything except the date, and its end and rules move with the new date',
  { tag: '@wide' },
  async ({ page }) => {
    const title = `Quiz ${crypto.randomUUID().slice(0, 6)}`;
    const id = await planEvent(page.request, {
      title,
      date: new Date('2090-03-07T18:30'),
      endsAt: new Date('2090-03-08T01:00'),
      capacity: 7,
      registrationRules: { closesAt: new Date('2090-03-06T18:00') },
      questions: [{ kind: 'CONSENT', label: 'Photos may be taken.' }],
    });
    await signInAs(page, demo.admin);
    await page.goto(`/events/${id}`);
    await openMore(page);
    await press(page.getByRole('link', { name: 'Duplicate' }));
    await expect(page.getByText(`A copy of “${title}”`)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(page.getByLabel('Date')).toHaveValue('');
    await auditAccessibility(page);
    // an unchanged copy can be left without confirmation
    await press(page.getByRole('link', { name: 'Cancel' }));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await openMore(page);
    await press(page.getByRole('link', { name: 'Duplicate' }));

    await page.getByLabel('Date').fill('2090-05-02');
    const end = page.getByRole('group', { name: 'End' });
    await expect(end.getByLabel('Ends on')).toHaveValue('2090-05-03');
    await expect(end.getByLabel('Time')).toHaveValue('01:00');
    await expect(page.getByLabel('Closes on')).toHaveValue('2090-05-01');
    await expect(page.getByRole('button', { name: /^Photos may be taken/ })).toBeVisible();
    await page.getByLabel('Title').fill(`${title} again`);
    await press(page.getByRole('button', { name: 'Create Event' }));
    await expect(page.getByRole('heading', { level: 1, name: `${title} again` })).toBeVisible();
    await expect(page.getByText('0 / 7 registered')).toBeVisible();
    expect(page.url()).not.toContain(id);
  },
);

test.describe('in the easternmost time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test(
    'a series repeats by the clock of the college and shows both clocks; monthly on the same weekday',
    { tag: '@wide' },
    async ({ page }) => {
      const id = await planEvent(page.request, { date: first });
      await withSettings(page.request, { timeZone: 'Asia/Kolkata' }, async () => {
        await signInAs(page, demo.admin);
        await page.goto(`/events/${id}`);
        await openMore(page);
        await page.getByRole('button', { name: 'Repeat…' }).click();
        const dialog = page.getByRole('dialog', { name: 'Repeat this event' });
        await expect(dialog.getByText('By the clock of the college (Asia/Kolkata)')).toBeVisible();
        // in this time zone it is Wednesday already
        await expect(dialog.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
        await dialog.getByLabel('Repeat', { exact: true }).selectOption('Every month');
        await dialog.getByText('On the first Tuesday').click();
        await dialog.getByLabel('How many times').fill('2');
        await expect(dialog.getByRole('listitem')).toHaveText([
          'Wed, Mar 8, 2090, 3:00 AMAt the college: Tue, Mar 7, 2090, 6:30 PM',
          'Wed, Apr 5, 2090, 3:00 AMAt the college: Tue, Apr 4, 2090, 6:30 PM',
        ]);
      });
    },
  );
});

test('questions cannot be changed for several events at once', { tag: '@wide' }, async ({ page }) => {
  const id = await planSeries(page, { every: 'WEEK', times: 3 });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/edit`);
  await page.getByRole('button', { name: 'Questions', exact: true }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.keyboard.type('Your roll number?');
  await page.getByText('This and the following (3)').click();
  await save(page);
  await expect(page.getByText('Questions are changed one event at a time.')).toBeVisible();
  await page.getByText('Only this event', { exact: true }).click();
  await save(page);
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
});

test(
  'a participant answers once and requests a seat at all dates of a long, paginated series',
  { tag: '@wide' },
  async ({ page }) => {
    const id = await planSeries(
      page,
      { every: 'DAY', times: 14 },
      {
        registrationRules: { needsApproval: true },
        questions: [{ kind: 'SHORT_TEXT', label: 'Which size?', isRequired: true }],
      },
    );
    const { token: own } = await signInAsNewcomer(page);
    await page.goto(`/events/${id}`);
    await expect(rows(page)).toHaveCount(6);
    await expect(page.getByText('1–6 of 14')).toBeVisible();
    await page.getByRole('button', { name: 'Later dates' }).click();
    await page.getByRole('button', { name: 'Later dates' }).click();
    await expect(page.getByText('13–14 of 14')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Later dates' })).toBeDisabled();
    // the list begins at the date of the open event
    await rows(page).last().getByRole('link').click();
    await expect(rows(page).last()).toContainText('This event');
    await expect(rows(page)).toHaveCount(2);

    await page.getByRole('button', { name: 'Ask for a seat at all 14 that have room' }).click();
    const form = page.getByRole('dialog', { name: 'Ask for a seat at all that have room' });
    await form.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(form.getByLabel('Which size?')).toBeFocused();
    await form.getByLabel('Which size?').fill('M');
    await form.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByText('You have asked for a seat at 14 more events.')).toBeVisible();
    await expect(rows(page).getByText('Requested')).toHaveCount(2);
    const { event } = await ask<{ event: { viewerRegistration: { answers: { values: string[] }[] } } }>(
      page.request,
      `query ($id: ID!) { event(id: $id) { viewerRegistration { answers { values } } } }`,
      { id },
      own,
    );
    expect(event.viewerRegistration.answers).toEqual([{ values: ['M'] }]);
  },
);

test('a series whose answer was lost is counted once when it is sent again', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request, { date: first });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}`);
  await loseAnswer(page, 'useRepeatEventMutation');
  await openMore(page);
  await press(page.getByRole('button', { name: 'Repeat…' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('How many times').fill('5');
  await press(dialog.getByRole('button', { name: 'Create 4 events' }));
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  // the page learns of the new events before the answer comes
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  await openMore(page);
  await press(page.getByRole('button', { name: 'Repeat…' }));
  await press(dialog.getByRole('button', { name: 'Try again' }));
  await expect(page.getByText('Created 4 events: it takes place 5 times now.')).toBeVisible();
});

test(
  'a participant whose answer was lost sends again, and reads at how many dates they have a seat',
  { tag: '@wide' },
  async ({ page }) => {
    const id = await planSeries(page, { every: 'WEEK', times: 3 });
    await signInAsNewcomer(page);
    await page.goto(`/events/${id}`);
    await loseAnswer(page, 'useRegisterForSeriesMutation');
    await press(page.getByRole('button', { name: 'Register for all 3 that have room' }));
    const form = page.getByRole('dialog');
    await press(form.getByRole('button', { name: 'Register', exact: true }));
    await press(form.getByRole('button', { name: 'Try again' }));
    await expect(page.getByText('You have a seat at 3 more events.')).toBeVisible();
  },
);
