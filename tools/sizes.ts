import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { at, root } from './folder.ts';

const page = 'docs/architecture.md';

const files = globSync(['{api,cli,web,tools,bench,migrations,docs}/**/*.{ts,tsx,sql,css,md}', 'vite.config.ts'], {
  cwd: root,
});
const filesLike = (pattern: RegExp) => files.filter((file) => pattern.test(file));
const textsOf = (pattern: RegExp) => filesLike(pattern).map((file) => readFileSync(at(file), 'utf8'));
const linesOf = (text: string) => text.split('\n').length - 1;
const matchesIn = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);

/** The files that the section of a walk names, each once. */
export const walkFiles = (text: string, title: string): string[] => {
  const section = text.split(/^## /m).find((part) => part.startsWith(`Walk: ${title}\n`)) ?? '';
  return [...new Set([...section.matchAll(/`([^`\s]+\.(?:tsx?|sql))`/g)].map(([, file]) => file!))];
};

/** The figures of the table “Size”, by the first column. */
export function sizes(): Record<string, number> {
  const code = /^(?:api|cli|web|tools|bench|migrations)\/.*\.(?:tsx?|sql)$/;
  const isMeasured = (file: string) =>
    code.test(file) && !/__generated__|\.(?:test|spec)\.|\/(?:e2e|testing)\//.test(file);
  const lines = files
    .filter(isMeasured)
    .map((file) => linesOf(readFileSync(at(file), 'utf8')))
    .toSorted((a, b) => a - b);
  const quantile = (share: number) => lines[Math.floor(share * (lines.length - 1))]!;
  const sql = textsOf(/^api\/.*\.sql$/);
  const [text] = textsOf(/^docs\/architecture\.md$/) as [string];
  const walk = (title: string) => walkFiles(text, title).length;
  return {
    files: lines.length,
    lines: lines.reduce((sum, each) => sum + each, 0),
    'lines of a file, median': quantile(0.5),
    'lines of a file, 90th percentile': quantile(0.9),
    'lines of the largest file': lines.at(-1)!,
    triggers: matchesIn(sql, /^CREATE (?:OR REPLACE )?(?:CONSTRAINT )?TRIGGER/gm),
    'SQL functions': matchesIn(textsOf(/^api\/(?!.*\.test\.).*\.(?:sql|ts)$/), /^CREATE OR REPLACE FUNCTION/gm),
    'groups of chunks of the web client': matchesIn(textsOf(/^vite\.config\.ts$/), /^ {12,14}(?:\{ )?name: '/gm),
    'lines of CSS': textsOf(/^web\/.*\.css$/).reduce((sum, each) => sum + linesOf(each), 0),
    'ideas that a newcomer must learn': matchesIn([text], /^\| [a-z]+ \| .* \| `\w+\/`/gm),
    'files that the walk of a seat names': walk('taking a seat'),
    'files that the walk of an award names': walk('giving an award'),
    'files that the walk of a scan names': walk('checking in'),
    'files that the walk of an announcement names': walk('scheduling an announcement'),
  };
}

/** A row of the table: its first column, the rest up to “now”, and “now”. */
const rowPattern = /^(\| ([^|]+) \|[^|]*\| )([\d,]+)(?= \|)/gm;

/** The figures of the table in a text, by the first column. */
export const figuresIn = (text: string): Record<string, number> =>
  Object.fromEntries(
    [...text.matchAll(rowPattern)].map(([, , name, now]) => [name!, Number(now!.replaceAll(',', ''))]),
  );

if (import.meta.main) {
  const now = sizes();
  const text = readFileSync(at(page), 'utf8');
  writeFileSync(
    at(page),
    text.replaceAll(rowPattern, (row, start: string, name: string) =>
      name in now ? start + now[name]!.toLocaleString('en') : row,
    ),
  );
}
