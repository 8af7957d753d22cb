/** Whether this page shows a notice: those about an event only on its pages, general ones everywhere. */
export function belongsOnPage(eventId: string | null, pathname: string): boolean {
  return eventId === null || pathname === `/events/${eventId}` || pathname.startsWith(`/events/${eventId}/`);
}
