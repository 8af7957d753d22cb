import type { Notice } from '../core/notice.ts';

/** The key tells a notice from the one that it replaces, so that its time begins anew. */
export type QueuedNotice = Notice & { key: number };

/** How many notices are shown at once on a narrow and on a wide page; the others wait in the queue. */
export const shownAtMost = { narrow: 2, wide: 3 };
const contentLength = 150;

/** Appends a notice, or replaces an earlier one with the same id. */
export function withNotice(notices: readonly QueuedNotice[], notice: QueuedNotice): readonly QueuedNotice[] {
  return notices.some(({ id }) => id === notice.id)
    ? notices.map((each) => (each.id === notice.id ? notice : each))
    : [...notices, notice];
}

export function withoutNotice(notices: readonly QueuedNotice[], id: string): readonly QueuedNotice[] {
  return notices.filter((each) => each.id !== id);
}

export function shorten(content: string): string {
  const letters = [...content];
  return letters.length > contentLength ? `${letters.slice(0, contentLength).join('').trimEnd()}…` : content;
}
