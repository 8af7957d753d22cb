import { createHash } from 'node:crypto';
import type { Server } from 'node:http';

/** What a page may do, directive by directive; an empty text stands for one that takes nothing. */
export type Allowed = Readonly<Record<string, string>>;

/** Whatever is answered may do nothing in a browser but what a page is allowed. */
const closed: Allowed = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** A content security policy: what is not allowed here is forbidden. */
export const policyOf = (allowed: Allowed = {}): string =>
  Object.entries({ ...closed, ...allowed })
    .map(([directive, value]) => `${directive} ${value}`.trim())
    .join('; ');

/** The hashes by which a policy names the scripts that stand in a page. */
export const hashesOf = (page: string): string =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
    .join(' ');

/** What every answer of every door says, unless the door knows better. */
export const answerHeaders = (publicUrl: string | undefined): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'content-security-policy': policyOf(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
});

/** Sets them before any part of the server sees the request, also those that answer by themselves. */
export function guardAnswers(server: Server, headers: Readonly<Record<string, string>>): void {
  const entries = Object.entries(headers);
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of entries) response.setHeader(name, value);
  });
}
