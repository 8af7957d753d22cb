import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './folder.ts';

/** The feature of a table, if neither its entity nor the first feature that inserts into it names one. */
const tableOwners: Readonly<Record<string, string>> = {
  applied_sql: 'core',
  idempotency_keys: 'core',
  mail_told: 'mail',
  colleges: 'accounts',
  sign_in_attempts: 'accounts',
  announcement_reads: 'announcements',
  notices: 'notices',
};

/** Functions that no .sql file creates: those of migrations, and those generated from the features (topicsSql.ts). */
const functionOwners: Readonly<Record<string, string>> = {
  evm_fold: 'core',
  evm_fold_all: 'core',
  evm_new_uuid: 'core',
  evm_wants: 'preferences',
};

/** What names a later feature today. The list only becomes shorter: an entry that is not needed any more is a problem. */
const exceptions: readonly string[] = [
  // the addresses of people
  'api/mail/post.sql users',
  // a notice and its letter are written together
  'api/mail/post.sql notices',
];

interface SourceFile {
  readonly file: string;
  readonly feature: string;
  readonly text: string;
}

/** One line for each statement without a name, and for each name in a .sql file that belongs to a later feature; `allowed`: lines such as `api/mail/post.sql users`. */
export function sqlProblems(folder: string, features: readonly string[], allowed = exceptions): string[] {
  const layers = ['core', ...features];
  const sources = layers.flatMap((feature) =>
    globSync(`api/${feature}/**/*.{sql,ts}`, { cwd: folder, exclude: ['**/*.test.ts'] })
      .toSorted()
      .map((file) => ({ file, feature, text: readFileSync(path.join(folder, file), 'utf8') })),
  );
  const files = sources
    .filter(({ file }) => file.endsWith('.sql'))
    .map(({ text, ...source }) => ({ ...source, text: withoutComments(text) }));
  const tables = tablesIn(folder).map((table) => [table, tableOwners[table] ?? tableOwnerOf(table, sources)] as const);
  const definitions = files.flatMap(({ feature, text }) => definitionsIn(text).map((name) => [name, feature] as const));
  const owners = new Map([...tables, ...definitions, ...Object.entries(functionOwners)]);

  const unnamed = sources
    .filter(({ file, text }) => file.endsWith('.ts') && /\bem\.execute\b/.test(text))
    .map(({ file }) => `${file}: a transaction runs named statements, by em.rows and em.write.`);
  const used = new Set<string>();
  const problems = files.flatMap(({ file, feature, text }) =>
    foreignWordsIn(text).flatMap((name) => {
      const owner = owners.get(name);
      if (owner === undefined) return name.startsWith('evm_') ? [`${file} names ${name}, which nothing makes.`] : [];
      if (layers.indexOf(owner) <= layers.indexOf(feature)) return [];
      used.add(`${file} ${name}`);
      return allowed.includes(`${file} ${name}`)
        ? []
        : [`${file} names ${name} of ${owner}: SQL names only what its own feature makes, and those before it.`];
    }),
  );
  const isHere = (line: string) => folder === root || files.some(({ file }) => line.startsWith(`${file} `));
  return [
    ...unnamed,
    ...problems,
    ...allowed
      .filter((line) => !used.has(line) && isHere(line))
      .map((line) => `tools/check-sql.ts: the exception “${line}” is not needed any more.`),
    ...tables
      .filter(([, owner]) => owner === undefined)
      .map(([table]) => `tools/check-sql.ts does not know of which feature the table ${table} is.`),
  ];
}

/** Without comments and without texts in quotes. */
const withoutComments = (sql: string): string => sql.replaceAll(/--.*$/gm, '').replaceAll(/'(?:[^']|'')*'/g, "''");

const definitionsIn = (sql: string): string[] =>
  [...sql.matchAll(/^CREATE OR REPLACE (?:FUNCTION|VIEW) (\w+)/gm)].map(([, name]) => name!);

/** All words but its own functions and views: a column may not have the name of a table of a later feature, either. */
const foreignWordsIn = (sql: string): string[] => {
  const ownNames = new Set(definitionsIn(sql));
  return [...new Set(sql.match(/\w+/g))].filter((word) => !ownNames.has(word));
};

/** The feature with the entity of a table, or else the first one that inserts into it. */
function tableOwnerOf(table: string, sources: readonly SourceFile[]): string | undefined {
  const first = (sign: RegExp) => sources.find(({ text }) => sign.test(text))?.feature;
  return first(new RegExp(`\\btableName: '${table}'`)) ?? first(new RegExp(`\\bINTO ${table}\\b`));
}

/** The tables that migrations make and do not drop again. */
function tablesIn(folder: string): string[] {
  const tables = new Set<string>();
  for (const file of globSync('migrations/*.ts', { cwd: folder }).toSorted()) {
    const [up = ''] = readFileSync(path.join(folder, file), 'utf8').split(/\bdown\(\)/);
    const changes = /\b(CREATE|DROP|ALTER) TABLE (?:IF (?:NOT )?EXISTS )?(\w+)(?: RENAME TO (\w+))?/g;
    for (const [, verb, name, renamed] of up.matchAll(changes)) {
      if (verb === 'CREATE') tables.add(name!);
      if (verb === 'DROP' || renamed) tables.delete(name!);
      if (renamed) tables.add(renamed);
    }
  }
  return [...tables];
}
