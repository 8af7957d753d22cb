import { expect, test, type Page } from '@playwright/test';
import { announce, signInAs, demo, planEvent } from './people.ts';

/**
 * Focuses every control of the page like the keyboard does. Returns the kinds of controls, and those without a visible ring.
 */
async function outlines(page: Page): Promise<{ kinds: string[]; without: string[] }> {
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const hasOutline = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba.*, 0\)$/.test(outlineColor);
    };
    // a switch has its ring around the track, the link of a card around the card
    const around = (control: HTMLElement) =>
      [control, control.nextElementSibling, control.parentElement, control.closest('article')].filter(
        (element) => element !== null,
      );
    const kinds = new Set<string>();
    const without = new Set<string>();
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility() || control.matches(':disabled') || control.tabIndex < 0) continue;
      const before = around(control).filter(hasOutline);
      control.focus({ preventScroll: true });
      // some rings depend on React state, which updates asynchronously
      await Promise.resolve();
      if (document.activeElement !== control) continue;
      const kind = control.role ?? (control.matches('input') ? `${control.getAttribute('type') ?? 'text'} input` : '');
      kinds.add(kind || control.localName);
      if (!around(control).some((element) => hasOutline(element) && !before.includes(element)))
        without.add(`${kind || control.localName} “${control.ariaLabel ?? control.textContent.trim().slice(0, 30)}”`);
      control.blur();
      await Promise.resolve();
    }
    return { kinds: [...kinds], without: [...without] };
  });
}

test('every focused control has a visible ring, on every screen, in both themes and with forced colours', async ({
  page,
}) => {
  const event = await planEvent(page.request);
  await announce(page.request, { eventId: event });
  const met = new Set<string>();
  const look = async (path: string, heading: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // some parts load later
    await page.waitForLoadState('networkidle');
    for (const looks of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { colorScheme: 'light', forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia({ forcedColors: 'none', ...looks });
      const { kinds, without } = await outlines(page);
      expect(without, `${path}, ${JSON.stringify(looks)}`).toEqual([]);
      for (const kind of kinds) met.add(kind);
    }
  };
  await look('/login', 'Log in');
  await signInAs(page, demo.participant);
  await look('/home', 'Welcome back');
  await look(`/events/${event}`, 'Lantern walk');
  await signInAs(page, demo.admin);
  await look('/events', 'Events');
  await look('/events/create', 'Create New Event');
  await look('/announcements', 'Announcements');
  await look('/system-settings', 'System Settings');
  for (const kind of ['a', 'button', 'switch', 'checkbox input', 'text input', 'number input', 'select', 'textarea'])
    expect([...met]).toContain(kind);
});
