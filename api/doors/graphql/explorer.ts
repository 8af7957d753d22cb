import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { policyOf } from '../../core/context/headers.ts';
import { readyOperations } from './readyOperations.ts';

/** The path of GraphiQL. */
export const explorerPath = '/graphql/explorer';

/** The folder of the built GraphiQL, dist/explorer, if it exists. Works from the sources and from dist/api. */
const builtFolder = () =>
  ['../../../explorer', '../../../dist/explorer']
    .map((each) => fileURLToPath(new URL(each, import.meta.url)))
    .find((each) => existsSync(`${each}/index.html`) && existsSync(`${each}/assets`));

/** Scripts come from files, styles may be inline (the editor inserts them), and all requests stay on this origin. */
const policy = policyOf({
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
});

/** Serves GraphiQL with the ready operations. Returns false if GraphiQL was not built. */
export async function serveExplorer(app: FastifyInstance, folder = builtFolder()): Promise<boolean> {
  if (!folder) return false;
  const page = readFileSync(`${folder}/index.html`, 'utf8').replace(
    '<template id="operations"></template>',
    () => `<template id="operations">${escaped(readyOperations)}</template>`,
  );
  await app.register(staticFiles, {
    root: `${folder}/assets`,
    prefix: `${explorerPath}/assets/`,
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  app.get(explorerPath, (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page),
  );
  return true;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
