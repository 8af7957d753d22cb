/** Safari has no `requestIdleCallback`. */
const { requestIdleCallback } = globalThis as Partial<Pick<typeof globalThis, 'requestIdleCallback'>>;

/** Runs `work` once the browser has nothing more urgent to do; without `requestIdleCallback`, after 200 ms. */
export function whenIdle(work: () => void): void {
  if (requestIdleCallback) requestIdleCallback(work);
  else setTimeout(work, 200);
}
