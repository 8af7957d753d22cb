/** The CPU time of the work below on the machine that the limits were chosen for, in microseconds. */
const reference = 5200;

const rows = Array.from({ length: 1000 }, (_, n) => ({
  id: `event_${n}`,
  title: 'Kite day',
  seats: n,
  tags: ['a', 'b'],
}));

/** How many times slower this machine is, at least 1. Measures CPU time, so other processes have little influence. */
export function slowness(): number {
  const spent = Array.from({ length: 8 }, () => {
    const before = process.threadCpuUsage();
    for (let n = 0; n < 10; n += 1) JSON.parse(JSON.stringify(rows));
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  });
  return Math.max(1, Math.min(...spent) / reference);
}
