import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A quick run takes so many tests or stories for each changed file. */
const most = 4;

/**
 * The tests that most probably use the changed files of the server, and the stories that most probably show those of the web
 * client. They have words of the changed file: names of its code, or texts of the screen. A word counts more if few tests
 * have it, and in a short test.
 */
export function nearFiles(changes: readonly string[], files: readonly string[], cwd: string): string[] {
  const sources = changes.filter(
    (file) => /^(api|web)\/.*\.(sql|tsx?)$/.test(file) && existsSync(path.join(cwd, file)),
  );
  if (sources.length === 0) return [];
  const read = (file: string) => readFileSync(path.join(cwd, file), 'utf8');
  const stories = files
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => {
      const text = read(file);
      return { file, size: text.length, has: (shown: string) => text.includes(shown) };
    });
  const tests = files
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => {
      const names = namesIn(read(file));
      return { file, size: names.size, has: (name: string) => names.has(name) };
    });
  const screens = new Screens(cwd);
  return sources.flatMap((change) =>
    change.startsWith('web/') ? nearest(screens.textsOf(change), stories) : nearest(namesIn(read(change)), tests),
  );
}

interface Test {
  readonly file: string;
  readonly size: number;
  has(word: string): boolean;
}

function nearest(words: ReadonlySet<string>, all: readonly Test[]): string[] {
  const weights = new Map<Test, number>();
  for (const word of words) {
    const users = all.filter((test) => test.has(word));
    for (const test of users) weights.set(test, (weights.get(test) ?? 0) + 1 / users.length / Math.sqrt(test.size));
  }
  const near = [...weights].toSorted(([, a], [, b]) => b - a);
  return near.slice(0, most).map(([{ file }]) => file);
}

const namesIn = (source: string): Set<string> => new Set(source.match(/[A-Za-z_]\w{4,}/g));

class Screens {
  private readonly sources: ReadonlyMap<string, string>;
  private readonly messages: readonly (readonly [key: string, text: string])[];

  constructor(cwd: string) {
    const read = (file: string) => readFileSync(path.join(cwd, file), 'utf8');
    const areas = 'web/{core,i18n,layout,public,screens,shell,ui}/**/*.{ts,tsx}';
    this.sources = new Map(globSync(areas, { cwd, exclude: ['**/*.test.*'] }).map((file) => [file, read(file)]));
    this.messages = globSync('web/i18n/en/*.json', { cwd }).flatMap((file) =>
      Object.entries(JSON.parse(read(file)) as Record<string, string>),
    );
  }

  /** The English texts of a file or, if it has none, of the files that import it. */
  textsOf(file: string, depth = 4): ReadonlySet<string> {
    let files = [file];
    for (let step = 0; step < depth; step += 1) {
      const texts = this.textsIn(files.map((each) => this.sources.get(each) ?? '').join('\n'));
      if (texts.size > 0) return texts;
      const names = files.map((each) => `/${path.basename(each)}'`);
      files = [...this.sources]
        .filter(([, source]) => names.some((name) => source.includes(name)))
        .map(([each]) => each);
    }
    return new Set();
  }

  /** The parts between parameters, with a word of four letters, of all messages whose keys the source names. */
  private textsIn(source: string): Set<string> {
    const keys = [...source.matchAll(/['"`]([a-z]\w*\.[\w.]*)/gi)].map(([, key]) => key!);
    const shown = this.messages.filter(([name]) => keys.some((key) => `${name}.`.startsWith(key)));
    const parts = shown
      .flatMap(([, text]) => text.split(/[{}<>#]/))
      .map((part) => part.replace(/^[\s.,:…?!]+|[\s.,:…?!]+$/g, ''));
    return new Set(parts.filter((part) => /\p{L}{4}/u.test(part)));
  }
}
