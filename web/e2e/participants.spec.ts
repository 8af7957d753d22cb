import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { signInAs, ask, createContestant, demo, freshEmail, planEvent, session, signUp, sortPeople } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const part = (page: Page) => page.getByRole('region', { name: /^Registered Participants/ });
/** Phones fold the columns, the files and the print. */
async function openTools(page: Page) {
  const more = part(page).getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await press(more);
}
const listedNames = (page: Page) => part(page).getByRole('rowheader');

test('an organizer searches, sorts, counts, exports and prints the participants', async ({ page, isMobile }) => {
  const id = await planEvent(page.request, {
    questions: [{ kind: 'ONE_OF', label: 'Which size?', options: ['S', 'M'] }],
  });
  const names: string[] = [];
  for (const firstName of ['Zara', '=Ben', 'Asha'])
    names.push((await createContestant(page.request, id, firstName)).name);
  const [zara, ben, asha] = names as [string, string, string];
  const dev = await createContestant(page.request, id, 'Dev');
  const { event } = await ask<{ event: { questions: { id: string }[] } }>(
    page.request,
    `query ($id: ID!) { event(id: $id) { questions { id } } }`,
    { id },
    dev.token,
  );
  const answers = [{ questionId: event.questions[0]?.id, values: ['M'] }];
  await ask(
    page.request,
    `mutation ($input: AnswerQuestionsInput!) { answerQuestions(input: $input) { registration { id } } }`,
    { input: { eventId: id, answers } },
    dev.token,
  );
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/people`);
  await expect(page.getByRole('heading', { name: 'Registered Participants (4)' })).toBeVisible();
  await expect(listedNames(page)).toHaveText([zara, ben, asha, dev.name]);

  await sortPeople(part(page), 'Name', 'ascending');
  await expect(listedNames(page)).toHaveText([ben, asha, dev.name, zara]);
  const title = part(page).getByRole('columnheader', { name: 'Name', exact: true });
  // phones fold the columns
  if (isMobile) await expect(title).toHaveCount(0);
  else await expect(title).toHaveAttribute('aria-sort', 'ascending');
  await sortPeople(part(page), 'Name', 'descending');
  await expect(listedNames(page).first()).toHaveText(zara);
  if (!isMobile) await expect(title).toHaveAttribute('aria-sort', 'descending');

  const search = page.getByRole('textbox', { name: 'Search participants' });
  await search.fill('nobody of this name');
  await expect(page.getByText('No participants found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Registered Participants (4)' })).toBeVisible();
  await search.fill('meridian ben');
  await expect(listedNames(page)).toHaveText([ben]);
  await expect(part(page).getByRole('navigation').getByRole('status')).toHaveText('1–1 of 1');
  await part(page).getByRole('combobox', { name: 'Who is listed' }).selectOption('In line (0)');
  await expect(listedNames(page)).toHaveCount(0);
  await part(page).getByRole('combobox', { name: 'Who is listed' }).selectOption('Everybody (4)');

  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await press(page.getByRole('button', { name }));
    return readFile(await (await download).path(), 'utf8');
  };
  await openTools(page);
  // a filtered list offers both: whom it shows, and everybody
  const namesIn = (csv: string) => [...csv.matchAll(/"confirmed",,"'?([^"]*)"/g)].map(([, name]) => name);
  expect(namesIn(await saved('CSV (1)'))).toEqual([ben]);
  const whom = part(page).getByRole('combobox', { name: 'Who is in the file' });
  await expect(whom.locator('option')).toHaveText(['This person', 'Everybody (4)']);
  await whom.selectOption('Everybody (4)');
  const csv = await saved('CSV (4)');
  // in the order of the list
  expect(namesIn(csv)).toEqual([zara, dev.name, asha, ben]);
  const rows = csv.trimEnd().split('\r\n');
  expect(rows[0]).toBe(
    '\uFEFF"State","Position in line","Name","E-mail","College","Phone","Special requirements","When (UTC)","Which size?","In since (UTC)","Walk-in"',
  );
  // all participants; a leading quote, because spreadsheets run text that begins with an equals sign
  expect(rows).toHaveLength(5);
  expect(csv).toContain(`"confirmed",,"'${ben}",`);
  expect(csv).toMatch(new RegExp(`"${dev.name}","${dev.email}","Meridian University",.*,"M"`));
  const workbook = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'XLSX' }));
  expect((await workbook).suggestedFilename()).toMatch(/\.xlsx$/);

  await press(part(page).getByText('Counts by college and by answer: people with a seat'));
  await expect(part(page).getByRole('table', { name: 'By college' }).getByRole('row')).toHaveText([
    'CollegePeople',
    'Meridian University4',
  ]);
  await expect(part(page).getByRole('table', { name: 'Which size?' }).getByRole('row')).toHaveText([
    'AnswerPeople',
    'S0',
    'M1',
  ]);
  await auditAccessibility(page);
  await press(part(page).getByText('Counts by college and by answer: people with a seat'));

  await search.fill('');
  await expect(listedNames(page)).toHaveCount(4);
  await expect(whom).toHaveCount(0);
  await page.evaluate(() => {
    window.print = () => document.body.append(document.querySelector('[data-print]')!.cloneNode(true));
  });
  await press(page.getByRole('button', { name: 'Print' }));
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-print]');
  await expect(paper.getByRole('rowheader')).toHaveText([zara, dev.name, asha, ben]);
  await expect(paper.getByRole('definition')).toHaveText(['M']);
  await expect(paper.getByRole('definition')).toBeVisible();
  await expect(paper.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test(
  'by keyboard, three people get a letter and two are removed, with a report of what failed',
  { tag: '@wide' },
  async ({ page }) => {
    const id = await planEvent(page.request);
    const people = [];
    for (const name of ['Asha', 'Ben', 'Cyra', 'Dev']) people.push(await createContestant(page.request, id, name));
    const [asha, ben, cyra, dev] = people as [
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
    ];
    await signInAs(page, demo.admin);
    // blocks live updates, as if everything happened at the same moment
    await page.routeWebSocket('**/graphql', () => {});
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('readSeatsQuery') ? route.abort() : route.fallback(),
    );
    await page.goto(`/events/${id}/people`);
    const choose = async (name: string) => {
      await part(page).getByRole('checkbox', { name }).focus();
      await page.keyboard.press('Space');
    };
    const begin = async (name: string) => {
      await part(page).getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    for (const { name } of [asha, ben, cyra]) await choose(name);
    await begin('Write (3)…');
    const letter = page.getByRole('dialog', { name: 'Write to people' });
    await expect(letter.getByLabel('To').locator('option:checked')).toHaveText('The 3 selected people');
    await auditAccessibility(page);
    await letter.getByLabel('Subject').focus();
    await page.keyboard.press('Enter');
    await expect(letter).toContainText('Subject is required');
    await expect(letter).toContainText('Text is required');
    await expect(letter.getByLabel('Subject')).toBeFocused();
    await page.keyboard.type('Bring a laptop');
    await expect(letter).toContainText('14/200 characters');
    await page.keyboard.press('Tab');
    await page.keyboard.type('The room opens at six.');
    await letter.getByRole('button', { name: 'Send' }).focus();
    await page.keyboard.press('Enter');
    await expect(part(page).locator(':focus')).toHaveText('3 people are written to.');
    for (const { email } of [asha, ben, cyra])
      await expect
        .poll(async () => (await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)).text())
        .toContain('Bring a laptop');
    const others = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(dev.email)}`);
    expect(await others.text()).not.toContain('Bring a laptop');

    for (const { name } of [asha, ben]) await choose(name);
    await ask(
      page.request,
      `mutation ($input: CancelRegistrationInput!) { cancelRegistration(input: $input) { deletedRegistrationId } }`,
      { input: { eventId: id } },
      ben.token,
    );
    await begin('Remove (2)…');
    const dialog = page.getByRole('dialog', { name: 'Remove 2 people?' });
    await expect(dialog).toContainText('2 people lose what they have at');
    await dialog.getByLabel('Reason').focus();
    await page.keyboard.type('The room is smaller.');
    await dialog.getByRole('button', { name: 'Remove' }).focus();
    await page.keyboard.press('Enter');
    await expect(part(page).locator(':focus')).toContainText('1 person has been removed.');
    await expect(part(page).locator(':focus')).toContainText(`${ben.name}: This person is not registered`);
    await expect(listedNames(page)).toHaveText([cyra.name, dev.name]);
    await expect(page.getByRole('heading', { name: 'Registered Participants (2)' })).toBeVisible();

    // without a selection, the letter goes to all people in a state
    await begin('Write…');
    await expect(letter.getByLabel('To').locator('option')).toHaveText(['With a seat (2)', 'Everybody (2)']);
    await letter.getByLabel('To').selectOption('With a seat (2)');
    await letter.getByLabel('Subject').fill('See you there');
    await letter.getByLabel('Text').fill('Come early.');
    await letter.getByRole('button', { name: 'Send' }).focus();
    await page.keyboard.press('Enter');
    await expect(part(page).locator(':focus')).toHaveText('2 people are written to.');
  },
);

