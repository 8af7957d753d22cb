/**
 * The path to return to after signing in, or undefined if `requestedPath` could lead to another site. Accepts only paths of our own
 * origin: never '//host', a scheme, a backslash, or a control character that a browser would drop.
 */
export function returnPath(requestedPath: string | null | undefined): string | undefined {
  if (!requestedPath || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(requestedPath)) return undefined;
  const ownOrigin = 'http://here.invalid';
  const url = URL.canParse(requestedPath, ownOrigin) ? new URL(requestedPath, ownOrigin) : undefined;
  if (url?.origin !== ownOrigin || url.pathname.startsWith('//')) return undefined;
  if (/^\/(login|register)?\/?$/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
