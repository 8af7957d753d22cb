/**
 * The path to come back to after signing in, or undefined where `wanted` could lead off this site: only a path of our
 * own origin passes, never '//host', a scheme, a backslash or a control character that a browser would drop.
 */
export function returnPath(wanted: string | null | undefined): string | undefined {
  if (!wanted || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wanted)) return undefined;
  const here = 'http://here.invalid';
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : undefined;
  if (url?.origin !== here || url.pathname.startsWith('//')) return undefined;
  if (/^\/(login|register)?\/?$/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
