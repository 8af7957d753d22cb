/** How events are shown. */
export type EventLook = 'list' | 'month' | 'agenda';

const key = 'eventsView';
let ofThisPage: EventLook = 'list';

/** How this device showed events last, where an address does not say it. */
export function rememberedLook(): EventLook {
  try {
    const look = localStorage.getItem(key);
    return look === 'month' || look === 'agenda' ? look : 'list';
  } catch {
    return ofThisPage;
  }
}

export function rememberLook(look: EventLook): void {
  ofThisPage = look;
  try {
    if (look === 'list') localStorage.removeItem(key);
    else localStorage.setItem(key, look);
  } catch {
    // storage refused: the choice lives as long as the page
  }
}

/** Has the address of this page say how it shows events, so that the way back leads to the same. */
export function nameEntry(look: EventLook): void {
  const address = new URL(location.href);
  if (address.searchParams.has('view')) return;
  address.searchParams.set('view', look);
  history.replaceState(history.state, '', address);
}
