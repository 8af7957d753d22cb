/** Microseconds of the processor that the work below takes on the machine for which the limits were chosen. */
const reference = 5200;

const rows = Array.from({ length: 1000 }, (_, n) => ({
  id: `event_${n}`,
  title: 'Kite day',
  seats: n,
  tags: ['a', 'b'],
}));

/** How many times slower this machine computes than that one, at least 1. What else runs on it makes little difference. */
export function slowness(): number {
  const spent = Array.from({ length: 8 }, () => {
    const before = process.threadCpuUsage();
    for (let n = 0; n < 10; n += 1) JSON.parse(JSON.stringify(rows));
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  });
  return Math.max(1, Math.min(...spent) / reference);
}
