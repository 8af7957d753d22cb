import type { Priority } from '../ui/PriorityChip.tsx';

/** An announcement, or a decision about one of the viewer's own events, that has just come. */
export type LiveNotice = {
  id: string;
  kind: 'created' | 'updated' | 'approved' | 'rejected';
  title: string;
  content: string;
  /** Only of what was announced. */
  priority?: Priority;
  creatorName?: string;
  /** Where it leads. */
  to: string;
  /** Two notices of the same announcement are two, each with its own time. */
  key: number;
};

/** How many notices are shown at once on a narrow and on a wide page; the others wait in the queue. */
export const shownAtMost = { narrow: 2, wide: 3 };
const contentLength = 150;

/** Appends a notice, or replaces an earlier one with the same id. */
export function withNotice(notices: readonly LiveNotice[], notice: LiveNotice): readonly LiveNotice[] {
  return notices.some(({ id }) => id === notice.id)
    ? notices.map((each) => (each.id === notice.id ? notice : each))
    : [...notices, notice];
}

export function withoutNotice(notices: readonly LiveNotice[], id: string): readonly LiveNotice[] {
  return notices.filter((each) => each.id !== id);
}

export function shorten(content: string): string {
  const letters = [...content];
  return letters.length > contentLength ? `${letters.slice(0, contentLength).join('').trimEnd()}…` : content;
}

/** Whether a notice is for a viewer of this page: those of an event only on its pages, general ones everywhere. */
export function concerns(eventId: string | null, pathname: string): boolean {
  return eventId === null || pathname === `/events/${eventId}` || pathname.startsWith(`/events/${eventId}/`);
}
