/** Something measured beside something else of the same run: only such figures mean something on another machine. */
export interface Finding {
  readonly name: string;
  /** How many times what it is measured beside; where the unit says so, milliseconds. */
  readonly value: number;
  readonly unit?: 'ms';
  readonly better: 'more' | 'less';
  readonly aim?: number;
  /** The figures behind it, for people. */
  readonly behind: string;
}

/** What one run has found. */
export interface Run {
  readonly date: string;
  readonly machine: string;
  /** Whether it measured everything. */
  readonly isWhole: boolean;
  readonly findings: readonly Finding[];
}

/** Empty where nothing is aimed at. */
export function verdict({ value, better, aim }: Finding): string {
  if (aim === undefined) return '';
  return (better === 'more' ? value >= aim : value <= aim) ? 'reached' : 'missed';
}

/** A Markdown table of a run, with where and when. */
export function tableOf({ date, machine, findings }: Run): string {
  const rows = findings.map((each) => [
    each.name,
    shown(each.value, each),
    each.aim === undefined ? '' : `${each.better === 'more' ? '≥' : '≤'} ${shown(each.aim, each)}`,
    verdict(each),
    each.behind,
  ]);
  const lines = [['what', 'ratio', 'aim', '', 'figures'], ['---', '---:', '---:', '---', '---'], ...rows];
  return [`Measured on ${date.slice(0, 10)}: ${machine}.`, '', ...lines.map((line) => `| ${line.join(' | ')} |`)].join(
    '\n',
  );
}

const [begin, end] = ['<!-- written by npm run bench -->', '<!-- until here -->'];

/** The page with this table between its markers instead of the one before. */
export function withTable(page: string, table: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no place for the table: ${begin} … ${end}`);
  return `${page.slice(0, from)}${begin}\n\n${table}\n\n${page.slice(to)}`;
}

/** Rows that tell what has changed from one run to another; what only one of them has comes last. */
export function changes(then: Run, now: Run): string[][] {
  const before = new Map(then.findings.map((each) => [each.name, each]));
  const after = new Set(now.findings.map(({ name }) => name));
  const [known, fresh] = [true, false].map((is) => now.findings.filter(({ name }) => before.has(name) === is));
  return [
    ['', 'then', 'now', 'change'],
    ...known!.map((each) => {
      const was = before.get(each.name)!;
      return [each.name, shown(was.value, was), shown(each.value, each), changeOf(was, each)];
    }),
    ...fresh!.map((each) => [each.name, '', shown(each.value, each), 'not measured then']),
    ...then.findings
      .filter(({ name }) => !after.has(name))
      .map((each) => [each.name, shown(each.value, each), '', 'not measured now']),
  ];
}

function changeOf(then: Finding, now: Finding): string {
  const percent = Math.round((now.value / then.value - 1) * 100);
  if (percent === 0) return 'same';
  return `${percent > 0 ? '+' : ''}${percent} %, ${percent > 0 === (now.better === 'more') ? 'better' : 'worse'}`;
}

const shown = (value: number, { unit }: Finding) => (unit ? `${value.toFixed(0)} ${unit}` : value.toFixed(2));
