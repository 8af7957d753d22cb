import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/**
 * `js`: kilobytes of JavaScript (gzip) for the first load of /home. `more`: what another screen may add. `css`: stylesheets
 * of a screen. `requests`: until a screen is shown, including the page, its icon and the data (`otherRequests`). `language`:
 * what any language but English adds to /home.
 */
const limits = { js: 205, more: 25, css: 20, requests: 25, language: 6 };
const otherRequests = 3;
const homeScreen = 'screens/home/HomeScreen.tsx';

/** Measures and prints the first load of every screen of a build in `folder`. True if all are within the budget. */
export function checkBudget(folder: string, print: (line: string) => void): boolean {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const size = (file: string) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length / 1000;
  const total = (files: Iterable<string>, kind: string) =>
    [...files].filter((file) => file.endsWith(kind)).reduce((sum, file) => sum + size(file), 0);

  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry || !manifest[homeScreen]) throw new Error(`The build in ${folder} has no entry or no ${homeScreen}.`);
  const shared = filesOf(manifest, entry);
  const home = filesOf(manifest, homeScreen, shared);
  let isWithinBudget = true;
  const check = (name: string, js: number, most: number, files: Set<string>) => {
    const css = total(files, '.css');
    const requests = files.size + otherRequests;
    const sizes = [`${css.toFixed(1)} kB CSS (≤ ${limits.css})`, `${requests} requests (≤ ${limits.requests})`];
    print(resultLine(name, `${js.toFixed(1).padStart(5)} kB JS (≤ ${most})`, ...sizes));
    isWithinBudget &&= js <= most && css <= limits.css && requests <= limits.requests;
  };
  check('/home', total(home, '.js'), limits.js, home);

  for (const screen of Object.keys(manifest)
    .filter((key) => key.endsWith('Screen.tsx') && key !== homeScreen)
    .toSorted()) {
    // A screen also loads the texts of its area.
    const texts = filesOf(manifest, screen.replace(/^screens\/(\w+)\/.*/, 'i18n/en/$1.json'), shared);
    const files = filesOf(manifest, screen, texts);
    const more = total(
      [...files].filter((file) => !home.has(file)),
      '.js',
    );
    check(`${path.basename(screen, '.tsx')} +`, more, limits.more, files);
  }
  const sizes = Object.keys(manifest).flatMap((key) =>
    /virtual:languages\/\w+$/.test(key) ? [size(manifest[key]!.file)] : [],
  );
  const largest = Math.max(...sizes);
  print(resultLine('another language +', `${largest.toFixed(1).padStart(5)} kB JS (≤ ${limits.language})`));
  return isWithinBudget && largest <= limits.language;
}

/** The files that a chunk needs before it can run, plus `knownFiles`. */
function filesOf(manifest: Manifest, key: string, knownFiles: ReadonlySet<string> = new Set()): Set<string> {
  const files = new Set(knownFiles);
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  visit(key);
  return files;
}

function resultLine(name: string, ...parts: string[]): string {
  return `  ${name.padEnd(28)}${parts.join('   ')}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = path.resolve(import.meta.dirname, '../dist/web');
  if (!existsSync(folder)) throw new Error('Build the web client first: npm run build');
  if (!checkBudget(folder, (text) => process.stdout.write(`${text}\n`))) {
    process.stderr.write('The web client is over its budget.\n');
    process.exitCode = 1;
  }
}
