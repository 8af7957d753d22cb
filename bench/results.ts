import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { columns } from './columns.ts';
import { changes, type Finding, type Run, tableOf, withTable } from './findings.ts';
import { cores } from './servers.ts';

const page = path.resolve(import.meta.dirname, '../docs/performance.md');

export interface Keeping {
  /** Where to write the findings. */
  json: string;
  /** Those of another run. */
  compare: string | undefined;
  /** Whether everything was measured: only then the page shows it. */
  isWhole: boolean;
}

/** Writes down what a run has found, and prints what has changed since the one that it is compared with. */
export function keep(findings: readonly Finding[], { json, compare, isWhole }: Keeping): void {
  const machine = `${cpus()[0]?.model.trim()}, ${cores.length || cpus().length} cores, Node ${process.version}`;
  const run: Run = { date: new Date().toISOString(), machine, isWhole, findings };
  // read first: it may be the file that is written
  const then = compare && (JSON.parse(readFileSync(compare, 'utf8')) as Run);
  mkdirSync(path.dirname(path.resolve(json)), { recursive: true });
  writeFileSync(json, `${JSON.stringify(run, null, 2)}\n`);
  if (isWhole) writeFileSync(page, withTable(readFileSync(page, 'utf8'), tableOf(run)));
  if (then) process.stdout.write(`\nSince ${then.date}, on ${then.machine}:\n\n${columns(changes(then, run))}`);
}
