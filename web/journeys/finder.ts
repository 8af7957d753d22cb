/** Finds elements in the page by role and accessible name, or by label, alike in every browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json'));

/** Loads Testing Library into a page. A new page needs it again. */
export const testingLibrary = `(() => { ${readFileSync(path.join(folder, 'dist/@testing-library/dom.umd.min.js'), 'utf8')}; })()`;
export const hasLibrary = `'TestingLibraryDom' in window`;

/** An expression that calls the function in the page. */
export const inPage = <A extends unknown[]>(work: (...args: A) => unknown, ...args: A) =>
  `(${work.toString()})(...${JSON.stringify(args)})`;

type Library = typeof import('@testing-library/dom');
declare const TestingLibraryDom: Library;

/**
 * Returns the element that a click would hit, scrolled into view. Returns null until two calls in a row find it at the same
 * position, because late parts of a screen move it. Searches only the topmost open dialog if there is one. A `label`
 * identifies a form control.
 */
export function findReachable(by: 'role' | 'label', value: string, name: string | null): HTMLElement | null {
  const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom;
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog], [role=alertdialog]')];
  const scope = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body;
  const candidates =
    by === 'label'
      ? queryAllByLabelText(scope, (text) => text.replace(/\*$/, '').trim() === value)
      : queryAllByRole(scope, value, name === null ? {} : { name });
  const page = globalThis as typeof globalThis & { place?: string; isHit?: boolean };
  for (const element of candidates) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !element.contains(hit) || element.matches(':disabled')) continue;
    const place = [value, name, left, top, width, height].join(' ');
    if (page.place !== place) {
      page.place = place;
      return null;
    }
    page.isHit = false;
    const note = ({ target }: Event) => {
      const same = (target as Element).closest(element.localName);
      page.isHit = same === element || same?.textContent === element.textContent;
    };
    document.addEventListener('click', note, { capture: true, once: true });
    return element;
  }
  return null;
}

/** False if the last click hit another element, because the page moved under it. True on a new page. */
export const hasHit = 'globalThis.isHit !== false';

/** Whether the last click has hit its element. */
export const wasHit = 'globalThis.isHit === true';
export const forgetHit = 'delete globalThis.isHit';

/** The address and the first words of the page, for failure messages. */
export const pageText = () => `${location.href}\n${document.body.innerText.replace(/\s+/g, ' ').slice(0, 600)}`;

/** Whether the page shows the text; values of fields do not count. */
export const showsText = (text: string) => document.body.innerText.replace(/\s+/g, ' ').includes(text);

/** The value of the focused field. */
export const focusedValue = () => (document.activeElement as HTMLInputElement | null)?.value ?? null;
