/**
 * Settings that keep the server small. V8 and malloc read them only when a process begins. "Memory" in docs/performance.md
 * has the figures.
 */
export const lean = {
  /** The young generation takes 32 MB at most, instead of 128 MB that V8 never gives back. */
  flags: ['--max-semi-space-size=16'],
  /** glibc allows eight arenas per core. Each keeps the largest block that it ever had: 19 MB after a sign-in. */
  env: { MALLOC_ARENA_MAX: '2' },
};
