import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Primer's themes declare some 950 custom properties each, in two blocks; this keeps those which a file of `readers`
 * names. It works on the theme files before bundling, so that content hashes stay right.
 */
export function pruneVars({ readers }: { readers: string[] }): Plugin {
  const used = new Set<string>();
  return {
    name: 'prune-vars',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      used.clear();
      for (const file of readers.flatMap((pattern) => globSync(pattern))) {
        for (const [name] of readFileSync(file, 'utf8').matchAll(/--[A-Za-z][\w-]*/g)) used.add(name);
      }
    },
    load: {
      // Vite inlines @import itself, so the themes are imported from a module, one by one
      filter: { id: /@primer\/primitives\/dist\/css\/functional\/(themes|typography|size)\/[\w-]+\.css$/ },
      handler(id) {
        return prune(readFileSync(path.resolve(id), 'utf8'), used);
      },
    },
  };
}

function prune(css: string, used: ReadonlySet<string>): string {
  const source = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const declared = new Map<string, string[]>();
  for (const [, name = '', value = ''] of source.matchAll(/(--[\w-]+):([^;]*);/g)) {
    declared.set(name, [...(declared.get(name) ?? []), value]);
  }
  const keep = new Set<string>();
  const visit = (name: string) => {
    if (keep.has(name) || !declared.has(name)) return;
    keep.add(name);
    for (const value of declared.get(name) ?? []) {
      for (const [, inner = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) visit(inner);
    }
  };
  for (const name of used) visit(name);
  return source.replace(/^\s*(--[\w-]+):[^;]*;\s*$/gm, (line, name: string) => (keep.has(name) ? line : ''));
}
