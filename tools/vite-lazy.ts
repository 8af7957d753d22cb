import path from 'node:path';
import type { ModulePreloadOptions, Plugin } from 'vite';

/** Vite's preload helper. A build wraps every `import()` in it. */
const preloadHelper = '\0vite/preload-helper.js';

/** Makes every `import()` of a build use web/core/lazyCode.ts instead of Vite's preload helper. */
export function lazyCode(): Plugin {
  let file = '';
  return {
    name: 'lazy-code',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      file = path.join(root, 'core/lazyCode.ts');
    },
    load: {
      filter: { id: new RegExp(`^${preloadHelper}$`) },
      handler: () => `export { loadLazy as __vitePreload } from ${JSON.stringify(file)};`,
    },
    generateBundle() {
      if (!this.getModuleInfo(file))
        this.error('Vite no longer loads its preload helper: web/core/lazyCode.ts is unused.');
    },
  };
}

/** The files that lazyCode.ts fetches before a chunk is imported. Vite leaves out a chunk that imports nothing. */
export const preloadWithItself: Exclude<ModulePreloadOptions['resolveDependencies'], undefined> = (
  chunk,
  files,
  { hostType },
) => (hostType === 'js' ? [...new Set([chunk, ...files])] : files);
