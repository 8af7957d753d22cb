/** A measurement relative to another one of the same run. Only such ratios can be compared between machines. */
export interface Finding {
  readonly name: string;
  /** A ratio, or milliseconds if `unit` is 'ms'. */
  readonly value: number;
  readonly unit?: 'ms';
  readonly better: 'more' | 'less';
  readonly aim?: number;
  /** The absolute figures behind the value, as text. */
  readonly behind: string;
}

/** The result of one run. */
export interface Run {
  readonly date: string;
  readonly machine: string;
  /** True if the run measured everything. */
  readonly isWhole: boolean;
  readonly findings: readonly Finding[];
}

/** `reached`, `missed`, or empty if there is no aim. */
export function verdict({ value, better, aim }: Finding): string {
  if (aim === undefined) return '';
  return (better === 'more' ? value >= aim : value <= aim) ? 'reached' : 'missed';
}

export const rowsOf = (findings: readonly Finding[]): string[][] => [
  ['what', 'ratio', 'aim', '', 'figures'],
  ...findings.map((each) => [
    each.name,
    formatValue(each.value, each),
    each.aim === undefined ? '' : `${each.better === 'more' ? '≥' : '≤'} ${formatValue(each.aim, each)}`,
    verdict(each),
    each.behind,
  ]),
];

/** A Markdown table of a run, with machine and date. */
export function tableOf({ date, machine, findings }: Run): string {
  const [head, ...rows] = rowsOf(findings);
  const lines = [head!, ['---', '---:', '---:', '---', '---'], ...rows];
  return [`Measured on ${date.slice(0, 10)}: ${machine}.`, '', ...lines.map((line) => `| ${line.join(' | ')} |`)].join(
    '\n',
  );
}

const [begin, end] = ['<!-- written by npm run bench -->', '<!-- until here -->'];

/** Replaces the table between the markers of the page. Throws if the page has no markers. */
export function withTable(page: string, table: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no place for the table: ${begin} … ${end}`);
  return `${page.slice(0, from)}${begin}\n\n${table}\n\n${page.slice(to)}`;
}

/** Rows that compare two runs. Findings of only one run are last. */
export function changes(then: Run, now: Run): string[][] {
  const before = new Map(then.findings.map((each) => [each.name, each]));
  const after = new Set(now.findings.map(({ name }) => name));
  const [known, fresh] = [true, false].map((is) => now.findings.filter(({ name }) => before.has(name) === is));
  return [
    ['', 'then', 'now', 'change'],
    ...known!.map((each) => {
      const was = before.get(each.name)!;
      return [each.name, formatValue(was.value, was), formatValue(each.value, each), changeOf(was, each)];
    }),
    ...fresh!.map((each) => [each.name, '', formatValue(each.value, each), 'not measured then']),
    ...then.findings
      .filter(({ name }) => !after.has(name))
      .map((each) => [each.name, formatValue(each.value, each), '', 'not measured now']),
  ];
}

function changeOf(then: Finding, now: Finding): string {
  const percent = Math.round((now.value / then.value - 1) * 100);
  if (percent === 0) return 'same';
  return `${percent > 0 ? '+' : ''}${percent} %, ${percent > 0 === (now.better === 'more') ? 'better' : 'worse'}`;
}

const formatValue = (value: number, { unit }: Finding) => (unit ? `${value.toFixed(0)} ${unit}` : value.toFixed(2));
