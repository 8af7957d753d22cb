/** Milliseconds without an answer until the device shows its own data, or signs out. */
export const slowAfter = 3000;

/** Milliseconds until the load of the page counts as slow. */
export const untilPageIsSlow = (): number => Math.max(500, slowAfter - performance.now());