test('another organizer can read the participants, but not change them', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request);
  const zara = await createContestant(page.request, id, 'Zara');
  const asha = await createContestant(page.request, id, 'Asha');
  await signInAs(page, demo.organizer);
  await page.goto(`/events/${id}/people`);
  await expect(listedNames(page)).toHaveText([zara.name, asha.name]);
  await expect(part(page).getByRole('link', { name: zara.email })).toBeVisible();
  await press(part(page).getByRole('button', { name: 'Name' }));
  await expect(listedNames(page)).toHaveText([asha.name, zara.name]);
  for (const time of ['ascending', 'descending']) {
    await press(part(page).getByRole('button', { name: 'When' }));
    await expect(part(page).getByRole('columnheader', { name: 'When' })).toHaveAttribute('aria-sort', time);
  }
  await expect(listedNames(page)).toHaveText([asha.name, zara.name]);
  await expect(part(page).getByRole('checkbox')).toHaveCount(0);
  await expect(part(page).getByRole('combobox')).toHaveCount(0);
  await expect(part(page).getByRole('button')).toHaveText(['Columns', 'Print', 'Name', 'College', 'When']);
  await expect(part(page).getByText('Counts by college')).toHaveCount(0);
});

test('a long list is split into pages, and a selection covers one page', { tag: '@wide' }, async ({ page }) => {
  const { token } = await signInAs(page, demo.admin);
  const { events } = await ask<{ events: { edges: { node: { id: string; registeredCount: number } }[] } }>(
    page.request,
    `{ events(first: 100, filter: PAST) { edges { node { id registeredCount } } } }`,
    {},
    token,
  );
  const { id, registeredCount: all } = events.edges.map(({ node }) => node).find((each) => each.registeredCount > 60)!;
  await page.goto(`/events/${id}/people`);
  const where = part(page).getByRole('navigation').getByRole('status');
  await expect(where).toHaveText(`1–50 of ${all}`);
  await press(part(page).getByRole('checkbox').nth(2));
  await expect(part(page).getByRole('button', { name: 'Write (1)…' })).toBeVisible();
  // participants of a past event cannot be removed
  await expect(part(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await press(part(page).getByRole('button', { name: 'Next' }));
  await expect(where).toHaveText(`51–${all} of ${all}`);
  await expect(part(page).getByRole('group', { name: `51–${all} of ${all}` })).toBeFocused();
  await expect(listedNames(page)).toHaveCount(all - 50);
  await press(part(page).getByRole('checkbox', { name: 'Select all on this page' }));
  await expect(part(page).getByRole('button', { name: `Write (${all - 50})…` })).toBeVisible();
  await press(part(page).getByRole('button', { name: 'Previous' }));
  await expect(where).toHaveText(`1–50 of ${all}`);
  await expect(part(page).getByRole('button', { name: 'Write…' })).toBeVisible();
});

test('answers are columns and filters, the columns are remembered, and phones fold each row', async ({
  page,
  isMobile,
}) => {
  const id = await planEvent(page.request, {
    questions: [{ kind: 'ONE_OF', label: 'What do you eat?', options: ['Everything', 'Vegetarian'] }],
  });
  const { event } = await ask<{ event: { questions: { id: string }[] } }>(
    page.request,
    `query ($id: ID!) { event(id: $id) { questions { id } } }`,
    { id },
    (await session(page.request, demo.admin)).token,
  );
  const meals = { Asha: 'Vegetarian', Ben: 'Everything' };
  const [asha, ben] = [
    await createContestant(page.request, id, 'Asha'),
    await createContestant(page.request, id, 'Ben'),
  ];
  for (const [{ token }, meal] of [
    [asha, meals.Asha],
    [ben, meals.Ben],
  ] as const)
    await ask(
      page.request,
      `mutation ($input: AnswerQuestionsInput!) { answerQuestions(input: $input) { registration { id } } }`,
      { input: { eventId: id, answers: [{ questionId: event.questions[0]!.id, values: [meal] }] } },
      token,
    );
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/people`);
  await expect(listedNames(page)).toHaveText([asha.name, ben.name]);

  await openTools(page);
  await press(part(page).getByRole('button', { name: 'Columns' }));
  const list = page.getByRole('list', { name: 'Columns' });
  await press(list.getByText('What do you eat?'));
  await press(list.getByText('College'));
  await auditAccessibility(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(listedNames(page)).toHaveText([asha.name, ben.name]);
  const row = part(page).getByRole('row').filter({ hasText: asha.name });
  const mail = row.getByRole('link', { name: asha.email });
  if (isMobile) {
    await expect(mail).toBeHidden();
    await expect(row.getByText('Has a seat')).toBeVisible();
    await press(row.getByRole('button', { name: 'Details' }));
    await expect(row.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'true');
    // an icon, large enough for a finger
    expect((await mail.boundingBox())!.width).toBe(44);
  } else await expect(part(page).getByRole('columnheader', { name: 'What do you eat?' })).toBeVisible();
  await expect(mail).toBeVisible();
  await expect(row.getByRole('cell', { name: /Vegetarian$/ })).toBeVisible();
  await expect(part(page).getByText('Meridian University')).toHaveCount(0);
  await expect(part(page).getByText('1 answer')).toHaveCount(0);
  await auditAccessibility(page);

  for (const [direction, order] of [
    ['ascending', [ben.name, asha.name]],
    ['descending', [asha.name, ben.name]],
  ] as const) {
    await sortPeople(part(page), 'What do you eat?', direction);
    await expect(listedNames(page)).toHaveText(order);
  }

  await part(page).getByRole('combobox', { name: 'Answer' }).selectOption('Everything');
  await expect(listedNames(page)).toHaveText([ben.name]);
  await expect(part(page).getByRole('navigation').getByRole('status')).toHaveText('1–1 of 1');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
});

test('eight people with answers fit on a screen of 1280 by 800 pixels, two on a phone', async ({ page, isMobile }) => {
  const id = await planEvent(page.request, {
    capacity: 20,
    questions: [{ kind: 'ONE_OF', label: 'What do you eat?', options: ['Everything', 'Vegetarian'] }],
  });
  const { event } = await ask<{ event: { questions: { id: string }[] } }>(
    page.request,
    `query ($id: ID!) { event(id: $id) { questions { id } } }`,
    { id },
    (await session(page.request, demo.admin)).token,
  );
  const answers = [{ questionId: event.questions[0]!.id, values: ['Vegetarian'] }];
  for (let n = 0; n < 8; n += 1) {
    const email = freshEmail();
    await signUp(page.request, { firstName: `P${n}`, lastName: 'Queue', email });
    // a number is a second line of the row
    const phone = n % 2 === 0 ? '+91 98765 43210' : null;
    await ask(
      page.request,
      `mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { __typename } }`,
      { input: { eventId: id, name: `P${n}`, email, phone, answers } },
      (await session(page.request, email)).token,
    );
  }
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/people`);
  await expect(listedNames(page)).toHaveCount(8);
  await expect(listedNames(page).nth(isMobile ? 1 : 7)).toBeInViewport({ ratio: 1 });

  const row = part(page).getByRole('row').filter({ hasText: 'P0' });
  await press(row.getByRole('button', { name: 'Details' }));
  await expect(part(page).getByRole('definition')).toHaveText(['Vegetarian']);
  await auditAccessibility(page);
});

test('no word of the table breaks at 1280 pixels', { tag: '@wide' }, async ({ page }) => {
  const questions = ['What do you eat?', 'Which workshop do you choose?', 'Accommodation?'].map((label) => ({
    kind: 'SHORT_TEXT',
    label,
  }));
  const id = await planEvent(page.request, { date: new Date(Date.now() + 3_600_000).toISOString(), questions });
  const { email } = await createContestant(page.request, id, 'Priyadarshini');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/people`);
  await openTools(page);
  await press(part(page).getByRole('button', { name: 'Columns' }));
  for (const { label } of questions) await press(page.getByRole('list', { name: 'Columns' }).getByText(label));
  await page.keyboard.press('Escape');
  // a text on one line has one rectangle
  for (const text of [part(page).getByText(email), part(page).getByRole('columnheader', { name: 'Attendance' })])
    expect(
      await text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    ).toBe(1);
});
