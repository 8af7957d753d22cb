import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { at, root } from './folder.ts';

/** Generated files. Each is committed together with the change that caused it. */
const generatedFiles = [
  'schema.graphql',
  'api/{persisted-operations,release}.json',
  '{web,cli}/__generated__/**',
  'docs/{journal,triggers}.md',
];
const copiedPaths = [
  'api',
  'migrations',
  'web',
  'cli',
  'docs',
  'schema.graphql',
  'relay.config.js',
  'package.json',
  'tsconfig.json',
];

/**
 * Writes schema.graphql and docs/journal.md from the code. Raises the release if migrations, .sql files or queues have changed. Then
 * writes the Relay artifacts, the persisted operations and the schema types for the documents of the commands.
 */
export function generate(folder = root): void {
  for (const file of ['api/schema.ts', 'api/release.ts', 'api/journalDocs.ts'])
    run(folder, [process.execPath, '--import', 'tsx', path.join(folder, file), '--write']);
  // The compiler skips unchanged artifacts, and then leaves their operations out of the persisted ones.
  rmSync(path.join(folder, 'web/__generated__'), { recursive: true, force: true });
  run(folder, [at('node_modules/.bin/relay-compiler'), '--output', 'quiet-with-errors']);
  const schema = buildSchema(readFileSync(path.join(folder, 'schema.graphql'), 'utf8'));
  const introspection = minifyIntrospection(introspectionFromSchema(schema, { descriptions: false }));
  mkdirSync(path.join(folder, 'cli/__generated__'), { recursive: true });
  writeFileSync(
    path.join(folder, 'cli/__generated__/schema.d.ts'),
    outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true }),
  );
}

/** The generated files that are out of date. Generates in a copy of the tree to compare. */
export function outdatedFiles(): string[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'evm-generate-'));
  try {
    for (const name of copiedPaths.filter((each) => existsSync(at(each))))
      cpSync(at(name), path.join(copy, name), { recursive: true });
    symlinkSync(at('node_modules'), path.join(copy, 'node_modules'));
    generate(copy);
    const names = new Set([root, copy].flatMap((folder) => filesIn(folder)));
    return [...names].filter((name) => content(path.join(root, name)) !== content(path.join(copy, name))).toSorted();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function filesIn(folder: string): string[] {
  return globSync(generatedFiles, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function content(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function run(cwd: string, [command, ...args]: [string, ...string[]]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout ?? ''}${stderr ?? ''}${error ?? ''}`.trim() || `${command} failed`);
}

if (import.meta.main) {
  try {
    if (process.argv.includes('--check')) {
      const files = outdatedFiles();
      for (const file of files) console.error(`${file} is out of step with the code: run npm run generate.`);
      if (files.length > 0) process.exitCode = 1;
    } else generate();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
