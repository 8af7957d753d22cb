import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { seededRandom, shuffled } from '../api/demo/random.ts';
import { root } from './folder.ts';
import { nearStories } from './nearStories.ts';

/** A quick run takes one of so many slow files. */
const shares = 12;

/** Names in tests that need a database, a server or another process. All stories need them, too. */
const slowNames = /startApi|startProcess|createDatabase|inject\(|entryOf\(|child_process/;
const isSlow = (file: string, cwd: string) =>
  file.endsWith('.spec.ts') || slowNames.test(readFileSync(path.join(cwd, file), 'utf8'));

/** They check the rights of all features, so they are near each change of the server. */
const testsOfRights = ['api/access.test.ts', 'api/lostRights.test.ts'];

/**
 * The test files and stories that a quick run (`npm test`) skips. It takes:
 * - all files that need no server: together they last seconds,
 * - of all other files a twelfth, drawn by the seed,
 * - all files near a change. A test is near if it is of the same feature: `api/events` of `api/events/rules.ts`. A story is
 *   near a change of the server if its name has the name of the feature: `eventFilters.spec.ts`. It is near a change of
 *   the web client if it has the texts of the changed file.
 */
export function skippedByQuickRun(seed: number, changes: readonly string[], cwd = root): string[] {
  const files = globSync(['{api,bench,cli,web,tools}/**/*.test.{ts,tsx}', 'web/{e2e,journeys}/*.spec.ts'], { cwd });
  const slow = files.filter((file) => isSlow(file, cwd)).toSorted();
  const stories = slow.filter(isStory);
  const tests = slow.filter((file) => !isStory(file));
  const drawn = [stories, tests].flatMap((kind) =>
    shuffled(seededRandom(seed), kind).slice(0, Math.ceil(kind.length / shares)),
  );
  const near = changes.flatMap((change) => [
    ...slow.filter((file) => isNear(file, change)),
    ...(change.startsWith('web/') ? nearStories(change, stories, cwd) : []),
  ]);
  const taken = new Set([...drawn, ...near]);
  return slow.filter((file) => !taken.has(file));
}

const isStory = (file: string) => file.endsWith('.spec.ts');

function isNear(file: string, change: string): boolean {
  if (file === change) return true;
  if (testsOfRights.includes(file)) return change.startsWith('api/');
  const [top, feature] = /^(?:api|bench|cli|tools|web\/?\w*)\/(\w+)(?=\/)/.exec(change) ?? [];
  if (!top) return false;
  return isStory(file)
    ? top.startsWith('api/') && path.basename(file).toLowerCase().includes(feature!.toLowerCase().replace(/s$/, ''))
    : file.startsWith(`${top}/`);
}

/** The files that this run skips: paths from the top of the repository. tools/test.ts sets them for all processes. */
export const skippedFiles = (): string[] => JSON.parse(process.env.EVM_SKIP || '[]') as string[];
