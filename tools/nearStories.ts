import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A quick run takes so many stories for each changed file of the web client. */
const most = 4;

/**
 * The stories that most probably use a file of the web client, the nearest first. A story is near if it has texts that the
 * file shows, more so if few stories have them. A file that shows no text gets the stories of the files that import it.
 */
export function nearStories(change: string, stories: readonly string[], cwd: string): string[] {
  const read = (file: string) => readFileSync(path.join(cwd, file), 'utf8');
  const sources = new Map(
    globSync('web/{core,i18n,layout,public,screens,shell,ui}/**/*.{ts,tsx}', { cwd, exclude: ['**/*.test.*'] }).map(
      (file) => [file, read(file)] as const,
    ),
  );
  const messages = globSync('web/i18n/en/*.json', { cwd }).flatMap((file) =>
    Object.entries(JSON.parse(read(file)) as Record<string, string>),
  );
  const told = stories.map((file) => ({ file, story: read(file), weight: 0 }));

  let files = [change];
  let texts: string[] = [];
  for (let step = 0; step < 4 && texts.length === 0; step += 1) {
    texts = textsOf(files.map((file) => sources.get(file) ?? '').join('\n'), messages);
    files = [...sources].filter(([, source]) => files.some((file) => imports(source, file))).map(([file]) => file);
  }
  for (const text of texts) {
    const users = told.filter(({ story }) => story.includes(text));
    for (const user of users) user.weight += 1 / users.length;
  }
  const near = told.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return near.slice(0, most).map(({ file }) => file);
}

const imports = (source: string, file: string) => source.includes(`/${path.basename(file)}'`);

/** The parts between parameters, with a word of four letters, of all messages whose keys the source names. */
function textsOf(source: string, messages: readonly (readonly [key: string, text: string])[]): string[] {
  const keys = [...source.matchAll(/['"`]([a-z]\w*\.[\w.]*)/gi)].map(([, key]) => key!);
  const shown = messages.filter(([name]) => keys.some((key) => `${name}.`.startsWith(key)));
  const parts = shown
    .flatMap(([, text]) => text.split(/[{}<>#]/))
    .map((part) => part.replace(/^[\s.,:…?!]+|[\s.,:…?!]+$/g, ''));
  return [...new Set(parts.filter((part) => /\p{L}{4}/u.test(part)))];
}
