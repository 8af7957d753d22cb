/** The views of the events. */
export type EventView = 'list' | 'month' | 'agenda';

const key = 'eventsView';
let viewOfThisPage: EventView = 'list';

/** The view that this device used last, for addresses that name none. */
export function rememberedView(): EventView {
  try {
    const view = localStorage.getItem(key);
    return view === 'month' || view === 'agenda' ? view : 'list';
  } catch {
    return viewOfThisPage;
  }
}

export function rememberView(view: EventView): void {
  viewOfThisPage = view;
  try {
    if (view === 'list') localStorage.removeItem(key);
    else localStorage.setItem(key, view);
  } catch {
    // storage is blocked: the choice lasts as long as the page
  }
}

/** Adds the view to the address of this page, so that the back button restores it. */
export function addViewToAddress(view: EventView): void {
  const address = new URL(location.href);
  if (address.searchParams.has('view')) return;
  address.searchParams.set('view', view);
  history.replaceState(history.state, '', address);
}
