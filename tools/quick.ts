import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { seededRandom, shuffled } from '../api/demo/random.ts';
import { root } from './folder.ts';
import { nearFiles } from './near.ts';

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
 * - all files near a change: the tests of the same feature (`api/events` of `api/events/rules.ts`), the stories with the name
 *   of the feature (`eventFilters.spec.ts`), and what has the words of the changed file (tools/near.ts).
 */
export function skippedByQuickRun(seed: number, changes: readonly string[], cwd = root): string[] {
  const files = globSync(['{api,bench,cli,web,tools}/**/*.test.{ts,tsx}', 'web/{e2e,journeys}/*.spec.ts'], { cwd });
  const slow = files.filter((file) => isSlow(file, cwd)).toSorted();
  const drawn = [slow.filter(isStory), slow.filter((file) => !isStory(file))].flatMap((kind) =>
    shuffled(seededRandom(seed), kind).slice(0, Math.ceil(kind.length / shares)),
  );
  const near = slow.filter((file) => changes.some((change) => isNear(file, change)));
  const others = slow.filter((file) => !near.includes(file));
  const taken = new Set([...drawn, ...near, ...nearFiles(changes, others, cwd)]);
  return slow.filter((file) => !taken.has(file));
}

const isStory = (file: string) => file.endsWith('.spec.ts');

function isNear(file: string, change: string): boolean {
  if (file === change) return true;
  if (testsOfRights.includes(file)) return change.startsWith('api/');
  const [top, feature] = /^(?:api|bench|cli|tools|web\/?\w*)\/(\w+)(?=\/)/.exec(change) ?? [];
  if (!top) return false;
  if (!isStory(file)) return file.startsWith(`${top}/`);
  const words = path.basename(file).split(/(?=[A-Z])/);
  const name = feature!.toLowerCase().replace(/s$/, '');
  return top.startsWith('api/') && words.some((word) => word.toLowerCase().startsWith(name));
}

/** The files that this run skips: paths from the top of the repository. tools/test.ts sets them for all processes. */
export const skippedFiles = (): string[] => JSON.parse(process.env.EVM_SKIP || '[]') as string[];
