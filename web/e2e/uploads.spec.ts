import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { paintPhoto } from '../../api/testing/pictures.ts';
import { auditAccessibility } from './accessibility.ts';
import { signInAs, signInAsNewcomer, demo, planEvent } from './people.ts';
import { press } from './press.ts';

const photo = (width = 1600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#c02080' } })
    .jpeg()
    .toBuffer();

const choose = async (page: Page, file: { name: string; buffer: Buffer }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose (a picture|another)$/ }).click();
  await (await chooser).setFiles({ mimeType: 'image/jpeg', ...file });
};

/** Drops a file onto the upload field. */
async function drop(page: Page, buffer: Buffer, name: string) {
  const transfer = await page.evaluateHandle(
    ({ base64, name: called }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], called, { type: 'image/jpeg' }));
      return data;
    },
    { base64: buffer.toString('base64'), name },
  );
  const zone = page.getByRole('button', { name: 'Choose a picture' });
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
}

/** The natural widths of all loaded and visible pictures with an address that begins with `start`. */
const loadedWidths = (page: Page, start: string) =>
  page.evaluate(
    (begin) =>
      [...document.images]
        .filter((image) => image.getAttribute('src')?.startsWith(begin) && image.complete && image.checkVisibility())
        .map((image) => image.naturalWidth),
    start,
  );

test('a picture dropped on the form shows on the event and in the list, resized', async ({ page }) => {
  const title = `Kite colours ${Date.now()}`;
  await signInAs(page, demo.organizer);
  await page.goto('/events/create');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Paint one, fly it.');
  await page.getByLabel('Date').fill('2099-05-04');
  await page.getByLabel('Time').fill('18:30');
  await page.getByLabel('Location').fill('Hill');

  await drop(page, await paintPhoto(1600, 900).jpeg().toBuffer(), 'holiday.html');
  await expect(page.getByText('The picture is uploaded. Save to keep it.')).toBeAttached();
  await expect.poll(() => loadedWidths(page, 'blob:')).toEqual([1600]);
  const served = page.waitForResponse(/\/uploads\//);
  await page.getByRole('button', { name: 'Create Event' }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect((await served).headers()['content-type']).toBe('image/avif');
  await expect.poll(() => loadedWidths(page, '/uploads/')).toEqual([480]);
  await page.goto('/events');
  await page.getByRole('textbox', { name: 'Search events' }).fill(title);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.poll(() => loadedWidths(page, '/uploads/')).toEqual([480]);
});

test(
  'an unusable file is refused at once, and another picture or none can be chosen instead',
  { tag: '@wide' },
  async ({ page }) => {
    const id = await planEvent(page.request);
    await signInAs(page, demo.admin);
    await page.goto(`/events/${id}/edit`);

    await choose(page, { name: 'cat.jpg', buffer: Buffer.from('<!doctype html><p>not a cat') });
    await expect(page.getByRole('alert')).toContainText(
      'This file is not a picture of an allowed type (.jpg, .jpeg, .png).',
    );
    await choose(page, { name: 'cat.jpg', buffer: Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)]) });
    await expect(page.getByRole('alert')).toContainText('The file is too large: at most 5 MB.');
    await choose(page, { name: 'cat.jpg', buffer: (await photo()).subarray(0, 900) });
    await expect(page.getByRole('alert')).toContainText('The picture is damaged and cannot be read.');

    await choose(page, { name: 'cat.jpg', buffer: await photo() });
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
    await choose(page, { name: 'cat.jpg', buffer: await photo() });
    await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
    await page.getByRole('button', { name: 'Update Event' }).click();
    await expect.poll(() => loadedWidths(page, '/uploads/')).toEqual([480]);

    await page.goto(`/events/${id}/edit`);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Update Event' }).click();
    await expect(page.getByText('Once around the lake.')).toBeVisible();
    expect(await loadedWidths(page, '/uploads/')).toEqual([]);
  },
);

test('an organizer describes the picture, and the page of the event says it', async ({ page }) => {
  const id = await planEvent(page.request);
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/edit`);
  const description = page.getByLabel('What the picture shows');
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await expect(description).toHaveCount(0);
  await choose(page, { name: 'kite.jpg', buffer: await photo() });
  await description.fill('A red kite above a lake.');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByRole('img', { name: 'A red kite above a lake.' })).toBeVisible();

  // another picture needs other words
  await page.goto(`/events/${id}/edit`);
  await expect(description).toHaveValue('A red kite above a lake.');
  await choose(page, { name: 'cat.jpg', buffer: await photo() });
  await expect(description).toHaveValue('');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect.poll(() => loadedWidths(page, '/uploads/')).toEqual([480]);
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
});

test(
  'an upload in progress shows its share, blocks saving the form, and can be cancelled',
  { tag: '@wide' },
  async ({ page }) => {
    await signInAs(page, demo.organizer);
    await page.goto('/events/create');
    let letGo = () => {};
    const uploadHeld = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/uploads?*', async (route) => {
      await uploadHeld;
      await route.continue().catch(() => {});
    });
    await choose(page, { name: 'cat.jpg', buffer: await photo() });
    await expect(page.getByRole('progressbar', { name: 'Uploaded so far' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Event' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByRole('progressbar', { name: 'Uploaded so far' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Create Event' })).toBeEnabled();
    letGo();
  },
);

test('an upload that failed is sent again by one press, without choosing the file again', async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await page.route('**/api/uploads?*', (route) => route.abort());
  await choose(page, { name: 'me.jpg', buffer: await photo() });
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/uploads?*');
  await page.route('**/api/uploads?*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await press(again);
  await expect(page.getByRole('alert')).toContainText('The picture could not be uploaded.');
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  await auditAccessibility(page);
  await page.unroute('**/api/uploads?*');
  await press(again);
  await expect(page.getByText('The picture is uploaded. Save to keep it.')).toBeAttached();
  await expect(again).toHaveCount(0);

  // the same again would not help here
  await choose(page, { name: 'cat.jpg', buffer: (await photo()).subarray(0, 900) });
  await expect(page.getByRole('alert')).toContainText('The picture is damaged and cannot be read.');
  await expect(again).toHaveCount(0);
});

test('a picture that does not load falls back to the generated one', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request, { image: 'https://pictures.invalid/nothing.jpg' });
  await signInAs(page, demo.participant);
  await page.goto(`/events/${id}`);
  await expect(page.locator('article svg[viewBox][data-palette]')).toBeVisible();
  await expect(page.locator('img[src^="https://pictures.invalid"]')).toHaveCount(0);
});

test('a profile photo appears at once on the profile and in the header, and can be removed', async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await choose(page, { name: 'me.jpg', buffer: await photo(900, 1200) });
  await expect.poll(() => loadedWidths(page, 'blob:')).toEqual([900]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => loadedWidths(page, '/uploads/')).toEqual([256, 256]);
  await page.reload();
  await expect.poll(() => loadedWidths(page, '/uploads/')).toEqual([256, 256]);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(await loadedWidths(page, '/uploads/')).toEqual([]);
});
