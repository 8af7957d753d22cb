/** A notice that the viewer has just received. */
export type NewNotice = {
  readonly id: string;
  /** `alert` for an important announcement of an event where the viewer has a seat. */
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly titleParts: readonly { readonly language: string | null | undefined }[];
  readonly path: string;
  readonly isAgain: boolean;
};

/** Kinds of notices about the facts of the viewer's events, and about the viewer's seats. */
const ownEventKinds = /^(?:event|registration|waitlist|request)/;

const listeners = new Set<(notice: NewNotice) => void>();

/** Called by the bell, which receives each notice first. */
export const publishNewNotice = (notice: NewNotice): void => listeners.forEach((listener) => listener(notice));

/** For components that also show some notices in another way. Returns the function that unsubscribes. */
export function onNewNotice(listener: (notice: NewNotice) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Only for notices about the viewer's events and seats. Returns the function that unsubscribes. */
export const onOwnEventNotice = (listener: () => void): (() => void) =>
  onNewNotice(({ kind }) => ownEventKinds.test(kind) && listener());
