import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { targets } from './targets.ts';

const file = 'worker.js';

/** The screens that work offline. */
const offlineScreens =
  /screens\/(?:myEvents\/MyEvents|tickets\/Ticket|door\/Door|events\/detail\/EventDetail)Screen\.tsx$/;

/**
 * Bundles the service worker into one file at a fixed URL, where browsers check for updates. A build passes it the files to
 * precache: the page, its first load, and all files of the offline screens.
 */
export function worker(): Plugin {
  let entry = '';
  return {
    name: 'worker',
    // Runs after the page was generated.
    enforce: 'post',
    configResolved({ root }) {
      entry = path.join(root, 'worker/worker.ts');
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html'] as Rolldown.OutputAsset;
      const revision = createHash('sha256').update(page.source).digest('base64url').slice(0, 16);
      const precached = [{ url: '/', revision }, ...filesOf(bundle).map((url) => ({ url, revision: null }))];
      this.emitFile({ type: 'asset', fileName: file, source: await codeOf(entry, precached) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_request, response, next) => {
        codeOf(entry, []).then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
  };
}

/** All files reachable from the page, except screens that need a network and files that only those load. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])),
  );
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || files.has(`/${name}`)) return;
    files.add(`/${name}`);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(`/${sheet}`);
    for (const imported of chunk.imports) visit(imported);
    for (const imported of chunk.dynamicImports) {
      const module = chunks.get(imported)?.facadeModuleId ?? '';
      if (
        !/\/screens\/|\/i18n\/|virtual:languages/.test(module) ||
        offlineScreens.test(module) ||
        isOfflinePart(module)
      )
        visit(imported);
    }
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  return [...files];
}

/** Modules that the offline screens load later, and their texts. */
const isOfflinePart = (module: string) =>
  /\/(?:screens\/(?:myEvents\/|tickets\/|door\/|events\/registering\/|events\/(?:detail\/EventAnnouncements|questions\/OwnAnswers)\.)|i18n\/en\/(?:myEvents|tickets|door|events)\.)/.test(
    module,
  );

async function codeOf(entry: string, precached: readonly object[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { precached: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: targets, lib: { entry, formats: ['iife'], name: 'worker' } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
