import type { Priority } from '../ui/PriorityChip.tsx';

/** Something that was announced, or decided about one's own event, just now. */
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

/** So many stand on the page, where it is narrow and where it is wide; the rest waits for its turn. */
export const shownAtMost = { narrow: 2, wide: 3 };
const contentLength = 150;

/** Last in the queue, or in the place of what was said before about the same announcement. */
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

/** Whether a notice is for somebody who looks at this page: general ones are for everybody. */
export function concerns(eventId: string | null, pathname: string): boolean {
  return eventId === null || pathname === `/events/${eventId}` || pathname.startsWith(`/events/${eventId}/`);
}
