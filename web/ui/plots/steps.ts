const minute = 60_000;

/** The times of an axis: from the first to the last, with a small margin, so that a single moment has a width too. */
export function lineDomain(times: readonly number[]): [from: number, to: number] {
  const [from, to] = [times[0]!, times.at(-1)!];
  const margin = Math.max((to - from) * 0.03, minute);
  return [from - margin, to + margin];
}

/** Without those that read like the one before, such as two hours of one day. */
export function withoutSameLabel<T>(values: readonly T[], labelOf: (value: T) => string): T[] {
  return values.filter((value, n) => n === 0 || labelOf(value) !== labelOf(values[n - 1]!));
}
