/** True if this browser lacks something that olderBrowsers.ts brings. All with these three have the rest. */
const needsFallbacks = (): boolean =>
  !('groupBy' in Map && 'canParse' in URL && 'showPopover' in HTMLElement.prototype);

/** Resolves once the code of the screens can run in this browser. */
export async function loadFallbacks(): Promise<void> {
  if (needsFallbacks()) await import('./olderBrowsers.ts');
}
