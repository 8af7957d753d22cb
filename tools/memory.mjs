/**
 * Settings that limit the server's memory. V8 and malloc read them only at process start. Figures: "Memory" in
 * docs/performance.md.
 */
export const lean = {
  /** Limits the young generation to 32 MB, instead of 128 MB that V8 never returns to the system. */
  flags: ['--max-semi-space-size=16'],
  /** By default glibc uses up to eight arenas per core. Each keeps its largest block ever: 19 MB after a sign-in. */
  env: { MALLOC_ARENA_MAX: '2' },
};
