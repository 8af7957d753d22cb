import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const file = 'push-worker.js';

/** Makes the service worker of one file, at an address that stays: browsers ask there whether it has changed. */
export function worker(): Plugin {
  let entry = '';
  return {
    name: 'worker',
    configResolved({ root }) {
      entry = path.join(root, 'push/worker.ts');
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: await codeOf(entry) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_request, response, next) => {
        codeOf(entry).then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
  };
}

async function codeOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'worker' } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
