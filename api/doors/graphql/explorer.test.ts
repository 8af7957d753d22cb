import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveExplorer } from './explorer.ts';
import { protectSandbox } from './sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'evm-explorer-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><template id="operations"></template><script src="x.js"></script>',
);
writeFileSync(join(folder, 'assets', 'main.js'), 'start()');
const app = fastify();
await serveExplorer(app, folder);
for (const hasExplorer of [true, false])
  await app.register(async (scope) => {
    scope.addHook('onSend', protectSandbox(hasExplorer));
    scope.get(`/sandbox/${hasExplorer}`, (_request, reply) =>
      reply.type('text/html').send('<html><head><title>Apollo'),
    );
  });
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('GraphiQL is served with the ready operations and same-origin scripts only', async () => {
  const { body, headers } = await app.inject({ url: '/graphql/explorer' });
  expect(body).toContain('participant@evm.example');
  expect(body).toContain('{ viewer { name email role }'.slice(2));
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "connect-src 'self'"]));
  const script = await app.inject({ url: '/graphql/explorer/assets/main.js' });
  expect([script.statusCode, script.body]).toEqual([200, 'start()']);
  expect(script.headers['cache-control']).toContain('immutable');
});

test('the sandbox page falls back to GraphiQL, if GraphiQL is available', async () => {
  const { body, headers } = await app.inject({ url: '/sandbox/true' });
  expect(body).toMatch(
    /^<html><head><script>[^]*location\.replace\('\/graphql\/explorer'\)[^]*<\/script><title>Apollo$/,
  );
  expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+' https:/);
  expect((await app.inject({ url: '/sandbox/false' })).body).toBe('<html><head><title>Apollo');
});
