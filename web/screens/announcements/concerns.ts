/** Whether an announcement is for a viewer of this page: those of an event only on its pages, general ones everywhere. */
export function concerns(eventId: string | null, pathname: string): boolean {
  return eventId === null || pathname === `/events/${eventId}` || pathname.startsWith(`/events/${eventId}/`);
}
