import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { withLockFile } from './lockFile.mjs';
import { checkBudget } from './check-budget.ts';
import { at, root } from './folder.ts';
import { startText, type startTexts } from './startTexts.mjs';

interface BuildPart {
  name: string;
  announcement: keyof typeof startTexts;
  /** Matches paths below the top of the repository. A part is rebuilt if one of these files changes. */
  inputs: RegExp;
  outputs: string[];
  make(out: string): void;
}

/** The folders with sources. Listing them once is much faster than glob patterns. */
const sourceFolders = ['api', 'cli', 'languages', 'migrations', 'tools', 'web'];

const sharedInputs = /^package-lock\.json$|^tsconfig\.json$|^tools\/(build|bundle)\.ts$/;

/** The translations that the server and the command line read. */
const serverTexts = 'languages/*/{api,cli,problems}/*.json';

const server: BuildPart = {
  name: 'server',
  announcement: 'buildServer',
  inputs:
    /^(api|cli|migrations)\/.*(?<!\.test)\.(ts|json|graphql|sql)$|^languages\/[^/]+\/(api|cli|problems)\/[^/]+\.json$/,
  outputs: ['api', 'cli', 'languages', 'migrations', 'shared'],
  make(out) {
    run('node', [at('tools/bundle.ts'), out]);
    for (const file of globSync(['api/**/*.{json,graphql,sql}', serverTexts], { cwd: root }))
      cpSync(at(file), path.join(out, file));
    const evm = path.join(out, 'cli/evm.js');
    if (existsSync(evm)) chmodSync(evm, 0o755);
  },
};

const web: BuildPart = {
  name: 'web',
  announcement: 'buildWeb',
  inputs:
    /^(vite\.config\.ts|package\.json|schema\.graphql)$|^tools\/(targets|vite-.*)\.ts$|^web\/(?!(e2e|journeys)\/|.*\.test\.tsx?$)|^languages\/[^/]+\/(web|problems)\/[^/]+\.json$|^api\/.*\/(validate|problemTexts|status|textParts|textBlocks|boldText|code|payload)\.ts$/,
  outputs: ['web'],
  make(out) {
    const folder = path.join(out, 'web');
    run('vite', ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']);
    compress(folder);
    keepAssets(at('dist/web'), folder);
  },
};

const explorer: BuildPart = {
  name: 'explorer',
  announcement: 'buildExplorer',
  inputs: /^web\/explorer\//,
  outputs: ['explorer'],
  make(out) {
    const folder = path.join(out, 'explorer');
    const config = ['--config', 'web/explorer/vite.config.ts'];
    run('vite', ['build', ...config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']);
    compress(folder);
  },
};

/**
 * Brings dist/ up to date and skips unchanged parts. Prints a line before each slow step. Throws with the output of a tool
 * that fails. Does not check the budget of the web client.
 */
export function build(say: (line: string) => void): void {
  const files = sources();
  for (const part of [server, web, explorer]) {
    if (isCurrent(part, files)) continue;
    withLockFile(
      at('.cache/build.lock'),
      () => isCurrent(part) || rebuild(part, say),
      () => say(startText('waitingForBuild')),
    );
  }
}

function rebuild(part: BuildPart, say: (line: string) => void): void {
  say(startText(part.announcement));
  const hash = hashOf(part);
  mkdirSync(at('dist'), { recursive: true });
  // On the same file system as dist/, so that a rename moves the finished folders into place.
  const out = mkdtempSync(at('dist', `.${part.name}-`));
  try {
    part.make(out);
    rmSync(stampOf(part), { force: true });
    for (const output of part.outputs.filter((name) => existsSync(path.join(out, name)))) {
      rmSync(at('dist', output), { recursive: true, force: true });
      renameSync(path.join(out, output), at('dist', output));
    }
    writeFileSync(stampOf(part), hash);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function isCurrent(part: BuildPart, files?: readonly string[]): boolean {
  const stamp = stampOf(part);
  return (
    existsSync(at('dist', part.outputs[0]!)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(part, files)
  );
}

const stampOf = (part: BuildPart) => at('.cache', `${part.name}.hash`);

function hashOf({ inputs }: BuildPart, files = sources()): string {
  const hash = createHash('sha256');
  for (const file of files.filter((each) => sharedInputs.test(each) || inputs.test(each)))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(at(file)))
      .update('\0');
  return hash.digest('hex');
}

/** The files in the source folders and at the top of the repository, sorted. */
const sources = (): readonly string[] =>
  ['', ...sourceFolders]
    .flatMap((folder) => readdirSync(at(folder), { recursive: folder !== '', withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();

/** Compresses files at build time instead of on each request. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name) || entry.parentPath.includes('.vite'))
      continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < 200) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
  }
}

/**
 * Copies the assets of the previous build, because open pages and a running server still load them. Assets that the previous
 * build had only copied are left out.
 */
export function keepAssets(previous: string, folder: string): void {
  const list = path.join(previous, '.vite/manifest.json');
  if (!existsSync(list)) return;
  type Chunk = { file: string; css?: string[]; assets?: string[] };
  const chunks = Object.values(JSON.parse(readFileSync(list, 'utf8')) as Record<string, Chunk>);
  const names = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  for (const name of names.flatMap((each) => [each, `${each}.gz`, `${each}.br`]))
    if (existsSync(path.join(previous, name)) && !existsSync(path.join(folder, name)))
      cpSync(path.join(previous, name), path.join(folder, name));
}

function run(tool: string, args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(at('node_modules/.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
    // A test runner may have set another mode.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${stdout ?? ''}${stderr ?? ''}${error ?? ''}`.trim() || `${tool} failed`);
}

if (import.meta.main) {
  try {
    build(console.log);
    if (!checkBudget(at('dist/web'), console.log)) throw new Error('The web client is over its budget.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
