import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './folder.ts';

/** A rule of the house that the linter has no words for. `from` and `to` are paths below the top of the repository. */
interface Rule {
  sentence: string;
  broken(from: string, to: string, typesOnly: boolean): boolean;
}

const inSameFolder = (from: string, to: string) => path.dirname(from) === path.dirname(to);
const file = (name: string) => path.basename(name).replace(/\.tsx?$/, '');

const rules: Rule[] = [
  {
    sentence: 'validate.ts and status.ts import nothing but core/validate.ts.',
    broken: (from, to) => /^api\/\w+\/(validate|status)\.ts$/.test(from) && to !== 'api/core/validate.ts',
  },
  {
    sentence: 'Inside a feature: resolver → rules → {Entity, can, validate, inputs}.',
    broken: (from, to) => {
      if (!/^api\/\w+\//.test(from) || !inSameFolder(from, to)) return false;
      const level = (name: string) => (file(name) === 'resolver' ? 2 : /^(rules|read)$/.test(file(name)) ? 1 : 0);
      const isPart = /^(can|inputs|[A-Z]\w*)$/.test(file(from));
      return level(to) > level(from) && (level(from) === 1 || isPart);
    },
  },
  {
    sentence: 'Only schema.ts lists resolvers.',
    broken: (from, to) =>
      /^api\/.*(^|\/)\w*[rR]esolver\.ts$/.test(to) && from !== 'api/schema.ts' && !inSameFolder(from, to),
  },
  {
    sentence: 'Nothing imports main.ts, and server.ts only main.ts does.',
    broken: (from, to) => to === 'api/main.ts' || (to === 'api/server.ts' && from !== 'api/main.ts'),
  },
  {
    sentence: 'A folder of a feature does not import what puts the features together (types of database.ts apart).',
    broken: (from, to, typesOnly) =>
      /^api\/(?!manage\/)\w+\//.test(from) && /^api\/\w+\.ts$/.test(to) && !(to === 'api/database.ts' && typesOnly),
  },
];

/** May reach into everything. */
const exempt = /(^|\/)(testing|bench|e2e)\/|\.test\.tsx?$|^tools\//;
const badNames = /^(index|utils?|helpers?|common|types)\.tsx?$/;

/** One line for each import and each file name that breaks the house's rules. */
export function importProblems(folder = root): string[] {
  const files = globSync('{api,web,cli,tools,migrations}/**/*.{ts,tsx}', {
    cwd: folder,
    exclude: ['**/__generated__/**'],
  });
  return files.toSorted().flatMap((from) => {
    const named = badNames.test(path.basename(from))
      ? [`${from}: no barrels, no utils, helpers, common or types: a helper lives with its caller.`]
      : [];
    if (exempt.test(from)) return named;
    const problems = importsOf(readFileSync(path.join(folder, from), 'utf8')).flatMap(({ specifier, typesOnly }) => {
      const to = specifier.startsWith('.') ? path.join(path.dirname(from), specifier) : specifier;
      return rules
        .filter((rule) => rule.broken(from, to, typesOnly))
        .map(({ sentence }) => `${from} imports ${specifier}: ${sentence}`);
    });
    return [...named, ...problems];
  });
}

function importsOf(source: string): { specifier: string; typesOnly: boolean }[] {
  const statement = /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;
  return [...source.matchAll(statement)].map(([, types, specifier, dynamic]) => ({
    specifier: specifier ?? dynamic ?? '',
    typesOnly: Boolean(types),
  }));
}

if (import.meta.main) {
  const problems = importProblems();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
