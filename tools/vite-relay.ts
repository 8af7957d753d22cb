import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Turns graphql`…` into an import of the artifact that relay-compiler wrote. The development server also runs the compiler
 * after each change, because the compiler's own watch mode needs watchman.
 */
export function relay({ artifacts }: { artifacts: string }): Plugin {
  const folder = path.resolve(artifacts);
  const tag = /\bgraphql\s*`\s*(?:#[^\n]*\n\s*)*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g;
  return {
    name: 'relay',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules|__generated__/ }, code: 'graphql`' },
      handler(code, id) {
        const names = new Set<string>();
        const replaced = code.replace(tag, (text, name: string) => {
          names.add(name);
          // Keeps the number of lines, so that source maps of later transforms stay right.
          return `__relay_${name}${'\n'.repeat(text.split('\n').length - 1)}`;
        });
        if (names.size === 0) return null;
        const imports = [...names].map((name) => {
          const file = path.join(folder, `${name}.graphql.ts`);
          const relative = path.relative(path.dirname(id), file).replaceAll('\\', '/');
          return `import __relay_${name} from ${JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`)};`;
        });
        return { code: imports.join('') + replaced, map: null };
      },
    },
    configureServer(server) {
      let timer: NodeJS.Timeout | undefined;
      const compileSoon = (file: string) => {
        if (!/\.(tsx?|graphql)$/.test(file) || file.startsWith(folder)) return;
        clearTimeout(timer);
        timer = setTimeout(compile, 80);
      };
      server.watcher.on('change', compileSoon).on('add', compileSoon).on('unlink', compileSoon);
    },
  };
}

async function compile(): Promise<void> {
  const { default: compiler } = await import('relay-compiler');
  spawn(compiler, ['--output', 'quiet-with-errors'], { stdio: 'inherit' });
}
