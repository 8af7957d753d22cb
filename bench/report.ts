import { columns } from './columns.ts';
import { type Finding, verdict } from './findings.ts';
import { type MeasuredRound, median, perSecond } from './measure.ts';

/** A scenario with the measurements of each server. */
export interface Result {
  name: string;
  aim?: number;
  ours: MeasuredRound[];
  pipelined: MeasuredRound[];
  pooled: MeasuredRound[];
  /** The hand-written server that sums at each request. Only if the scenario has something to sum. */
  summed?: MeasuredRound[];
}

/** Prints the medians and their ratios. Returns the ratios as findings. */
export function print(results: readonly Result[]): Finding[] {
  const findings: Finding[] = [];
  const rows = results.map(({ name, aim, ours, pipelined, pooled, summed }) => {
    const [own, best, pool] = [ours, pipelined, pooled].map((rounds) => median(rounds.map(perSecond)));
    const cpu = [ours, pipelined].map((rounds) => whole(median(rounds.map(cost)) * 1e6)).join(' / ');
    const by = Math.max(best!, pool!);
    const behind = `${whole(own!)} of ${whole(by)} requests a second, CPU ${cpu} µs`;
    const finding: Finding = { name, value: own! / by, better: 'more', ...(aim && { aim }), behind };
    findings.push(finding);
    return [
      name,
      whole(own!),
      whole(best!),
      whole(pool!),
      finding.value.toFixed(2),
      aim?.toFixed(2) ?? '',
      verdict(finding),
      summed ? (own! / median(summed.map(perSecond))).toFixed(1) : '',
      cpu,
      `${kilobytes(ours)} / ${kilobytes(pipelined)}`,
    ];
  });
  const head = ['', 'ours', 'by hand', 'with pool', 'ratio', 'aim', '', 'to live sum', 'CPU µs', 'kB'];
  process.stdout.write(
    `\nRequests per second, medians; ratio to the better of the two baselines, by hand or with a pool.\n` +
      `CPU of the server and size of an answer: ours / by hand.\n\n${columns([head, ...rows])}`,
  );
  return findings;
}

const cost = ({ cpu, requests }: MeasuredRound) => cpu / requests;

const kilobytes = ([round]: readonly MeasuredRound[]) =>
  round ? (round.bytes / round.requests / 1000).toFixed(1) : '';

const whole = (value: number) => (Number.isNaN(value) ? '?' : Math.round(value).toLocaleString('en'));
