import 'reflect-metadata';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Entry } from './core/journal/journal.ts';
import { features } from './features.ts';
import { sqlFiles } from './repeatable.ts';

/* Generates docs/journal.md from the manifests and docs/triggers.md from the .sql files. */

const page = (title: string, text: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
  [
    `# ${title}\n`,
    `${text}\n`,
    ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');

const code = (text: string) => `\`${text}\``;

const sources = globSync('*/**/*.{ts,sql}', { cwd: import.meta.dirname, exclude: ['testing/**'] })
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(path.join(import.meta.dirname, name), 'utf8') }));

const appendedIn = (kind: string) =>
  sources
    .filter(({ text }) => new RegExp(`INSERT INTO journal[^;\`]*'${kind}'`).test(text))
    .map(({ name }) => code(`api/${name}`))
    .toSorted();

/** The topics of a kind, with placeholders for ids. */
function topicOf(kind: string): string {
  const tell = features.map(({ notifies }) => notifies?.[kind as never] as ((entry: Entry) => object) | undefined);
  const entry = { kind, userId: 'person', eventId: 'event', data: { is: { isShown: true } } } as unknown as Entry;
  const topics = tell.flatMap((of) => (of ? [of(entry)].flat() : [])).map((line) => (line as { topic: string }).topic);
  return topics.map(code).join(', ');
}

const journalPage = () =>
  page(
    'Entries of the journal and their effects',
    '`npm run generate` writes this page from the `feature.ts` of each feature. [How the journal works](decisions/journal.md).\n\nEntries of a further kind, `told`, only notify open screens.',
    ['entry', 'appended in', 'followers', 'topics of open screens'],
    features.flatMap(({ appends = {} }) =>
      Object.entries(appends).map(([kind, says]) => [
        `${code(kind)}: ${says}`,
        appendedIn(kind).join(', '),
        features
          .filter(({ follows = [] }) => follows.some(({ kinds }) => kinds.includes(kind as never)))
          .map(({ name }) => name)
          .join(', '),
        topicOf(kind),
      ]),
    ),
  );

export interface Trigger {
  readonly name: string;
  readonly table: string;
  readonly file: string;
  /** The comment above the trigger, or above its function, or at the head of its file. */
  readonly reason: string;
}

const trigger = /((?:^--.*\n)*)^CREATE OR REPLACE TRIGGER (\w+)[\s\S]*? ON (\w+)[\s\S]*?EXECUTE FUNCTION (\w+)/gm;
const functions = /((?:^--.*\n)+)^CREATE OR REPLACE FUNCTION (\w+)/gm;
const plainComment = (comment: string) => comment.replaceAll(/^-- ?/gm, '').trim().replaceAll('\n', ' ');

/** All triggers, in the order of the files. */
export const triggers = (): Trigger[] =>
  sqlFiles().flatMap(({ name: file, text }) => {
    const head = plainComment(/^(?:--.*\n)*/.exec(text)![0]);
    const why = new Map([...text.matchAll(functions)].map(([, comment, name]) => [name!, plainComment(comment!)]));
    return [...text.matchAll(trigger)].map(([, comment, name, table, does]) => ({
      name: name!,
      table: table!,
      file,
      reason: plainComment(comment!) || why.get(does!) || head,
    }));
  });

const triggersPage = () =>
  page(
    'Triggers of the database',
    '`npm run generate` writes this page from the `.sql` files. A trigger enforces a rule for every writer. Notifications and other effects belong in the [journal](journal.md).',
    ['trigger', 'table', 'reason'],
    triggers().map(({ name, table, file, reason }) => [`${code(name)} (${code(`api/${file}`)})`, code(table), reason]),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const docs = path.join(import.meta.dirname, '../docs');
  mkdirSync(docs, { recursive: true });
  writeFileSync(path.join(docs, 'journal.md'), journalPage());
  writeFileSync(path.join(docs, 'triggers.md'), triggersPage());
}
