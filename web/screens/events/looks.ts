/** The views of the events. */
export type EventLook = 'list' | 'month' | 'agenda';

const key = 'eventsView';
let lookOfThisPage: EventLook = 'list';

/** The view that this device used last, for addresses that name none. */
export function rememberedLook(): EventLook {
  try {
    const look = localStorage.getItem(key);
    return look === 'month' || look === 'agenda' ? look : 'list';
  } catch {
    return lookOfThisPage;
  }
}

export function rememberLook(look: EventLook): void {
  lookOfThisPage = look;
  try {
    if (look === 'list') localStorage.removeItem(key);
    else localStorage.setItem(key, look);
  } catch {
    // storage is blocked: the choice lasts as long as the page
  }
}

/** Adds the view to the address of this page, so that the back button restores it. */
export function addLookToAddress(look: EventLook): void {
  const address = new URL(location.href);
  if (address.searchParams.has('view')) return;
  address.searchParams.set('view', look);
  history.replaceState(history.state, '', address);
}
