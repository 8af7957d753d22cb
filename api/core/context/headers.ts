import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyReply } from 'fastify';

/** The permissions of a page, by directive. An empty text is a directive without a value. */
export type PagePermissions = Readonly<Record<string, string>>;

/** Forbids everything that a page does not allow explicitly. */
const nothingAllowed: PagePermissions = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** A content security policy. It forbids everything that is not allowed here. */
export const policyOf = (allowed: PagePermissions = {}): string =>
  Object.entries({ ...nothingAllowed, ...allowed })
    .map(([directive, value]) => `${directive} ${value}`.trim())
    .join('; ');

/** The hashes of the inline scripts of a page, for its policy. */
export const hashesOf = (page: string): string =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
    .join(' ');

/** The default headers of every response; a door may override them. */
export const defaultHeaders = (publicUrl: string | undefined): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'content-security-policy': policyOf(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
});

/** The Vary header of a response that also depends on this header of the request. */
export const varied = (reply: FastifyReply, name: string): string =>
  [reply.getHeader('vary') ?? [], name].flat().join(', ');

/** Sets the headers before any other listener runs, so that every response has them. */
export function setDefaultHeaders(server: Server, headers: Readonly<Record<string, string>>): void {
  const entries = Object.entries(headers);
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of entries) response.setHeader(name, value);
  });
}
