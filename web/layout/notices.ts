import type { Notice } from '../core/notice.ts';

/** `key` changes if a notice is replaced, so that the timer of the new one starts again. */
export type QueuedNotice = Notice & { key: number };

/** Maximum number of notices on a narrow and on a wide page; the others wait in the queue. */
export const maxShown = { narrow: 2, wide: 3 };
const contentLength = 150;

/** Appends a notice, or replaces an earlier one with the same id. */
export function withNotice(notices: readonly QueuedNotice[], notice: QueuedNotice): readonly QueuedNotice[] {
  return notices.some(({ id }) => id === notice.id)
    ? notices.map((each) => (each.id === notice.id ? notice : each))
    : [...notices, notice];
}

/** The notices to show. An alert waits until the one before it is closed. */
export function shownNotices(notices: readonly QueuedNotice[], limit: number): readonly QueuedNotice[] {
  const alert = notices.find(({ isAlert }) => isAlert);
  return notices.filter((each) => !each.isAlert || each === alert).slice(0, limit);
}

export function withoutNotice(notices: readonly QueuedNotice[], id: string): readonly QueuedNotice[] {
  return notices.filter((each) => each.id !== id);
}

export function shorten(content: string): string {
  const letters = [...content];
  return letters.length > contentLength ? `${letters.slice(0, contentLength).join('').trimEnd()}…` : content;
}
