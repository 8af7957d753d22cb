/**
 * Polyfills that only some supported browsers need (`browserslist` in package.json). fallbacks.ts loads this file in those.
 */
import 'core-js/stable/array/to-reversed';
import 'core-js/stable/array/to-sorted';
import 'core-js/stable/array/to-spliced';
import 'core-js/stable/array/with';
import 'core-js/stable/map/group-by';
import 'core-js/stable/url/can-parse';
import '@oddbird/popover-polyfill';
