import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { root } from './folder.ts';

const prefix = 'virtual:languages';

/**
 * The languages of `languages/`, for the web client. `virtual:languages` maps each tag to a function that loads it. A
 * language has the texts of the first load, and a function for each other catalogue. So a page loads only what it shows.
 */
export function languages(): Plugin {
  return {
    name: 'languages',
    resolveId: { filter: { id: new RegExp(`^${prefix}`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${prefix}`) },
      handler(id) {
        const [, language, area] = id.split('/');
        if (!language) return loaders(tags(), prefix);
        const files = globSync(`languages/${language}/{web,problems}/*.json`, { cwd: root });
        for (const file of files) this.addWatchFile(path.join(root, file));
        const inArea = (name: string) => JSON.stringify(textsOf(files.filter((file) => areaOf(file) === name)));
        if (area) return `export default ${inArea(area)};`;
        const areas = [...new Set(files.map(areaOf))].filter((name) => name !== 'first');
        return `export const first = ${inArea('first')};\n${loaders(areas, `${prefix}/${language}`)}`;
      },
    },
  };
}

/** The tags of all languages that have a folder. */
export const tags = (): string[] =>
  globSync('languages/*', { cwd: root })
    .map((folder) => path.basename(folder))
    .toSorted();

const loaders = (names: readonly string[], from: string) =>
  `export default { ${names.map((name) => `${JSON.stringify(name)}: () => import("${from}/${name}")`).join(', ')} };`;

/** The part of the client that a catalogue loads with. Sentences of validators are one part, `problems`. */
function areaOf(file: string): string {
  if (file.includes('/problems/')) return 'problems';
  const name = path.basename(file, '.json');
  return name.endsWith('.first') || name === 'shell' || name === 'ui' ? 'first' : name;
}

function textsOf(files: readonly string[]): Record<string, unknown> {
  const entries = files.flatMap((file) => {
    const texts = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;
    const feature = file.includes('/problems/') ? `${path.basename(file, '.json')}:` : '';
    return Object.entries(texts).map(([id, text]) => [feature + id, parse(text)] as const);
  });
  return Object.fromEntries(entries);
}
