import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { build, type Plugin, type Rolldown, runnerImport } from 'vite';
import { root } from './folder.ts';
import { targets } from './targets.ts';
import { tags } from './vite-languages.ts';

/** The part of web/shell/firstScreens.ts that this plugin uses. */
interface FirstScreen {
  screen: string;
  besides?: string[];
  title?: string;
  lead?: string;
  query?: { params: { id: string; name: string } };
}

/**
 * Lets the page show a first screen before the application loads. Replaces `{{home.lead}}` with the catalogue's text. A
 * build also inlines web/shell/shell.ts with the files of each screen, and their words. It moves the stylesheets to the end of the
 * body. Browsers then paint the page before the stylesheets have loaded, but module scripts still wait for them.
 *
 * index.html is in English. A build has the same page in each other language, as index.de.html.
 */
export function shell(): Plugin {
  const translated = new Map<string, string>();
  return {
    name: 'shell',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const page = html.replace('{{languages}}', ['en', ...tags()].join('|'));
        if (!bundle) return pageIn('en', page, []);
        const folder = path.join(root, 'web');
        const { module } = await runnerImport<{ firstScreens: FirstScreen[] }>(
          path.join(folder, 'shell/firstScreens.ts'),
        );
        const firstScreens = module.firstScreens.map(({ screen, besides = [], query, ...rest }) => ({
          ...rest,
          ...(query && { query: { id: query.params.id, name: query.params.name } }),
          files: filesOf([`screens/${screen}.tsx`, `i18n/en/${screen.split('/')[0]}.json`, ...besides], folder, bundle)
            // The page loads these itself.
            .filter((file) => !page.includes(`"${file}"`)),
        }));
        const script = await scriptOf(path.join(folder, 'shell/shell.ts'), firstScreens);
        const sheets = page.match(/^\s*<link rel="stylesheet"[^>]*>\n?/gm) ?? [];
        const complete = sheets
          .reduce((rest, sheet) => rest.replace(sheet, sheet.replace('stylesheet"', 'preload" as="style"')), page)
          .replace('</body>', () => `<script>${script}</script>\n${sheets.join('')}</body>`);
        const words = firstScreens.flatMap(({ title = [], lead = [] }) => [title, lead].flat());
        for (const tag of tags()) translated.set(`index.${tag}.html`, pageIn(tag, complete, words));
        return pageIn('en', complete, words);
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        for (const [fileName, source] of translated) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

/** The page in a language, with the texts of `words` for shell.ts. */
function pageIn(tag: string, page: string, words: readonly string[]): string {
  const text = textsIn(tag);
  const known = JSON.stringify(Object.fromEntries(words.map((id) => [id, text(id)]))).replaceAll('<', '\\u003c');
  return page
    .replace('<html lang="en"', `<html lang="${tag}"`)
    .replace(
      '<script',
      () => `<script type="application/json" lang="${tag}" id="boot-words">${known}</script>\n<script`,
    )
    .replace(/\{\{([\w.]+)\}\}/g, (_, id: string) => text(id).replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
}

/** The texts of a catalogue in a language. Only those without plurals and choices can be in the page. */
function textsIn(tag: string): (id: string) => string {
  const files = globSync(tag === 'en' ? 'web/i18n/en/*.json' : `languages/${tag}/web/*.json`, { cwd: root });
  const catalogues = files.map(
    (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>,
  );
  return (id) => {
    const text = catalogues.find((catalogue) => id in catalogue)?.[id];
    if (text === undefined) throw new Error(`The page needs the text ${id}, which is in no catalogue of ${tag}.`);
    return parse(text)
      .map((part) => {
        if (part.type === TYPE.literal) return part.value;
        if (part.type === TYPE.argument) return `{${part.value}}`;
        throw new Error(`The page cannot show the text ${id} of ${tag}.`);
      })
      .join('');
  };
}

/** The files to load before these modules run, without dynamic imports. Only catalogues may be missing; others throw. */
function filesOf(modules: string[], folder: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(`/${chunk.fileName}`)) return;
    files.add(`/${chunk.fileName}`);
    for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported));
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(`/${sheet}`);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(folder, module));
    if (!chunk && !module.startsWith('i18n/'))
      throw new Error(`web/shell/firstScreens.ts names ${module}, which is no entry.`);
    visit(chunk);
  }
  return [...files];
}

async function scriptOf(entry: string, firstScreens: unknown): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { firstScreens: JSON.stringify(firstScreens) },
    build: { write: false, target: targets, lib: { entry, formats: ['iife'], name: 'shell' } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
