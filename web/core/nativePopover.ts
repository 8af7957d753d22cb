/**
 * Replaces `@oddbird/popover-polyfill/fn` in Primer's tooltip (vite.config.ts). Browsers without popovers get the polyfill
 * from olderBrowsers.ts.
 */
export const isSupported = () => true;
export const apply = () => {};
