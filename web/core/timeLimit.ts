/** A signal that aborts after some milliseconds, or together with `other`. */
export function timeLimit(milliseconds: number, other?: AbortSignal | null): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  other?.addEventListener('abort', () => controller.abort());
  return controller.signal;
}

/** Rejects when the signal aborts. */
export const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(new Error('Time is up.'));
    signal.addEventListener('abort', () => reject(new Error('Time is up.')));
  });
