import { exitCodes, Failure } from './errors.ts';
import { message } from './texts.ts';

const units = { w: 10_080, d: 1440, h: 60, m: 1 } as const;

/** Parses spans such as `1d,2h,30m` into minutes. An empty text is an empty list. Throws a usage error for other formats. */
export const parseSpans = (typed: string, option: string): number[] =>
  typed
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [, number, unit] = /^(\d{1,5})([wdhm])$/.exec(each) ?? [];
      if (!number) throw new Failure(message('notASpan', { option, typed: each }), exitCodes.usage);
      return Number(number) * units[unit as keyof typeof units];
    });

/** Formats minutes as a span: `1d`. */
export function formatSpan(minutes: number): string {
  const [unit, each] = Object.entries(units).find(([, size]) => minutes % size === 0)!;
  return `${minutes / each}${unit}`;
}
