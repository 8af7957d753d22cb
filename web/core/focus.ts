/** Parts of a screen that get the focus of a control in them that disappears. */
const parts = 'section, article, li, form, dialog, [role="dialog"]';

/** The part that has the focus because nothing else took it. */
let kept: Element | null = null;

/** True if nothing has the focus, or only a part whose control has disappeared. A better place may take it. */
export const isFocusFree = (): boolean => [document.body, kept].includes(document.activeElement);

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * Keeps the place of the keyboard if the focused control disappears, such as a button whose work is done, and nothing else
 * takes the focus: the part around it gets it, or else the heading. Otherwise the keyboard would start at the top of the page.
 */
export function keepFocus(): void {
  let around: Element[] = [];
  const hasNoFocus = () => document.activeElement === document.body;
  const isLost = () => around[0]?.isConnected === false && hasNoFocus();

  document.addEventListener('focusin', ({ target }) => {
    kept = null;
    around = [];
    for (let each = target as Element | null; each; each = each.parentElement) around.push(each);
  });
  document.addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      // a press beside all controls has ended the focus
      const [control] = around;
      if (control === target && control?.isConnected && !control.matches(':disabled') && hasNoFocus()) around = [];
    }),
  );
  new MutationObserver(() => {
    if (isLost()) setTimeout(() => isLost() && focusPart());
  }).observe(document.body, { childList: true, subtree: true });

  function focusPart() {
    const part = around.find((each): each is HTMLElement => each.isConnected && each.matches(parts));
    if (!part || part.querySelector('main h1')) focusHeading();
    else {
      if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
      part.focus({ preventScroll: true });
    }
    kept = document.activeElement;
  }
}
