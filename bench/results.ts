import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { columns } from './columns.ts';
import { changes, type Finding, type Run, rowsOf, tableOf, withTable } from './findings.ts';
import { cores } from './servers.ts';

const page = path.resolve(import.meta.dirname, '../docs/performance.md');

export interface ResultOptions {
  /** The file for the findings. */
  json: string;
  /** The file of a previous run. */
  compare: string | undefined;
  /** True if everything was measured. Only then the page is updated. */
  isWhole: boolean;
}

/** Prints and writes the findings of a run. Prints also the changes since the previous run if `compare` is given. */
export function saveResults(findings: readonly Finding[], { json, compare, isWhole }: ResultOptions): void {
  const machine = `${cpus()[0]?.model.trim()}, ${cores.length || cpus().length} cores, Node ${process.version}`;
  process.stdout.write(`\n${columns(rowsOf(findings))}`);
  const run: Run = { date: new Date().toISOString(), machine, isWhole, findings };
  // Read before writing, because both may be the same file.
  const then = compare && (JSON.parse(readFileSync(compare, 'utf8')) as Run);
  mkdirSync(path.dirname(path.resolve(json)), { recursive: true });
  writeFileSync(json, `${JSON.stringify(run, null, 2)}\n`);
  if (isWhole) writeFileSync(page, withTable(readFileSync(page, 'utf8'), tableOf(run)));
  if (then) process.stdout.write(`\nSince ${then.date}, on ${then.machine}:\n\n${columns(changes(then, run))}`);
}
