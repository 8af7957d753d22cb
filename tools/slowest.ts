/** A line for each of the ten files that took longest. The durations of its tests are added up. */
export function slowest(times: { file: string; ms: number }[]): string[] {
  const files = Map.groupBy(times, ({ file }) => file);
  return [...files]
    .map(([file, all]) => ({ file, seconds: all.reduce((sum, { ms }) => sum + ms, 0) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
}
