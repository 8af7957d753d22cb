/** Without an answer for this time (ms), data from the device is shown. */
export const slowAfter = 3000;

/** Milliseconds until the load of the page counts as slow. */
export const untilPageIsSlow = (): number => Math.max(500, slowAfter - performance.now());
