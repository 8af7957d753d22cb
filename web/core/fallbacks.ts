/**
 * True if this browser lacks a feature that olderBrowsers.ts adds. A browser with these three features has all others too.
 */
const needsFallbacks = (): boolean =>
  !('groupBy' in Map && 'canParse' in URL && 'showPopover' in HTMLElement.prototype);

/** Resolves once the code of the screens can run in this browser. */
export async function loadFallbacks(): Promise<void> {
  if (needsFallbacks()) await import('./olderBrowsers.ts');
}
