import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  /** File, groups and title. */
  name: string;
  /** Message, difference and a short stack. */
  error: string;
  /** Runs this test alone. */
  command: string;
}

/** Vitest plans files and Playwright plans tests. Each planned file or test ends with one `done`. */
export type TestEvent =
  | { kind: 'planned'; total: number; unit: 'files' | 'tests' }
  | { kind: 'passed' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'done'; file: string; ms: number };

/** The file descriptor that `run` of tools/steps.ts reads events from. Standard output belongs to the tests. */
export const eventsFd = 4;

export function emit(event: TestEvent): void {
  writeFileSync(eventsFd, `${JSON.stringify(event)}\n`);
}

/** The path from the working directory (the top of the repository), as commands expect it. */
export function relative(file: string): string {
  return path.relative(process.cwd(), file);
}

/** Replaces control characters. Some titles contain them, because they include the test input. */
export function printable(titles: string[]): string {
  return titles.join(' > ').replaceAll(/\p{C}/gu, '\u{fffd}');
}

/** Runs the whole file, or only the test with exactly these titles (of its groups and its own). */
export function vitestCommand(file: string, titles: string[] = [], isGroup = false): string {
  const only =
    titles.length > 0 ? [`-t ${shellQuoted(`^${pattern(titles.join(' > '))}${isGroup ? ' > ' : '$'}`)}`] : [];
  return ['npx vitest run', shellQuoted(file), ...only].join(' ');
}

/** Runs all stories if `place` is undefined. Give `titles` if a loop creates several tests on the same line. */
export function playwrightCommand(place?: string, project?: string, titles: string[] = []): string {
  return [
    'npx playwright test',
    ...(place ? [shellQuoted(place)] : []),
    ...(project ? [`--project ${shellQuoted(project)}`] : []),
    // Playwright appends the tags to the title
    ...(titles.length > 0 ? [`-g ${shellQuoted(`${pattern(titles.join(' '))}( @|$)`)}`] : []),
  ].join(' ');
}

/** Prefixes the command with the variables of this run that select tests and random inputs. */
export function withVariables(command: string, file: string, env = process.env): string {
  const thorough = env.EVM_THOROUGH === '1' && 'EVM_THOROUGH=1';
  const seed = env.EVM_SEED && !thorough && drawsByLot(file) && `EVM_SEED=${env.EVM_SEED}`;
  return [thorough, seed, command].filter(Boolean).join(' ');
}

function drawsByLot(file: string): boolean {
  return readFileSync(file, 'utf8').includes('sampleOf(');
}

/** Quotes an argument for a POSIX shell. */
function shellQuoted(text: string): string {
  return /^[\w./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A regular expression that matches this name. Control characters become "anything", because shells do not accept them. */
function pattern(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(/\p{C}+/gu, '[^]+');
}

interface TestError {
  name?: string;
  message?: string;
  /** Set by Vitest. Playwright includes the diff in the message. */
  diff?: string;
  stack?: string;
  /** The thrown value if it is not an Error. */
  value?: string;
  cause?: unknown;
}

/** Message, difference, the frames in our own code, and the causes. */
export function describeFault({ name, message, diff, stack, value, cause }: TestError): string {
  const text = message ?? value ?? 'unknown error';
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const ownFrames = frames.filter((line) => line.includes(process.cwd()) && !line.includes('node_modules'));
  const causeText = typeof cause === 'object' && cause ? `Caused by: ${describeFault(cause)}` : undefined;
  const parts = [
    name && !text.startsWith(name) && !/^(Assertion)?Error$/.test(name) ? `${name}: ${text}` : text,
    diff,
    ...ownFrames.slice(0, 5).map((line) => line.replaceAll('file://', '').replaceAll(`${process.cwd()}/`, '')),
    causeText,
  ];
  return stripVTControlCharacters(parts.filter(Boolean).join('\n'));
}

/** The last lines that a failed test printed. */
export function describeOutput(output: string): string {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n').slice(-20);
  return lines.join('') ? ['Its last output:', ...lines].join('\n') : '';
}

/** The accessibility tree of the page when a story failed. Playwright writes it into the file error-context.md. */
export function describePage(errorContext: string): string {
  const [, tree] = /^```yaml\n(.*?)\n```$/ms.exec(errorContext) ?? [];
  return tree ? ['The page:', ...tree.split('\n').slice(0, 120)].join('\n') : '';
}
