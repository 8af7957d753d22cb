import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown, runnerImport } from 'vite';
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
 * build also inlines web/shell/shell.ts with the texts and files of each screen. It moves the stylesheets to the end of the
 * body. Browsers then paint the page before the stylesheets have loaded, but module scripts still wait for them.
 */
export function shell(): Plugin {
  let folder = '';
  return {
    name: 'shell',
    configResolved({ root }) {
      folder = root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const text = textsIn(folder);
        const page = html
          .replace('{{languages}}', ['en', ...tags()].join('|'))
          .replace(/\{\{([\w.]+)\}\}/g, (_, id: string) => text(id));
        if (!bundle) return page;
        const { module } = await runnerImport<{ firstScreens: FirstScreen[] }>(
          path.join(folder, 'shell/firstScreens.ts'),
        );
        const firstScreens = module.firstScreens.map(({ screen, besides = [], title, lead, query, ...rest }) => ({
          ...rest,
          ...(title && { title: text(title) }),
          ...(lead && { lead: text(lead) }),
          ...(query && { query: { id: query.params.id, name: query.params.name } }),
          files: filesOf([`screens/${screen}.tsx`, `i18n/en/${screen.split('/')[0]}.json`, ...besides], folder, bundle)
            // The page loads these itself.
            .filter((file) => !page.includes(`"${file}"`)),
        }));
        const script = await scriptOf(path.join(folder, 'shell/shell.ts'), firstScreens);
        const sheets = page.match(/^\s*<link rel="stylesheet"[^>]*>\n?/gm) ?? [];
        return sheets
          .reduce((rest, sheet) => rest.replace(sheet, sheet.replace('stylesheet"', 'preload" as="style"')), page)
          .replace('</body>', () => `<script>${script}</script>\n${sheets.join('')}</body>`);
      },
    },
  };
}

function textsIn(folder: string): (id: string) => string {
  const catalogues = globSync('i18n/en/*.json', { cwd: folder }).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>,
  );
  return (id) => {
    const text = catalogues.find((catalogue) => id in catalogue)?.[id];
    if (text === undefined) throw new Error(`The page needs the text ${id}, which is in no catalogue.`);
    return text;
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
