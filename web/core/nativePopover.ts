/**
 * Stands in for `@oddbird/popover-polyfill/fn` in Primer's tooltip: every browser that we build for has popovers of its
 * own (vite.config.ts).
 */
export const isSupported = () => true;
export const apply = () => {};
