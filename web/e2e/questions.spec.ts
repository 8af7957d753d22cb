import { expect, test, type Locator, type Page } from '@playwright/test';
import { signInAs, signInAsNewcomer, ask, demo, planEvent, session } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const size = { kind: 'ONE_OF', label: 'Which size?', isRequired: true, options: ['S', 'M'] };
const panel = (page: Page) => page.getByRole('region', { name: 'Registration', exact: true });

/** The buttons that unfold the questions. */
const rows = (page: Page) =>
  page
    .getByRole('region', { name: 'Questions' })
    .getByRole('button', { expanded: false })
    .filter({ hasNotText: /^Questions$/ });

/** Drags the handle of one row past the middle of another. */
async function drag(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag.');
  const x = start.x + start.width / 2;
  await page.mouse.move(x, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, end.y + end.height / 2, { steps: 4 });
  await page.mouse.move(x, end.y + end.height / 2 + (end.y < start.y ? -4 : 4));
  await page.mouse.up();
}

test('an organizer adds questions, and reorders them by pointer and by keys', async ({ page }) => {
  const id = await planEvent(page.request);
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/edit`);
  const part = page.getByRole('region', { name: 'Questions' });
  const fold = page.getByRole('button', { name: 'Questions', exact: true });
  const save = page.getByRole('button', { name: 'Update Event' });
  await fold.focus();
  await page.keyboard.press('Enter');
  const add = part.getByRole('button', { name: 'Add a question' });
  await press(add);
  // the new question has the focus
  await page.keyboard.type('Your roll number?');
  await press(part.getByText('Must be answered'));
  await press(part.getByRole('button', { name: /^Your roll number/ }));
  await press(add);
  await page.keyboard.type('Which size?');
  await part.getByRole('combobox', { name: 'Answered by' }).selectOption('One of several options');
  await press(part.getByRole('button', { name: /^Which size/ }));
  await press(add);
  await auditAccessibility(page);
  // invalid questions do not stay folded, and the first invalid field has the focus
  await press(save);
  await expect(part.getByText('At least 2 options are needed')).toBeVisible();
  await expect(part.getByText('Label is required')).toBeVisible();
  await expect(part.getByRole('textbox', { name: 'Options' })).toBeFocused();
  await page.keyboard.type('S\nM\n');
  await part.getByRole('textbox', { name: 'Question' }).last().fill('I agree to be photographed.');
  await part.getByRole('combobox', { name: 'Answered by' }).last().selectOption('Consent');
  for (const name of [/^Which size/, /^I agree/]) await press(part.getByRole('button', { name, expanded: true }));
  await expect(rows(page)).toHaveText([
    'Your roll number?Short textRequired',
    'Which size?One of several options',
    'I agree to be photographed.ConsentRequired',
  ]);

  const handles = part.getByTitle('Drag to another place');
  await drag(page, handles.nth(2), handles.nth(0));
  await expect(part.getByRole('status')).toHaveText('“I agree to be photographed.” is now number 1 of 3.');
  await part.getByRole('button', { name: 'Move up: Which size?' }).focus();
  await page.keyboard.press('Enter');
  await expect(part.getByRole('status')).toHaveText('“Which size?” is now number 2 of 3.');
  await page.keyboard.press('Enter');
  // as the first question, it can only move down
  await expect(part.getByRole('button', { name: 'Move down: Which size?' })).toBeFocused();
  await part.getByRole('button', { name: 'Remove: I agree' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText([/^Which size/, /^Your roll/]);
  await expect(part.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(save);
  await expect(page).toHaveURL(new RegExp(`/events/${id}$`));

  await page.goto(`/events/${id}/edit`);
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(rows(page)).toHaveText([/^Which size/, /^I agree/, /^Your roll/]);
  await press(rows(page).first());
  await expect(part.getByRole('textbox', { name: 'Options' })).toHaveValue('S\nM');
});

test('a participant sees which answer is missing, answers a question added since then, and corrects an answer', async ({
  page,
}) => {
  const questions = [size, { kind: 'SHORT_TEXT', label: 'Your roll number?', help: 'As on your card.' }];
  const id = await planEvent(page.request, { questions: questions });
  await signInAsNewcomer(page);
  await page.goto(`/events/${id}`);
  await press(panel(page).getByRole('button', { name: 'Register Now' }));
  const dialog = page.getByRole('dialog', { name: 'Register for this event' });
  await dialog.getByLabel('Your roll number?').fill('EE21');
  await press(dialog.getByRole('button', { name: 'Register' }));
  const sizes = dialog.getByRole('group', { name: 'Which size?' });
  await expect(sizes).toContainText('An answer is required');
  await expect(sizes.getByRole('radio', { name: 'S' })).toBeFocused();
  await auditAccessibility(page);
  await press(sizes.getByText('M', { exact: true }));

  const { token } = await session(page.request, demo.admin);
  const { event } = await ask<{ event: { questions: { id: string; label: string }[] } }>(
    page.request,
    `query ($id: ID!) { event(id: $id) { questions { id label } } }`,
    { id },
    token,
  );
  const consent = { kind: 'CONSENT', label: 'I agree to be photographed.' };
  await ask(
    page.request,
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
    {
      input: {
        eventId: id,
        questions: [...questions.map((each, n) => ({ ...each, id: event.questions[n]?.id })), consent],
      },
    },
    token,
  );
  await press(dialog.getByRole('button', { name: 'Register' }));
  await expect(dialog.getByText('The questions have changed')).toBeVisible();
  await expect(sizes.getByRole('radio', { name: 'M' })).toBeChecked();
  await expect(dialog.getByLabel('Your roll number?')).toHaveValue('EE21');
  await press(dialog.getByText(consent.label));
  await press(dialog.getByRole('button', { name: 'Register' }));

  await press(panel(page).getByRole('button', { name: 'Your answers' }));
  await expect(panel(page).getByRole('definition')).toHaveText(['M', 'EE21', 'Yes']);
  await press(panel(page).getByRole('button', { name: 'Change answers' }));
  const change = page.getByRole('dialog', { name: 'Change answers' });
  await press(change.getByText('S', { exact: true }));
  await press(change.getByRole('button', { name: 'Save' }));
  await expect(panel(page).getByRole('definition')).toHaveText(['S', 'EE21', 'Yes']);
  await expect(panel(page).getByText('Your answers are saved.')).toBeVisible();
  await auditAccessibility(page);

  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/people`);
  await press(page.getByRole('button', { name: 'Details' }));
  await expect(page.getByRole('table').getByRole('definition')).toHaveText(['S', 'EE21', 'Yes']);
});
