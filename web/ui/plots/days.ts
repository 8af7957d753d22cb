/** The first moment of a day in the viewer's time zone. */
export function atMidnight(day: string): Date {
  return new Date(`${day}T00:00`);
}

/** Picks evenly spaced days, at most `maxLabels`, so that their labels fit. Includes the last day. */
export function labelledDays(days: readonly string[], maxLabels: number): readonly string[] {
  const every = Math.max(1, Math.ceil(days.length / Math.max(1, maxLabels)));
  return days.filter((_, n) => (days.length - 1 - n) % every === 0);
}

/** Ticks of the axis: whole numbers, because it shows counts. */
export function wholeTicks(top: number): readonly number[] {
  const step = [1, 2, 5]
    .flatMap((digit) => Array.from({ length: 10 }, (_, power) => digit * 10 ** power))
    .toSorted((a, b) => a - b)
    .find((size) => top / size <= 4)!;
  return Array.from({ length: Math.max(1, Math.ceil(top / step)) + 1 }, (_, n) => n * step);
}
