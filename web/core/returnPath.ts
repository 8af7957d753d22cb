/**
 * The path to return to after signing in, or undefined if `wanted` could lead to another site. Accepts only paths of our own
 * origin: never '//host', a scheme, a backslash, or a control character that a browser would drop.
 */
export function returnPath(wanted: string | null | undefined): string | undefined {
  if (!wanted || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wanted)) return undefined;
  const here = 'http://here.invalid';
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : undefined;
  if (url?.origin !== here || url.pathname.startsWith('//')) return undefined;
  if (/^\/(login|register)?\/?$/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
