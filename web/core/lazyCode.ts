import { timeLimit } from './timeLimit.ts';

/** Files that are loaded or loading, by address. A failed file is removed, so that the next import fetches it again. */
const files = new Map<string, Promise<void>>();

/**
 * Every `import()` of a build runs through here (tools/vite-lazy.ts). Many browsers remember a module that failed to load
 * and fail each later import of it without a request. So fetch the files into the HTTP cache first. A lost connection then
 * fails the fetch, not the browser's module map, and a fetch can be retried. Vite names no files for an import of the same
 * chunk.
 */
export async function loadLazy<T>(run: () => Promise<T>, names: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(names.map(loadOnce));
    return await run();
  } catch (error) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}

function loadOnce(name: string): Promise<void> {
  const url = `/${name}`;
  let file = files.get(url);
  if (!file) {
    file = name.endsWith('.css') ? loadSheet(url) : loadScript(url);
    files.set(url, file);
    file.catch(() => files.delete(url));
  }
  return file;
}

async function loadScript(url: string): Promise<void> {
  // the page has already put it into the module map
  if (document.querySelector(`[src="${url}"], [rel=modulepreload][href="${url}"]`)) return;
  const answer = await fetch(url, { signal: timeLimit(20_000) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  // an unread body may never reach the cache
  await answer.arrayBuffer();
}

async function loadSheet(url: string): Promise<void> {
  if (document.querySelector(`[rel=stylesheet][href="${url}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: url });
  document.head.append(link);
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(url));
    });
  });
}
