import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sqlProblems } from './check-sql.ts';
import { root } from './folder.ts';

/** An import rule. `from` and `to` are paths below the top of the repository. */
interface ImportRule {
  sentence: string;
  broken(from: string, to: string): boolean;
}

const baseName = (name: string) => path.basename(name).replace(/\.tsx?$/, '');
/** `events` of `api/events/rules.ts`; undefined if the file is in no folder of the API. */
const featureOf = (name: string) => /^api\/(\w+)\//.exec(name)?.[1];
const isIn = (...folders: string[]) => {
  const inside = new RegExp(`^(${folders.join('|')})/`);
  return (name: string) => inside.test(name);
};
const isClient = isIn('web', 'cli', 'tools');
/** Code that runs in forms, commands and the offline door as well as on the server. */
const isPure = (name: string) =>
  /^api\/(\w+|core\/\w+)\/(validate|problemTexts|status|textParts|textBlocks|boldText|code|payload|audited|fields)\.ts$|^api\/core\/texts\/(texts|inWords|language|languages|period|latin)\.ts$/.test(
    name,
  );

/** The import rules for features in this order. */
const rulesOf = (features: readonly string[]): ImportRule[] => [
  {
    sentence: `api layers, left to right: core < ${features.join(' < ')}. A feature imports only to the left.`,
    broken: (from, to) => {
      const layer = (name: string) => ['core', ...features].indexOf(featureOf(name) ?? '');
      if (layer(from) < 0 || featureOf(from) === featureOf(to)) return false;
      return layer(to) > layer(from) || (layer(to) < 0 && to.startsWith('api/'));
    },
  },
  {
    sentence: 'Only features.ts imports what a feature brings.',
    broken: (from, to) =>
      /^api\/\w+\/feature\.ts$/.test(to) &&
      from !== 'api/features.ts' &&
      baseName(to) === 'feature' &&
      featureOf(to) !== 'core',
  },
  {
    sentence:
      'validate.ts, problemTexts.ts, status.ts, textParts.ts, textBlocks.ts, boldText.ts, code.ts and payload.ts import only core/validation/validate.ts, core/texts, and problemTexts.ts and fields.ts beside them.',
    broken: (from, to) =>
      isPure(from) &&
      !/^api\/core\/texts\/(inWords|language|period|latin)\.ts$/.test(from) &&
      !/^api\/core\/(validation\/validate|texts\/(problemTexts|texts|languages|validateTranslations))\.ts$/.test(to) &&
      !['problemTexts.ts', 'fields.ts'].some((name) => to === path.join(path.dirname(from), name)),
  },
  {
    sentence: 'Inside a feature: resolver → rules → {Entity, can, validate, inputs}.',
    broken: (from, to) => {
      if (!featureOf(from) || path.dirname(from) !== path.dirname(to)) return false;
      const level = (name: string) =>
        baseName(name) === 'resolver' ? 2 : /^(rules|read)$/.test(baseName(name)) ? 1 : 0;
      const isPart = /^(can|inputs|[A-Z]\w*)$/.test(baseName(from));
      return level(to) > level(from) && (level(from) === 1 || isPart);
    },
  },
  {
    sentence: 'Only its feature.ts knows a resolver.',
    broken: (from, to) =>
      /^api\/.*(^|\/)\w*[rR]esolver\.ts$/.test(to) && featureOf(from) !== featureOf(to) && from !== 'api/schema.ts',
  },
  {
    sentence: 'Nothing imports main.ts, and server.ts only main.ts does.',
    broken: (from, to) => to === 'api/main.ts' || (to === 'api/server.ts' && from !== 'api/main.ts'),
  },
  {
    sentence: 'The API knows nothing of its clients.',
    broken: (from, to) => isIn('api')(from) && isClient(to),
  },
  {
    sentence:
      "web and cli take only validate.ts, texts, status.ts, textParts.ts, textBlocks.ts, boldText.ts, code.ts and payload.ts from api; what is done on the server's own machine is done by api/manage.",
    broken: (from, to) => {
      const isTaken = isPure(to) || (isIn('cli/commands/server')(from) && isIn('api/manage')(to));
      return isIn('web', 'cli')(from) && isIn('api')(to) && !isTaken;
    },
  },
  {
    sentence: 'The web client and the command line stand alone.',
    broken: (from, to) =>
      (isIn('web')(from) && isIn('cli', 'tools')(to)) || (isIn('cli')(from) && isIn('web', 'tools')(to)),
  },
  {
    sentence: "A screen never imports from another screen's folder; what two need moves to ui/.",
    broken: (from, to) => {
      const area = (name: string) => /^web\/screens\/(\w+)\//.exec(name)?.[1];
      return area(from) !== undefined && area(to) !== undefined && area(from) !== area(to);
    },
  },
  {
    sentence: 'ui/ and layout/ serve screens and do not know them.',
    broken: (from, to) => isIn('web/ui', 'web/layout')(from) && isIn('web/screens')(to),
  },
];

/** The features of api/features.ts, in its order. */
function featuresIn(folder: string): string[] {
  const [, list = ''] = /= \[([^\]]*)\]/.exec(readFileSync(path.join(folder, 'api/features.ts'), 'utf8')) ?? [];
  return list.match(/\w+/g) ?? [];
}

/** Files that may import anything. */
const exempt = /(^|\/)(testing|bench|e2e)\/|\.test\.tsx?$|\/accessCalls\.ts$|^tools\//;
const badNames = /^(index|utils?|helpers?|common|types)\.tsx?$/;

/** One line for each import, file name and SQL name that breaks a rule. */
export function importProblems(folder = root): string[] {
  const files = globSync('{api,web,cli,tools,migrations}/**/*.{ts,tsx}', {
    cwd: folder,
    exclude: ['**/__generated__/**'],
  });
  const features = featuresIn(folder);
  const rules = rulesOf(features);
  const problems = files.toSorted().flatMap((from) => {
    const nameProblems = badNames.test(path.basename(from))
      ? [`${from}: no barrels, no utils, helpers, common or types: a helper lives with its caller.`]
      : [];
    if (exempt.test(from)) return nameProblems;
    const problems = importsOf(readFileSync(path.join(folder, from), 'utf8')).flatMap((specifier) => {
      const to = specifier.startsWith('.') ? path.join(path.dirname(from), specifier) : specifier;
      return rules
        .filter((rule) => rule.broken(from, to))
        .map(({ sentence }) => `${from} imports ${specifier}: ${sentence}`);
    });
    return [...nameProblems, ...problems];
  });
  return [...problems, ...sqlProblems(folder, features)];
}

function importsOf(source: string): string[] {
  const statement = /^(?:import|export)\s+(?:type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;
  return [...source.matchAll(statement)].map(([, specifier, dynamic]) => specifier ?? dynamic ?? '');
}

if (import.meta.main) {
  const problems = importProblems();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
