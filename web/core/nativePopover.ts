/**
 * Replaces `@oddbird/popover-polyfill/fn` in Primer's tooltip (vite.config.ts). Browsers without popovers have loaded the
 * polyfill before (olderBrowsers.ts).
 */
export const isSupported = () => true;
export const apply = () => {};
